import type { StatementLine } from '../../contract/http/statement.ts';
import type { Database } from '../db/database.ts';
import type { Period } from '../marketTime.ts';
import { LINE_KINDS } from './kinds.ts';

/** Whose wallet, when and which kinds. */
export interface Lines {
  wallet: bigint;
  currency: string;
  period: Period;
  kinds: readonly string[];
}

/** Where in the journal a page begins: lines are older than this one. */
export interface Place {
  at: number;
  id: bigint;
}

export interface LineRow {
  id: bigint;
  kind: StatementLine['kind'];
  amount: bigint;
  balance: bigint;
  bet_id: bigint | null;
  at: bigint;
  game: string | null;
  title: string | null;
  round_id: bigint | null;
  order_id: bigint | null;
}

/**
 * Each kind is read by itself, as the indexes have it: a rare kind is found at once however much was played. Kinds
 * that were not asked for are not looked at (their condition is known before any row is).
 */
const PAGE = lines('at >= $3 AND (at, id) < ($4, $5::bigint)', 'DESC', '$6');

/** The lines of one bet or order, which are none older than $3 and none newer than $4. */
const TOGETHER = lines(
  'at >= $3 AND at <= $4 AND bet_id IS NOT DISTINCT FROM $5 AND order_id IS NOT DISTINCT FROM $6',
  'ASC',
  '60',
);

const TOTALS = LINE_KINDS.map(
  ({ kind, side }) => `SELECT '${kind}' AS kind, count(*) AS lines, sum(${signed(side)})::bigint AS amount
    FROM ledger_transfers
    WHERE ${side}_account = $1 AND kind = '${kind}' AND '${kind}' = ANY ($2::text[]) AND at >= $3 AND at < $4
    HAVING count(*) > 0`,
).join(' UNION ALL ');

/**
 * The newest lines that are older than `before`, at most `limit`. The journal only grows and a line's place never
 * changes, so pages neither repeat nor lose a line that was there when the first one was read.
 */
export async function readLines(
  db: Database,
  { wallet, currency, period, kinds }: Lines,
  before: Place | null,
  limit: number,
): Promise<StatementLine[]> {
  const top = before !== null && before.at < period.end ? before : { at: period.end, id: 0n };
  const values = [wallet, kinds, period.start, top.at, top.id, limit];
  const { rows } = await db.pool.query<LineRow>({ name: 'statement_page', text: PAGE, values });
  return rows.map((row) => lineOf(row, currency));
}

/** All lines of a wallet that belong to the same bet or order, oldest first. */
export async function readTogether(
  db: Database,
  { wallet, currency, period, kinds }: Lines,
  { bet, order }: { bet: bigint | null; order: bigint | null },
): Promise<StatementLine[]> {
  const values = [wallet, kinds, period.start, period.end, bet, order];
  const { rows } = await db.pool.query<LineRow>({ name: 'statement_together', text: TOGETHER, values });
  return rows.map((row) => lineOf(row, currency));
}

/** What the lines sum up to, kind by kind. */
export async function sumLines(
  db: Database,
  { wallet, period, kinds }: Lines,
): Promise<{ kind: StatementLine['kind']; lines: bigint; amount: bigint }[]> {
  const values = [wallet, kinds, period.start, period.end];
  return (await db.pool.query({ name: 'statement_totals', text: TOTALS, values })).rows;
}

function lines(which: string, order: 'ASC' | 'DESC', limit: string): string {
  const ofKind = ({ kind, side }: (typeof LINE_KINDS)[number]) =>
    `(SELECT id, kind, ${signed(side)} AS amount, ${side}_balance AS balance, bet_id, order_id, at
    FROM ledger_transfers
    WHERE ${side}_account = $1 AND kind = '${kind}' AND '${kind}' = ANY ($2::text[]) AND ${which}
    ORDER BY at ${order}, id ${order} LIMIT ${limit})`;
  return `SELECT l.*, b.game, b.round_id, g.title
  FROM (${LINE_KINDS.map(ofKind).join(' UNION ALL ')} ORDER BY at ${order}, id ${order} LIMIT ${limit}) l
  LEFT JOIN bets b ON b.id = l.bet_id LEFT JOIN games g ON g.id = b.game
  ORDER BY l.at ${order}, l.id ${order}`;
}

function signed(side: 'debit' | 'credit'): string {
  return side === 'debit' ? '-amount' : 'amount';
}

export function lineOf({ id, kind, amount, balance, at, ...row }: LineRow, currency: string): StatementLine {
  const { bet_id: betId, game, title, round_id: roundId, order_id: orderId } = row;
  return {
    id: id.toString(),
    kind,
    amount: amount.toString(),
    balance: balance.toString(),
    currency,
    at: Number(at),
    bet:
      betId === null || game === null || roundId === null
        ? null
        : { id: betId.toString(), game, title: title ?? game, roundId: roundId.toString() },
    order: orderId?.toString() ?? null,
  };
}
