import type { Minor } from '../../../contract/money.ts';
import { decimalSeparator, formatCount } from '../../i18n/format.ts';

/** Cents of USDT as the market writes numbers: '1.250,05'. */
export function usdtText(cents: Minor): string {
  return `${formatCount(cents / 100n)}${decimalSeparator()}${(cents % 100n).toString().padStart(2, '0')}`;
}
