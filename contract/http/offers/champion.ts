import * as v from 'valibot';
import { call } from '../call.ts';
import type { Championship } from '../play/champions.ts';
import type { Award, ClaimedAward } from './promotions.ts';

/**
 * The promotion of championships (calls.tsv, promo): who takes part, and what the places of a week bring. The boards themselves are
 * `champion` of champions.ts. Amounts are minor units as decimal text.
 */

/** Each place from `from` to `to` brings `amount`. */
export interface PrizeStep {
  from: number;
  to: number;
  amount: string;
}

export interface PlayedChampionship extends Championship {
  joined: boolean;
  /** How many who joined have a place. */
  players: number;
  /** The first of them now. */
  leader: { name: string; avatar: number; rate: string } | null;
  /** The player's own place, with what it would bring; null before the first bet that counts, for whoever did not join too. */
  mine: { place: number; rate: string; prize: string | null } | null;
}

export interface PlayedChampionships {
  /** The least stake of a bet that counts, and what each championship shares. */
  least: string;
  pot: string;
  prizes: readonly PrizeStep[];
  /** This week's. Rankings are 15 s old at most. */
  championships: readonly PlayedChampionship[];
  /** Until when the player takes a break, and joins nothing; null otherwise. */
  breakUntil: number | null;
}

/** This week's championships. Refusal: 1028 the promotion does not run. */
export const championPromo = call<PlayedChampionships>()({
  method: 'GET',
  path: '/main/promo/champion',
  auth: 'token',
});

/** Joins all of this week's championships. Whoever joined is joined: twice is no fault. Refusals: 7030, 1028. */
export const championJoinAll = call<PlayedChampionships>()({
  method: 'POST',
  path: '/main/promo/champion',
  auth: 'token',
});

/** Joins one, by its id or its game's. Refusals: 7030, 1028 it is over too, 704 there is none. */
export const championJoin = call<PlayedChampionships>()({
  method: 'POST',
  path: '/main/promo/champion/{id}',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-zA-Z0-9-]{0,79}$/)) }),
});

/** A prize of a place: of a week's championship (`champion`) or of a day's battle (`battle`). */
export interface ChampionOrder {
  award: Award;
  place: number;
  /** The title of the championship's game; null of a battle. */
  title: string | null;
}

/** The player's prizes, the newest first. */
export const championOrders = call<readonly ChampionOrder[]>()({
  method: 'GET',
  path: '/main/promo/championOrder',
  auth: 'token',
});

/** Claims one of them by its award's id, within seven days. Refusals: those of claims (1046, 1025, 7030), 704 it is another's. */
export const championOrderClaim = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/championOrder',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});
