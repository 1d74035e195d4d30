import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { Player } from './support/player.ts';
import { visit } from './support/visit.ts';

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

test('the first bet requires the date of birth, once, and back closes the dialog', async ({ page }) => {
  const player = new Player(page);
  await visit(page, '/game/coinFlip?z=register');
  await player.register({ ofAge: false });
  await visit(page, '/game/coinFlip');
  const age = sheet(page, 'Konfirmasi usia');
  await player.button.click();
  await expect(age).toBeVisible();
  await page.goBack();
  await expect(age).toHaveCount(0);
  await expect(page).toHaveURL(/coinFlip/);
  await player.button.click();
  await age.getByLabel('Tanggal lahir').fill('2015-05-17');
  await age.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(age.getByText('minimal 18 tahun', { exact: false })).toBeVisible();
  await age.getByLabel('Tanggal lahir').fill('1990-05-17');
  await age.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(age).toHaveCount(0);
  const before = await player.balance();
  await player.button.click();
  await expect.poll(() => player.balance()).not.toBe(before);
  // The browser's console logs the house's refusal as an error.
  expect(player.complaints.filter((line) => !line.includes('400'))).toEqual([]);
});
