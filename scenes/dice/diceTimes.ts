import { payTimes } from '../kit/payTimes.ts';

/** ms since betting closed. The dice are gathered, shaken, and thrown; each leaves the hand later than the one before. */
export const GATHERED = 520;
export const THROWN = 900;
export const APART = 170;
/** ms a die rolls. */
export const ROLL = 1_900;

/** The last die lies still. */
export const SETTLED = THROWN + 2 * APART + ROLL;

/** When the outcome is plain to see: the pools light up. */
export const SHOWN = SETTLED + 160;

export const PAYMENT = payTimes(SHOWN);
