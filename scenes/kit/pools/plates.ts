import { Rectangle, Texture } from 'pixi.js';
import type { QuadBatch } from '../../engine/quadBatch.ts';

/** A sprite whose edges keep their thickness at any size: a rim, a cell, a panel. */
export class NinePatch {
  readonly #pieces: readonly Texture[];
  readonly #edge: number;

  /** `edge` is the thickness in the sprite's own pixels, on all four sides. */
  constructor(sprite: Texture, edge: number) {
    const { frame, source } = sprite;
    const cuts = (whole: number) =>
      [
        [0, edge],
        [edge, whole - 2 * edge],
        [whole - edge, edge],
      ] as const;
    this.#edge = edge;
    this.#pieces = cuts(frame.height).flatMap(([y, height]) =>
      cuts(frame.width).map(
        ([x, width]) =>
          new Texture({ source, frame: new Rectangle(frame.x + x, frame.y + y, width, height) }),
      ),
    );
  }

  /** Draws it with its top left corner at this position, its edges scaled by `scale`. */
  put(
    layer: Pick<QuadBatch, 'put'>,
    left: number,
    top: number,
    width: number,
    height: number,
    scale: number,
    tint: number,
    alpha: number,
  ): void {
    const edge = this.#edge * scale;
    let y = top;
    for (let row = 0; row < 3; row++) {
      const high = row === 1 ? height - 2 * edge : edge;
      let x = left;
      for (let column = 0; column < 3; column++) {
        const wide = column === 1 ? width - 2 * edge : edge;
        const piece = this.#pieces[row * 3 + column];
        if (piece) layer.put(piece, x, y, wide / piece.width, high / piece.height, 0, tint, alpha);
        x += wide;
      }
      y += high;
    }
  }

  destroy(): void {
    for (const piece of this.#pieces) piece.destroy(false);
  }
}

/** A plate of any width from one sprite: fixed ends, stretched middle. */
export class Pill {
  readonly #pieces: readonly [Texture, Texture, Texture];

  constructor(sprite: Texture) {
    const { frame, source } = sprite;
    const cap = Math.floor((frame.width - 1) / 2);
    const piece = (x: number, width: number) =>
      new Texture({ source, frame: new Rectangle(frame.x + x, frame.y, width, frame.height) });
    this.#pieces = [piece(0, cap), piece(cap, frame.width - 2 * cap), piece(frame.width - cap, cap)];
  }

  /** Draws it with its top left corner at this position. */
  put(
    layer: Pick<QuadBatch, 'put'>,
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
