import type { TOptions } from 'i18next';
import type { PromotionCard } from '../../../contract/http/offers/promotions.ts';
import { formatCount, formatMoney, formatPercent } from '../../i18n/format.ts';

/** The text parameters of a promotion's card: amounts as money, counts as numbers, shares as percentages. */
export function termWords({
  amounts,
  counts,
  shares = {},
}: Pick<PromotionCard['terms'], 'amounts' | 'counts' | 'shares'>): TOptions {
  return {
    ...Object.fromEntries(
      Object.entries(amounts).map(([name, amount]) => [name, formatMoney(BigInt(amount))]),
    ),
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, formatCount(count)])),
    ...Object.fromEntries(
      Object.entries(shares).map(([name, share]) => [name, formatPercent(BigInt(share))]),
    ),
  };
}
