/**
 * The volatility classes of slots, by the standard deviation of a spin in bets: class 1 is below the first, class 5 at or above the last.
 */
export const VOLATILITY_STEPS = [3, 5, 8, 13] as const;

export type Volatility = 1 | 2 | 3 | 4 | 5;

/** The class of a standard deviation. */
export function volatilityOf(deviation: number): Volatility {
  return (1 + VOLATILITY_STEPS.filter((step) => deviation >= step).length) as Volatility;
}
