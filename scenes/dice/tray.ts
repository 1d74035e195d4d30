import { Container } from 'pixi.js';
import type { Rect } from '../../src/games/pools/engine/poolView.ts';
import { NIGHT, paint, WHITE } from '../engine/palette.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { felt, Painting } from '../kit/background.ts';
import { NinePatch } from '../kit/pools/plates.ts';

/** The cloth's colours in light and in shade. */
const LIT = 0x7a3fe0;
const DARK = 0x2a1170;
const RIM_EDGE = 46;
/** Inset of the cloth in the rim's pixels: its edge is hidden below the rim everywhere, also at the corners. */
const UNDER = 13.6;
/** Maximum number of quads: the rim, its shadow, and the cloth's weave in tiles. */
const CAPACITY = 900;

/** The tray in which the dice are thrown: violet cloth lit from the top left, in a padded rim. Laid out once per size. */
export class Tray extends Container {
  readonly #assets: SceneAssets;
  readonly #cloth = new Painting(paint(96, 96, felt(LIT, DARK)));
  readonly #batch: QuadBatch;
  readonly #rim: NinePatch;

  constructor(assets: SceneAssets) {
    super();
    this.#assets = assets;
    this.#rim = new NinePatch(assets.texture('rim'), RIM_EDGE);
    this.#batch = new QuadBatch(assets.texture('white'), CAPACITY, { still: true });
    this.addChild(this.#cloth, this.#batch);
  }

  lay({ x, y, width, height }: Rect, unit: number): void {
    const scale = 0.5 * Math.max(0.75, Math.min(unit, 1.4));
    const inset = UNDER * scale;
    const wide = width - 2 * inset;
    const high = height - 2 * inset;
    this.#cloth.lay(x + inset, y + inset, wide, high);
    this.#batch.begin();
    this.#weave(x + inset, y + inset, wide, high, 20 * Math.max(1, unit));
    this.#rim.put(this.#batch, x, y, width, height, scale, WHITE, 1);
    this.#batch.end();
  }

  override destroy(): void {
    this.#rim.destroy();
    super.destroy({ children: true });
  }

  /** The weave, in tiles of about this side that fill the cloth. */
  #weave(x: number, y: number, width: number, height: number, side: number): void {
    const tile = this.#assets.texture('felt');
    const columns = Math.round(width / side);
    const rows = Math.round(height / side);
    const wide = width / columns;
    const high = height / rows;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        this.#batch.put(
          tile,
          x + column * wide,
          y + row * high,
          wide / tile.width,
          high / tile.height,
          0,
          NIGHT,
          0.13,
        );
  }
}
