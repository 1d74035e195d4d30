import * as v from 'valibot';

const DECIMAL = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * Amounts are decimal numbers of the currency; ours are minor units, 100 of them. The shortest decimal form of the number is
 * the written one; more decimals than minor units have are invalid.
 */
export const decimalAmount = v.pipe(
  v.number(),
  v.transform((amount) => DECIMAL.exec(String(amount))),
  v.check((parts) => parts !== null),
  v.transform((parts) => BigInt(`${parts?.[1]}${(parts?.[2] ?? '').padEnd(2, '0')}`)),
);

/** Minor units in the protocol's JSON form: the text of a number, which may exceed the exact range of a double. */
export function decimalMoney(minor: bigint): string {
  const digits = minor.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
