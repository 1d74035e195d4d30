import { type Container, Ticker, type WebGLRenderer } from 'pixi.js';

/** The layers of the stage, from back to front. Each scene says what of it lies on which (scenes/scene.ts). */
export interface StageLayers {
  /** What stands behind the game: night, felt, pattern. */
  backdrop: Container;
  /** The game itself. */
  scene: Container;
  /** The player's own win, over everything of the game. */
  celebration: Container;
  /** What is said about the round itself, over everything: that its stakes go back. */
  notices: Container;
}

/** Pixi's renderer on a canvas, the page's or a worker's, and the layers that it draws. */
export interface LayeredRenderer {
  readonly renderer: WebGLRenderer;
  readonly layers: StageLayers;
  /** Where losses of the graphics card are told. */
  readonly canvas: EventTarget;
  /**
   * Draws the layers as they are now, with `share` of the canvas's pixels in a line, letters with all of them. Pixi's own
   * `render` never runs.
   */
  render(share: number): void;
}

/** Pixi's settings, on the page and in a worker. Its collector is off because scenes give back all they take. */
export const RENDERER_OPTIONS = {
  antialias: false,
  gcActive: false,
  // Every scene's backdrop covers the canvas, and the browser empties it after each frame.
  clearBeforeRender: false,
  backgroundColor: 0x0d0d26,
  width: 1,
  height: 1,
};

/** Keeps Pixi's system ticker from asking for a frame for ever; call it before a renderer is made. */
export function quietPixi(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
}
