import * as v from 'valibot';
import { LANGUAGES } from '../../../markets.ts';
import { MOST_ITEMS, wholeNumber } from '../../page.ts';

/** Inputs of the calls in ../statement.ts. */

/**
 * Kinds of movements of a wallet or a bonus account. grant: play money of the house. stake: on a bet. release: a returned
 * stake. profit: a bet's winnings above its stake. deposit, hold, returned: paid in, reserved for a withdrawal, returned from
 * one. bonus: play money from a deposit's promotion before bonus accounts existed. chargeback: a deposit charged back by the
 * bank. collection: repayment of a chargeback debt. adjustment_credit, adjustment_debit: correction by an operator;
 * reversal_credit, reversal_debit: reversal of a correction. prize: an award that is the player's own at once. award,
 * depositBonus: bonus money, given by itself or with a deposit. bonusStake, bonusRelease, bonusProfit: bets with bonus money.
 * bonusWon: converted to the player's own money. bonusExpired, bonusGivenUp: returned to the house. bonusMoved: an older gift,
 * moved from the wallet to the bonus account. providerBet, providerWin: a provider's game; providerBetBack, providerWinBack:
 * rollback of one; the same with Bonus: bets with bonus money.
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

const kind = v.picklist(STATEMENT_KINDS);

const kinds = v.pipe(
  v.string(),
  v.maxLength(600),
  v.transform((text) => text.split(',')),
  v.array(kind),
);

/** A valid calendar day of the market, '2026-11-21'. */
export const day = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\d$/),
  v.check((text) => {
    const at = Date.parse(`${text}T12:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  }),
);

/** Comma-separated kinds, all by default; days inclusive, the last year by default. */
const range = { kinds: v.optional(kinds), from: v.optional(day), to: v.optional(day) };

export const balanceFlowInput = v.object({
  ...range,
  count: wholeNumber(1, MOST_ITEMS),
  /** `next` of the previous page. */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{1,18}$/))),
});

export type StatementRequest = v.InferOutput<typeof balanceFlowInput>;

export const balanceFlowTotalsInput = v.object(range);

export type StatementRange = v.InferOutput<typeof balanceFlowTotalsInput>;

export const balanceFlowExportInput = v.object({ ...range, language: v.picklist(LANGUAGES) });

export type StatementExport = v.InferOutput<typeof balanceFlowExportInput>;

export const balanceFlowEntryInput = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
