import type { Texture } from 'pixi.js';
import { NIGHT } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';

const SUITS = ['spade', 'heart', 'club', 'diamond'] as const;
const RANKS = 13;
const BLACK = 0x0a3a45;
const RED = 0xd92a3e;
/** Shadow and glow are drawn at twice their size (assets/docs/treasures.md). */
const UNDER = 2;

/** A card's size in pixels of the atlas. */
export const CARD = { width: 152, height: 216 };

/** Draws cards from their parts, all at the same position. */
export class Cards {
  readonly #paper: Texture;
  readonly #back: Texture;
  readonly #shadow: Texture;
  readonly #glow: Texture;
  readonly #ranks: readonly Texture[];
  readonly #pips: readonly Texture[];
  /** By suit: the centre picture of each rank. */
  readonly #pictures: readonly (readonly Texture[])[];

  constructor(assets: SceneAssets) {
    this.#paper = assets.texture('card');
    this.#back = assets.texture('card_back');
    this.#shadow = assets.texture('card_shadow');
    this.#glow = assets.texture('card_glow');
    this.#ranks = assets.frames('rank');
    this.#pips = SUITS.map((suit) => assets.texture(`pip_${suit}`));
    this.#pictures = SUITS.map((suit) =>
      Array.from({ length: RANKS }, (_, rank) => assets.texture(`${pictureOf(rank)}_${suit}`)),
    );
  }

  /**
   * Draws a card by its middle.
   * @param wide visible share of its width: 1 flat, 0 from the edge
   * @param tint of its paper; the print keeps its colours
   */
  face(
    layer: QuadBatch,
    card: number,
    x: number,
    y: number,
    scale: number,
    wide: number,
    tint: number,
    alpha: number,
  ): void {
    const suit = Math.floor(card / RANKS) % SUITS.length;
    const rank = card % RANKS;
    const ink = suit % 2 === 0 ? BLACK : RED;
    const across = scale * wide;
    layer.put(this.#paper, x, y, across, scale, 0, tint, alpha);
    const [index, pip, picture] = [this.#ranks[rank], this.#pips[suit], this.#pictures[suit]?.[rank]];
    if (index) layer.put(index, x, y, across, scale, 0, ink, alpha);
    if (pip) layer.put(pip, x, y, across, scale, 0, tint, alpha);
    if (picture) layer.put(picture, x, y, across, scale, 0, tint, alpha);
  }

  back(
    layer: QuadBatch,
    x: number,
    y: number,
    scale: number,
    wide: number,
    tint: number,
    alpha: number,
  ): void {
    layer.put(this.#back, x, y, scale * wide, scale, 0, tint, alpha);
  }

  /** @param lift 0 on the table to 1 at its highest */
  shadow(
    layer: QuadBatch,
    x: number,
    y: number,
    scale: number,
    wide: number,
    lift: number,
    alpha: number,
  ): void {
    const size = UNDER * scale * (1 + 0.08 * lift);
    layer.put(
      this.#shadow,
      x + 3 * scale,
      y + (8 + 18 * lift) * scale,
      size * wide,
      size,
      0,
      NIGHT,
      (0.75 - 0.3 * lift) * alpha,
    );
  }

  glow(layer: QuadBatch, x: number, y: number, scale: number, tint: number, alpha: number): void {
    layer.put(this.#glow, x, y, UNDER * scale, UNDER * scale, 0, tint, alpha);
  }
}

function pictureOf(rank: number): string {
  if (rank === 0) return 'ace';
  return rank < 10 ? 'mark' : (['jack', 'queen', 'king'][rank - 10] ?? 'mark');
}
