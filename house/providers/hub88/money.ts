import * as v from 'valibot';

/** Amounts in JSON are integers of 1/100000 of the currency; ours are of 1/100. */
const PER_MINOR = 1_000n;

/** An amount in minor units. Fractions of a minor unit are invalid. */
export const hubAmount = v.pipe(
  v.number(),
  v.check((amount) => Number.isSafeInteger(amount) && amount >= 0 && amount % Number(PER_MINOR) === 0),
  v.transform((amount) => BigInt(amount) / PER_MINOR),
);

/** Minor units in the protocol's JSON form: the text of a number, which may exceed the exact range of a double. */
export function hubMoney(minor: bigint): string {
  return (minor * PER_MINOR).toString();
}
