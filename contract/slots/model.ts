import type { GenericSchema } from 'valibot';
import type { Expected } from './analysis/expected.ts';
import type { Book } from './book.ts';
import type { Paylines } from './lines.ts';
import type { SlotRandom } from './random.ts';

/** base: a spin. buy: the feature at once, at its price. */
export type SpinMode = 'base' | 'buy';

/** A playable slot, one spin at a time: its board is reused. */
export interface SlotMachine {
  /** Plays a complete spin. Returns its payout in 1/10000 of the bet, never above the cap. */
  play(mode: SpinMode, random: SlotRandom, book: Book): number;
  /** Whether the last spin brought the feature. */
  featured(): boolean;
}

/** A slot model: the schema of its definitions, their play and their analysis. */
export interface SlotModel<Definition extends { model: string }> {
  readonly key: Definition['model'];
  readonly reels: number;
  readonly rows: number;
  readonly schema: GenericSchema<unknown, Definition>;
  /** The lines of a definition; none if it pays otherwise. */
  lines(definition: Definition): Paylines;
  machine(definition: Definition): SlotMachine;
  /** The exact average result of a spin; null if it cannot be computed. */
  expected(definition: Definition): Expected | null;
}
