import { poolSounds } from '../../pools/page/poolSounds.ts';
import { DICE_SETTLED } from '../engine/dice.ts';
import { session, source } from './diceSession.ts';

/** Ms after the close: the dice are shaken from and until, they first touch the tray. */
const SHAKEN_FROM = 300;
const THROWN = 1_050;
const LANDS = 1_530;

/** How the dice sound. */
export const sounds = poolSounds(session, source, {
  marks: [
    { at: LANDS, sound: 'diceLand' },
    { at: DICE_SETTLED, sound: 'reveal' },
  ],
  loop: { name: 'diceShake', at: (since) => (since >= SHAKEN_FROM && since < THROWN ? {} : null) },
});
