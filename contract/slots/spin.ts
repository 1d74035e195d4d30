import { type Minor, payout } from '../money.ts';
import type { SlotEvent } from './book.ts';
import type { SpinMode } from './model.ts';
import { machineOf, type SlotDefinition } from './models.ts';
import type { SlotRandom } from './random.ts';

/** A played spin: its payout in 1/10000 of the bet, and its events. */
export interface SpinBook {
  mode: SpinMode;
  rate: number;
  events: readonly SlotEvent[];
}

/** Plays a spin. The same random numbers give the same book. */
export function spin(slot: SlotDefinition, mode: SpinMode, random: SlotRandom): SpinBook {
  const events: SlotEvent[] = [];
  const rate = machineOf(slot).play(mode, random, events);
  return { mode, rate, events };
}

/** The price of a spin at a bet, rounded up to a minor unit; null if the feature cannot be bought. */
export function stakeOf(slot: SlotDefinition, mode: SpinMode, bet: Minor): Minor | null {
  if (mode === 'base') return bet;
  const price = 'buy' in slot ? slot.buy : undefined;
  return price === undefined ? null : (bet * BigInt(price) + 9_999n) / 10_000n;
}

/**
 * The payout of a book at a bet: rounded down once, on its total. The rate of a bought feature is also relative to the bet, not
 * to its price.
 */
export function winOf({ rate }: Pick<SpinBook, 'rate'>, bet: Minor): Minor {
  return payout(bet, BigInt(rate));
}
