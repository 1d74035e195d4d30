import { sql } from 'drizzle-orm';
import type { Minor } from '../../../contract/money.ts';
import type { Database } from '../../core/db/database.ts';
import { refusing } from '../../money/ledger/call.ts';

/** Gives players money as the owner of the schema; a running house has no right to. */

/**
 * Gives play money, mint to wallet, once per key. Refusals: 704 no wallet in that currency, 3 amount not above zero or the key
 * had another body.
 */
export async function grant(
  db: Database,
  { key, userId, currency, amount, reason }: Gift & { reason: string },
): Promise<{ balance: bigint; replayed: boolean }> {
  const { rows } = await refusing(
    db.orm.execute<{ balance: string; replayed: boolean }>(
      sql`SELECT balance, replayed FROM ledger_grant(${key}, ${userId}, ${currency}, ${amount}, ${reason})`,
    ),
  );
  const [row] = rows;
  if (!row) throw new Error('the ledger gave no reply');
  return { balance: BigInt(row.balance), replayed: row.replayed };
}

interface Gift {
  key: string;
  userId: bigint;
  currency: string;
  amount: Minor;
}

interface Award extends Gift {
  /** How many times it must be wagered before it becomes the player's cash, at most 10; 0: at once. */
  multiple: number;
  /** Expiry time, ms; null for never. */
  expiresAt: number | null;
}

/**
 * Promises a cash award and gives it, once per key: into the wallet, or with wagering into the bonus account. Refusals: 3
 * amount not above zero, invalid multiple, past date, or the key had another body.
 */
export function award(
  db: Database,
  { key, userId, currency, amount, multiple, expiresAt }: Award,
): Promise<{ balance: bigint; sequence: bigint; replayed: boolean }> {
  return refusing(
    db.orm.transaction(async (tx) => {
      await tx.execute(sql`
        INSERT INTO awards (user_id, promotion, award_key, currency, kind, amount, claimable_at, version, created_at)
        VALUES (${userId}, 'test', ${key}, ${currency}, 'cash', greatest(${amount}::bigint, 1), 0, 1, 0) ON CONFLICT DO NOTHING`);
      const { rows } = await tx.execute<{
        id: string;
        balance: string;
        sequence: string;
        replayed: boolean;
      }>(sql`
        SELECT a.id, g.balance, g.sequence, g.replayed FROM awards a
        CROSS JOIN LATERAL ledger_award(a.id, ${userId}, ${currency}, ${amount}, ${multiple}, ${expiresAt}) g
        WHERE (a.user_id, a.promotion, a.award_key) = (${userId}, 'test', ${key})`);
      const [given] = rows;
      if (!given) throw new Error('the ledger gave no reply');
      const { id, balance, sequence, replayed } = given;
      if (!replayed)
        await tx.execute(sql`
          UPDATE awards SET state = 'claimed', ended_at = now_ms(), claim_key = ${key}, multiple = ${multiple},
            operation_id = ${sequence} WHERE id = ${id}`);
      return { balance: BigInt(balance), sequence: BigInt(sequence), replayed };
    }),
  );
}
