import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { users } from '../../people/accounts/tables.ts';
import { ledgerAccounts } from './tables.ts';

/** A player's current balances, in minor units, and the last operation that changed them. */
export interface WalletNow {
  /** Wallet and bonus account together. */
  balance: bigint;
  /** The bonus account alone. */
  bonus: bigint;
  sequence: bigint;
}

/** The wallets of these players, each in the player's own currency. @param db the database, or a transaction as its `orm` */
export async function walletsOf(
  db: { orm: Pick<Database['orm'], 'select'> },
  userIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, WalletNow>> {
  const rows = await db.orm
    .select({
      id: users.id,
      own: ledgerAccounts.balance,
      bonus: ledgerAccounts.bonus,
      sequence: ledgerAccounts.sequence,
    })
    .from(ledgerAccounts)
    .innerJoin(users, and(eq(users.id, ledgerAccounts.userId), eq(users.currency, ledgerAccounts.currency)))
    .where(and(inArray(ledgerAccounts.userId, [...userIds]), eq(ledgerAccounts.kind, 'wallet')));
  return new Map(
    rows.map(({ id, own, bonus, sequence }) => [id, { balance: (own ?? 0n) + bonus, bonus, sequence }]),
  );
}

/** The balance of the wallet alone, in minor units; null if the player has no wallet in that currency. */
export async function walletOf(db: Database, userId: bigint, currency: string): Promise<bigint | null> {
  const [wallet] = await db.orm
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(isWalletOf(userId, currency));
  return wallet?.balance ?? null;
}

/** A player's total stake on unsettled rounds, in minor units. The query starts from unsettled rounds, as there are few. */
export async function openStakes(db: Database, userId: bigint, currency: string): Promise<bigint> {
  const { rows } = await db.pool.query<{ staked: bigint }>({
    name: 'open_stakes',
    text: `SELECT coalesce(sum(amount), 0)::bigint AS staked FROM (
      SELECT b.amount FROM rounds r JOIN bets b ON b.game = r.game AND b.round_id = r.id AND b.user_id = $1
      WHERE r.state <> 'settled' AND b.status = 'placed' AND b.currency = $2
      UNION ALL
      SELECT b.amount FROM seed_pairs p JOIN bets b ON b.id = p.open_round AND b.user_id = p.user_id
      WHERE p.user_id = $1 AND p.open_round IS NOT NULL AND b.currency = $2) open`,
    values: [userId, currency],
  });
  return rows[0]?.staked ?? 0n;
}

/** Condition for the ledger account that is a player's wallet. */
function isWalletOf(userId: bigint, currency: string): SQL | undefined {
  return and(
    eq(ledgerAccounts.userId, userId),
    eq(ledgerAccounts.currency, currency),
    eq(ledgerAccounts.kind, 'wallet'),
  );
}
