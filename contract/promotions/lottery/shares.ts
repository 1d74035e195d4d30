import type { Minor } from '../../money.ts';

/** How the weekly lottery's jackpot is shared: promotions.md, "weekly lottery, jackpot". */

/** What each place has of a hundred of the jackpot. */
export const JACKPOT_SHARES = [60n, 10n, 6n, 5n, 4n, 3n, 3n, 3n, 3n, 3n] as const;

/** How a jackpot is shared. */
interface Shared {
  /** The first place's first; as many as there are winners. */
  shares: Minor[];
  /** What nobody won: it stays in the jackpot. */
  stays: Minor;
}

/**
 * The shares of so many winning tickets, each rounded down; what that leaves of the ten goes to the first. A ticket wins once,
 * so with fewer than ten of them the last places are nobody's, and their shares stay for the week after.
 */
export function shareJackpot(jackpot: Minor, winners: number): Shared {
  const all = JACKPOT_SHARES.map((percent) => (jackpot * percent) / 100n);
  all[0] = jackpot - sum(all.slice(1));
  const shares = all.slice(0, winners);
  return { shares, stays: jackpot - sum(shares) };
}

const sum = (amounts: readonly Minor[]) => amounts.reduce((whole, amount) => whole + amount, 0n);
