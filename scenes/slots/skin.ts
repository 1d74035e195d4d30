import type { Texture } from 'pixi.js';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { GlyphFont } from '../engine/textLine.ts';
import type { SlotMotions } from './motions.ts';
import type { SlotLayout } from './reels/layout.ts';

/** The graphics of a slot: frames of one atlas, sprites drawn by their middle. */
export interface SlotSkin {
  /** The sprite of a symbol by its letter, and its look while its reel turns fast. */
  symbol(letter: string): Texture;
  blur(letter: string): Texture;
  readonly coin: Texture;
  readonly glow: Texture;
  readonly spark: Texture;
  /** Plain shapes: a square, a disc, a stroke with soft long sides. */
  readonly white: Texture;
  readonly dot: Texture;
  readonly beam: Texture;
  /** Round corners, for `patch`: filled, an edge, a halo. */
  readonly plate: Texture;
  readonly rim: Texture;
  readonly halo: Texture;
  readonly font: GlyphFont;
  readonly tint: { readonly accent: number; readonly glow: number; readonly frame: number };
}

/** Borders of these shapes that keep their thickness, in their pixels. */
export const PLATE_BORDER = 30;
export const HALO_BORDER = 46;
/** How far a halo extends, in its pixels. */
export const HALO_REACH = 22;

/** The drawing context of all parts of the scene. */
export interface DrawContext {
  readonly batch: QuadBatch;
  readonly skin: SlotSkin;
  readonly motions: SlotMotions;
  /** Replaced after a change of size. */
  layout: SlotLayout;
}
