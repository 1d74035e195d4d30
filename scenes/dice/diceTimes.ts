import { DICE_SETTLED } from '../../src/games/dice/engine/dice.ts';
import { payTimes } from '../kit/wins/payTimes.ts';

/** ms since betting closed. The dice are gathered, shaken, and thrown; each leaves the hand later than the one before. */
export const GATHERED = 520;
export const THROWN = 900;
export const APART = 170;

/** When the outcome is plain to see: the pools light up. */
export const SHOWN = DICE_SETTLED;

/** The last die lies still, a glance earlier. */
export const SETTLED = SHOWN - 160;

/** ms a die rolls. */
export const ROLL = SETTLED - THROWN - 2 * APART;

export const PAYMENT = payTimes(SHOWN);

/** The same of a round whose stakes go back: the dice are not thrown. */
export const RETURN = payTimes(400);
