import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Mismatch, writeReport } from '../report.ts';
import { nameOf } from '../shots.ts';
import { SlotPictures } from './slotPictures.ts';
import { bookOf, SLOT_MODELS, SLOT_SHOTS, titleOf } from './slotShots.ts';

/**
 * Pictures of moments on the slots' canvases, a title of each model, compared to the byte, and guarantees of a slot's canvas.
 * All is checked when anything that draws them has changed since they were stored (docs/visual-regression.md).
 */
const REPORT = 'test-results/slots';
const DRAW_CALLS = 16;
/** Number of guarantees: one per model, and four for all. */
const PROMISES = SLOT_MODELS.length + 4;

const pictures = new SlotPictures();
const unchanged = pictures.isUnchanged();
const mismatches: Mismatch[] = [];
let right = 0;

afterAll(async () => {
  if (mismatches.length > 0) writeReport(REPORT, mismatches);
  await pictures.close();
});

describe.each(SLOT_SHOTS.map((shot) => ({ name: nameOf(shot), shot })))('$name', ({ shot }) => {
  it('matches the stored pictures', async () => {
    if (unchanged) {
      expect(await pictures.isWhole(shot), 'the kept file is the kept seal').toBe(true);
      return;
    }
    const mismatch = await pictures.look(shot);
    if (mismatch) mismatches.push(mismatch);
    expect(mismatch?.why ?? '', `see ${REPORT}`).toBe('');
    right += 1;
  });
});

describe.skipIf(unchanged)('a canvas', () => {
  afterEach(({ task }) => {
    if (task.result?.state === 'pass') right += 1;
  });

  it.each(SLOT_MODELS)('of %s is drawn to the same bytes in any order', async (model) => {
    const own = SLOT_SHOTS.filter((shot) => shot.model === model && shot.width === 360 && shot.scale === 1);
    const first: string[] = [];
    for (const shot of own) first.push(await pictures.seal(shot));
    expect(new Set(first).size).toBe(own.length);
    for (const [i, shot] of [...own.entries()].reverse())
      expect((await pictures.seal(shot)) === first[i], nameOf(shot)).toBe(true);
  });

  it('is drawn in few draw calls', async () => {
    const page = await pictures.page();
    const events = [...bookOf('cluster', 'big').events];
    await page.evaluate(([title]) => window.slotsPage.open(title, 360, 420, 1), [
      titleOf('cluster'),
    ] as const);
    await page.evaluate((args) => window.slotsPage.take({ events: args, bet: 200_000 }), events);
    expect(await page.evaluate(() => window.slotsPage.calls(60))).toBeLessThanOrEqual(DRAW_CALLS);
  });

  it('has the texts of the selected language', async () => {
    const page = await pictures.page();
    await page.evaluate(([title]) => window.slotsPage.live(title, 360, 420), [
      titleOf('holdAndWin'),
    ] as const);
    const canvas = page.locator('#host canvas');
    const before = await canvas.screenshot();
    const prizes = { mini: 'A', minor: 'B', major: 'C', grand: 'D' };
    await page.evaluate((words) => window.slotsPage.label({ prizes: words }), prizes);
    expect((await canvas.screenshot()).equals(before)).toBe(false);
    await page.evaluate(() => window.slotsPage.label({}));
    expect((await canvas.screenshot()).equals(before)).toBe(true);
  });

  it('is still while it waits, with reduced motion', async () => {
    const page = await pictures.page();
    await page.evaluate(([title]) => window.slotsPage.live(title, 360, 420), [titleOf('lines20')] as const);
    expect(await page.evaluate(() => window.slotsPage.framesOfWaiting(false))).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.slotsPage.framesOfWaiting(true))).toBe(0);
    expect(await page.evaluate(() => window.slotsPage.framesOfWaiting(false))).toBeGreaterThan(0);
  });

  it('plays a spin, rests without a frame, and recovers from a lost graphics context', async () => {
    const page = await pictures.page();
    const events = [...bookOf('ways243', 'win').events];
    await page.evaluate(([title]) => window.slotsPage.live(title, 360, 420), [titleOf('ways243')] as const);
    const log = await page.evaluate((args) => window.slotsPage.playLive(args), events);
    expect(log.slice(0, 6)).toEqual(['spin', ...Array(5).fill('reelStop')]);
    expect(log).toContain(`won ${bookOf('ways243', 'win').rate}`);
    expect(await page.evaluate(() => window.slotsPage.framesIn(500))).toBe(0);
    const before = await page.locator('#host canvas').screenshot();
    await page.evaluate(() => window.slotsPage.loseContext());
    expect((await page.locator('#host canvas').screenshot()).equals(before)).toBe(true);
  });
});

it('has not changed since its pictures were stored, or was drawn again just now', () => {
  if (!unchanged && right === SLOT_SHOTS.length + PROMISES) pictures.storeDigest();
  expect(pictures.isUnchanged()).toBe(true);
});

it('stores nothing of removed moments, and a file of each that is reviewed', () => {
  expect(pictures.strays()).toEqual([]);
});
