import type { StatementLine } from '../../../contract/http/money/statement.ts';
import type { Period } from '../../../contract/marketTime.ts';
import type { Database } from '../../core/db/database.ts';

/** Whose wallet, when and which kinds; null for all that move a wallet. */
export interface Lines {
  userId: bigint;
  currency: string;
  period: Period;
  kinds: readonly string[] | null;
}

/** Where in the journal a page begins: lines are older than this one. */
export interface Place {
  at: number;
  id: bigint;
}

export interface LineRow {
  id: bigint;
  kind: StatementLine['kind'];
  account: StatementLine['account'];
  amount: bigint;
  balance: bigint;
  bet_id: bigint | null;
  at: bigint;
  game: string | null;
  title: string | null;
  round_id: bigint | null;
  order_id: bigint | null;
  promotion: string | null;
}

/** The order of a transfer t that is shown: a chargeback c has the deposit's, what an operator did has none. */
export const SHOWN_ORDER = `CASE WHEN t.kind IN ('chargeback', 'collection') THEN c.deposit_id
  WHEN t.kind NOT LIKE 'adjustment%' AND t.kind NOT LIKE 'reversal%' THEN t.order_id END`;

/** What was played, by a bet of ours or a transaction of a provider's game, and where that is read of a transfer t. */
export const PLAYED =
  'coalesce(b.game, v.game) AS game, coalesce(b.round_id, v.round_id) AS round_id, g.title';
export const OF_GAME = `LEFT JOIN bets b ON b.id = t.bet_id
  LEFT JOIN provider_transactions v ON starts_with(t.kind, 'provider') AND v.id = t.bet_id
  LEFT JOIN games g ON g.id = coalesce(b.game, v.game)`;

/** The award of a transfer t (house/offers/engine/tables.ts). */
export const OF_AWARD = `LEFT JOIN awards a ON t.kind IN ('prize', 'award') AND a.operation_id = t.operation_id`;

/** Whether an account of the player's is one that lines are of. */
const isPart = (account: string) => `${account} IN ('wallet', 'bonus')`;
/** Of a kind: whether it moves a part of the player's money. One that moves none is no line. */
export const IS_LINE = `(${isPart('k.debit')} OR ${isPart('k.credit')})`;
/** What of a transfer the line tells: where it came to, else where it left. */
export const LINE = `CASE WHEN ${isPart('k.credit')} THEN k.credit ELSE k.debit END AS account,
  CASE WHEN ${isPart('k.credit')} THEN t.amount ELSE -t.amount END AS amount,
  CASE WHEN ${isPart('k.credit')} THEN t.credit_balance ELSE t.debit_balance END AS balance`;
/** A kind whose lines are asked for. */
const KINDS = `transfer_kinds k WHERE ${IS_LINE} AND ($3::text[] IS NULL OR k.kind = ANY ($3))`;
/** The first condition is the index's own: it leaves out a kind that is no line. */
const OF_KIND = `t.kind <> 'forfeit' AND t.user_id = $1 AND t.currency = $2 AND t.kind = k.kind`;

const PAGE = lines('t.at >= $4 AND (t.at, t.id) < ($5, $6::bigint)', 'DESC', '$7');

/** The lines of one bet or order, which are none older than $4 and none newer than $5. */
const TOGETHER = lines(
  't.at >= $4 AND t.at <= $5 AND t.bet_id IS NOT DISTINCT FROM $6 AND t.order_id IS NOT DISTINCT FROM $7',
  'ASC',
  '60',
);

/** The lines of some bets, which are none older than $4. */
const OF_BETS = lines('t.at >= $4 AND t.bet_id = ANY ($5)', 'ASC', '1000');

const TOTALS = `SELECT k.kind, s.lines, s.amount, ${isPart('k.debit')} AND ${isPart('k.credit')} AS within
  FROM (SELECT * FROM ${KINDS}) k CROSS JOIN LATERAL (
    SELECT count(*) AS lines, sum(CASE WHEN ${isPart('k.credit')} THEN t.amount ELSE -t.amount END)::bigint AS amount
    FROM ledger_transfers t
    WHERE ${OF_KIND} AND t.at >= $4 AND t.at < $5) s
  WHERE s.lines > 0 ORDER BY k.kind`;

/**
 * The newest lines that are older than `before`, at most `limit`. The journal only grows and a line's place never
 * changes, so pages neither repeat nor lose a line that was there when the first one was read.
 */
