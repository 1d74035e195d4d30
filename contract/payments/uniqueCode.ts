import type { Minor } from '../money.ts';

/** Unique codes are 1 to 999 whole units of the currency, added to an amount to identify its transfer. */
export const MOST_CODE = 999;

/** The transfer amount for `amount` with a code. */
export function withUniqueCode(amount: Minor, code: number): Minor {
  if (!Number.isInteger(code) || code < 1 || code > MOST_CODE) throw new Error(`no unique code ${code}`);
  return amount + BigInt(code) * 100n;
}

/** A code as displayed: three digits. */
export function codeText(code: number): string {
  return String(code).padStart(3, '0');
}
