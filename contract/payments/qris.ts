import type { Minor } from '../money.ts';
import { type EmvField, emvFields, emvPayload } from './emv.ts';

/** The payee of a QRIS code. */
export interface QrisMerchant {
  /** At most 25 characters, and 15. */
  name: string;
  city: string;
  postalCode: string;
  /** National merchant id: 'ID' and 13 digits. */
  nmid: string;
  /** The acquirer's reversed domain, the merchant's number there (19 digits) and id. */
  acquirer: { domain: string; pan: string; merchantId: string };
}

/** 7995: betting, lottery tickets, gaming chips. */
const CATEGORY = '7995';

/** A QRIS code for a single payment of `amount` (minor units of rupiah) with our reference. */
export function qrisPayload(merchant: QrisMerchant, amount: Minor, reference: string): string {
  const { acquirer, nmid } = merchant;
  const fields: EmvField[] = [
    ['00', '01'],
    // 12: a single-use code.
    ['01', '12'],
    [
      '26',
      emvFields([
        ['00', acquirer.domain],
        ['01', acquirer.pan],
        ['02', acquirer.merchantId],
        ['03', 'UMI'],
      ]),
    ],
    [
      '51',
      emvFields([
        ['00', 'ID.CO.QRIS.WWW'],
        ['02', nmid],
        ['03', 'UMI'],
      ]),
    ],
    ['52', CATEGORY],
    ['53', '360'],
    ['54', rupiah(amount)],
    ['58', 'ID'],
    ['59', merchant.name],
    ['60', merchant.city],
    ['61', merchant.postalCode],
    ['62', emvFields([['05', reference]])],
  ];
  return emvPayload(fields);
}

function rupiah(amount: Minor): string {
  const cents = amount % 100n;
  return cents === 0n ? String(amount / 100n) : `${amount / 100n}.${String(cents).padStart(2, '0')}`;
}
