/** A player's assumed week for cost estimates; amounts are U. */
export interface Habits {
  /** The stakes of each of the seven days. */
  readonly staked: readonly number[];
  /** The first deposit of each day. */
  readonly deposited: readonly number[];
  /** The current VIP level. */
  readonly level: number;
  /**
   * The average share of the stakes that is lost, over the days that end in a loss: 1 for staking all of it on long odds, which
   * costs no more than steady play.
   */
  readonly lossShare: number;
}

/** Number of days of the week on which, or on the day before which, at least `least` U was staked. */
export function daysAfterPlay({ staked }: Habits, least: number): number {
  return staked.filter((today, i) => Math.max(today, staked[(i + 6) % 7] ?? 0) >= least).length;
}
