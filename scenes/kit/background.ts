import { Container, type Texture } from 'pixi.js';
import { lerp, smoothstep } from '../engine/ease.ts';
import { paint, releaseTexture, type Shade, WHITE } from '../engine/palette.ts';
import { QuadBatch } from '../engine/quadBatch.ts';

const GRAIN = 96;

/** A painted texture, stretched over an area. It owns the texture. */
export class Painting extends QuadBatch {
  readonly #place = { x: 0, y: 0, width: 0, height: 0, alpha: -1 };

  constructor(texture: Texture) {
    super(texture, 1, { still: true });
  }

  lay(x: number, y: number, width: number, height: number, alpha = 1): void {
    const place = this.#place;
    // Redraws only when the alpha changes by what the graphics card can distinguish.
    const byte = (alpha * 255) | 0;
    if (place.alpha === byte && place.x === x && place.y === y)
      if (place.width === width && place.height === height) return;
    Object.assign(place, { x, y, width, height, alpha: byte });
    this.begin();
    this.put(this.texture, x, y, width / this.texture.width, height / this.texture.height, 0, WHITE, alpha);
    this.end();
  }

  override destroy(): void {
    releaseTexture(this.texture);
    super.destroy();
  }
}

/** Painted layers behind everything, from back to front, stretched over the canvas once per size. */
export class Background extends Container<Painting> {
  constructor(shades: readonly Shade[]) {
    super();
    for (const shade of shades) this.addChild(new Painting(paint(GRAIN, GRAIN, shade)));
  }

  resize(width: number, height: number): void {
    for (const layer of this.children) layer.lay(0, 0, width, height);
  }

  override destroy(): void {
    super.destroy({ children: true });
  }
}

/** A room's cloth, or any surface, lit from the top left: 0xRRGGBB in light and in shade. */
export function felt(lit: number, dark: number): Shade {
  return (u, v, out) => {
    const far = smoothstep(distance((u - 0.36) / 1.05, (v - 0.26) / 1.1), 0, 1);
    write(out, lit, dark, far);
    out[3] = 1;
  };
}

/** Darkening towards the edges: the colour and its strength in the corners, 0..1. */
export function vignette(color: number, strength: number): Shade {
  return (u, v, out) => {
    write(out, color, color, 0);
    out[3] = strength * smoothstep(distance(u - 0.5, v - 0.5), 0.34, 0.72);
  };
}

/** Takes a third of Math.hypot's time, which matters for thousands of calls. */
function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

function write(out: Float32Array, from: number, to: number, share: number): void {
  for (let i = 0; i < 3; i++) {
    const shift = 16 - 8 * i;
    out[i] = lerp((from >> shift) & 255, (to >> shift) & 255, share);
  }
}

/** Enough for a canvas of 3 megapixels in tiles of 36. */
const MOST_TILES = 2400;

/** A pattern over the whole canvas, laid out once per size; costs one draw call and no script. */
export class TileLayer extends QuadBatch {
  readonly #tile: Texture;
  readonly #side: number;
  readonly #strength: number;
  readonly #tint: number;

  /** `side` is a tile's in CSS pixels, `strength` its alpha. */
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
  }
}
