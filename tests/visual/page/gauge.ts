import { type Application, Container, type WebGLRenderer } from 'pixi.js';

/** Counts what the stage does to the browser. Installed before anything else runs. */
class Gauge {
  /** Frames asked of the browser, draw calls made, listeners added and not yet removed. */
  frames = 0;
  drawCalls = 0;
  listeners = 0;
  #skipDrawing = false;

  install(): void {
    this.#countFrames();
    this.#countDrawCalls();
    this.#countListeners();
  }

  /** Turns draw calls into nothing, so that only the script's own time is left. */
  skipDrawing(): void {
    this.#skipDrawing = true;
  }

  reset(): void {
    this.frames = 0;
    this.drawCalls = 0;
  }

  /** How many of everything are there now. */
  census(app: Application, subscribers: number): Record<string, number> {
    return {
      containers: countContainers(app.stage),
      textures: (app.renderer as WebGLRenderer).texture.managedTextures.length,
      listeners: this.listeners,
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
    for (const name of [
      'drawElements',
      'drawArrays',
      'drawElementsInstanced',
      'drawArraysInstanced',
    ] as const) {
      const original = prototype[name] as (...args: unknown[]) => void;
      const gauge = this;
      prototype[name] = function (this: WebGL2RenderingContext, ...args: unknown[]) {
        gauge.drawCalls++;
        if (!gauge.#skipDrawing) original.apply(this, args);
      };
    }
  }

  #countListeners(): void {
    const { addEventListener } = EventTarget.prototype;
    const gauge = this;
    EventTarget.prototype.addEventListener = function (type, callback, options) {
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (callback && signal && !signal.aborted) {
        gauge.listeners++;
        addEventListener.call(signal, 'abort', () => gauge.listeners--, { once: true });
      }
      addEventListener.call(this, type, callback, options);
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
