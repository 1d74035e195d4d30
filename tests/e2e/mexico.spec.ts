import { expect, type Page } from '@playwright/test';
import { clabe } from '../../contract/payments/clabe.ts';
import { settled, sweep, violations } from './support/axe.ts';
import { test } from './support/house.ts';
import { travel } from './support/journey.ts';
import { Player } from './support/player.ts';
import { visit } from './support/visit.ts';

test.use({
  settings: { MARKET: 'mx', GAMES: 'crash' },
  locale: 'es-MX',
});

/** Texts and amounts that occur only on the Indonesian site. */
const INDONESIAN = /Rp\s?\d|\b(uang|permainan|semua|kamu|taruhan|masuk|daftar|saldo dan|bantuan)\b/i;

/** All visible and accessible text. */
const text = (page: Page) => page.locator('body').ariaSnapshot();

async function register(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Crea tu cuenta' });
  await expect(sheet.getByText('+52')).toBeVisible();
  await sheet.getByLabel('Número de celular').fill('5512345678');
  await sheet.getByLabel('Contraseña', { exact: true }).fill('kilat-sandi-1');
  await sheet.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the Mexican market is in pesos and in Mexican Spanish', async ({ page }) => {
  await visit(page, '/game/crash?z=register');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await register(page);
  await expect(page.getByRole('button', { name: 'Saldo' })).toContainText('$1,000');
  await visit(page, '/account?z=account-info');
  const info = page.getByRole('dialog', { name: 'Datos de la cuenta' });
  await expect(info).toContainText('+52');
  await expect(info).not.toContainText('5512345678');
  await expect(info).toContainText('MXN');
});

test('so are all pages of its site, with its own number format', async ({ page }) => {
  await visit(page, '/');
  await expect(page).toHaveTitle('Kilat: juegos en tiempo real, limpios y verificables');
  await expect(page.getByRole('heading', { name: 'Slots destacados' })).toBeVisible();
  for (const path of ['/', '/?tab=slot', '/account', '/game-provider', '/game/naga-toba', '/help', '/vip']) {
    await visit(page, path);
    await settled(page);
    expect.soft(await text(page), path).not.toMatch(INDONESIAN);
  }
  await visit(page, '/account');
  await expect(page.getByText('$1,000 de dinero ficticio')).toBeVisible();

  await visit(page, '/game/garuda-emas');
  await expect(page.getByRole('main')).toContainText(/RTP\d\d(\.\d+)?%/);
  await visit(page, '/help/crash');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cómo se juega Crash');
  await visit(page, '/help/limits-and-payouts');
  await expect(page.getByRole('main')).toContainText('$5,000');
  await visit(page, '/?z=login');
  await expect(page).toHaveTitle('Entra a Kilat');
});

test('it has no accessibility violations either', async ({ page }) => {
  const player = new Player(page);
  await sweep(page, ['/', '/account', '/help', '/help/crash', '/account?z=register']);
  await visit(page, '/');
  await page.getByRole('navigation').getByRole('button', { name: 'Menú' }).click();
  await settled(page);
  expect(await violations(page), 'menu').toEqual([]);
  expect(player.complaints).toEqual([]);
});

test('Mexico: at an OXXO till without a bonus, one bet, and withdrawal to a CLABE', async ({
  page,
  dataDir,
}) => {
  test.setTimeout(240_000);
  await travel(page, dataDir, {
    market: 'mx',
    phone: '5512349876',
    deposit: { port: 'OXXO', amount: 500, fee: 12 },
    withdrawal: 200,
    bank: { name: 'BBVA México', label: 'numberClabe', number: clabe('012', '180', 1_234_567n) },
  });
});
