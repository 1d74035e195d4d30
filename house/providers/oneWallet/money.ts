import * as v from 'valibot';

const DECIMAL = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * Its amounts are decimal numbers of the currency; ours are minor units, of which there are 100. The shortest decimal of the
 * number is what was written; one with more digits than minor units have is no amount.
 */
export const decimalAmount = v.pipe(
  v.number(),
  v.transform((amount) => DECIMAL.exec(String(amount))),
  v.check((parts) => parts !== null),
  v.transform((parts) => BigInt(`${parts?.[1]}${(parts?.[2] ?? '').padEnd(2, '0')}`)),
);

/** Minor units as its JSON has them: the text of a number, which may be longer than a double is exact. */
export function decimalMoney(minor: bigint): string {
  const digits = minor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
