import type { GenericSchema } from 'valibot';
import type { Expected } from './analysis/expected.ts';
import type { Book } from './book.ts';
import type { Paylines } from './lines.ts';
import type { SlotRandom } from './random.ts';

/** base: a spin. buy: the feature at once, at its price. */
export type SpinMode = 'base' | 'buy';

/** A slot that can be played, one spin at a time: it keeps its board. */
export interface SlotMachine {
  /** Plays a spin with all that belongs to it. Returns what it pays in 1/10000 of the bet, never above the cap. */
  play(mode: SpinMode, random: SlotRandom, book: Book): number;
  /** Whether the last spin brought the feature. */
  featured(): boolean;
}

/** A kind of slot: how its definitions are written, played and counted. */
export interface SlotModel<Definition extends { model: string }> {
  readonly key: Definition['model'];
  readonly reels: number;
  readonly rows: number;
  readonly schema: GenericSchema<unknown, Definition>;
  /** The lines that a definition plays; none where it pays otherwise. */
  lines(definition: Definition): Paylines;
  machine(definition: Definition): SlotMachine;
  /** What a spin comes to, counted exactly; null where that cannot be had. */
  expected(definition: Definition): Expected | null;
}
