/** The steps reached with a week's stakes, numbered from 1. Amounts are minor units. */
export function reached(staked: bigint, stakes: readonly bigint[]): number[] {
  return stakes.flatMap((stake, i) => (staked >= stake ? [i + 1] : []));
}
