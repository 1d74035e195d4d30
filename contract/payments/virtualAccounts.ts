import { luhnDigit, passesLuhn } from './luhn.ts';

/** Banks with virtual accounts, by the sandbox company's code there; numbers have 16 digits at each of them. */
const COMPANIES = { BCA: '10999', BRI: '88999', BNI: '98899', MANDIRI: '89999' } as const;

export type VaBank = keyof typeof COMPANIES;

export const VA_BANKS = Object.keys(COMPANIES) as readonly VaBank[];

const DIGITS = 16;

/** The virtual account of one order: the company, the order's number, a check digit. */
export function virtualAccount(bank: VaBank, order: bigint): string {
  const company = COMPANIES[bank];
  const number = String(order).padStart(DIGITS - company.length - 1, '0');
  const digits = company + number;
  if (order < 0n || digits.length !== DIGITS - 1) throw new Error(`no virtual account for order ${order}`);
  return digits + luhnDigit(digits);
}

/** Whether this is a virtual account of that bank. */
export function isVirtualAccount(bank: VaBank, number: string): boolean {
  return number.length === DIGITS && number.startsWith(COMPANIES[bank]) && passesLuhn(number);
}
