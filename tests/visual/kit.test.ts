import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StageBrowser } from './stageBrowser.ts';

/** Guarantees of all parts of the scene kit, on a board that shows all of them: page/kitBoard.ts. */
let stage: StageBrowser;
let page: Page;

beforeAll(async () => {
  stage = await StageBrowser.build();
  page = await stage.open(await stage.launch(), 1, 'kit.html');
  await page.waitForFunction(() => 'kitPage' in window);
  await page.evaluate(() => window.kitPage.open());
});
afterAll(() => stage?.close());

it('draws any moment in any order to the same bytes', async () => {
  const times = [0, 430, 1_700, 4_100, 5_400, 9_000];
  const first = new Map<number, string>();
  for (const t of times) first.set(t, await seal(t));
  expect(new Set(first.values()).size).toBe(times.length);
  for (const t of times.toReversed()) expect((await seal(t)) === first.get(t), `${t} ms`).toBe(true);
});

it('comes to rest and then does not move', async () => {
  expect(await page.evaluate(() => window.kitPage.moves(5_900))).toBe(true);
  expect(await page.evaluate(() => window.kitPage.moves(6_000))).toBe(false);
  expect((await seal(60_000)) === (await seal(6_000))).toBe(true);
});

it('keeps the ring and the amounts still with reduced motion', async () => {
  expect((await seal(2_100, true)) === (await seal(2_100))).toBe(false);
  expect((await seal(5_400, true)) === (await seal(5_400))).toBe(true);
});

it('leaves nothing behind, neither on the graphics card nor in the page', async () => {
  const visit = async () => {
    await page.evaluate(() => window.kitPage.close());
    const empty = await page.evaluate(() => window.kitPage.census());
    await page.evaluate(() => window.kitPage.open());
    await seal(1_000);
    return { empty, full: await page.evaluate(() => window.kitPage.census()) };
  };
  await page.evaluate(() => window.kitPage.skipDrawing(true));
  await visit();
  const first = await visit();
  expect(first.full.textures).toBeGreaterThan(first.empty.textures ?? 0);
  for (let i = 0; i < 20; i++) expect(await visit()).toEqual(first);
  await page.evaluate(() => window.kitPage.skipDrawing(false));
});

it('makes few draw calls', async () => {
  const times = Array.from({ length: 120 }, (_, i) => i * 50);
  expect(await page.evaluate((shown) => window.kitPage.play(shown), times)).toBeLessThanOrEqual(12);
});

function seal(t: number, reducedMotion = false): Promise<string> {
  return page.evaluate(([at, still]) => window.kitPage.seal(at, still), [t, reducedMotion] as const);
}
