import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CrashView } from '../../src/games/crash/engine/crashView.ts';
import { FLIGHT, momentOf, viewAt } from './round.ts';
import { StageBrowser } from './stageBrowser.ts';

/** Guarantees of the stage: frames on demand, few draw calls, no leaks, any moment in any order. */
const DRAW_CALLS = 12;

let stage: StageBrowser;
let page: Page;

beforeAll(async () => {
  stage = await StageBrowser.build();
  page = await stage.open(await stage.launch(), 1);
  await mount(momentOf('loading'));
});
afterAll(() => stage?.close());

it('draws any moment in any order to the same pixels', async () => {
  const order = ['2.41x', 'squib-120', 'preparation-last-second', 'squib-3000', 'loading'];
  const first = new Map<string, string>();
  for (const name of order) first.set(name, await seal(momentOf(name)));
  expect(new Set(first.values()).size).toBe(order.length);
  for (const name of order.toReversed()) expect(await seal(momentOf(name)), name).toBe(first.get(name));
});

it('makes at most 12 draw calls in any frame of a round', async () => {
  const views: CrashView[] = [];
  for (let at = -8_000; at < FLIGHT + 4_000; at += 130) views.push(viewAt(at));
  const calls = await page.evaluate((round) => {
    const { gauge } = window.stagePage;
    gauge.skipDrawing(true);
    const counts = round.map((view) => {
      gauge.reset();
      window.stagePage.draw(view);
      return gauge.drawCalls;
    });
    gauge.skipDrawing(false);
    return counts;
  }, views);
  expect(Math.min(...calls)).toBeGreaterThan(0);
  expect(Math.max(...calls)).toBeLessThanOrEqual(DRAW_CALLS);
});

it('renders nothing while nothing moves, one frame for an event, and every frame of a flight', async () => {
  await set(momentOf('squib-3000'));
  await page.waitForFunction(() => window.stagePage.gauge.drawCalls > 0, undefined, { polling: 30 });
  await reset();
  await page.waitForTimeout(400);
  expect(await counts()).toEqual({ frames: 0, drawCalls: 0 });
  await set(momentOf('loading'));
  await page.waitForFunction(() => window.stagePage.gauge.drawCalls > 0, undefined, { polling: 30 });
  await page.waitForTimeout(200);
  expect((await counts()).frames).toBe(1);
  await set(momentOf('2.41x'));
  await page.waitForFunction(() => window.stagePage.gauge.frames > 3, undefined, { polling: 30 });
  await set(momentOf('loading'));
});

it('stops in a hidden tab and draws the current moment when it is visible again', async () => {
  await set(momentOf('2.41x'));
  await show(false);
  await reset();
  await set(momentOf('10.00x'));
  await page.waitForTimeout(200);
  expect(await counts()).toEqual({ frames: 0, drawCalls: 0 });
  await show(true);
  await page.waitForFunction(() => window.stagePage.gauge.drawCalls > 0, undefined, { polling: 30 });
  await set(momentOf('loading'));
});

it('follows its host through every size at once', async () => {
  const sizes = await page.evaluate(async () => {
    const found: string[] = [];
    for (const [width, height] of [
      [320, 280],
      [900, 700],
      [360, 340],
    ] as const) {
      window.stagePage.resize(width, height);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const canvas = document.querySelector('canvas');
      found.push(`${canvas?.width}x${canvas?.height} ${canvas?.clientWidth}x${canvas?.clientHeight}`);
    }
    return found;
  });
  expect(sizes).toEqual(['320x280 320x280', '900x700 900x700', '360x340 360x340']);
});

it('omits the shake with reduced motion', async () => {
  const other = await stage.open(await stage.launch(), 1);
  const early = viewAt(FLIGHT + 30);
  await other.evaluate((view) => window.stagePage.mount(360, 340, view, { reducedMotion: true }), early);
  const world = (view: CrashView) =>
    other.evaluate((shown) => {
      window.stagePage.draw(shown);
      return window.stagePage.shake();
    }, view);
  for (const at of [0, 30, 90, 200]) expect(await world(viewAt(FLIGHT + at))).toEqual([0, 0]);
});

async function mount(view: CrashView): Promise<void> {
  await page.evaluate((shown) => window.stagePage.mount(360, 340, shown), view);
}

function seal(view: CrashView): Promise<string> {
  return page.evaluate((shown) => window.stagePage.seal(shown), view);
}

/** Wakes the stage with a view, counting from now. */
async function set(view: CrashView): Promise<void> {
  await page.evaluate((shown) => {
    window.stagePage.gauge.reset();
    window.stagePage.set(shown);
  }, view);
}

/** Hides the tab or shows it again. */
async function show(visible: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !visible);
}

async function reset(): Promise<void> {
  await page.evaluate(() => window.stagePage.gauge.reset());
}

function counts(): Promise<{ frames: number; drawCalls: number }> {
  return page.evaluate(() => {
    const { frames, drawCalls } = window.stagePage.gauge;
    return { frames, drawCalls };
  });
}
