import type { Database } from '../../core/db/database.ts';
import { CURRENCY } from './testLedger.ts';
import { type Proposal, propose } from './testOperators.ts';

/** Actions of an operator and of a gateway's bank, for tests. */

let last = 0;
const nextKey = () => `operator-${++last}`;

/** Credits or debits a wallet. */
export function adjust(
  db: Database,
  userId: bigint,
  amount: bigint,
  { by = 'ani', key = nextKey(), reason = 'a test' } = {},
): Promise<Proposal> {
  return propose(db, by, 'adjustment_propose($1, $2, $3, $4, $5)', [key, userId, CURRENCY, amount, reason]);
}

export function reverse(
  db: Database,
  adjustment: bigint | null,
  { by = 'ani', key = nextKey() } = {},
): Promise<Proposal> {
  return propose(db, by, "adjustment_reverse($1, $2, 'undone')", [key, adjustment]);
}

export function reverseFee(
  db: Database,
  id: bigint,
  { by = 'ani', key = nextKey() } = {},
): Promise<Proposal> {
  return propose(db, by, "fee_reverse($1, $2, 'undone')", [key, id]);
}

export function writeOff(
  db: Database,
  chargeback: bigint,
  amount: bigint,
  { by = 'ani', key = nextKey() } = {},
): Promise<Proposal> {
  return propose(db, by, "debt_write_off($1, $2, $3, 'lost')", [key, chargeback, amount]);
}

/**
 * Sets the maximum change of a player's money per operator for a whole database, and removes the limit on all players' money
 * together.
 */
export async function limitAdjustments(db: Database, most: bigint): Promise<void> {
  await db.pool.query(
    'UPDATE markets SET adjustment_limit = $1, operator_day_limit = 1000000000000, operators_day_limit = 1000000000000',
    [most],
  );
}

/** The sums of a player's transfers by kind. */
export async function sumsOf(db: Database, userId: bigint): Promise<Record<string, bigint>> {
  const { rows } = await db.pool.query<{ kind: string; amount: bigint }>(
    'SELECT kind, sum(amount)::bigint AS amount FROM ledger_transfers WHERE user_id = $1 GROUP BY kind',
    [userId],
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

/** A player's debt. */
export async function debtOf(db: Database, userId: bigint): Promise<bigint> {
  const { rows } = await db.pool.query<{ debt: bigint }>('SELECT ledger_debt($1, $2) AS debt', [
    userId,
    CURRENCY,
  ]);
  return rows[0]?.debt ?? 0n;
}

/** Deposits minus withdrawals, according to the gateways. */
export async function cameIn(db: Database): Promise<bigint> {
  const { rows } = await db.pool.query<{ came: bigint }>(
    "SELECT -sum(balance)::bigint AS came FROM ledger_balances WHERE kind = 'clearing' AND currency = $1",
    [CURRENCY],
  );
  return rows[0]?.came ?? 0n;
}

/**
 * An SQL statement that inserts a transfer between the accounts of its kind, as any client could send it, for a row of `of` (as
 * t).
 */
export function forged(kind: string, of: string, amount = 't.amount'): string {
  return `INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
    SELECT 1, k.kind, t.user_id, d.id, c.id, t.currency, ${amount}, t.id, now_ms() + 60000
    FROM (SELECT * FROM ${of} LIMIT 1) t JOIN transfer_kinds k ON k.kind = '${kind}'
    JOIN ledger_accounts d ON d.kind = k.debit AND d.currency = t.currency AND coalesce(d.user_id, t.user_id) = t.user_id
    JOIN ledger_accounts c ON c.kind = k.credit AND c.currency = t.currency AND coalesce(c.user_id, t.user_id) = t.user_id`;
}
