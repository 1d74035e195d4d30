import type { Currency, Minor } from '../../contract/money.ts';
import { formatMoney } from './format.ts';

/** An amount with its sign, also above zero: '+Rp 12.000', '−Rp 5.000', 'Rp 0'. */
export function signedMoney(amount: Minor, currency?: Currency): string {
  return `${amount > 0n ? '+' : ''}${formatMoney(amount, currency)}`;
}
