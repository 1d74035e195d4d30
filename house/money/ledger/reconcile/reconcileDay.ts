import { betTransfers, CHECKS, countedDays } from './reconcileChecks.ts';
import type { Check } from './reconcilePayments.ts';
import { providerTransfers } from './reconcileProvider.ts';

/** A time span of a market: one closed day, or all open days. */
export interface Span {
  /** As an SQL literal. */
  currency: string;
  from: number;
  /** Null if open-ended. */
  to: number | null;
  /** The lowest and the highest bet with a transfer in the span; the highest is null if more may come. */
  firstBet: bigint;
  lastBet: bigint | null;
}

/** Checks of the whole history that look at each row alone: they apply to a day's rows too. */
const OF_ROWS = [
  'nothing of a player is or ever was negative',
  'transfers move a positive amount between accounts of their kind, owner and currency',
  'every bet is on a round, and none is open on a settled one',
  'payouts are floor(amount * rate / 10000)',
  'bets ended as their round decided',
  'bets on pools ended at the rate of their pool',
  'a cash-out that came in time was honoured',
];

/** The checks of a span: each sees only the rows of the span, under the tables' names. */
export function dayChecks(span: Span): Check[] {
  const rows = rowsOf(span);
  const known = CHECKS.filter(({ name }) => OF_ROWS.includes(name));
  const counted = countedDays((column) => days(column, span));
  const transfers = [
    betTransfers(between('m.at', span)),
    providerTransfers((column) => between(column, span)),
  ];
  return [...known, ...counted, ...transfers, ...stampChecks(span)].map((check) => ({ ...check, rows }));
}

const days = (column: string, { currency, from, to }: Span) =>
  `${column} >= market_day(${currency}, ${from})${to === null ? '' : ` AND ${column} < market_day(${currency}, ${to})`}`;

const between = (column: string, { from, to }: Span) =>
  to === null ? `${column} >= ${from}` : `${column} >= ${from} AND ${column} < ${to}`;

/** The tables and views restricted to a span. Settlements are found by their scope: their operations have no index by time. */
function rowsOf(span: Span): string {
  const { currency, firstBet, lastBet } = span;
  const bets = lastBet === null ? `id >= ${firstBet}` : `id BETWEEN ${firstBet} AND ${lastBet}`;
  return `WITH ledger_transfers AS NOT MATERIALIZED (SELECT * FROM public.ledger_transfers
      WHERE ${between('at', span)} AND currency = ${currency}),
    ledger_postings AS NOT MATERIALIZED (SELECT * FROM public.ledger_postings WHERE ${between('at', span)} AND currency = ${currency}),
    bets AS NOT MATERIALIZED (SELECT * FROM public.bets WHERE ${bets} AND currency = ${currency}
      AND ((${between('placed_at', span)}) OR (${between('ended_at', span)}))),
    solo_rounds AS NOT MATERIALIZED (SELECT * FROM public.solo_rounds WHERE ${bets}),
    ledger_operations AS NOT MATERIALIZED (SELECT o.* FROM (SELECT DISTINCT 'round:' || game AS scope FROM public.rounds) r
      JOIN public.ledger_operations o USING (scope)),
    day_totals AS NOT MATERIALIZED (SELECT * FROM public.day_totals WHERE ${days('day', span)} AND currency = ${currency}),
    day_payments AS NOT MATERIALIZED (SELECT * FROM public.day_payments WHERE ${days('day', span)} AND currency = ${currency}),
    big_wins AS NOT MATERIALIZED (SELECT * FROM public.big_wins WHERE ${days('day', span)} AND currency = ${currency}),
    provider_ends AS NOT MATERIALIZED (SELECT * FROM public.provider_ends WHERE ${between('closed_at', span)} AND currency = ${currency})`;
}

/**
 * Checks of the stamps that transfers wrote on their accounts. Only the full proof compares the first one of a span with those
 * before it.
 */
function stampChecks(span: Span): Check[] {
  return [
    {
      name: 'balances after each posting of the day follow from the one before',
      sql: `SELECT format('account %s, transfer %s: %s and %s do not make %s', account_id, transfer_id, before, amount, balance)
        FROM (SELECT *, lag(balance) OVER entries AS before, lag(transfer_id) OVER entries AS earlier FROM ledger_postings
          WHERE balance IS NOT NULL WINDOW entries AS (PARTITION BY account_id ORDER BY transfer_id)) chain
        WHERE before + amount <> balance AND NOT EXISTS (SELECT FROM ledger_months m
          WHERE m.play_gone AND m.last_transfer > earlier AND m.first_transfer < transfer_id)`,
    },
    {
      name: 'accounts hold what the last transfer of the day left, where none came after it',
      sql: `SELECT format('account %s holds %s, transfer %s left %s', a.id, a.balance, l.transfer_id, l.balance)
        FROM (SELECT DISTINCT ON (account_id) account_id, transfer_id, balance FROM ledger_postings
          WHERE balance IS NOT NULL ORDER BY account_id, transfer_id DESC) l
        JOIN ledger_accounts a ON a.id = l.account_id
        WHERE ${between('a.balance_changed_at', span)} AND a.balance IS DISTINCT FROM l.balance
          AND NOT EXISTS (SELECT FROM ledger_months m WHERE m.play_gone AND m.last_transfer > l.transfer_id AND m.last_at >= a.balance_changed_at)`,
    },
  ];
}
