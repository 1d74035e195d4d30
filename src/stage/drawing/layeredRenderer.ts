import { type Container, Ticker, type WebGLRenderer } from 'pixi.js';

/** The layers of the stage, from back to front. Each scene assigns its parts to them (scenes/scene.ts). */
export interface StageLayers {
  /** The background: night, felt, pattern. */
  backdrop: Container;
  /** The game itself. */
  scene: Container;
  /** The player's own win, above all of the game. */
  celebration: Container;
  /** Notices about the round itself, above everything: its stakes are returned. */
  notices: Container;
}

/** Pixi's renderer on a canvas of the page or of a worker, and the layers that it draws. */
export interface LayeredRenderer {
  readonly renderer: WebGLRenderer;
  readonly layers: StageLayers;
  /** Emits the losses of the graphics context. */
  readonly canvas: EventTarget;
  /**
   * Draws the current layers at `share` of the canvas's resolution per axis, letters at full resolution. Pixi's own `render`
   * never runs.
   */
  render(share: number): void;
}

/** Pixi's settings, on the page and in a worker. Its garbage collector is off because scenes release their own resources. */
export const RENDERER_OPTIONS = {
  antialias: false,
  gcActive: false,
  // Every scene's backdrop covers the canvas, and the browser clears it after each frame.
  clearBeforeRender: false,
  backgroundColor: 0x0d0d26,
  width: 1,
  height: 1,
};

/** Keeps Pixi's system ticker from requesting frames; call it before a renderer is created. */
export function quietPixi(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
}
