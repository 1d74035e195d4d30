import type { SpinMode } from '../model.ts';
import { machineOf, type SlotDefinition } from '../models.ts';
import { RATE_OF_A_BET } from '../round.ts';
import { Xoshiro } from './xoshiro.ts';

/** The result of simulated spins. */
export interface Simulated {
  spins: number;
  /** The average payout, in 1/10000 of the bet. */
  average: number;
  /** Standard error of that average. */
  standardError: number;
  /** Standard deviation of a spin, in bets. */
  deviation: number;
  /** Share of spins that pay anything. */
  hitRate: number;
  /** Share of spins with the feature. */
  featureRate: number;
  /** The highest payout, in 1/10000 of the bet. */
  highest: number;
}

/** Simulates spins with a seeded generator: the same seed gives the same spins. */
export function simulate(
  slot: SlotDefinition,
  spins: number,
  seed: number,
  mode: SpinMode = 'base',
): Simulated {
  const machine = machineOf(slot);
  const random = new Xoshiro(seed);
  let [sum, squares, hits, features, highest] = [0, 0, 0, 0, 0];
  for (let played = 0; played < spins; played++) {
    const rate = machine.play(mode, random, null);
    if (machine.featured()) features++;
    if (rate === 0) continue;
    hits++;
    sum += rate;
    squares += (rate / RATE_OF_A_BET) ** 2;
    if (rate > highest) highest = rate;
  }
  const average = sum / spins;
  const deviation = Math.sqrt(Math.max(0, squares / spins - (average / RATE_OF_A_BET) ** 2));
  const standardError = (deviation * RATE_OF_A_BET) / Math.sqrt(spins);
  return {
    ...{ spins, average, standardError, deviation, highest },
    hitRate: hits / spins,
    featureRate: features / spins,
  };
}
