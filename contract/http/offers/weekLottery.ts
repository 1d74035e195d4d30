import * as v from 'valibot';
import { call } from '../call.ts';
import { type ListPage, pageFields } from '../page.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/**
 * The weekly lottery (calls.tsv, lottery). Weeks are named by their Monday, '2026-11-16'. Amounts are minor units as decimal text,
 * times ms since 1970.
 */

/** A week of the lottery as everybody is told of it. */
export interface LotteryWeek {
  week: string;
  startsAt: number;
  endsAt: number;
  drawAt: number;
  /** SHA-256 of the secret that it is drawn with. */
  hash: string;
  /** How many tickets there are, of all players. */
  tickets: number;
  /** As it stands; it grows as stakes on our games are settled. */
  jackpot: string;
  /** SHA-256 of the list of all tickets, once it is closed. */
  listHash: string | null;
}

/** A week in which the player may have tickets. */
export interface OwnLottery extends LotteryWeek {
  /** The player's, and the most that there can be. */
  own: number;
  most: number;
  /** What the player deposited and staked in it, and what a ticket is given for. */
  deposited: string;
  staked: string;
  perDeposit: string;
  perStake: string;
  /** The week before it, while that is not drawn. */
  before: (LotteryWeek & { own: number }) | null;
  breakUntil: number | null;
}

const week = v.pipe(v.string(), v.isoDate());

/** A week, or else this one, with the player's tickets counted up to now. 1006 it was drawn, 704 there is none. */
export const lotteryWeekUser = call<OwnLottery>()({
  method: 'GET',
  path: '/main/promo/lottery/week/user',
  auth: 'token',
  input: v.object({ week: v.optional(week) }),
});

/** Tickets with numbers in a row. */
export interface TicketRange {
  first: number;
  count: number;
  at: number;
}

/** The player's tickets of a week, or else of this one, the latest first. */
export const lotteryOwnTickets = call<ListPage<TicketRange>>()({
  method: 'GET',
  path: '/main/promo/lottery/week/user/tickets',
  auth: 'token',
  input: v.object({ week: v.optional(week), ...pageFields }),
});

/** A ticket as all are shown it. */
export interface ShownTicket {
  number: number;
  /** Its player's name, masked. */
  name: string;
  own: boolean;
  at: number;
}

/** The latest fifty tickets of this week, the latest first. */
export const lotteryLatest = call<readonly ShownTicket[]>()({
  method: 'GET',
  path: '/main/promo/lottery/week/ticket50',
  auth: 'token',
});

/** A winning ticket. */
export interface LotteryWinner {
  place: number;
  ticket: number;
  /** What stands for its player in the list, and the player's name, masked. */
  holder: string;
  name: string;
  amount: string;
  /** The player's own prize, as an award; null for others'. */
  award: Award | null;
}

/** What is public of a draw (contract/promotions/lottery): anybody can draw it again. */
export interface LotteryDraw {
  week: string;
  secretHash: string;
  secret: string;
  listHash: string;
  tickets: number;
  jackpot: string;
  /** What nobody won: it is in the jackpot of the week after. */
  stays: string;
  drawnAt: number;
  /** In their places. */
  winners: readonly LotteryWinner[];
  /** Who holds the tickets from 1 on, and how many in a row; only where it was asked for. */
  list: readonly (readonly [holder: string, count: number])[] | null;
}

export interface LotteryDraws {
  /** The week that was asked for, else the latest; null where none is drawn yet. */
  draw: LotteryDraw | null;
  /** The weeks that were drawn, the latest first. */
  weeks: readonly string[];
}

/** A draw, with the list of all tickets for `list`. 704 the week was not drawn. */
export const lotteryWinners = call<LotteryDraws>()({
  method: 'GET',
  path: '/main/promo/lottery/week/winner',
  auth: 'token',
  input: v.object({ week: v.optional(week), list: v.optional(v.picklist(['all'])) }),
});

/** Claims a prize that the player won, by its award. 704 it is not the player's, 1046 claimed, 1025 expired. */
export const lotteryPrizeClaim = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/lottery/week/winner',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});
