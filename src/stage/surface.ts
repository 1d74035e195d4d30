import type { Motion } from '../../scenes/engine/scene.ts';
import type { Sharpness } from '../../scenes/engine/stageLayers.ts';
import type { SceneName, SceneTypes } from './sceneRegistry.ts';

/** A scene cannot be drawn on its surface, whose files are all there: a broken shader, an error of its code. */
export class DrawFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'DrawFailed';
  }
}

/** Events of a scene on a surface. */
export interface SceneEvents {
  /** Share of the pictures' bytes loaded, 0..1. */
  progress(share: number): void;
  /** The graphics context was lost. */
  lost(): void;
  /** It is back, with the scene: it must be sized and drawn again. */
  restored(): void;
  /** A view is needed: a paused picture moves, or the views after the last one cannot be computed from it. */
  wanted(): void;
  /** Drawing failed, or its worker stopped: the surface cannot be used any more. */
  failed(error: Error): void;
  /** A drawn frame came this many ms after the previous one; 0 for the first after a rest. */
  interval(ms: number): void;
}

/** A request to load a scene and put it on a surface. */
export interface OpenRequest<S extends SceneName> {
  scene: S;
  options: SceneTypes[S]['options'];
  /** Base URL of the pictures' paths, with a trailing slash. */
  base: string;
  /** Whether the half-size pictures are sufficient. */
  half: boolean;
  /** Aborts the loading. */
  signal: AbortSignal;
  events: SceneEvents;
}

/**
 * When a scene has to be drawn again: by the picture's motion (scenes/engine/scene.ts), or only on request, because it continues by
 * itself meanwhile.
 */
export type NextDraw = Motion | 'unasked';

/** A scene on a surface. */
export interface OpenScene<S extends SceneName> {
  configure(options: SceneTypes[S]['options']): void;
  /** Lays it out for a canvas of this size in CSS pixels. Does not draw. */
  resize(width: number, height: number, sharpness: Sharpness): void;
  /**
   * Draws a view, `interval` ms after the previous one, 0 after a rest. `runs`: its time advances with the clock, so that
   * following views may be drawn without a request (`advance` in scenes/engine/scene.ts). Returns when it has to be drawn again, as
   * far as known.
   */
  draw(view: SceneTypes[S]['view'], interval: number, runs: boolean): NextDraw;
  /** Draws nothing without a request until the next view. */
  rest(): void;
  /** Resolves when the last drawn view is on the canvas. */
  shown(): Promise<void>;
  /** Removes it and releases its resources. */
  close(): void;
}

/** Draws scenes on the single canvas: the page itself, or a worker. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  /**
   * Loads a scene and puts it on the canvas. Rejects with a plain Error when a part fails to load, and with DrawFailed when it
   * cannot be drawn.
   */
  open<S extends SceneName>(request: OpenRequest<S>): Promise<OpenScene<S>>;
  /** Releases it with its canvas. */
  end(): void;
}
