import { and, eq } from 'drizzle-orm';
import type { BonusTurnover } from '../../../contract/http/statement.ts';
import type { Minor } from '../../../contract/money.ts';
import type { Database } from '../../core/db/database.ts';
import { callLedger } from './call.ts';
import { turnovers } from './turnoverTables.ts';

/** An award of cash as whoever gives it asks for it. */
interface Award {
  /** Of the award, such as 'award:17': it is given once for its key. */
  key: string;
  userId: bigint;
  currency: string;
  amount: Minor;
  /** How often it is to be staked before it is the player's, 10 times at most; 0: it is at once. */
  multiple: number;
  /** When it is taken back, ms; null for never. */
  expiresAt: number | null;
}

/**
 * Gives an award out of the account of promotions: into the wallet, or with turnover into the bonus account.
 * Refusals: 704 no wallet in that currency, 3 amount not above zero, a wrong multiple, a date that is past, or the key had
 * another body.
 */
export async function award(
  db: Database,
  { key, userId, currency, amount, multiple, expiresAt }: Award,
): Promise<{ balance: bigint; sequence: bigint; replayed: boolean }> {
  const [row] = await callLedger<{ balance: bigint; sequence: bigint; replayed: boolean }>(
    db,
    'award',
    'SELECT balance, sequence, replayed FROM ledger_award($1, $2, $3, $4, $5, $6)',
    [key, userId, currency, amount, multiple, expiresAt],
  );
  if (!row) throw new Error('the ledger gave no reply');
  return row;
}

/** Takes back the bonus of a turnover that is past its date. False when that is not so, or its player takes a break. */
export async function expireTurnover(db: Database, id: bigint): Promise<boolean> {
  const [row] = await callLedger<{ expired: boolean }>(
    db,
    'expire_turnover',
    'SELECT ledger_expire_turnover($1) AS expired',
    [id],
  );
  return row?.expired ?? false;
}

/** The player's open turnover as the wire has it, null when there is none. */
export async function turnoverOf(
  db: Database,
  userId: bigint,
  currency: string,
): Promise<BonusTurnover | null> {
  const [open] = await db.orm
    .select({ required: turnovers.required, counted: turnovers.counted, expiresAt: turnovers.expiresAt })
    .from(turnovers)
    .where(and(eq(turnovers.userId, userId), eq(turnovers.currency, currency), eq(turnovers.status, 'open')));
  if (!open) return null;
  const { required, counted, expiresAt } = open;
  return { required: required.toString(), toGo: (required - counted).toString(), expiresAt };
}
