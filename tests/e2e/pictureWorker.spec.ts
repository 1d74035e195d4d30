import { expect, type Page } from '@playwright/test';
import { coloursOf } from '../coloursOf.ts';
import { inSceneWorker, SCENE_WORKER } from '../sceneWorker.ts';
import { test } from './house.ts';

test.use({ warm: false });

/** Tables' pictures are drawn by a worker, and by the page where the browser lets none. */

test('one worker draws every table, through a change of size and of tables', async ({ page }) => {
  await page.goto('/game/dice');
  await drawn(page);
  expect(page.workers()).toHaveLength(1);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(() => canvasFitsHost(page)).toBe(true);
  await drawn(page);
  await page.goto('/');
  await page.goto('/game/roulette');
  await drawn(page);
  await page
    .getByRole('link', { name: /kembali|lobi/i })
    .or(page.getByRole('button', { name: /kembali/i }))
    .first()
    .click();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('a picture that did not come is asked for again, at a table whose pools lie over it too', async ({
  page,
}) => {
  await page.route('**/games/dice/*.webp', (route) => route.abort());
  await page.goto('/game/dice');
  const again = page.getByRole('button', { name: 'Coba lagi' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll();
  await again.click();
  await drawn(page);
});

for (const [what, break_] of [
  [
    'gives canvases to no worker',
    () => Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'),
  ],
  ['has no workers', () => Reflect.deleteProperty(window, 'Worker')],
] as const)
  test(`the page draws where the browser ${what}`, async ({ page }) => {
    await page.addInitScript(break_);
    await page.goto('/game/dice');
    await drawn(page);
    expect(page.workers()).toHaveLength(0);
  });

test('the page draws where a worker has no WebGL, or its code cannot be had', async ({ page }) => {
  await inSceneWorker(page, 'OffscreenCanvas.prototype.getContext = () => null');
  await page.goto('/game/dice');
  await drawn(page);
  expect(page.workers()).toHaveLength(0);
  await page.unrouteAll();
  await page.route(SCENE_WORKER, (route) => route.abort());
  await page.goto('/game/crash');
  await drawn(page);
});

/** The picture is there: many colours, and nothing over it. */
async function drawn(page: Page): Promise<void> {
  await expect(page.locator('[role="img"] canvas')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('progress')).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(() => colours(page), { timeout: 10_000 }).toBeGreaterThan(500);
}

async function colours(page: Page): Promise<number> {
  const box = await page.locator('[role="img"] canvas').boundingBox();
  return box ? coloursOf(page, box) : 0;
}

function canvasFitsHost(page: Page): Promise<boolean> {
  return page.locator('[role="img"] canvas').evaluate((canvas) => {
    const host = canvas.parentElement as HTMLElement;
    return canvas.clientWidth === host.clientWidth && canvas.clientHeight === host.clientHeight;
  });
}
