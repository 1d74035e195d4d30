import type { Container, Texture } from 'pixi.js';
import type { GlyphFont } from './textLine.ts';

/** The files needed to build a scene, by path below the site's root; all of them also with `@0.5x`. */
export interface SceneBundle {
  /**
   * Path of the sprite sheet without its extension: `.json`, `.webp`. Also with sprites of half the size and letters of full
   * size.
   */
  atlas: string;
  /** Path of a list of Pixi's BitmapFontData, without its `.json`: the letters' positions in the atlas, in its units. */
  fonts: string;
}

/** A loaded bundle. It belongs to the stage; scenes use it and never destroy it. */
export interface SceneAssets {
  /** The texture of a frame of the atlas. @throws when the name is unknown */
  texture(name: string): Texture;
  /** The frames `name_0`, `name_1` … in order. */
  frames(name: string): readonly Texture[];
  /** A baked font by its family. */
  font(family: string): GlyphFont;
}

/** Options of a scene besides its view. Texts are in the player's language. */
export interface SceneOptions<Labels> {
  /** Decimal separator of amounts, by market; the thousands separator is the other one. */
  decimal: ',' | '.';
  /** The same for rates and counts, by language. */
  rates: ',' | '.';
  /** Shows the final states of movements at once, and leaves out pure motion. */
  reducedMotion: boolean;
  labels: Labels;
}

export interface SceneContext<Options> {
  assets: SceneAssets;
  options: Options;
}

/**
 * Whether the next frames differ. false: nothing moves until something happens, so no frame is needed. 'slowly': only a
 * countdown moves, a few frames a second are enough. true: it moves.
 */
export type Motion = boolean | 'slowly';

/**
 * The scene of a game. It is a plain container that the stage adds and destroys. Everything drawn is a function of the view,
 * the size and the options: the same three give the same pixels, whatever was drawn before.
 */
export interface Scene<View, Options> extends Container {
  /** Its parts on the stage's other layers (stageLayers.ts), also drawn and destroyed by the scene. */
  readonly backdrop?: Container;
  readonly celebration?: Container;
  readonly notices?: Container;
  /** Lays the scene out for a canvas of this size, in CSS pixels. */
  resize(width: number, height: number): void;
  /** Sets new options: language, decimal separator, reduced motion. */
  configure(options: Options): void;
  /** Draws a view, and returns whether the next frames differ. */
  draw(view: View): Motion;
}

/** A scene's class, as loaded by the registry. */
export interface SceneClass<View, Options> {
  readonly bundle: SceneBundle;
  /**
   * The view `ms` later if nothing happens, equal to the engine's own; null if it cannot be derived from a view. It lets a
   * scene go on while its page is busy.
   */
  advance?(view: View, ms: number): View | null;
  new (context: SceneContext<Options>): Scene<View, Options>;
}
