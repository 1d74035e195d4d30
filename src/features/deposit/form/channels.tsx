import { useTranslation } from 'react-i18next';
import type { DepositOrder, PortKind } from '../../../../contract/http/money/deposits.ts';
import type { Minor } from '../../../../contract/money.ts';
import { decimalSeparator, formatCount } from '../../../i18n/format.ts';
import type { PageKey } from '../../../shared/navigation/pageKeys.ts';
import { bankName } from '../../../shared/wallet/bankAccounts.ts';

/** The payment page of each kind of order. */
const ORDER_PAGES = {
  qr: 'qrcode',
  voucher: 'qrcode',
  va: 'va-bank',
  transfer: 'bca-bank',
  clabe: 'bca-bank',
  ewallet: 'spay-bank',
  crypto: 'usdt',
} as const satisfies Record<PortKind, PageKey>;

/** The page of an order; its receipt once it is paid. */
export function pageOf({ status, details }: Pick<DepositOrder, 'status' | 'details'>) {
  if (status === 'paid') return 'deposit-success';
  return details === null ? 'qrcode' : ORDER_PAGES[details.kind];
}

const NAMES = {
  qris: 'portQris',
  va: 'portVa',
  transfer: 'portTransfer',
  ewallet: 'portEwallet',
  spay: 'portSpay',
  usdt: 'portUsdt',
  spei: 'portSpei',
  oxxo: 'portOxxo',
} as const;

/** The text key of a channel's name; null for one that this client version does not know. */
function portText(code: string) {
  return Object.hasOwn(NAMES, code) ? NAMES[code as keyof typeof NAMES] : null;
}

/** Channel names including the chosen bank or wallet: 'Virtual account BCA', 'DANA'. */
export function usePortName(): (order: Pick<DepositOrder, 'port'> & { bank?: string | null }) => string {
  const { t } = useTranslation('deposit');
  return ({ port, bank = null }) => {
    const key = portText(port);
    const name = key === null ? port.toUpperCase() : t(key);
    if (bank === null) return name;
    return port === 'ewallet' ? bankName(bank) : `${name} ${bankName(bank)}`;
  };
}

/** Cents of USDT in the market's number format: '1.250,05'. */
export function usdtText(cents: Minor): string {
  return `${formatCount(cents / 100n)}${decimalSeparator()}${(cents % 100n).toString().padStart(2, '0')}`;
}
