import { crash, flight, liftoff } from './flight.mjs';
import { loudness, toLevel } from './level.mjs';
import { bet, cashout, lose, reveal, winBig, winSmall } from './money.mjs';
import { ballPop, coinLand, coinSpin, eggCrack, gem, step, stoneFall } from './solo.mjs';
import { loudest } from './sound.mjs';
import { ballDrop, cardDeal, cardFlip, diceLand, diceShake, reelStop } from './table.mjs';
import { beep, pointerTick, runLight, tick, wheelSpin } from './time.mjs';

/**
 * Every sound with its level in the family, in dB as measured by `loudness`: frequent sounds are below rare ones, a loop below
 * the sounds on it, and major events on top.
 */
const LEVELS = [
  [-28, { tick, pointerTick, runLight, wheelSpin, coinSpin }],
  [-24, { bet, cardDeal, cardFlip, step, reelStop, ballPop, diceShake }],
  [-21, { flight, lose, diceLand, ballDrop, coinLand, eggCrack, gem }],
  [-18, { beep, cashout, reveal }],
  [-15, { liftoff, winSmall, stoneFall }],
  [-12.5, { winBig, crash }],
];

/** These repeat until they are stopped. */
const LOOPS = new Set([flight, wheelSpin, diceShake, coinSpin]);

/** Synthesises the family: every sound at its level, with the target and the actual loudness. */
export function family() {
  return LEVELS.flatMap(([aim, sounds]) =>
    Object.entries(sounds).map(([name, make]) => {
      const samples = toLevel(make(), aim);
      const peak = 20 * Math.log10(loudest(samples));
      return { name, samples, repeats: LOOPS.has(make), aim, loudness: loudness(samples), peak };
    }),
  );
}
