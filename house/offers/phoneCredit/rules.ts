/** The steps that a week's stakes have reached, by their numbers from 1 on. Amounts are minor units. */
export function reached(staked: bigint, stakes: readonly bigint[]): number[] {
  return stakes.flatMap((stake, i) => (staked >= stake ? [i + 1] : []));
}
