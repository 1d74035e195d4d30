import type { Minor } from '../../../../contract/money.ts';

/** A set of chips: so many times the least bet each, from the smallest to the largest (pearl to gold). */
const TIMES: readonly bigint[] = [1n, 5n, 10n, 25n, 50n, 100n];

/** What the six chips are worth where bets begin at `min`. */
export function chipValues(min: Minor): Minor[] {
  return TIMES.map((times) => min * times);
}

/** Which chip stands for an amount: the largest that is not above it, 0 to 5. */
export function chipFace(amount: Minor, min: Minor): number {
  let face = 0;
  TIMES.forEach((times, index) => {
    if (amount >= min * times) face = index;
  });
  return face;
}
