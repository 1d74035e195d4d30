import { Rectangle, Texture } from 'pixi.js';
import type { Quads } from './quads.ts';

/** A plate of any width from one sprite: its ends as they are, its middle stretched. */
export class Pill {
  readonly #pieces: readonly [Texture, Texture, Texture];

  constructor(sprite: Texture) {
    const { frame, source } = sprite;
    const cap = Math.floor((frame.width - 1) / 2);
    const piece = (x: number, width: number) =>
      new Texture({ source, frame: new Rectangle(frame.x + x, frame.y, width, frame.height) });
    this.#pieces = [piece(0, cap), piece(cap, frame.width - 2 * cap), piece(frame.width - cap, cap)];
  }

  /** Lays it with its top left corner there. */
  put(
    layer: Pick<Quads, 'put'>,
    left: number,
    top: number,
    width: number,
    height: number,
    tint: number,
    alpha: number,
  ): void {
    const [start, middle, end] = this.#pieces;
    const scale = height / start.height;
    const cap = start.width * scale;
    layer.put(start, left, top, scale, scale, 0, tint, alpha);
    layer.put(middle, left + cap, top, (width - 2 * cap) / middle.width, scale, 0, tint, alpha);
    layer.put(end, left + width - cap, top, scale, scale, 0, tint, alpha);
  }

  destroy(): void {
    for (const piece of this.#pieces) piece.destroy(false);
  }
}
