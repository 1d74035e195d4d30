import { call } from '../call.ts';
import type { ListPage } from '../page.ts';
import type { freeSpinChoicesInput, freeSpinChooseInput } from './inputs/freeSpin.ts';
import type { ClaimedAward } from './promotions.ts';

/** The day's package of free spins (calls.tsv, promo), chosen by its player. Amounts are minor units as decimal text. */

export interface SpinPackage {
  /** 1 for the first one. */
  number: number;
  /** The required stake yesterday, and whether it was met. */
  least: string;
  reached: boolean;
  spins: number;
  /** The bet of one spin. */
  bet: string;
}

export interface SpinSlot {
  game: string;
  title: string;
  firm: string;
}

/** A chosen package. */
export interface SpinChoice {
  id: string;
  /** The day of the choice: '2026-11-27'. */
  day: string;
  game: string;
  title: string;
  spins: number;
  bet: string;
  at: number;
}

export interface FreeSpin {
  packages: readonly SpinPackage[];
  /** The slots to choose from: those whose provider is available. */
  slots: readonly SpinSlot[];
  /** Stakes yesterday, and today so far. */
  staked: string;
  stakedToday: string;
  /** Today's choice; null if none. */
  chosen: SpinChoice | null;
  /** How long they can be played after the choice. */
  hours: number;
  /** When the next day begins, ms. */
  nextAt: number;
  /** Until when the player is in a time-out or self-exclusion; null otherwise. */
  breakUntil: number | null;
}

export const freeSpin = call<FreeSpin>({ method: 'GET', path: '/main/promo/freeSpin', auth: 'token' });

/**
 * Chooses today's package. 1020 not enough was staked, 1046 already chosen, 721 the slot is not offered, 7030 during a time-out
 * or self-exclusion.
 */
export const freeSpinChoose = call<ClaimedAward, typeof freeSpinChooseInput>({
  method: 'POST',
  path: '/main/promo/freeSpin',
  auth: 'token',
});

/** The chosen packages, newest first. */
export const freeSpinChoices = call<ListPage<SpinChoice>, typeof freeSpinChoicesInput>({
  method: 'GET',
  path: '/main/promo/freeSpinOrder',
  auth: 'token',
});
