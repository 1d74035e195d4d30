import type { Motion } from '../../../scenes/engine/scene.ts';
import type { DrawnScene } from '../drawnScene.ts';
import type { SceneName } from '../sceneRegistry.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** Number of frame intervals per message. */
const INTERVALS_PER_MESSAGE = 60;
/** Age of a view (ms) at which a new one is requested, because the page's clock may have been adjusted. */
const OLD = 1_000;
/** Without a view from the page for this long (ms), the picture freezes. */
const FOLLOWED = 5_000;

type Draw = Extract<ToWorker, { kind: 'draw' }>;
type Resize = Extract<ToWorker, { kind: 'resize' }>;

/**
 * Draws the newest view from the page, at most once per screen frame: views that arrive faster are skipped. Between views whose
 * time runs, it computes the following ones itself, where the scene supports that.
 */
export class DrawLoop {
  readonly scene: DrawnScene<SceneName>;
  readonly #id: number;
  readonly #send: (message: FromWorker) => void;
  #view: object | null = null;
  /** The size for the next frame: resizing clears the canvas until something is drawn. */
  #size: Resize | null = null;
  /** When the view was created, and whether its time runs. */
  #at = 0;
  #runs = false;
  /** Offset from the page's clock to this thread's, including the shortest observed message latency. */
  #offset = Number.POSITIVE_INFINITY;
  /** The page was notified that another view is needed. */
  #due = false;
  #wantsMotion = false;
  #unconfirmed: number | null = null;
  #follows = false;
  #requested = 0;
  #last = 0;
  #motion: Motion = false;
  #intervals: number[] = [];

  constructor(id: number, scene: DrawnScene<SceneName>, send: (message: FromWorker) => void) {
    this.#id = id;
    this.scene = scene;
    this.#send = send;
  }

  take({ changes, at, runs, follows, wantsMotion }: Draw): void {
    // A new object, since scenes may keep the last one.
    this.#view = { ...this.#view, ...changes };
    this.#at = at;
    this.#runs = runs;
    this.#offset = Math.min(this.#offset, performance.now() - at);
    this.#due = false;
    this.#wantsMotion ||= wantsMotion;
    if (this.#requested) return;
    this.#follows = follows;
    this.#request();
  }

  /** The page draws afterwards. */
  resize(size: Resize): void {
    this.#size = size;
  }

  /** Confirms with this number when nothing is pending. */
  confirm(number: number): void {
    this.#unconfirmed = number;
    if (!this.#requested) this.#confirm();
  }

  /** Called by the scene for each drawn frame. */
  measured(interval: number): void {
    if (interval > 0) this.#intervals.push(interval);
    if (this.#intervals.length < INTERVALS_PER_MESSAGE) return;
    this.#send({ kind: 'intervals', id: this.#id, intervals: this.#intervals });
    this.#intervals = [];
  }

  rest(): void {
    if (this.#requested) cancelAnimationFrame(this.#requested);
    this.#requested = 0;
  }

  close(): void {
    this.rest();
    this.scene.close();
  }

  #request(): void {
    this.#requested = requestAnimationFrame(this.#frame);
  }

  readonly #frame = (time: number): void => {
    this.#requested = 0;
    const passed = performance.now() - this.#at - this.#offset;
    const view = this.#viewAfter(passed);
    if (!view) return;
    const interval = this.#follows ? time - this.#last : 0;
    this.#last = time;
    if (this.#size) this.scene.resize(this.#size.width, this.#size.height, this.#size.sharpness);
    this.#size = null;
    const wantsMotion = this.#wantsMotion;
    this.#wantsMotion = false;
    const motion = this.#draw(view, interval);
    if (motion === null) return;
    if (wantsMotion || motion !== this.#motion) this.#send({ kind: 'drawn', id: this.#id, motion });
    this.#motion = motion;
    this.#confirm();
    if (motion !== true || !this.#advances || passed > FOLLOWED) return;
    this.#follows = true;
    this.#request();
  };

  /** Returns null when it failed. */
  #draw(view: object, interval: number): Motion | null {
    try {
      return this.scene.draw(view as never, interval);
    } catch (reason) {
      this.#send({ kind: 'broken', id: this.#id, reason: String(reason) });
      return null;
    }
  }

  #confirm(): void {
    if (this.#unconfirmed !== null) this.#send({ kind: 'shown', id: this.#id, number: this.#unconfirmed });
    this.#unconfirmed = null;
  }

  get #advances(): boolean {
    return this.#runs && this.scene.advance !== undefined;
  }

  /** The view this many ms after the page's view; null when the page must supply it, which is then requested. */
  #viewAfter(passed: number): object | null {
    if (!this.#advances || passed <= 0) return this.#view;
    const view = this.scene.advance?.(this.#view as never, Math.min(passed, FOLLOWED)) ?? null;
    if ((!view || passed > OLD) && !this.#due) {
      this.#due = true;
      this.#send({ kind: 'due', id: this.#id });
    }
    return view ?? (this.#wantsMotion ? this.#view : null);
  }
}
