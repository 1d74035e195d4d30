import type { Texture } from 'pixi.js';
import type { GlyphFont } from '../kit/text/textLine.ts';
import type { SlotLayout } from './reels/layout.ts';
import type { SlotQuadBatch } from './slotQuadBatch.ts';

/** What a slot is drawn with: frames of one atlas, the sprites among them laid by their middle. */
export interface SlotSkin {
  /** The picture of a symbol by its letter, and what it looks like while its reel turns fast. */
  symbol(letter: string): Texture;
  blur(letter: string): Texture;
  readonly coin: Texture;
  readonly glow: Texture;
  readonly spark: Texture;
  /** Plain shapes: a square, a disc, a stroke that is soft at its long sides. */
  readonly white: Texture;
  readonly dot: Texture;
  readonly beam: Texture;
  /** Round corners, to be laid by `patch`: filled, an edge, a light around. */
  readonly plate: Texture;
  readonly rim: Texture;
  readonly halo: Texture;
  readonly font: GlyphFont;
  readonly tint: { readonly accent: number; readonly glow: number; readonly frame: number };
}

/** Edges of the shapes that keep their thickness, in their pixels. */
export const PLATE_BORDER = 30;
export const HALO_BORDER = 46;
/** How far a halo reaches beyond what it is around, in its pixels. */
export const HALO_REACH = 22;

/** What every part of the picture draws with. */
export interface DrawContext {
  readonly batch: SlotQuadBatch;
  readonly skin: SlotSkin;
  /** Another one after a change of size. */
  layout: SlotLayout;
}
