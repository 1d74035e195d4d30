import type { Container, Texture } from 'pixi.js';
import type { GlyphFont } from './kit/text/textLine.ts';

/** What a scene needs before it can be built, by address below the site's root; all of it again after `@0.5x`. */
export interface SceneBundle {
  /** Path of the sprite sheet without its ending: `.json`, `.webp`. Again with sprites of half the size and letters of all of it. */
  atlas: string;
  /** Path of a list of Pixi's BitmapFontData, without its `.json`: where letters lie in the atlas, in its units. */
  fonts: string;
}

/** A loaded bundle. It belongs to the stage; scenes use it and never destroy it. */
export interface SceneAssets {
  /** The texture of a frame of the atlas; throws when there is none of that name. */
  texture(name: string): Texture;
  /** The frames `name_0`, `name_1` … in order. */
  frames(name: string): readonly Texture[];
  /** A baked font by its family. */
  font(family: string): GlyphFont;
}

/** What a picture needs to know beside its view. Texts are in the player's language. */
export interface SceneOptions<Labels> {
  /** Decimal separator of amounts, the market's; thousands get the other one. */
  decimal: ',' | '.';
  /** The same of rates and counts, the language's. */
  rates: ',' | '.';
  /** Shows the ends of movements at once, and leaves out what only moves. */
  reducedMotion: boolean;
  labels: Labels;
}

export interface SceneContext<Options> {
  assets: SceneAssets;
  options: Options;
}

/**
 * What follows a moment. false: nothing moves from here until something happens, so no frame is needed. 'slowly': a
 * countdown moves and nothing else of note, for which a few frames a second do. true: it moves.
 */
export type Motion = boolean | 'slowly';

/**
 * A picture of a game. It is a plain container that the stage adds and destroys. Everything drawn is a function of
 * the view, the size and the options: the same three give the same pixels, whatever was drawn before.
 */
export interface Scene<View, Options> extends Container {
  /** What of it lies on the stage's other layers (src/stage/application.tsx). It draws and destroys these too. */
  readonly backdrop?: Container;
  readonly celebration?: Container;
  readonly notices?: Container;
  /** Lays the scene out for a canvas of this size, in CSS pixels. */
  resize(width: number, height: number): void;
  /** Takes new options: language, decimal separator, reduced motion. */
  configure(options: Options): void;
  /** Draws a moment, and says what follows it. */
  draw(view: View): Motion;
}

/** A scene's class, as the registry loads it. */
export interface SceneClass<View, Options> {
  readonly bundle: SceneBundle;
  /**
   * The view `ms` later as long as nothing happens, the same as the engine's own; null where that cannot be told from a view.
   * With it a picture goes on while its page is busy.
   */
  advance?(view: View, ms: number): View | null;
  new (context: SceneContext<Options>): Scene<View, Options>;
}
