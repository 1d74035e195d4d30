import { machineOf, type SlotDefinition } from '../models.ts';
import { RATE_OF_A_BET } from '../round.ts';
import type { Simulated } from './simulate.ts';

/** Maximum number of stops that are enumerated. */
const MOST = 2_000_000;

/**
 * The exact result, including the cap, of a slot without a feature, over all stops of its reels. Null if it has a feature, or
 * too many stops.
 */
export function everyStop(slot: SlotDefinition): Simulated | null {
  const lengths = slot.reels.map((strip) => strip.length);
  const spins = lengths.reduce((product, length) => product * length, 1);
  if (slot.model !== 'threeReels' || spins > MOST) return null;
  const machine = machineOf(slot);
  let left = 0;
  const random = {
    pick(n: number) {
      const stop = left % n;
      left = Math.floor(left / n);
      return stop;
    },
  };
  let [sum, squares, hits, highest] = [0, 0, 0, 0];
  for (let stops = 0; stops < spins; stops++) {
    left = stops;
    const rate = machine.play('base', random, null);
    if (rate === 0) continue;
    hits++;
    sum += rate;
    squares += (rate / RATE_OF_A_BET) ** 2;
    highest = Math.max(highest, rate);
  }
  const average = sum / spins;
  const deviation = Math.sqrt(squares / spins - (average / RATE_OF_A_BET) ** 2);
  return { spins, average, standardError: 0, deviation, hitRate: hits / spins, featureRate: 0, highest };
}
