import type { Motion } from '../../../scenes/engine/scene.ts';
import type { Sharpness } from '../../../scenes/engine/stageLayers.ts';
import type { SceneName } from '../sceneRegistry.ts';

/** The changed properties of a view; all of them the first time. */
export type ViewChanges = Readonly<Record<string, unknown>>;

/**
 * Messages from the page to the worker. `id` identifies an opened scene, so that messages for a closed one do not reach the
 * next.
 */
export type ToWorker =
  /** Preloads a scene's code. */
  | { kind: 'fetch'; scene: SceneName }
  | { kind: 'start'; canvas: OffscreenCanvas }
  | { kind: 'open'; id: number; scene: SceneName; options: unknown; base: string; half: boolean }
  | { kind: 'configure'; id: number; options: unknown }
  | { kind: 'resize'; id: number; width: number; height: number; sharpness: Sharpness }
  | {
      kind: 'draw';
      id: number;
      changes: ViewChanges;
      /** When the view was created, in ms of the page's clock. */
      at: number;
      /** Its time advances with the clock. */
      runs: boolean;
      /** The previous frame was drawn one screen frame ago. */
      follows: boolean;
      /** The reply must state whether the picture moves, even if unchanged. */
      wantsMotion: boolean;
    }
  /** Confirm with this number when everything sent before is drawn. */
  | { kind: 'confirm'; id: number; number: number }
  /** Draw nothing without a request until the next view. */
  | { kind: 'rest'; id: number }
  | { kind: 'close'; id: number };

/** Messages from the worker to the page. */
export type FromWorker =
  /** Its code is loaded. */
  | { kind: 'loaded' }
  /** It draws on the canvas. */
  | { kind: 'started' }
  /** It cannot draw: no WebGL in workers, or the context failed. */
  | { kind: 'refused'; reason: string }
  | { kind: 'progress'; id: number; share: number }
  /** `advances`: it computes the views after one whose time runs. */
  | { kind: 'opened'; id: number; advances: boolean }
  /** It could not be opened; `draws`: all its files are there, but it cannot be drawn. */
  | { kind: 'failed'; id: number; reason: string; draws: boolean }
  /** It cannot draw any more. */
  | { kind: 'broken'; id: number; reason: string }
  /** Something was drawn whose motion was requested, or whose motion changed. */
  | { kind: 'drawn'; id: number; motion: Motion }
  /** Everything sent before the confirmation request is drawn. */
  | { kind: 'shown'; id: number; number: number }
  /** Following views cannot be computed from the last one: a new one is needed. */
  | { kind: 'due'; id: number }
  /** ms between consecutive frames. */
  | { kind: 'intervals'; id: number; intervals: readonly number[] }
  | { kind: 'lost'; id: number }
  | { kind: 'restored'; id: number };
