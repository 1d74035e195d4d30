import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { momentOf } from './round.ts';
import { StageBrowser } from './stageBrowser.ts';

/** Checks that the scene's resolution adapts to the phone's speed, with real frames of a real browser. */
const RATIO = 2;
const WIDTH = 360;
/** Work per frame, ms, that makes every second frame miss 60 Hz: each is slow, and 240 of them are evaluated. */
const BURDEN = 27;

let stage: StageBrowser;
let page: Page;
const requested: string[] = [];

beforeAll(async () => {
  stage = await StageBrowser.build();
  page = await stage.open(await stage.launch(), RATIO, 'index.html?learn');
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.waitForFunction(() => 'stagePage' in window);
  await page.evaluate((view) => window.stagePage.mount(360, 340, view), momentOf('2.41x'));
});
afterAll(() => stage?.close());

it('starts between the highest and the lowest', async () => {
  expect(await canvasWidth()).toBe(WIDTH * 1.5);
  expect(requested).toContain('/games/crash/crash.webp');
});

it('is kept during a flight with slow frames, and lowered when the scene is at rest', async () => {
  await page.evaluate((burden) => {
    window.stagePage.burden = burden;
    window.stagePage.gauge.skipDrawing(true);
    window.stagePage.gauge.reset();
  }, BURDEN);
  await page.waitForFunction(() => window.stagePage.gauge.frames > 300, undefined, { polling: 200 });
  expect(await canvasWidth()).toBe(WIDTH * 1.5);
  await page.evaluate(() => {
    window.stagePage.burden = 0;
    window.stagePage.gauge.skipDrawing(false);
  });
  expect(await stored()).toBeNull();
  await rest({ inRound: true });
  expect(await canvasWidth(), 'a solo round that waits for its player').toBe(WIDTH * 1.5);
  await rest({ inRound: false });
  expect(await pictureWidth()).toBe(WIDTH);
  expect(await canvasWidth(), 'letters stay sharp').toBe(WIDTH * RATIO);
  expect(await stored()).toBe('0/0');
});

it('includes the small sprites at the next visit, and is remembered', async () => {
  requested.length = 0;
  await page.evaluate(() => window.stagePage.unmount());
  await page.evaluate((view) => window.stagePage.mount(360, 340, view), momentOf('2.41x'));
  expect(requested).toContain('/games/crash/crash@0.5x.webp');
  expect(await pictureWidth()).toBe(WIDTH);
});

/** Wakes the stage with a scene at rest, and waits until it stops. */
async function rest({ inRound }: { inRound: boolean }): Promise<void> {
  await page.evaluate(
    ([view, playing]) => {
      window.stagePage.inRound = playing;
      window.stagePage.gauge.reset();
      window.stagePage.set(view);
    },
    [momentOf('squib-3000'), inRound] as const,
  );
  await page.waitForFunction(() => window.stagePage.gauge.drawCalls > 0, undefined, { polling: 30 });
  await page.waitForTimeout(200);
}

function canvasWidth(): Promise<number | undefined> {
  return page.evaluate(() => document.querySelector('canvas')?.width);
}

/** Width in pixels of the coarsest picture drawn in a frame. */
function pictureWidth(): Promise<number> {
  return page.evaluate((view) => {
    const { gauge } = window.stagePage;
    gauge.reset();
    window.stagePage.draw(view);
    return gauge.coarsest;
  }, momentOf('2.41x'));
}

function stored(): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('kilat.quality'));
}
