import type { Currency, Minor } from '../../../contract/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Skeleton } from '../loading/Skeleton.tsx';

/** An amount in full; a skeleton while it is unknown. */
export function Money({ amount, currency }: { amount: Minor | null; currency?: Currency }) {
  if (amount === null) return <Skeleton width="5.5em" />;
  return <span>{formatMoney(amount, currency)}</span>;
}
