import type { Motion } from '../../../scenes/scene.ts';
import type { Sharpness } from '../quality.ts';
import type { SceneName } from '../sceneRegistry.ts';

/** What of a view changed since the one before, by its names; all of it the first time. */
export type ViewChanges = Readonly<Record<string, unknown>>;

/** What the page tells the worker. `id` is a scene's that was opened: what is told of a closed one is not for the next. */
export type ToWorker =
  /** Fetches a scene's code ahead. */
  | { kind: 'fetch'; scene: SceneName }
  | { kind: 'start'; canvas: OffscreenCanvas }
  | { kind: 'open'; id: number; scene: SceneName; options: unknown; base: string; half: boolean }
  | { kind: 'configure'; id: number; options: unknown }
  | { kind: 'resize'; id: number; width: number; height: number; sharpness: Sharpness }
  | {
      kind: 'draw';
      id: number;
      changes: ViewChanges;
      /** When the view was made, in ms of the page's own clock. */
      at: number;
      /** Its time goes on as the clock does. */
      runs: boolean;
      /** The frame before it was drawn one frame of the screen ago. */
      follows: boolean;
      /** The reply must say whether the picture moves, changed or not. */
      wantsMotion: boolean;
    }
  /** Tell by this number when what was sent before is drawn. */
  | { kind: 'confirm'; id: number; number: number }
  /** Draw nothing unasked until the next view. */
  | { kind: 'rest'; id: number }
  | { kind: 'close'; id: number };

/** What the worker tells the page. */
export type FromWorker =
  /** Its code is here. */
  | { kind: 'loaded' }
  /** It draws on the canvas. */
  | { kind: 'started' }
  /** It cannot draw: no WebGL in workers, or the graphics card refuses. */
  | { kind: 'refused'; reason: string }
  | { kind: 'progress'; id: number; share: number }
  /** `advances`: it works out by itself what follows a view whose time runs. */
  | { kind: 'opened'; id: number; advances: boolean }
  | { kind: 'failed'; id: number; reason: string }
  /** Something was drawn that was asked of, or moves in another way than what was drawn before. */
  | { kind: 'drawn'; id: number; motion: Motion }
  /** What was sent before the confirmation was asked for is drawn. */
  | { kind: 'shown'; id: number; number: number }
  /** What follows cannot be told from the last view: another one is wanted. */
  | { kind: 'due'; id: number }
  /** ms between frames that followed each other. */
  | { kind: 'intervals'; id: number; intervals: readonly number[] }
  | { kind: 'lost'; id: number }
  | { kind: 'restored'; id: number };
