import type { StatementLine } from '../../../contract/http/money/statement.ts';
import type { Period } from '../../../contract/marketTime.ts';
import type { Database } from '../../core/db/database.ts';

/** The player, the period and the kinds; null for all that change a wallet. */
export interface Lines {
  userId: bigint;
  currency: string;
  period: Period;
  kinds: readonly string[] | null;
}

/** Position of a page in the journal: its lines are older than this one. */
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

/** The order shown for a transfer t: for a chargeback c that of the deposit, for operators' changes none. */
export const SHOWN_ORDER = `CASE WHEN t.kind IN ('chargeback', 'collection') THEN c.deposit_id
  WHEN t.kind NOT LIKE 'adjustment%' AND t.kind NOT LIKE 'reversal%' THEN t.order_id END`;

/** The SQL for the bet or provider transaction of a transfer t, with its join. */
export const PLAYED =
  'coalesce(b.game, v.game) AS game, coalesce(b.round_id, v.round_id) AS round_id, g.title';
export const OF_GAME = `LEFT JOIN bets b ON b.id = t.bet_id
  LEFT JOIN provider_transactions v ON starts_with(t.kind, 'provider') AND v.id = t.bet_id
  LEFT JOIN games g ON g.id = coalesce(b.game, v.game)`;

/** The award of a transfer t (house/offers/engine/tables.ts). */
export const OF_AWARD = `LEFT JOIN awards a ON t.kind IN ('prize', 'award') AND a.operation_id = t.operation_id`;

/** Whether a kind of account belongs to the player's money. */
const isPart = (account: string) => `${account} IN ('wallet', 'bonus')`;
/** Whether a kind of transfer changes the player's money. Others are no lines. */
export const IS_LINE = `(${isPart('k.debit')} OR ${isPart('k.credit')})`;
/** The columns of a line: the account that it credits if it is the player's, else the one that it debits. */
export const LINE = `CASE WHEN ${isPart('k.credit')} THEN k.credit ELSE k.debit END AS account,
  CASE WHEN ${isPart('k.credit')} THEN t.amount ELSE -t.amount END AS amount,
  CASE WHEN ${isPart('k.credit')} THEN t.credit_balance ELSE t.debit_balance END AS balance`;
/** The requested kinds. */
const KINDS = `transfer_kinds k WHERE ${IS_LINE} AND ($3::text[] IS NULL OR k.kind = ANY ($3))`;
/** The first condition matches the index, which leaves out a kind that is no line. */
const OF_KIND = `t.kind <> 'forfeit' AND t.user_id = $1 AND t.currency = $2 AND t.kind = k.kind`;

const PAGE = lines('t.at >= $4 AND (t.at, t.id) < ($5, $6::bigint)', 'DESC', '$7');

/** The lines of one bet or order, with times from $4 to $5. */
const TOGETHER = lines(
  't.at >= $4 AND t.at <= $5 AND t.bet_id IS NOT DISTINCT FROM $6 AND t.order_id IS NOT DISTINCT FROM $7',
  'ASC',
  '60',
);

/** The lines of some bets, with times from $4. */
const OF_BETS = lines('t.at >= $4 AND t.bet_id = ANY ($5)', 'ASC', '1000');

const TOTALS = `SELECT k.kind, s.lines, s.amount, ${isPart('k.debit')} AND ${isPart('k.credit')} AS within
  FROM (SELECT * FROM ${KINDS}) k CROSS JOIN LATERAL (
    SELECT count(*) AS lines, sum(CASE WHEN ${isPart('k.credit')} THEN t.amount ELSE -t.amount END)::bigint AS amount
    FROM ledger_transfers t
    WHERE ${OF_KIND} AND t.at >= $4 AND t.at < $5) s
  WHERE s.lines > 0 ORDER BY k.kind`;

/**
 * The newest lines that are older than `before`, at most `limit`. The journal is append-only and a line's position never
 * changes, so pages neither repeat nor skip a line that existed when the first one was read.
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

/** Kinds of lines of bets and of providers' transactions. */
const OF_PLAY = [
  ...['stake', 'release', 'profit', 'bonusStake', 'bonusRelease', 'bonusProfit'],
  ...['providerBet', 'providerBetBack', 'providerWin', 'providerWinBack'],
  ...['providerBonusBet', 'providerBonusBetBack', 'providerBonusWin', 'providerBonusWinBack'],
];

/** The lines of a player's bets, oldest first. @param since when the first of them was placed */
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

/** Condition for the transactions of a provider's round: skips months before the round's (sql/provider.sql). */
export const sinceRound = (id: string, round: string) =>
  `${id} >= ledger_month_start(ledger_month_of(${round}) - 1)`;

/** The lines of a player's round at a provider's game, oldest first. @param since when the round was opened */
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

/** The sums of the lines by kind; `within`: transfers between the player's own accounts. */
export async function sumLines(
  db: Database,
  { userId, currency, period, kinds }: Lines,
): Promise<{ kind: StatementLine['kind']; lines: bigint; amount: bigint; within: boolean }[]> {
  const values = [userId, currency, kinds, period.start, period.end];
  return (await db.pool.query({ name: 'statement_totals', text: TOTALS, values })).rows;
}

/** Each kind is read separately, to use the index: a rare kind is found quickly however much was played. */
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
