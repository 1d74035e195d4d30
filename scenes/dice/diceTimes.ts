import { DICE_SETTLED } from '../../src/games/dice/engine/dice.ts';
import { payTimes } from '../kit/wins/payTimes.ts';

/** ms since betting closed. The dice are gathered, shaken, and thrown one after the other. */
export const GATHERED = 520;
export const THROWN = 900;
export const APART = 170;

/** When the result is visible: the pools light up. */
export const SHOWN = DICE_SETTLED;

/** When the last die is at rest, slightly earlier. */
export const SETTLED = SHOWN - 160;

/** Duration of a die's roll, ms. */
export const ROLL = SETTLED - THROWN - 2 * APART;

export const PAYMENT = payTimes(SHOWN);

/** The same for a voided round: the dice are not thrown. */
export const RETURN = payTimes(400);
