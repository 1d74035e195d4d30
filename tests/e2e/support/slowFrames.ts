import type { BrowserContext } from '@playwright/test';

/**
 * Lowers the frame rate of a context's pages: a single requested frame comes at once, an animation loop gets one frame per
 * `interval` ms. Scenes are software-rendered here, and their pixels are checked in tests/visual only. Timers, the network and
 * page content keep their own pace.
 */
export async function slowFrames(context: BrowserContext, interval: number): Promise<void> {
  const script = `(${slow})(${interval})`;
  await context.addInitScript(script);
  // Not by a route, which could insert the script before the worker's own code: with a route, the browser asks Playwright about
  // each of a page's sixty requests and disables its cache. The cost is a few more frames in the worker.
  context.on('page', (page) => {
    page.on('worker', (worker) => {
      // The worker ends with its page.
      worker.evaluate(script).catch(() => undefined);
    });
  });
}

/** Runs in the page, and in the worker that draws its scenes. */
function slow(interval: number): void {
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  const cancel = globalThis.cancelAnimationFrame.bind(globalThis);
  /** When each callback was last called: an animation loop requests frames with the same callback repeatedly. */
  const called = new WeakMap<FrameRequestCallback, number>();
  /** Cancel functions of pending frames, by the ids that `requestAnimationFrame` returned. */
  const waiting = new Map<number, () => void>();
  let waits = 0;
  globalThis.requestAnimationFrame = (callback) => {
    const draw: FrameRequestCallback = (time) => {
      called.set(callback, performance.now());
      callback(time);
    };
    const wait = (called.get(callback) ?? -interval) + interval - performance.now();
    if (wait <= 0) return request(draw);
    waits -= 1;
    const id = waits;
    const timer = setTimeout(() => {
      const frame = request((time) => {
        waiting.delete(id);
        draw(time);
      });
      waiting.set(id, () => cancel(frame));
    }, wait);
    waiting.set(id, () => clearTimeout(timer));
    return id;
  };
  globalThis.cancelAnimationFrame = (id) => {
    const callOff = waiting.get(id);
    if (!callOff) return cancel(id);
    waiting.delete(id);
    callOff();
  };
}
