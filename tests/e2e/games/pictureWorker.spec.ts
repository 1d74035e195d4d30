import { expect, type Page } from '@playwright/test';
import { coloursOf } from '../../coloursOf.ts';
import { inSceneWorker, SCENE_WORKER } from '../../sceneWorker.ts';
import { test } from '../support/house.ts';

test.use({ warm: false });

/** Games' scenes are drawn by a worker, or by the page if the browser supports no worker rendering. */

test('one worker draws every room, through changes of size and of rooms', async ({ page }) => {
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

test('a scene that failed to load is requested again, also in a room with its pools over it', async ({
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

test('the page draws if a worker has no WebGL, or its code fails to load', async ({ page }) => {
  await inSceneWorker(page, 'OffscreenCanvas.prototype.getContext = () => null');
  await page.goto('/game/dice');
  await drawn(page);
  expect(page.workers()).toHaveLength(0);
  await page.unrouteAll();
  await page.route(SCENE_WORKER, (route) => route.abort());
  await page.goto('/game/crash');
  await drawn(page);
});

/** Waits until the scene is visible: many colours, and nothing over it. */
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
