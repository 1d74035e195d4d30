import { expect, type Page } from '@playwright/test';
import { test } from '../support/house.ts';
import { Player } from '../support/player.ts';

const announced = (page: Page) => page.getByText('Sama dengan yang diumumkan.');
const promised = (page: Page) => page.getByText(/Sama dengan sidik jari/);
const latest = (page: Page) => page.getByRole('list', { name: 'Babak terbaru' }).getByRole('button');

test('a past round of dice is verified in the browser, and replayed', async ({ page, context }) => {
  const player = new Player(page);
  await page.goto('/game/dice/fairness');
  await expect(announced(page)).toBeVisible({ timeout: 60_000 });
  await latest(page).nth(1).click();
  await expect(page).toHaveURL(/\/game\/dice\/fairness\?round=\d+$/);
  await expect(announced(page)).toBeVisible();
  await expect(promised(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cek 100 babak' }).click();
  await expect(page.getByText(/babak dicek, tidak ada yang salah/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Seberapa sering keluar')).toBeVisible();

  await page.getByRole('link', { name: 'Putar ulang babak ini' }).click();
  await expect(page).toHaveURL(/\/game\/dice\/replay\/\d+$/);
  await expect(page.locator('canvas')).toBeVisible({ timeout: 60_000 });
  const position = page.getByRole('slider', { name: 'Posisi rekaman' });
  await page.getByRole('button', { name: 'Jeda' }).click();
  await position.press('Home');
  await expect(position).toHaveAttribute('aria-valuetext', '8,0 dtk sebelum taruhan ditutup');
  await position.press('End');
  await expect(position).toHaveAttribute('aria-valuetext', /dtk setelah taruhan ditutup/);

  // The verification needs no server once the round is loaded, and shows mismatches.
  await page.getByRole('link', { name: 'Cek babak ini' }).click();
  await expect(announced(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Rahasia babak').fill('f'.repeat(64));
  await expect(page.getByText(/Berbeda dari sidik jari/)).toBeVisible();
  expect(player.complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test("a round of wingo is identified by its model and number, and verified by its model's rounds", async ({
  page,
}) => {
  const player = new Player(page);
  await page.goto('/game/wingo/fairness');
  await expect(announced(page)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('radio', { name: '60 dtk' }).check();
  await latest(page).nth(1).click();
  await expect(page).toHaveURL(/round=faster-\d{12}$/);
  await expect(page.getByText('Sama dengan hash babak yang diumumkan.')).toBeVisible();
  await expect(announced(page)).toBeVisible();
  await expect(promised(page)).toBeVisible();
  await page.getByRole('link', { name: 'Putar ulang babak ini' }).click();
  await expect(page).toHaveURL(/\/game\/wingo\/replay\/faster-\d{12}$/);
  await expect(page.locator('canvas')).toBeVisible({ timeout: 60_000 });
  expect(player.complaints).toEqual([]);
});
