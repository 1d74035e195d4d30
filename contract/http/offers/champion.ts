import { call } from '../call.ts';
import type { Championship } from '../play/champions.ts';
import type { championJoinInput, championOrderClaimInput } from './inputs/champion.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/**
 * The championship promotion (calls.tsv, promo): participation, and the prizes of a week's places. The rankings themselves are
 * `champion` of champions.ts. Amounts are minor units as decimal text.
 */

/** Each place from `from` to `to` wins `amount`. */
export interface PrizeStep {
  from: number;
  to: number;
  amount: string;
}

export interface PlayedChampionship extends Championship {
  joined: boolean;
  /** Number of participants with a place. */
  players: number;
  /** The current leader among them. */
  leader: { name: string; avatar: number; rate: string } | null;
  /** The player's own place and its prize; null before the first qualifying bet, also for players who have not joined. */
  mine: { place: number; rate: string; prize: string | null } | null;
}

export interface PlayedChampionships {
  /** The minimum stake of a qualifying bet, and the prize pool of each championship. */
  least: string;
  pot: string;
  prizes: readonly PrizeStep[];
  /** This week's championships. Rankings are at most 15 s old. */
  championships: readonly PlayedChampionship[];
  /** Until when the player is in a time-out or self-exclusion and cannot join; null otherwise. */
  breakUntil: number | null;
}

/** This week's championships. Refusal: 1028 the promotion is not active. */
export const championPromo = call<PlayedChampionships>({
  method: 'GET',
  path: '/main/promo/champion',
  auth: 'token',
});

/** Joins all of this week's championships; idempotent. Refusals: 7030, 1028. */
export const championJoinAll = call<PlayedChampionships>({
  method: 'POST',
  path: '/main/promo/champion',
  auth: 'token',
});

/** Joins one, by its id or its game's. Refusals: 7030, 1028 not active or over, 704 it does not exist. */
export const championJoin = call<PlayedChampionships, typeof championJoinInput>({
  method: 'POST',
  path: '/main/promo/champion/{id}',
  auth: 'token',
});

/** A prize for a place: in a week's championship (`champion`) or a day's battle (`battle`). */
export interface ChampionOrder {
  award: Award;
  place: number;
  /** The title of the championship's game; null for a battle. */
  title: string | null;
}

/** The player's prizes, newest first. */
export const championOrders = call<readonly ChampionOrder[]>({
  method: 'GET',
  path: '/main/promo/championOrder',
  auth: 'token',
});

/**
 * Claims one of them by its award's id, within seven days. Refusals: those of claims (1046, 1025, 7030), 704 it is another
 * player's.
 */
export const championOrderClaim = call<ClaimedAward, typeof championOrderClaimInput>({
  method: 'POST',
  path: '/main/promo/championOrder',
  auth: 'token',
});
