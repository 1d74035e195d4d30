import { hashText } from '../../fairness.ts';
import type { Minor } from '../../money.ts';

/** The tickets of the weekly lottery: promotions.md, "weekly lottery, jackpot". */

/** What a ticket is given for. */
export interface TicketRules {
  /** So much deposited, and so much staked, in minor units. */
  deposited: Minor;
  staked: Minor;
  /** The most tickets of a player and week. */
  most: number;
}

/** `unit` is minor units of 1 U. */
export function ticketRules(unit: Minor): TicketRules {
  return { deposited: 50n * unit, staked: 500n * unit, most: 200 };
}

/** How many tickets a player has in a week in which so much was deposited and staked. It only grows as they do. */
export function ticketsFor(
  { deposited, staked }: Record<'deposited' | 'staked', Minor>,
  rules: TicketRules,
): number {
  const earned = deposited / rules.deposited + staked / rules.staked;
  return earned < BigInt(rules.most) ? Number(earned) : rules.most;
}

/** What stands for a player in the list: any text of printable ASCII without a space. */
const HOLDER = /^[!-~]+$/;

/**
 * What is hashed of a list, or of a part of it: a line a ticket, in the order of their numbers: the number, a space, its holder, a line
 * feed (`1 k7q2\n2 k7q2\n3 m09x\n`), the last one's too.
 *
 * @param holders of ticket `first` and those after it, each as the list names a player
 */
export function ticketLines(holders: readonly string[], first = 1): string {
  return holders
    .map((holder, i) => {
      if (!HOLDER.test(holder))
        throw new RangeError(`no holder of ticket ${first + i}: ${JSON.stringify(holder)}`);
      return `${first + i} ${holder}\n`;
    })
    .join('');
}

/**
 * SHA-256 of the closed list: of the lines of all its tickets from 1 on, of nothing where there is none.
 *
 * @param holders of ticket 1, 2, 3 …, each as the list names a player
 */
export function ticketsHash(holders: readonly string[]): string {
  return hashText(ticketLines(holders));
}

/** Whether a list of holders is what was hashed. */
export function verifyTickets(holders: readonly string[], listHash: string): boolean {
  return holders.every((holder) => HOLDER.test(holder)) && ticketsHash(holders) === listHash;
}
