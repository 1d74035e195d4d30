import { clabe } from '../../../../contract/payments/clabe.ts';
import type { PayDetails } from '../../../../contract/payments/details.ts';
import { type QrisMerchant, qrisPayload } from '../../../../contract/payments/qris.ts';
import { tronAddress, usdtCents } from '../../../../contract/payments/tron.ts';
import { codeText } from '../../../../contract/payments/uniqueCode.ts';
import { VA_BANKS, virtualAccount } from '../../../../contract/payments/virtualAccounts.ts';
import { voucherReference } from '../../../../contract/payments/vouchers.ts';
import type { GatewayOrder } from '../gateway.ts';

/** Numbers that belong to nobody: real formats, an acquirer that does not exist. */
const MERCHANT: QrisMerchant = {
  name: 'KILAT DEMO',
  city: 'JAKARTA',
  postalCode: '10110',
  nmid: 'ID0000000000018',
  acquirer: { domain: 'ID.KILAT.DEMO', pan: '9360000000000000018', merchantId: '000000000000018' },
};
const HOLDER = 'KILAT DEMO';
const ACCOUNTS: Readonly<Record<string, string>> = {
  BCA: '0000000018',
  BRI: '000000000000018',
  BNI: '0000000018',
  MANDIRI: '0000000000018',
};
const CLABE_BANK = '646';
const CLABE_PLACE = '180';

/** The sandbox's payment details of an order. @param id its own number of the order */
export function detailsOf(id: bigint, order: GatewayOrder): PayDetails {
  const { port, reference, payable, code, usdtRate } = order;
  const bank = order.bank ?? '';
  switch (port.kind) {
    case 'qr':
      return { kind: 'qr', merchant: MERCHANT.name, payload: qrisPayload(MERCHANT, payable, reference) };
    case 'va': {
      const known = VA_BANKS.find((one) => one === bank);
      if (!known) throw new Error(`no virtual accounts at ${bank}`);
      return { kind: 'va', bank, number: virtualAccount(known, id) };
    }
    case 'transfer': {
      const number = ACCOUNTS[bank];
      if (number === undefined || code === null) throw new Error(`no transfers to ${bank}`);
      return { kind: 'transfer', bank, number, holder: HOLDER, code: codeText(code) };
    }
    case 'ewallet':
      return {
        kind: 'ewallet',
        wallet: bank || port.code.toUpperCase(),
        link: `/sandbox/payments?order=${reference}`,
      };
    case 'crypto': {
      const units = usdtCents(payable, usdtRate);
      const text = `${units / 100n}.${String(units % 100n).padStart(2, '0')}`;
      const address = tronAddress(`kilat sandbox ${reference}`);
      return { kind: 'crypto', network: 'TRC20', address, units: text, rate: usdtRate.toString() };
    }
    case 'clabe': {
      const number = clabe(CLABE_BANK, CLABE_PLACE, id);
      return { kind: 'clabe', bank: 'STP', clabe: number, holder: HOLDER, concept: reference.slice(0, 10) };
    }
    case 'voucher':
      return { kind: 'voucher', reference: voucherReference(id), shop: 'OXXO' };
  }
}
