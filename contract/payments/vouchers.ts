import { luhnDigit, passesLuhn } from './luhn.ts';

/** References of vouchers paid at a till: 14 digits, the last one a check digit. */

const HEAD = '98';
const DIGITS = 14;

/** The reference of an order's voucher. */
export function voucherReference(order: bigint): string {
  const digits = HEAD + String(order).padStart(DIGITS - HEAD.length - 1, '0');
  if (order < 0n || digits.length !== DIGITS - 1) throw new Error(`no voucher for order ${order}`);
  return digits + luhnDigit(digits);
}

export function isVoucherReference(reference: string): boolean {
  return reference.length === DIGITS && reference.startsWith(HEAD) && passesLuhn(reference);
}
