import type { PayInfo, PayPort, PayPromotion } from '../../../../contract/http/money/deposits.ts';
import type { Minor } from '../../../../contract/money.ts';

export type AmountProblem = 'amountMissing' | 'tooLow' | 'tooHigh' | 'notWhole';

/** The allowed range of a channel now; the first deposit has its own minimum. */
export function rangeOf(info: Pick<PayInfo, 'firstMin'>, port: Pick<PayPort, 'min' | 'max'>) {
  const least = BigInt(port.min);
  const first = info.firstMin === null ? 0n : BigInt(info.firstMin);
  return { least: first > least ? first : least, most: BigInt(port.max) };
}

/** The error of an amount, null when it is valid. Deposits are whole units of the currency. */
export function amountProblem(
  amount: Minor | null,
  { least, most }: { least: Minor; most: Minor },
): AmountProblem | null {
  if (amount === null) return 'amountMissing';
  if (amount > most) return 'tooHigh';
  if (amount < least) return 'tooLow';
  return amount % 100n === 0n ? null : 'notWhole';
}

/** A promotion's bonus for an amount, in whole units as the server gives it; zero below its minimum. */
export function bonusOf(promotion: Pick<PayPromotion, 'min' | 'percent' | 'most'>, amount: Minor): Minor {
  if (amount < BigInt(promotion.min)) return 0n;
  const share = (amount * BigInt(promotion.percent)) / 100n;
  const most = BigInt(promotion.most);
  return share > most ? most : share;
}

/** The initial amount: the last deposit's, otherwise the second suggestion, if allowed. */
export function firstAmount(
  last: Minor | null,
  presets: readonly Minor[],
  range: { least: Minor; most: Minor },
): Minor | null {
  const fits = (amount: Minor | null | undefined): amount is Minor =>
    amount != null && amountProblem(amount, range) === null;
  const allowed = presets.filter(fits);
  return fits(last) ? last : (allowed[1] ?? allowed[0] ?? null);
}
