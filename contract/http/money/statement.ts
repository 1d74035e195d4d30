import * as v from 'valibot';
import { LANGUAGES } from '../../markets.ts';
import { call } from '../call.ts';
import { MOST_ITEMS, wholeNumber } from '../page.ts';

/** A player's money: what there is now, and every movement of it over a year. Amounts are minor units as text. */

/**
 * What may move a wallet or a bonus account. grant: play money of the house. stake: on a bet. release: a stake that comes
 * back. profit: what a bet won above its stake. deposit, hold, returned: paid in, held for a withdrawal, given back from
 * one. bonus: play money that a deposit's promotion brought before there were bonus accounts. chargeback: a deposit that
 * the bank took back. collection: what was owed for one. adjustment_credit, adjustment_debit: set right by an operator;
 * reversal_credit, reversal_debit: one of these undone. prize: an award that is the player's at once. award, depositBonus:
 * bonus money that was given, by itself or with a deposit. bonusStake, bonusRelease, bonusProfit: of bets with bonus money.
 * bonusWon: it became the player's own. bonusExpired, bonusGivenUp: it went back. bonusMoved: a gift of before, moved from
 * the wallet to the bonus account. providerBet, providerWin: of a studio's game; providerBetBack, providerWinBack: one of these
 * rolled back; the same with Bonus: of bets with bonus money.
 */
export const STATEMENT_KINDS = [
  'grant',
  'stake',
  'release',
  'profit',
  'deposit',
  'hold',
  'returned',
  'bonus',
  'chargeback',
  'collection',
  'adjustment_credit',
  'adjustment_debit',
  'reversal_credit',
  'reversal_debit',
  'prize',
  'award',
  'depositBonus',
  'bonusStake',
  'bonusRelease',
  'bonusProfit',
  'bonusWon',
  'bonusExpired',
  'bonusGivenUp',
  'bonusMoved',
  'providerBet',
  'providerBetBack',
  'providerWin',
  'providerWinBack',
  'providerBonusBet',
  'providerBonusBetBack',
  'providerBonusWin',
  'providerBonusWinBack',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

export interface StatementLine {
  /** The id of its entry in the journal (ledger_transfers). */
  id: string;
  kind: StatementKind;
  /** Which part of the player's money it moved; of one that went from part to part, where it came to. */
  account: 'wallet' | 'bonus';
  /** Signed: below zero what left that part. */
  amount: string;
  /** That part after it. */
  balance: string;
  currency: string;
  /** ms since 1970. */
  at: number;
  /** The bet it belongs to. */
  bet: { id: string; game: string; title: string; roundId: string } | null;
  /** The deposit or withdrawal it belongs to; of a chargeback and what is collected for it the deposit. */
  order: string | null;
  /** The promotion whose award it is, by its code ('checkIn'). */
  promotion: string | null;
}

export interface StatementPage {
  /** Newest first. */
  items: readonly StatementLine[];
  /** What to ask the next page with; null on the last one. */
  next: string | null;
}

/** How far back a statement goes, in days of the market. */
export const STATEMENT_DAYS = 366;

/**
 * Where money stands in the journal. escrow: stakes of open rounds. held: to be paid out. mint: gives play money.
 * promotions: gives awards. receivable: owed.
 */
export type JournalAccount =
  | 'wallet'
  | 'bonus'
  | 'escrow'
  | 'held'
  | 'house'
  | 'mint'
  | 'promotions'
  | 'clearing'
  | 'receivable';

/** A line with the journal's whole word on it. */
export interface StatementEntry {
  line: StatementLine;
  /** Its two sides; the amount left `from` and came to `to`. */
  from: JournalAccount;
  to: JournalAccount;
  /** What was done in one go: entries of one operation stand or fall together. */
  operation: string;
  /** The idempotency key that the player's own request carried; null for what the house did by itself. */
  key: string | null;
  /** How its bet stands. Rates in 1/10000; null while it is open and when it was not cashed. */
  bet: {
    amount: string;
    status: 'placed' | 'cashed' | 'lost' | 'returned';
    rate: string | null;
    payout: string;
  } | null;
  /** All lines of the same bet or order, oldest first, this one among them; one alone without either. */
  together: readonly StatementLine[];
}

const kind = v.picklist(STATEMENT_KINDS);
const kinds = v.pipe(
  v.string(),
  v.maxLength(600),
  v.transform((text) => text.split(',')),
  v.array(kind),
);
/** A day of the market that the calendar has, '2026-11-21'. */
export const day = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\d$/),
  v.check((text) => {
    const at = Date.parse(`${text}T12:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  }),
);

/** Kinds with commas, all when left out; days inclusive, the last year when left out. */
const range = { kinds: v.optional(kinds), from: v.optional(day), to: v.optional(day) };

const statementRequest = v.object({
  ...range,
  count: wholeNumber(1, MOST_ITEMS),
  /** `next` of the page before. */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{1,18}$/))),
});
export type StatementRequest = v.InferOutput<typeof statementRequest>;

/** One page of the statement. 3 when the days are the wrong way round or more than a year ago. */
export const balanceFlow = call<StatementPage>()({
  method: 'GET',
  path: '/main/balance/flow',
  auth: 'token',
  input: statementRequest,
});

/** One line by its id. 704 when there is none, or it is another player's. */
export const balanceFlowEntry = call<StatementEntry>()({
  method: 'GET',
  path: '/main/balance/flow/{id}',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});

const statementRange = v.object(range);
export type StatementRange = v.InferOutput<typeof statementRange>;

export interface StatementTotals {
  /** Each kind that there is in the range: how many lines, and their signed sum. */
  kinds: readonly { kind: StatementKind; lines: number; amount: string }[];
  /** What came, what left (below zero), and the two together; what only went from part to part is neither. */
  came: string;
  left: string;
  net: string;
  currency: string;
}

/** What the lines of a range sum up to. */
export const balanceFlowTotals = call<StatementTotals>()({
  method: 'GET',
  path: '/main/balance/flow/totals',
  auth: 'token',
  input: statementRange,
});

const exportRequest = v.object({ ...range, language: v.picklist(LANGUAGES) });
export type StatementExport = v.InferOutput<typeof exportRequest>;

/** The lines of a range as CSV (RFC 4180, UTF-8 with a byte order mark). 667 while another one is still under way. */
export const balanceFlowExport = call<string>()({
  method: 'GET',
  path: '/main/balance/flow/export',
  auth: 'token',
  input: exportRequest,
});

/** What is to be staked of bonus money before it is the player's. Stakes count by their game's share, 50 U each at most. */
export interface BonusWagering {
  required: string;
  /** What is to go of it. */
  toGo: string;
  /** When it is taken back, ms since 1970; null for never. */
  expiresAt: number | null;
}

export interface BalanceSummary {
  currency: string;
  /** What can be staked now: the player's own money and the bonus money. */
  playable: string;
  /** The part of it that is bonus money, and what is to be staked of it before it is the player's. */
  bonus: string;
  turnover: BonusWagering | null;
  /** Staked on rounds that are still open. */
  inRounds: string;
  /** On its way: held for a withdrawal. */
  pending: string;
}

export const balanceSummary = call<BalanceSummary>()({
  method: 'GET',
  path: '/main/balance/summary',
  auth: 'token',
});
