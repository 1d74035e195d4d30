import { useTranslation } from 'react-i18next';
import type { DepositOrder, PortKind } from '../../../../contract/http/money/deposits.ts';
import type { Minor } from '../../../../contract/money.ts';
import { decimalSeparator, formatCount } from '../../../i18n/format.ts';
import type { PageKey } from '../../../shared/navigation/pageKeys.ts';
import { bankName } from '../../../shared/wallet/bankAccounts.ts';

/** The page on which an order of a kind is paid. */
const ORDER_PAGES = {
  qr: 'qrcode',
  voucher: 'qrcode',
  va: 'va-bank',
  transfer: 'bca-bank',
  clabe: 'bca-bank',
  ewallet: 'spay-bank',
  crypto: 'usdt',
} as const satisfies Record<PortKind, PageKey>;

/** Where an order is shown: its receipt once it is paid. */
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

/** The text that names a channel; null for one that this client is too old to know. */
function portText(code: string) {
  return Object.hasOwn(NAMES, code) ? NAMES[code as keyof typeof NAMES] : null;
}

/** What channels are called, with the bank or wallet chosen: 'Virtual account BCA', 'DANA'. */
export function usePortName(): (order: Pick<DepositOrder, 'port'> & { bank?: string | null }) => string {
  const { t } = useTranslation('deposit');
  return ({ port, bank = null }) => {
    const key = portText(port);
    const name = key === null ? port.toUpperCase() : t(key);
    if (bank === null) return name;
    return port === 'ewallet' ? bankName(bank) : `${name} ${bankName(bank)}`;
  };
}

/** Cents of USDT as the market writes numbers: '1.250,05'. */
export function usdtText(cents: Minor): string {
  return `${formatCount(cents / 100n)}${decimalSeparator()}${(cents % 100n).toString().padStart(2, '0')}`;
}
