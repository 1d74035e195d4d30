import { chooseNext, drawFloats, hashText } from '../../fairness.ts';
import { JACKPOT_SHARES } from './shares.ts';
import { verifyTickets } from './tickets.ts';

/** The draw of the weekly lottery: promotions.md, "weekly lottery, jackpot". */

/**
 * The numbers of the winning tickets, in order of places: `choose(10 of n)` with the floats of `HMAC(secret, week:listHash)`,
 * or all n if there are fewer. Ticket 1 is the first of the ordered list.
 *
 * @param week its Monday's date: '2026-11-16'
 */
export function drawWinners(secret: string, week: string, listHash: string, n: number): number[] {
  const places = Math.min(JACKPOT_SHARES.length, n);
  return chooseNext(drawFloats(secret, `${week}:${listHash}`), places, n).map((ticket) => ticket + 1);
}

/** The public data of a past draw. */
export interface PublicDraw {
  week: string;
  /** The commitment shown when the week opened, and the revealed secret. */
  secretHash: string;
  secret: string;
  /** The hash published when the list was closed, and the list. */
  listHash: string;
  holders: readonly string[];
  winners: readonly number[];
}

/** The result of verifying a draw; all three are true for a correct one. */
export interface DrawCheck {
  /** The secret matches the commitment made before any ticket was given. */
  secret: boolean;
  /** The list is the one that was closed before the secret was revealed. */
  list: boolean;
  /** The winning tickets and their order are correct. */
  winners: boolean;
}

/** Verifies a draw, without the house. */
export function verifyDraw({ week, secretHash, secret, listHash, holders, winners }: PublicDraw): DrawCheck {
  const drawn = drawWinners(secret, week, listHash, holders.length);
  return {
    secret: hashText(secret) === secretHash,
    list: verifyTickets(holders, listHash),
    winners: drawn.length === winners.length && drawn.every((ticket, i) => ticket === winners[i]),
  };
}
