import * as v from 'valibot';

/** Money in its JSON is an integer of 1/100000 of the currency; ours is of 1/100. */
const PER_MINOR = 1_000n;

/** An amount as minor units. One that is no whole minor unit is no amount. */
export const hubAmount = v.pipe(
  v.number(),
  v.check((amount) => Number.isSafeInteger(amount) && amount >= 0 && amount % Number(PER_MINOR) === 0),
  v.transform((amount) => BigInt(amount) / PER_MINOR),
);

/** Minor units as its JSON has them: the text of a number, which may be longer than a double is exact. */
export function hubMoney(minor: bigint): string {
  return (minor * PER_MINOR).toString();
}
