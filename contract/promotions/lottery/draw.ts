import { chooseNext, drawFloats, hashText } from '../../fairness.ts';
import { JACKPOT_SHARES } from './shares.ts';
import { verifyTickets } from './tickets.ts';

/** The draw of the weekly lottery: promotions.md, "weekly lottery, jackpot". */

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
