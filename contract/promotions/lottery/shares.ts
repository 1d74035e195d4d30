import type { Minor } from '../../money.ts';

/** The split of the weekly lottery's jackpot: promotions.md, "weekly lottery, jackpot". */

/** Each place's share of the jackpot, in percent. */
export const JACKPOT_SHARES = [60n, 10n, 6n, 5n, 4n, 3n, 3n, 3n, 3n, 3n] as const;

/** A split jackpot. */
interface Shared {
  /** In order of places; one per winner. */
  shares: Minor[];
  /** The part without winners, which stays in the jackpot. */
  stays: Minor;
}

/**
 * The shares of the winning tickets, each rounded down; the rounding remainder goes to the first. A ticket wins once, so with
 * fewer than ten tickets the last places have no winner, and their shares stay for the next week.
 */
export function shareJackpot(jackpot: Minor, winners: number): Shared {
  const all = JACKPOT_SHARES.map((percent) => (jackpot * percent) / 100n);
  all[0] = jackpot - sum(all.slice(1));
  const shares = all.slice(0, winners);
  return { shares, stays: jackpot - sum(shares) };
}

const sum = (amounts: readonly Minor[]) => amounts.reduce((whole, amount) => whole + amount, 0n);
