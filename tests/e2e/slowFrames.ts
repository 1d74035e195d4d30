import type { BrowserContext } from '@playwright/test';

/**
 * Makes the pages of a context draw on demand: a frame that is asked for by itself comes at once, a loop of frames as
 * from a screen that shows one each `interval` ms. Pictures are drawn by software here, and no journey looks at them: their
 * pixels are held in tests/visual. Timers, the network and what the page says go on at their own pace.
 */
export async function slowFrames(context: BrowserContext, interval: number): Promise<void> {
  const script = `(${slow})(${interval})`;
  await context.addInitScript(script);
  // Not by a route, which would put the script before the worker's own: with one, the browser asks Playwright about each of a
  // page's sixty requests and keeps no files. The worker draws a few frames more.
  context.on('page', (page) => {
    page.on('worker', (worker) => {
      // A page that goes takes its worker along.
      worker.evaluate(script).catch(() => undefined);
    });
  });
}

/** Runs in the page, and in the worker that draws its pictures. */
function slow(interval: number): void {
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  const cancel = globalThis.cancelAnimationFrame.bind(globalThis);
  /** When each callback was last called: a loop asks for frames with the same one again and again. */
  const called = new WeakMap<FrameRequestCallback, number>();
  /** How to call off frames that wait, by what `requestAnimationFrame` answered for them. */
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
