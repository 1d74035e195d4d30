import { expect } from '@playwright/test';
import { test } from './house.ts';

test.use({ settings: { MARKET: 'mx', BOTS: '0' }, locale: 'es-MX' });

test('the Mexican market plays in pesos and speaks Mexican Spanish', async ({ page }) => {
  await page.goto('/game/crash?z=register');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await page.locator('input[type=tel]').fill('5512345678');
  await page.locator('input[autocomplete=new-password]').fill('kilat-sandi-1');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Saldo' })).toContainText('$1,000');
});
