import { gsap } from 'gsap/gsap-core';
import { type Application, Container, type WebGLRenderer } from 'pixi.js';

/** Counts the stage's use of browser APIs. Installed before anything else runs. */
class Gauge {
  /** Number of requested frames. */
  frames = 0;
  /** Number of draw calls. */
  drawCalls = 0;
  /** Width in pixels of the smallest picture that something was drawn on. */
  coarsest = Number.POSITIVE_INFINITY;
  readonly #listeners = new Set<string>();
  #skipDrawing = false;

  install(): void {
    this.#countFrames();
    this.#countDrawCalls();
    this.#countListeners();
  }

  /** Switches draw calls to no-ops and back, which leaves only the script's own time. */
  skipDrawing(skip: boolean): void {
    this.#skipDrawing = skip;
  }

  reset(): void {
    this.frames = 0;
    this.drawCalls = 0;
    this.coarsest = Number.POSITIVE_INFINITY;
  }

  /** The current number of objects of every kind. */
  census(app: Application, subscribers: number): Record<string, number> {
    return {
      containers: countContainers(app.stage),
      textures: (app.renderer as WebGLRenderer).texture.managedTextures.filter(Boolean).length,
      listeners: this.#listeners.size,
      timelines: gsap.globalTimeline.getChildren().length,
      subscribers,
      elements: document.querySelectorAll('*').length,
    };
  }

  #countFrames(): void {
    const original = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      this.frames++;
      return original.call(window, callback);
    };
  }

  #countDrawCalls(): void {
    const { prototype } = WebGL2RenderingContext;
    const { viewport } = prototype;
    const gauge = this;
    prototype.viewport = function (x, y, width, height) {
      gauge.coarsest = Math.min(gauge.coarsest, width);
      viewport.call(this, x, y, width, height);
    };
    for (const name of [
      'drawElements',
      'drawArrays',
      'drawElementsInstanced',
      'drawArraysInstanced',
    ] as const) {
      const original = prototype[name] as (...args: unknown[]) => void;
      prototype[name] = function (this: WebGL2RenderingContext, ...args: unknown[]) {
        gauge.drawCalls++;
        if (!gauge.#skipDrawing) original.apply(this, args);
      };
    }
  }

  #countListeners(): void {
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const ids = new WeakMap<object, number>();
    let next = 0;
    const idOf = (thing: object): number => {
      const known = ids.get(thing) ?? ++next;
      ids.set(thing, known);
      return known;
    };
    const keyOf = (target: EventTarget, type: string, callback: object, options: unknown): string => {
      const capture =
        typeof options === 'object' ? (options as EventListenerOptions | null)?.capture : options;
      return `${idOf(target)} ${type} ${idOf(callback)} ${Boolean(capture)}`;
    };
    const present = this.#listeners;
    EventTarget.prototype.addEventListener = function (type, callback, options) {
      if (callback) {
        const key = keyOf(this ?? window, type, callback, options);
        present.add(key);
        const signal = typeof options === 'object' ? options.signal : undefined;
        if (signal) addEventListener.call(signal, 'abort', () => present.delete(key), { once: true });
      }
      addEventListener.call(this, type, callback, options);
    };
    EventTarget.prototype.removeEventListener = function (type, callback, options) {
      if (callback) present.delete(keyOf(this ?? window, type, callback, options));
      removeEventListener.call(this, type, callback, options);
    };
  }
}

function countContainers(root: Container): number {
  return root.children.reduce(
    (sum, child) => sum + (child instanceof Container ? countContainers(child) : 0),
    1,
  );
}

export const gauge = new Gauge();
