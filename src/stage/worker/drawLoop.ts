import type { Motion } from '../../../scenes/scene.ts';
import type { SceneName } from '../sceneRegistry.ts';
import type { OpenScene } from '../surface.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** So many frames' intervals are told at once. */
const TOLD_TOGETHER = 60;

/**
 * Draws the newest view that the page sent, at most once a frame of the screen: views that come faster than they can be drawn are
 * left out.
 */
export class DrawLoop {
  readonly scene: OpenScene<SceneName>;
  readonly #id: number;
  readonly #tell: (message: FromWorker) => void;
  #view: object = {};
  #asked = false;
  #follows = false;
  #requested = 0;
  #last = 0;
  #motion: Motion = false;
  #intervals: number[] = [];

  constructor(id: number, scene: OpenScene<SceneName>, tell: (message: FromWorker) => void) {
    this.#id = id;
    this.scene = scene;
    this.#tell = tell;
  }

  take({ changes, follows, asks }: Extract<ToWorker, { kind: 'draw' }>): void {
    // Another object, since scenes may keep the last one.
    this.#view = { ...this.#view, ...changes };
    this.#asked ||= asks;
    this.#follows = follows;
    this.#requested ||= requestAnimationFrame(this.#frame);
  }

  /** Told by the scene of each frame that it draws. */
  measured(interval: number): void {
    if (interval > 0) this.#intervals.push(interval);
    if (this.#intervals.length < TOLD_TOGETHER) return;
    this.#tell({ kind: 'intervals', id: this.#id, intervals: this.#intervals });
    this.#intervals = [];
  }

  close(): void {
    if (this.#requested) cancelAnimationFrame(this.#requested);
    this.scene.close();
  }

  readonly #frame = (time: number): void => {
    this.#requested = 0;
    const interval = this.#follows ? time - this.#last : 0;
    this.#last = time;
    const asked = this.#asked;
    this.#asked = false;
    const motion = this.scene.draw(this.#view as never, interval);
    if (asked || motion !== this.#motion) this.#tell({ kind: 'drawn', id: this.#id, motion });
    this.#motion = motion;
  };
}
