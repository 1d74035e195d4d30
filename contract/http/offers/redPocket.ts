import { call } from '../call.ts';
import type { redPocketInput, redPocketOpenInput } from './inputs/redPocket.ts';
import type { ClaimedAward } from './promotions.ts';

/** Rains of red envelopes (calls.tsv, promo). Amounts are minor units as decimal text, times ms since 1970. */

/** An announced rain; its amounts are drawn in advance (contract/promotions/redPocket). */
export interface Rain {
  /** The market's date and hour: '2026-11-21T12'. */
  id: string;
  startsAt: number;
  endsAt: number;
  envelopes: number;
  /** The sum of all envelopes, and the unit of every amount. */
  total: string;
  grain: string;
  /** SHA-256 of the secret from which the amounts are drawn. */
  hash: string;
}

/** A rain in progress. */
export interface RunningRain extends Rain {
  /** Number of unopened envelopes, a second ago. */
  left: number;
}

/** A past rain, whose draw can be verified by anybody. */
export interface PastRain extends Rain {
  secret: string;
  /** In the order in which envelopes are opened. */
  amounts: readonly string[];
  /** The number of opened envelopes, which are the first ones. */
  opened: number;
}

/** An envelope that the player opened. */
export interface OwnEnvelope {
  rain: string;
  /** Its position in the order of opening, from 1. */
  place: number;
  amount: string;
  at: number;
}

export interface RedPocket {
  running: RunningRain | null;
  next: Rain | null;
  /** The requested one, or else the latest; null if none is over yet. */
  last: PastRain | null;
  /** Latest first, thirty at most. */
  own: readonly OwnEnvelope[];
  /** The requirements for an envelope: a verified phone, and a minimum stake today and yesterday; and the player's progress. */
  phone: boolean;
  least: string;
  staked: string;
  /** An envelope key is armed: it opens one despite too low stakes. */
  key: boolean;
  /** Until when the player is in a time-out or self-exclusion and cannot open one; null otherwise. */
  breakUntil: number | null;
}

/** The previous, current and next rain and their state for the player. 704 the rain never existed, or is not over. */
export const redPocket = call<RedPocket, typeof redPocketInput>({
  method: 'GET',
  path: '/main/promo/redPocket',
  auth: 'token',
});

/** An envelope that was just opened. */
export interface OpenedEnvelope extends ClaimedAward {
  place: number;
}

/**
 * Opens the next envelope of a rain: its amount is the player's own at once. 1048 the rain has not begun (`until`), 1025 it is
 * over, 1046 the player has opened one, 1028 none left, 7025 no verified phone, 1020 too little was staked and no key is armed,
 * 704 there is no such rain.
 */
export const redPocketOpen = call<OpenedEnvelope, typeof redPocketOpenInput>({
  method: 'POST',
  path: '/main/promo/redPocket',
  auth: 'token',
});
