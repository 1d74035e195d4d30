import type { Point, Rect } from '../../src/games/pools/engine/poolView.ts';
import { lerp } from './ease.ts';

/** Where things lie on the plate of one pool. */
export interface PoolSlots {
  /** Size of things against the plate of 108 x 88 that they were composed on. */
  unit: number;
  plate: Rect;
  /** A square for what the pool stands for. */
  symbol: Rect;
  /** Right end of the baselines of everybody's total and of what the pool pays, and their sizes. */
  total: Point;
  pays: Point;
  totalSize: number;
  paysSize: number;
  /** Middle of the tag with the player's own stake, and its height. */
  own: Point;
  ownHeight: number;
  /** Where the middles of chips come to lie. */
  chips: Rect;
  /** Across a chip: another player's, and one's own. */
  chip: number;
  ownChip: number;
}

/** Parts a plate: symbol and sums above, chips across it, one's own stake at its foot. Everything lies inside. */
export function poolSlots(plate: Rect): PoolSlots {
  const { x, y, width, height } = plate;
  const unit = Math.max(0.5, Math.min(width / 108, height / 88, 1.6));
  const pad = Math.max(3, 7 * unit);
  const side = Math.min(height * 0.42, width * 0.36, 44 * unit);
  const totalSize = Math.max(10.5, 13 * unit);
  const paysSize = Math.max(9.5, 10.5 * unit);
  const ownHeight = Math.max(12, 18 * unit);
  const right = x + width - pad - unit;
  const ownChip = Math.max(11, 22 * unit);
  const foot = y + height - pad * 0.7 - ownHeight;
  // A little below the symbol, where there is room.
  const top = lerp(y + pad + side, foot, 0.22);
  const inset = pad + ownChip * 0.5;
  // On a low plate the chips lie over the edges of symbol and tag, so that they keep a size.
  const band = Math.max(foot - top, height * 0.16);
  const middle = (top + foot) / 2;
  return {
    unit,
    plate,
    symbol: { x: x + pad, y: y + pad, width: side, height: side },
    total: { x: right, y: y + pad + totalSize * 0.95 },
    pays: { x: right, y: y + pad + totalSize * 1.12 + paysSize * 1.15 },
    totalSize,
    paysSize,
    own: { x: x + width / 2, y: foot + ownHeight / 2 },
    ownHeight,
    chips: { x: x + inset, y: middle - band / 2, width: width - 2 * inset, height: band },
    chip: Math.max(9, 16 * unit),
    ownChip,
  };
}
