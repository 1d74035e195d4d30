import { expect } from '@playwright/test';
import { inSceneWorker } from '../../sceneWorker.ts';
import { test } from '../support/house.ts';
import { Player } from '../support/player.ts';

test('a past round is opened, replayed and verified in the browser', async ({ page, context }) => {
  const player = new Player(page);
  await page.goto('/game/crash');
  const chip = page.getByRole('button', { name: /^Babak \d+, meledak di/ }).first();
  await expect(chip).toBeVisible({ timeout: 60_000 });
  await chip.click();
  await page.getByRole('link', { name: 'Putar ulang' }).click();
  await expect(page).toHaveURL(/\/game\/crash\/replay\/\d+/);
  await expect(page.getByText('Putar ulang').first()).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Posisi rekaman' })).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();

  await page.getByRole('link', { name: 'Cek babak ini' }).click();
  await expect(page).toHaveURL(/\/game\/crash\/fairness/);
  await expect(page.getByText('Sama dengan yang diumumkan.')).toBeVisible();
  await expect(page.getByText(/Sama dengan sidik jari/)).toBeVisible();

  // The verification itself needs no server: it continues offline once the rounds are loaded.
  await page.getByRole('button', { name: /^Cek [\d.]+ babak/ }).click();
  await expect(page.getByText(/babak dicek, tidak ada yang salah/)).toBeVisible({ timeout: 30_000 });
  await context.setOffline(true);
  await page.getByLabel('Rahasia babak (hash)').fill('f'.repeat(64));
  await expect(page.getByText(/Berbeda dari sidik jari/)).toBeVisible();
  expect(player.complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test.describe(() => {
  test.use({ frameInterval: 0 });

  test('a paused replay draws nothing, and continues on request', async ({ page }) => {
    await inSceneWorker(page, `(${countDraws})()`);
    const draws = async () =>
      (await page.workers()[0]?.evaluate(() => (globalThis as unknown as { draws: number }).draws)) ?? 0;
    await page.goto('/game/crash/replay/3');
    // Software rendering is slow on a busy machine.
    await expect.poll(draws, { timeout: 120_000 }).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Jeda' }).click();
    await page.waitForTimeout(500);
    const paused = await draws();
    await page.waitForTimeout(1_000);
    expect(await draws()).toBe(paused);
    await page.getByRole('button', { name: 'Putar', exact: true }).click();
    await expect.poll(draws, { timeout: 120_000 }).toBeGreaterThan(paused + 20);
  });
});

/** Runs in the worker that draws the scene. */
function countDraws(): void {
  const counted = globalThis as unknown as { draws: number };
  counted.draws = 0;
  const { prototype } = WebGL2RenderingContext;
  const { drawElements } = prototype;
  prototype.drawElements = function (...given) {
    counted.draws++;
    drawElements.apply(this, given);
  };
}
