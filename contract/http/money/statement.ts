import { call } from '../call.ts';
import type {
  balanceFlowEntryInput,
  balanceFlowExportInput,
  balanceFlowInput,
  balanceFlowTotalsInput,
  STATEMENT_KINDS,
} from './inputs/statement.ts';

/** A player's money: the current balances, and every movement over a year. Amounts are minor units as text. */

export type StatementKind = (typeof STATEMENT_KINDS)[number];

export interface StatementLine {
  /** The id of its entry in the journal (ledger_transfers). */
  id: string;
  kind: StatementKind;
  /** The part of the player's money that was moved; for a movement between parts, its destination. */
  account: 'wallet' | 'bonus';
  /** Signed: negative if money left that part. */
  amount: string;
  /** The balance of that part after it. */
  balance: string;
  currency: string;
  /** ms since 1970. */
  at: number;
  /** The bet it belongs to. */
  bet: { id: string; game: string; title: string; roundId: string } | null;
  /** The deposit or withdrawal it belongs to; for a chargeback and its collection the deposit. */
  order: string | null;
  /** The code of the award's promotion ('checkIn'). */
  promotion: string | null;
}

export interface StatementPage {
  /** Newest first. */
  items: readonly StatementLine[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** The range of a statement, in days of the market. */
export const STATEMENT_DAYS = 366;

/**
 * Accounts of the journal. escrow: stakes of open rounds. held: to be paid out. mint: source of play money. promotions: source
 * of awards. receivable: owed.
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

/** A line with all its data in the journal. */
export interface StatementEntry {
  line: StatementLine;
  /** Its two sides: the amount moved from `from` to `to`. */
  from: JournalAccount;
  to: JournalAccount;
  /** Id of the operation; its entries were booked atomically. */
  operation: string;
  /** The idempotency key of the player's request; null for the house's own operations. */
  key: string | null;
  /** The state of its bet. Rates in 1/10000; null while it is open and if it was not cashed. */
  bet: {
    amount: string;
    status: 'placed' | 'cashed' | 'lost' | 'returned';
    rate: string | null;
    payout: string;
  } | null;
  /** All lines of the same bet or order, oldest first, including this one; only this line if it has neither. */
  together: readonly StatementLine[];
}

/** One page of the statement. 3 if the days are in the wrong order or more than a year ago. */
export const balanceFlow = call<StatementPage, typeof balanceFlowInput>({
  method: 'GET',
  path: '/main/balance/flow',
  auth: 'token',
});

/** One line by its id. 704 if it does not exist or is another player's. */
export const balanceFlowEntry = call<StatementEntry, typeof balanceFlowEntryInput>({
  method: 'GET',
  path: '/main/balance/flow/{id}',
  auth: 'token',
});

export interface StatementTotals {
  /** Each kind in the range: the number of lines, and their signed sum. */
  kinds: readonly { kind: StatementKind; lines: number; amount: string }[];
  /** Inflow, outflow (negative), and their sum; movements between the player's own parts count as neither. */
  came: string;
  left: string;
  net: string;
  currency: string;
}

/** Totals of a range's lines. */
export const balanceFlowTotals = call<StatementTotals, typeof balanceFlowTotalsInput>({
  method: 'GET',
  path: '/main/balance/flow/totals',
  auth: 'token',
});

/** The lines of a range as CSV (RFC 4180, UTF-8 with a byte order mark). 667 while another export is running. */
export const balanceFlowExport = call<string, typeof balanceFlowExportInput>({
  method: 'GET',
  path: '/main/balance/flow/export',
  auth: 'token',
});

/**
 * The wagering of bonus money before it becomes the player's own. Stakes count by their game's contribution, 50 U each at most.
 */
export interface BonusWagering {
  required: string;
  /** The remaining wagering. */
  toGo: string;
  /** When the bonus expires, ms since 1970; null for never. */
  expiresAt: number | null;
}

export interface BalanceSummary {
  currency: string;
  /** Available for stakes: the player's own money and the bonus money. */
  playable: string;
  /** The bonus part of it, and its wagering. */
  bonus: string;
  turnover: BonusWagering | null;
  /** Stakes of open rounds. */
  inRounds: string;
  /** Reserved for a withdrawal. */
  pending: string;
}

export const balanceSummary = call<BalanceSummary>({
  method: 'GET',
  path: '/main/balance/summary',
  auth: 'token',
});
