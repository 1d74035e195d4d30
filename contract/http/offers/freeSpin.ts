import * as v from 'valibot';
import { call } from '../call.ts';
import { type ListPage, pageFields, wholeNumber } from '../page.ts';
import type { ClaimedAward } from './promotions.ts';

/** The day's package of free spins (calls.tsv, promo), chosen by its player. Amounts are minor units as decimal text. */

export interface SpinPackage {
  /** 1 for the first one. */
  number: number;
  /** What was to be staked yesterday, and whether it was. */
  least: string;
  reached: boolean;
  spins: number;
  /** Of one spin. */
  bet: string;
}

export interface SpinSlot {
  game: string;
  title: string;
  firm: string;
}

/** A package that was chosen. */
export interface SpinChoice {
  id: string;
  /** The day it was chosen on: '2026-11-27'. */
  day: string;
  game: string;
  title: string;
  spins: number;
  bet: string;
  at: number;
}

export interface FreeSpin {
  packages: readonly SpinPackage[];
  /** The slots to choose from: those whose studio is there. */
  slots: readonly SpinSlot[];
  /** What was staked yesterday, and today by now. */
  staked: string;
  stakedToday: string;
  /** What was chosen today; null for nothing yet. */
  chosen: SpinChoice | null;
  /** How long they can be played from the choice on. */
  hours: number;
  /** When the next day begins, ms. */
  nextAt: number;
  /** Until when the player takes a break; null otherwise. */
  breakUntil: number | null;
}

export const freeSpin = call<FreeSpin>()({ method: 'GET', path: '/main/promo/freeSpin', auth: 'token' });

/** Chooses today's package. 1020 not enough was staked, 1046 it was chosen, 721 no slot on offer, 7030 on a break. */
export const freeSpinChoose = call<ClaimedAward>()({
  method: 'POST',
  path: '/main/promo/freeSpin',
  auth: 'token',
  input: v.object({ package: wholeNumber(1, 9), game: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) }),
});

/** The packages that were chosen, the newest first. */
export const freeSpinChoices = call<ListPage<SpinChoice>>()({
  method: 'GET',
  path: '/main/promo/freeSpinOrder',
  auth: 'token',
  input: v.object(pageFields),
});
