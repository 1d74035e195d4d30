import type { Texture } from 'pixi.js';
import { Quads } from './quads.ts';

/** Enough for a canvas of 3 megapixels in tiles of 36. */
const MOST_TILES = 2400;

/** A pattern laid over the whole canvas once a size; costs one draw call and no script. */
export class TileLayer extends Quads {
  readonly #tile: Texture;
  readonly #side: number;
  readonly #strength: number;
  readonly #tint: number;

  /** `side` is a tile's in CSS pixels, `strength` the alpha it is laid with. */
  constructor(tile: Texture, side: number, strength: number, tint = 0xffffff) {
    super(tile, MOST_TILES, { still: true });
    this.#tile = tile;
    this.#side = side;
    this.#strength = strength;
    this.#tint = tint;
  }

  resize(width: number, height: number): void {
    const columns = Math.ceil(width / this.#side);
    const rows = Math.ceil(height / this.#side);
    const scale = this.#side / this.#tile.width;
    this.begin();
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++)
        this.put(this.#tile, x * this.#side, y * this.#side, scale, scale, 0, this.#tint, this.#strength);
    this.end();
    this.update();
  }
}
