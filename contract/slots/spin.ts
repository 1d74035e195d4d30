import { type Minor, payout } from '../money.ts';
import type { SlotEvent } from './book.ts';
import type { SpinMode } from './model.ts';
import { machineOf, type SlotDefinition } from './models.ts';
import type { SlotRandom } from './random.ts';

/** A spin that was played: what it pays in 1/10000 of the bet, and all that happened in it. */
export interface SpinBook {
  mode: SpinMode;
  rate: number;
  events: readonly SlotEvent[];
}

/** Plays a spin. The same chance gives the same book. */
export function spin(slot: SlotDefinition, mode: SpinMode, random: SlotRandom): SpinBook {
  const events: SlotEvent[] = [];
  const rate = machineOf(slot).play(mode, random, events);
  return { mode, rate, events };
}

/** What a spin of a mode costs at a bet, rounded up to a minor unit; null where the feature cannot be bought. */
export function stakeOf(slot: SlotDefinition, mode: SpinMode, bet: Minor): Minor | null {
  if (mode === 'base') return bet;
  const price = 'buy' in slot ? slot.buy : undefined;
  return price === undefined ? null : (bet * BigInt(price) + 9_999n) / 10_000n;
}

/** What a book pays at a bet: rounded down once, on its total. Of a bought feature too, whose rate is of the bet and not of its price. */
export function winOf({ rate }: Pick<SpinBook, 'rate'>, bet: Minor): Minor {
  return payout(bet, BigInt(rate));
}
