import { chooseNext, drawFloats, hashText } from '../../fairness.ts';
import type { Minor } from '../../money.ts';
import { verifyTickets } from './tickets.ts';

/** The draw of the weekly lottery, and how its jackpot is shared: promotions.md, "weekly lottery, jackpot". */

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

/**
 * The numbers of the tickets that win, the first place's first: `choose(10 of n)` with the floats of
 * `HMAC(secret, week:listHash)`, or all n where there are fewer. Ticket 1 is the first of the ordered list.
 *
 * @param week its Monday's date: '2026-11-16'
 */
export function drawWinners(secret: string, week: string, listHash: string, n: number): number[] {
  const places = Math.min(JACKPOT_SHARES.length, n);
  return chooseNext(drawFloats(secret, `${week}:${listHash}`), places, n).map((ticket) => ticket + 1);
}

/** What is public of a draw once it is over. */
export interface PublicDraw {
  week: string;
  /** Shown as the week opened, and what it was of. */
  secretHash: string;
  secret: string;
  /** Published as the list was closed, and the list. */
  listHash: string;
  holders: readonly string[];
  winners: readonly number[];
}

/** What of a draw is as it should be; all three when it is right. */
export interface DrawCheck {
  /** The secret is the one that was promised before any ticket was given. */
  secret: boolean;
  /** The list is the one that was closed before the secret was told. */
  list: boolean;
  /** These tickets win, and in this order. */
  winners: boolean;
}

/** Checks a draw, by anybody and without the house. */
export function verifyDraw({ week, secretHash, secret, listHash, holders, winners }: PublicDraw): DrawCheck {
  const drawn = drawWinners(secret, week, listHash, holders.length);
  return {
    secret: hashText(secret) === secretHash,
    list: verifyTickets(holders, listHash),
    winners: drawn.length === winners.length && drawn.every((ticket, i) => ticket === winners[i]),
  };
}
