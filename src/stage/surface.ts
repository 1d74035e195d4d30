import type { Motion } from '../../scenes/scene.ts';
import type { Sharpness } from './quality.ts';
import type { SceneName, SceneTypes } from './sceneRegistry.ts';

/** What is told of a scene while it is on a surface. */
export interface SceneEvents {
  /** Share of the pictures' bytes that have come, 0..1. */
  progress(share: number): void;
  /** The graphics card was taken away. */
  lost(): void;
  /** It is back, and the scene with it: it must be sized and drawn again. */
  restored(): void;
  /** A view is wanted: a picture that rested moves, or what follows the last one cannot be told from it. */
  wanted(): void;
  /** A drawn frame came so many ms after the one before; 0 for the first after a rest. */
  interval(ms: number): void;
}

/** A scene that is to be loaded and put on a surface. */
export interface OpenRequest<S extends SceneName> {
  scene: S;
  options: SceneTypes[S]['options'];
  /** Address the pictures' paths start from, with a slash at its end. */
  base: string;
  /** Whether the half-size pictures do. */
  half: boolean;
  /** Ends the loading. */
  signal: AbortSignal;
  events: SceneEvents;
}

/**
 * When a scene is to be drawn again: as the picture moves (scenes/scene.ts), or only when it wants a view, since it draws on by
 * itself meanwhile.
 */
export type NextDraw = Motion | 'unasked';

/** A scene on a surface. */
export interface OpenScene<S extends SceneName> {
  configure(options: SceneTypes[S]['options']): void;
  /** Lays it out for a canvas of this size in CSS pixels. Draws nothing. */
  resize(width: number, height: number, sharpness: Sharpness): void;
  /**
   * Draws a view, `interval` ms after the one before, 0 after a rest. `runs`: its time goes on as the clock does, so that what
   * follows may be drawn unasked (`advance` in scenes/scene.ts). Answers when it is to be drawn again, as far as is known
   * by now.
   */
  draw(view: SceneTypes[S]['view'], interval: number, runs: boolean): NextDraw;
  /** Draws nothing unasked until the next view. */
  rest(): void;
  /** Resolves when what was drawn last is on the canvas. */
  shown(): Promise<void>;
  /** Takes it down and gives everything of it back. */
  close(): void;
}

/** What draws scenes on the one canvas: the page itself, or a worker. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  /** Loads a scene and puts it on the canvas. Rejects with a plain Error when something of it cannot be had. */
  open<S extends SceneName>(request: OpenRequest<S>): Promise<OpenScene<S>>;
}
