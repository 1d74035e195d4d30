import { hashText } from '../../fairness.ts';
import type { Minor } from '../../money.ts';

/** The tickets of the weekly lottery: promotions.md, "weekly lottery, jackpot". */

/** What earns a ticket. */
export interface TicketRules {
  /** The deposit, and the stake, that earn one ticket, in minor units. */
  deposited: Minor;
  staked: Minor;
  /** Maximum number of tickets per player and week. */
  most: number;
}

/** `unit` is minor units of 1 U. */
export function ticketRules(unit: Minor): TicketRules {
  return { deposited: 50n * unit, staked: 500n * unit, most: 200 };
}

/** The number of tickets for a player's deposits and stakes in a week. It never decreases as they grow. */
export function ticketsFor(
  { deposited, staked }: Record<'deposited' | 'staked', Minor>,
  rules: TicketRules,
): number {
  const earned = deposited / rules.deposited + staked / rules.staked;
  return earned < BigInt(rules.most) ? Number(earned) : rules.most;
}

/** A holder's id in the list: printable ASCII without spaces. */
const HOLDER = /^[!-~]+$/;

/**
 * The hashed text of a list, or of a part of it: one line per ticket, in order: the number, a space, its holder, a line feed
 * (`1 k7q2
 * 2 k7q2
 * 3 m09x
 * `), also after the last one.
 *
 * @param holders of ticket `first` and the following ones, by their ids in the list
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
 * SHA-256 of the closed list: of the lines of all its tickets from 1 on, of the empty text without tickets.
 *
 * @param holders of ticket 1, 2, 3 …, by their ids in the list
 */
export function ticketsHash(holders: readonly string[]): string {
  return hashText(ticketLines(holders));
}

/** Whether a list of holders matches a hash. */
export function verifyTickets(holders: readonly string[], listHash: string): boolean {
  return holders.every((holder) => HOLDER.test(holder)) && ticketsHash(holders) === listHash;
}
