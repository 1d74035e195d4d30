/** A week of a player's, as the price list reckons with it; amounts are U. */
export interface Habits {
  /** What is staked on each of the seven days. */
  readonly staked: readonly number[];
  /** The first deposit of each day. */
  readonly deposited: readonly number[];
  /** The VIP level that is held. */
  readonly level: number;
  /**
   * Of what is staked, what is lost on average over the days that end in a loss: 1 for who stakes all of it on long odds, which costs
   * no more than steady play.
   */
  readonly lossShare: number;
}

/** Days of the week on which as much was staked, in U, or on the day before. */
export function daysAfterPlay({ staked }: Habits, least: number): number {
  return staked.filter((today, i) => Math.max(today, staked[(i + 6) % 7] ?? 0) >= least).length;
}
