import * as v from 'valibot';
import { call } from '../call.ts';
import type { ClaimedAward } from './promotions.ts';

/** Rains of red envelopes (calls.tsv, promo). Amounts are minor units as decimal text, times ms since 1970. */

/** A rain as it is promised; its amounts are drawn beforehand (contract/promotions/redPocket). */
export interface Rain {
  /** The market's date and hour: '2026-11-21T12'. */
  id: string;
  startsAt: number;
  endsAt: number;
  envelopes: number;
  /** What they hold together, and what every amount is a multiple of. */
  total: string;
  grain: string;
  /** SHA-256 of the secret that the amounts are drawn from. */
  hash: string;
}

/** One that falls now. */
export interface RunningRain extends Rain {
  /** How many envelopes nobody has opened yet, a second ago. */
  left: number;
}

/** One that is over: anybody can draw its amounts again. */
export interface PastRain extends Rain {
  secret: string;
  /** In the order in which envelopes were opened. */
  amounts: readonly string[];
  /** So many of them, the first ones, were opened. */
  opened: number;
}

/** An envelope that the player opened. */
export interface OwnEnvelope {
  rain: string;
  /** The how-manieth to be opened it was, from 1 on. */
  place: number;
  amount: string;
  at: number;
}

export interface RedPocket {
  running: RunningRain | null;
  next: Rain | null;
  /** The one that was asked for, else the latest; null where none is over yet. */
  last: PastRain | null;
  /** The latest first, thirty at most. */
  own: readonly OwnEnvelope[];
  /** What an envelope asks for: a verified phone, and so much staked today and yesterday; what of it the player has. */
  phone: boolean;
  least: string;
  staked: string;
  /** An envelope key is armed: it opens one that too little was staked for. */
  key: boolean;
  /** Until when the player takes a break, and opens none; null otherwise. */
  breakUntil: number | null;
}

const rain = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}$/));

/** The rains around now and how they stand for the player. 704 a rain that never was, or is not over. */
export const redPocket = call<RedPocket>()({
  method: 'GET',
  path: '/main/promo/redPocket',
  auth: 'token',
  input: v.object({ rain: v.optional(rain) }),
});

/** An envelope that was opened just now. */
export interface OpenedEnvelope extends ClaimedAward {
  place: number;
}

/**
 * Opens the next envelope of a rain: its amount is the player's at once. 1048 it does not rain yet (`until`), 1025 it is over,
 * 1046 the player has opened one, 1028 all are gone, 7025 no verified phone, 1020 too little was staked and no key is armed, 704 there is no such rain.
 */
export const redPocketOpen = call<OpenedEnvelope>()({
  method: 'POST',
  path: '/main/promo/redPocket',
  auth: 'token',
  input: v.object({ rain }),
});
