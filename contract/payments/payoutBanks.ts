import type { MarketId } from '../markets.ts';
import { isClabe } from './clabe.ts';

/** Payout destinations: banks and e-wallets of a market, and the format of their account numbers. */
export interface PayoutBank {
  code: string;
  name: string;
  kind: 'bank' | 'ewallet';
  /** Format of an account number; for an e-wallet the mobile number, from 08. */
  number: RegExp;
}

const MOBILE = /^08[1-9]\d{7,10}$/;
const bank = (code: string, name: string, number: RegExp): PayoutBank => ({
  code,
  name,
  kind: 'bank',
  number,
});
const wallet = (code: string, name: string): PayoutBank => ({ code, name, kind: 'ewallet', number: MOBILE });
/** A Mexican bank by the first three digits of its CLABEs. */
const mexican = (code: string, name: string) => bank(code, name, new RegExp(`^${code}\\d{15}$`));

export const PAYOUT_BANKS: Record<MarketId, readonly PayoutBank[]> = {
  id: [
    bank('BCA', 'BCA', /^\d{10}$/),
    bank('BRI', 'BRI', /^\d{15}$/),
    bank('BNI', 'BNI', /^\d{10}$/),
    bank('MANDIRI', 'Mandiri', /^\d{13}$/),
    bank('BSI', 'BSI', /^\d{10}$/),
    bank('CIMB', 'CIMB Niaga', /^\d{12,14}$/),
    bank('PERMATA', 'Permata', /^\d{10}$/),
    bank('DANAMON', 'Danamon', /^\d{10,12}$/),
    bank('BTN', 'BTN', /^\d{16}$/),
    wallet('DANA', 'DANA'),
    wallet('OVO', 'OVO'),
    wallet('GOPAY', 'GoPay'),
    wallet('SHOPEEPAY', 'ShopeePay'),
    wallet('LINKAJA', 'LinkAja'),
  ],
  mx: [
    mexican('002', 'Banamex'),
    mexican('012', 'BBVA México'),
    mexican('014', 'Santander'),
    mexican('021', 'HSBC'),
    mexican('036', 'Inbursa'),
    mexican('044', 'Scotiabank'),
    mexican('058', 'Banregio'),
    mexican('072', 'Banorte'),
    mexican('127', 'Banco Azteca'),
    mexican('137', 'BanCoppel'),
    mexican('638', 'Nu México'),
    mexican('646', 'STP'),
  ],
};

/** The bank of a market with this code. */
function payoutBank(market: MarketId, code: string): PayoutBank | undefined {
  return PAYOUT_BANKS[market].find((one) => one.code === code);
}

/** Whether an account number is valid for that bank: its length, and in Mexico the CLABE's check digit. */
export function isAccountNumber(market: MarketId, code: string, number: string): boolean {
  const one = payoutBank(market, code);
  return one?.number.test(number) === true && (market !== 'mx' || isClabe(number));
}
