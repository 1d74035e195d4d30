import type { MarketId } from '../../../../contract/markets.ts';
import { isAccountNumber, PAYOUT_BANKS, type PayoutBank } from '../../../../contract/payments/payoutBanks.ts';

/** The state of an account number while typing. */
export type NumberState =
  /** Valid so far, but incomplete. */
  | 'open'
  | 'right'
  /** Longer than any number of that bank. */
  | 'tooLong'
  /** A prefix that the bank's numbers do not have: a wallet's 08, the bank of a CLABE. */
  | 'wrongStart'
  /** Complete, but the check digit does not match. */
  | 'wrongCheck';

/** The digits of typed or pasted text; a wallet's number may contain the country prefix (+62 812…). */
export function digitsOf(text: string, bank: PayoutBank | undefined): string {
  const digits = text.replace(/\D/g, '');
  if (bank?.kind !== 'ewallet') return digits;
  return digits.replace(/^62(?=8)/, '0').replace(/^(?=8)/, '0');
}

export function payoutBankOf(market: MarketId, code: string): PayoutBank | undefined {
  return PAYOUT_BANKS[market].find((bank) => bank.code === code);
}

/** The common prefix of a bank's numbers; empty when there is none. */
export function startOf(market: MarketId, bank: PayoutBank): string {
  if (bank.kind === 'ewallet') return '08';
  return market === 'mx' ? bank.code : '';
}

/** The minimum and maximum number of digits in a bank's pattern. */
export function lengthsOf(market: MarketId, bank: PayoutBank): { least: number; most: number } {
  const start = startOf(market, bank);
  const taken = Array.from({ length: 20 }, (_, at) => at + 1).filter((length) =>
    bank.number.test(start.padEnd(length, '1')),
  );
  return { least: taken[0] ?? 6, most: taken[taken.length - 1] ?? 20 };
}

export function numberState(market: MarketId, bank: PayoutBank, digits: string): NumberState {
  if (isAccountNumber(market, bank.code, digits)) return 'right';
  const start = startOf(market, bank);
  if (!digits.startsWith(start.slice(0, digits.length))) return 'wrongStart';
  const { least, most } = lengthsOf(market, bank);
  if (digits.length > most) return 'tooLong';
  return digits.length >= least ? 'wrongCheck' : 'open';
}

/** The bank of a CLABE by its first three digits; undefined where numbers contain no bank. */
export function bankNamedBy(market: MarketId, digits: string): PayoutBank | undefined {
  return market === 'mx' && digits.length >= 3 ? payoutBankOf(market, digits.slice(0, 3)) : undefined;
}
