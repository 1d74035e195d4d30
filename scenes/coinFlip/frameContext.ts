import type { CoinFlipView } from '../../src/games/coinFlip/engine/coinFlipView.ts';
import type { SceneOptions } from '../engine/scene.ts';

/** Width of the ladder's side of the scene, for a canvas 360 wide. */
const LADDER = 108;
const MARGIN = 12;
/** Free space along the upper edge, in CSS pixels. */
const TOP = 14;

/** Geometry of one frame, shared by the parts of the scene; recomputed at every draw, without state. */
export class FrameContext {
  view: CoinFlipView;
  options: CoinFlipOptions;
  width = 0;
  height = 0;
  /** Scale relative to a canvas of 360 x 300. */
  unit = 1;
  /** The centre of the coin at rest, its size, and how high it is thrown. */
  coinX = 0;
  coinY = 0;
  size = 0;
  lift = 0;
  /** The vertical middle of the multiplier's line. */
  headY = 0;
  /** The ladder's left edge, its width, and its vertical range. */
  ladderX = 0;
  ladderWidth = 0;
  ladderTop = 0;
  ladderBottom = 0;

  constructor(view: CoinFlipView, options: CoinFlipOptions) {
    this.view = view;
    this.options = options;
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    const unit = Math.max(0.62, Math.min(width / 360, height / 290, 2.1));
    this.unit = unit;
    this.ladderWidth = LADDER * unit;
    // On wide canvases coin and ladder are centred together.
    const space = Math.min(width, 470 * unit);
    const left = (width - space) / 2;
    this.ladderX = left + space - this.ladderWidth - MARGIN * unit;
    this.ladderTop = TOP;
    this.ladderBottom = height - MARGIN * unit;
    this.coinX = (left + this.ladderX) / 2 + 4 * unit;
    this.headY = TOP + 26 * unit;
    const floor = height - 30 * unit;
    const ceiling = this.headY + 34 * unit;
    this.size = Math.min(136 * unit, (floor - ceiling) * 0.78);
    this.coinY = floor - this.size * 0.56;
    this.lift = Math.max(0, this.coinY - this.size * 0.66 - TOP * 0.5);
  }
}

export type CoinFlipOptions = SceneOptions<{
  /** Text below the multiplier after the number of right calls: '3 benar beruntun'. */
  inRow: string;
  /** Text in its place after a wrong call. */
  wrong: string;
}>;
