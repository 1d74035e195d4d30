import type { PortKind } from '../../../contract/http/money/deposits.ts';
import type { MarketId } from '../../../contract/markets.ts';
import type { Minor } from '../../../contract/money.ts';

/** A deposit channel. */
export interface Port {
  code: string;
  kind: PortKind;
  /** Paid on top of the amount. */
  fee: Minor;
  /** The provider's maximum, if it is lower than the site's. */
  max: Minor | null;
  lasts: number;
  banks: readonly { code: string; name: string }[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const BANKS = [
  { code: 'BCA', name: 'BCA' },
  { code: 'BRI', name: 'BRI' },
  { code: 'BNI', name: 'BNI' },
  { code: 'MANDIRI', name: 'Mandiri' },
];
const WALLETS = [
  { code: 'DANA', name: 'DANA' },
  { code: 'OVO', name: 'OVO' },
  { code: 'GOPAY', name: 'GoPay' },
  { code: 'LINKAJA', name: 'LinkAja' },
];
const USDT: Port = { code: 'usdt', kind: 'crypto', fee: 0n, max: null, lasts: HOUR, banks: [] };

export const PORTS: Record<MarketId, readonly Port[]> = {
  id: [
    { code: 'qris', kind: 'qr', fee: 0n, max: 1_000_000_000n, lasts: 15 * MINUTE, banks: [] },
    { code: 'va', kind: 'va', fee: 400_000n, max: null, lasts: 24 * HOUR, banks: BANKS },
    { code: 'transfer', kind: 'transfer', fee: 0n, max: null, lasts: 3 * HOUR, banks: BANKS },
    { code: 'ewallet', kind: 'ewallet', fee: 0n, max: 1_000_000_000n, lasts: 15 * MINUTE, banks: WALLETS },
    { code: 'spay', kind: 'ewallet', fee: 0n, max: 1_000_000_000n, lasts: 15 * MINUTE, banks: [] },
    USDT,
  ],
  mx: [
    { code: 'spei', kind: 'clabe', fee: 0n, max: null, lasts: 24 * HOUR, banks: [] },
    { code: 'oxxo', kind: 'voucher', fee: 1_200n, max: 1_000_000n, lasts: 48 * HOUR, banks: [] },
    USDT,
  ],
};
