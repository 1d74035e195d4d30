import { call } from '../call.ts';
import type { ListPage } from '../page.ts';
import type {
  lotteryOwnTicketsInput,
  lotteryPrizeClaimInput,
  lotteryWeekUserInput,
  lotteryWinnersInput,
} from './inputs/weekLottery.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/**
 * The weekly lottery (calls.tsv, lottery). Weeks are identified by their Monday, '2026-11-16'. Amounts are minor units as
 * decimal text, times ms since 1970.
 */

/** The public data of a lottery week. */
export interface LotteryWeek {
  week: string;
  startsAt: number;
  endsAt: number;
  drawAt: number;
  /** SHA-256 of the secret used for the draw. */
  hash: string;
  /** Number of tickets of all players. */
  tickets: number;
  /** The current jackpot; it grows as stakes on our games are settled. */
  jackpot: string;
  /** SHA-256 of the list of all tickets, once it is closed. */
  listHash: string | null;
}

/** A week in which the player can have tickets. */
export interface OwnLottery extends LotteryWeek {
  /** The player's number of tickets, and the maximum. */
  own: number;
  most: number;
  /** The player's deposits and stakes in the week, and the amounts that earn a ticket. */
  deposited: string;
  staked: string;
  perDeposit: string;
  perStake: string;
  /** The previous week, until it is drawn. */
  before: (LotteryWeek & { own: number }) | null;
  breakUntil: number | null;
}

/** A week, by default the current one, with the player's tickets up to now. 1006 it was drawn, 704 it does not exist. */
export const lotteryWeekUser = call<OwnLottery, typeof lotteryWeekUserInput>({
  method: 'GET',
  path: '/main/promo/lottery/week/user',
  auth: 'token',
});

/** A range of consecutive ticket numbers. */
export interface TicketRange {
  first: number;
  count: number;
  at: number;
}

/** The player's tickets of a week, by default the current one, latest first. */
export const lotteryOwnTickets = call<ListPage<TicketRange>, typeof lotteryOwnTicketsInput>({
  method: 'GET',
  path: '/main/promo/lottery/week/user/tickets',
  auth: 'token',
});

/** A ticket as shown publicly. */
export interface ShownTicket {
  number: number;
  /** The player's masked name. */
  name: string;
  own: boolean;
  at: number;
}

/** The latest fifty tickets of this week, latest first. */
export const lotteryLatest = call<readonly ShownTicket[]>({
  method: 'GET',
  path: '/main/promo/lottery/week/ticket50',
  auth: 'token',
});

/** A winning ticket. */
export interface LotteryWinner {
  place: number;
  ticket: number;
  /** The holder's id in the list, and the player's masked name. */
  holder: string;
  name: string;
  amount: string;
  /** The player's own prize, as an award; null for other players'. */
  award: Award | null;
}

/** The public data of a draw (contract/promotions/lottery), with which anybody can repeat it. */
export interface LotteryDraw {
  week: string;
  secretHash: string;
  secret: string;
  listHash: string;
  tickets: number;
  jackpot: string;
  /** The part without a winner, which is added to the next week's jackpot. */
  stays: string;
  drawnAt: number;
  /** In order of their places. */
  winners: readonly LotteryWinner[];
  /** The holders of the tickets from 1 on, and how many consecutive ones each has; only on request. */
  list: readonly (readonly [holder: string, count: number])[] | null;
}

export interface LotteryDraws {
  /** The requested week, or else the latest; null if none has been drawn yet. */
  draw: LotteryDraw | null;
  /** The drawn weeks, latest first. */
  weeks: readonly string[];
}

/** A draw, including the list of all tickets for `list`. 704 the week was not drawn. */
export const lotteryWinners = call<LotteryDraws, typeof lotteryWinnersInput>({
  method: 'GET',
  path: '/main/promo/lottery/week/winner',
  auth: 'token',
});

/** Claims the player's prize by its award. 704 it is not the player's, 1046 claimed, 1025 expired. */
export const lotteryPrizeClaim = call<ClaimedAward, typeof lotteryPrizeClaimInput>({
  method: 'POST',
  path: '/main/promo/lottery/week/winner',
  auth: 'token',
});