export async function readLines(
  db: Database,
  { userId, currency, period, kinds }: Lines,
  before: Place | null,
  limit: number,
): Promise<StatementLine[]> {
  const top = before !== null && before.at < period.end ? before : { at: period.end, id: 0n };
  const values = [userId, currency, kinds, period.start, top.at, top.id, limit];
  const { rows } = await db.pool.query<LineRow>({ name: 'statement_page', text: PAGE, values });
  return rows.map((row) => lineOf(row, currency));
}

/** All lines of a player that belong to the same bet or order, oldest first. */
export async function readTogether(
  db: Database,
  { userId, currency, period, kinds }: Lines,
  { bet, order }: { bet: bigint | null; order: bigint | null },
): Promise<StatementLine[]> {
  const values = [userId, currency, kinds, period.start, period.end, bet, order];
  const { rows } = await db.pool.query<LineRow>({ name: 'statement_together', text: TOGETHER, values });
  return rows.map((row) => lineOf(row, currency));
}

/** Kinds of lines that bets have, and transactions of providers' games. */
const OF_PLAY = [
  ...['stake', 'release', 'profit', 'bonusStake', 'bonusRelease', 'bonusProfit'],
  ...['providerBet', 'providerBetBack', 'providerWin', 'providerWinBack'],
  ...['providerBonusBet', 'providerBonusBetBack', 'providerBonusWin', 'providerBonusWinBack'],
];

/** What these bets of a player moved, oldest first. @param since when the first of them was placed */
export async function readOfBets(
  db: Database,
  { userId, currency }: { userId: bigint; currency: string },
  bets: readonly bigint[],
  since: number,
): Promise<StatementLine[]> {
  const values = [userId, currency, OF_PLAY, since, bets];
  const { rows } = await db.pool.query<LineRow>({ name: 'statement_of_bets', text: OF_BETS, values });
  return rows.map((row) => lineOf(row, currency));
}

/** Of a transaction of a provider's round: months before the round's cannot have it, and are left out (sql/provider.sql). */
export const sinceRound = (id: string, round: string) =>
  `${id} >= ledger_month_start(ledger_month_of(${round}) - 1)`;

/** What the transactions of a player's round at a provider's game moved, oldest first. @param since when the round was opened */
export async function readOfRound(
  db: Database,
  of: { userId: bigint; currency: string },
  round: bigint,
  since: number,
): Promise<StatementLine[]> {
  const { rows } = await db.pool.query<{ id: bigint }>(
    `SELECT id FROM provider_transactions WHERE round_id = $1 AND ${sinceRound('id', '$1::bigint')}`,
    [round],
  );
  return readOfBets(
    db,
    of,
    rows.map(({ id }) => id),
    since,
  );
}

/** What the lines sum up to, kind by kind; `within`: from part to part of the player's own. */
export async function sumLines(
  db: Database,
  { userId, currency, period, kinds }: Lines,
): Promise<{ kind: StatementLine['kind']; lines: bigint; amount: bigint; within: boolean }[]> {
  const values = [userId, currency, kinds, period.start, period.end];
  return (await db.pool.query({ name: 'statement_totals', text: TOTALS, values })).rows;
}

/** Each kind is read by itself, as the index has it: a rare kind is found at once however much was played. */
function lines(which: string, order: 'ASC' | 'DESC', limit: string): string {
  return `SELECT t.id, t.kind, t.account, t.amount, t.balance, t.bet_id, t.at, ${SHOWN_ORDER} AS order_id, ${PLAYED},
    a.promotion FROM (
    SELECT t.* FROM (SELECT * FROM ${KINDS}) k CROSS JOIN LATERAL (
      SELECT t.id, t.kind, ${LINE}, t.bet_id, t.order_id, t.operation_id, t.at
      FROM ledger_transfers t WHERE ${OF_KIND} AND ${which}
      ORDER BY t.at ${order}, t.id ${order} LIMIT ${limit}) t
    ORDER BY t.at ${order}, t.id ${order} LIMIT ${limit}) t
  ${OF_GAME}
  ${OF_AWARD}
  LEFT JOIN chargebacks c ON t.kind IN ('chargeback', 'collection') AND c.id = t.order_id
  ORDER BY t.at ${order}, t.id ${order}`;
}

export function lineOf(
  { id, kind, account, amount, balance, at, ...row }: LineRow,
  currency: string,
): StatementLine {
  const { bet_id: betId, game, title, round_id: roundId, order_id: orderId, promotion } = row;
  return {
    id: id.toString(),
    kind,
    account,
    amount: amount.toString(),
    balance: balance.toString(),
    currency,
    at: Number(at),
    bet:
      betId === null || game === null || roundId === null
        ? null
        : { id: betId.toString(), game, title: title ?? game, roundId: roundId.toString() },
    order: orderId?.toString() ?? null,
    promotion,
  };
}
