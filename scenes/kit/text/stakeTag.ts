import { NIGHT, TEXT, VOLT, VOLT_INK } from '../../engine/palette.ts';
import type { QuadBatch } from '../../engine/quadBatch.ts';
import type { GlyphFont } from '../../engine/textLine.ts';
import type { Pill } from '../pools/plates.ts';
import type { PoolSlots } from '../pools/poolSlots.ts';
import { AmountLine } from './amountLine.ts';

/** Relative to the tag's height: the text and its padding; in ems: the gap between two amounts. */
const TEXT_SHARE = 0.68;
const PADDING = 0.8;
const GAP = 0.35;

/**
 * The player's own stake at the bottom of a plate: on volt when placed, on night when something is unplaced, and when the plate
 * itself is golden.
 */
export class StakeTag {
  readonly #own: AmountLine;
  readonly #unplaced: AmountLine;

  constructor(font: GlyphFont) {
    this.#own = new AmountLine(font);
    this.#unplaced = new AmountLine(font, '+');
  }

  draw(
    { own: { x, y }, ownHeight, plate }: PoolSlots,
    own: bigint,
    unplaced: bigint,
    decimal: ',' | '.',
    golden: boolean,
    pill: Pill,
    layer: QuadBatch,
    alpha: number,
  ): void {
    const stands = unplaced === 0n;
    const volt = stands && !golden;
    const ownWidth = own > 0n ? this.#own.show(own, decimal).width(1) : 0;
    const unplacedWidth = stands ? 0 : this.#unplaced.show(unplaced, decimal).width(1);
    const ems = ownWidth + unplacedWidth + (own > 0n && !stands ? GAP : 0);
    const size = Math.min(ownHeight * TEXT_SHARE, (plate.width - (PADDING + 0.5) * ownHeight) / ems);
    const width = Math.max(ems * size + ownHeight * PADDING, ownHeight * 1.6);
    pill.put(
      layer,
      x - width / 2,
      y - ownHeight / 2,
      width,
      ownHeight,
      volt ? VOLT : NIGHT,
      alpha * (volt ? 1 : 0.88),
    );
    const baseline = y + size * 0.36;
    const left = x - (ems * size) / 2;
    const tint = volt ? VOLT_INK : golden ? VOLT : TEXT;
    if (own > 0n) this.#own.put(layer, left, baseline, size, 0, tint, alpha);
    if (!stands) this.#unplaced.put(layer, left + ems * size, baseline, size, 1, VOLT, alpha);
  }
}
