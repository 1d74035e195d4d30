import type { Point, Rect } from '../../../src/games/pools/engine/poolView.ts';
import { lerp } from '../../engine/ease.ts';

/** The layout of one pool's plate. */
export interface PoolSlots {
  /** Scale relative to the plate of 108 x 88 for which it was composed. */
  unit: number;
  plate: Rect;
  /** A square for the pool's symbol. */
  symbol: Rect;
  /** Right end of the baselines of the rate and of the total stake below it, and their sizes. */
  pays: Point;
  total: Point;
  paysSize: number;
  totalSize: number;
  /** Maximum width of either: the space beside the symbol. */
  sums: number;
  /** Middle of the tag with the player's own stake, and its height. */
  own: Point;
  ownHeight: number;
  /** The area of chips' middles. */
  chips: Rect;
  /** Diameter of a chip: another player's, and the player's own. */
  chip: number;
  ownChip: number;
}

/**
 * Lays out a plate: symbol and sums at the top, chips across it, the player's own stake at the bottom. Everything is inside.
 */
export function poolSlots(plate: Rect): PoolSlots {
  const { x, y, width, height } = plate;
  const unit = Math.max(0.5, Math.min(width / 108, height / 88, 2));
  const pad = Math.max(3, 7 * unit);
  const side = Math.max(
    Math.min(height * 0.42, width * 0.36, 44 * unit),
    Math.min(height * 0.54, width * 0.34, 30),
  );
  const paysSize = Math.max(12, 13 * unit);
  const totalSize = Math.max(10, 11 * unit);
  const ownHeight = Math.max(12, 18 * unit);
  const right = x + width - pad - unit;
  const ownChip = Math.max(11, 22 * unit);
  const foot = y + height - pad * 0.7 - ownHeight;
  const inset = pad + ownChip * 0.5;
  const total = y + pad + paysSize * 1.06 + totalSize * 1.15;
  // Chips are below the symbol with a gap; on a low plate beside it, below the sums.
  const below = y + pad + side;
  const low = foot - below < ownChip * 0.6;
  const top = low ? Math.min(total + ownChip * 0.45, foot) : lerp(below, foot, 0.22);
  const left = low ? x + pad + side + ownChip * 0.5 : x + inset;
  const band = Math.max(foot - top, height * 0.16);
  // A band higher than its space extends to both sides; below sums only at the bottom.
  const upper = low ? top : (top + foot - band) / 2;
  return {
    unit,
    plate,
    symbol: { x: x + pad, y: y + pad, width: side, height: side },
    pays: { x: right, y: y + pad + paysSize * 0.95 },
    total: { x: right, y: total },
    paysSize,
    totalSize,
    sums: right - x - pad - side - 3 * unit,
    own: { x: x + width / 2, y: foot + ownHeight / 2 },
    ownHeight,
    chips: { x: left, y: upper, width: x + width - inset - left, height: band },
    chip: Math.max(9, 16 * unit),
    ownChip,
  };
}
