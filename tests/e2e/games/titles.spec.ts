import { expect } from '@playwright/test';
import { test } from '../support/house.ts';

test("the tab and the history show the page's name; a screen reader announces the next page's title", async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Kilat: game real-time yang adil dan bisa dicek');
  await page.getByRole('navigation', { name: 'Navigasi utama' }).getByRole('link', { name: 'Akun' }).click();
  await expect(page).toHaveTitle('Akun · Kilat');
  await expect(page.locator('#content')).toBeFocused();
  const announcement = page.locator('p[aria-live=polite]', { hasText: /^Akun$/ });
  await expect(announcement).toHaveCount(1);

  await page.getByRole('main').getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveTitle('Masuk ke Kilat');
  await page.getByRole('dialog').getByRole('button', { name: 'Lupa kata sandi?' }).click();
  await expect(page).toHaveTitle('Atur ulang kata sandi · Kilat');
  await page.goBack();
  await expect(page).toHaveTitle('Masuk ke Kilat');
  await page.goBack();
  await expect(page).toHaveTitle('Akun · Kilat');

  await page.goto('/game/naga-toba?z=search');
  await expect(page).toHaveTitle(/^Cari game/);
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(page).toHaveTitle('Naga Toba · Kilat');
  await page
    .getByRole('link', { name: 'Beranda' })
    .or(page.getByRole('button', { name: 'Kembali' }))
    .first()
    .click();
  await expect(page).toHaveTitle('Kilat: game real-time yang adil dan bisa dicek');
  await page.goto('/nowhere');
  await expect(page).toHaveTitle('Halaman ini tidak ada · Kilat');
});
