import { expect } from '@playwright/test';
import { sweepLoading } from './support/axe.ts';
import { test } from './support/house.ts';

test.use({
  settings: { GAMES: 'crash', MAINTENANCE: '1', MAINTENANCE_UNTIL: '2099-01-01T00:00:00Z' },
  timezoneId: 'Asia/Jakarta',
});

test('a closed site shows it, until when, that money is safe, and offers the help pages', async ({
  page,
}) => {
  for (const path of ['/', '/game/crash', '/big-wins']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kilat sedang dirawat');
    await expect(page.getByText(/07.00 WIB/)).toBeVisible();
    await expect(page.getByText(/Saldo dan semua taruhanmu aman/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kilat sedang dirawat');
  await page.getByRole('link', { name: 'Bantuan' }).click();
  await page.getByRole('link', { name: /Kalau babak terputus/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kalau babak terputus');
  // No message about a connection that a closed site does not offer.
  await expect(page.getByText(/Koneksi terputus/)).toBeHidden();
});

test('a closed site has no accessibility violations, nor have its help pages', async ({ page }) => {
  await sweepLoading(page, ['/big-wins', '/help']);
});
