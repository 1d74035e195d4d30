import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { Player } from './support/player.ts';
import { visit } from './support/visit.ts';

const query = (page: Page) => new URL(page.url()).searchParams;
/** The link of a game that cannot be played yet has a note after its title. */
const found = (page: Page, title?: string) =>
  page
    .getByRole('dialog')
    .getByRole('list', { name: 'Hasil' })
    .getByRole('link', title ? { name: new RegExp(`^${title}( Belum bisa dimainkan)?$`) } : {});

test('a search finds games by title and by provider, and is restored after reload and back', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('navigation').getByText('Cari', { exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Cari game' });
  const field = sheet.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('naga');
  await expect(found(page, 'Naga Toba')).toBeVisible();
  expect(query(page).get('q')).toBe('naga');
  const all = await found(page).count();
  await expect(sheet.getByRole('status')).toHaveText(`${all} game`);

  await sheet.getByText('Tembak ikan').click();
  await expect(sheet.getByRole('status')).toHaveText('1 game');
  await found(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pemburu Naga Laut' })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('naga');
  await expect(sheet.getByRole('radio', { name: 'Tembak ikan' })).toBeChecked();
  await page.reload();
  await expect(found(page, 'Pemburu Naga Laut')).toBeVisible();
  await expect(found(page)).toHaveCount(1);

  await sheet.getByText('Semua', { exact: true }).click();
  await field.fill('kerapu');
  await expect(found(page, 'Pemburu Naga Laut')).toBeVisible();
  await field.fill('tidak ada game begini');
  await expect(sheet.getByText('Tidak ada game untuk', { exact: false })).toBeVisible();
  await sheet.getByRole('button', { name: 'Tutup' }).click();
  await expect(sheet).toHaveCount(0);
  expect(page.url()).not.toContain('q=');
});

test('the enter key opens the first game found, and the words are stored for the next search', async ({
  page,
}) => {
  await visit(page, '/?z=search');
  const field = page.getByRole('searchbox');
  await field.fill('naga toba');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/game\/lentera\/naga-toba$/);
  await visit(page, '/?z=search');
  await page.getByRole('button', { name: 'naga toba' }).click();
  await expect(found(page, 'Naga Toba')).toBeVisible();
  await expect(found(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Hapus tulisan' }).click();
  await page.getByRole('button', { name: 'Hapus semua' }).click();
  await expect(page.getByRole('button', { name: 'naga toba' })).toHaveCount(0);
});

test('a visitor who likes a game signs up first, and then it is among the favourites', async ({ page }) => {
  const player = new Player(page);
  await visit(page, '/game/naga-toba');
  await expect(page.getByRole('link', { name: 'Main sekarang' })).toBeVisible();
  await page.getByRole('button', { name: 'Simpan ke favorit' }).click();
  await page.getByRole('dialog', { name: 'Masuk ke Kilat' }).getByText('Daftar').first().click();
  await player.register();
  const liked = page.getByRole('button', { name: 'Ada di favoritmu' });
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(liked).toBeVisible();
  await liked.click();
  await expect(page.getByRole('button', { name: 'Simpan ke favorit' })).toBeVisible();
});

test('a visitor who cancels the sign-in likes nothing', async ({ page }) => {
  const player = new Player(page);
  await visit(page, '/game/naga-toba');
  await page.getByRole('button', { name: 'Simpan ke favorit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visit(page, '/game/naga-toba?z=register');
  await player.register();
  await expect(page.getByRole('button', { name: 'Simpan ke favorit' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('an unknown game shows it, and a similar one is linked', async ({ page }) => {
  await visit(page, '/game/tidak-ada');
  await expect(page.getByRole('heading', { name: 'Game ini tidak ada' })).toBeVisible();
  await visit(page, '/game/pemburu-naga-laut');
  const other = page.getByRole('list', { name: 'Game serupa' }).getByRole('link').first();
  await other.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pemburu Naga Laut');
  await expect(page.getByRole('button', { name: 'Simpan ke favorit' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Pemburu Naga Laut' })).toBeVisible();
});

test("a provider shows its games by kind, and back restores the list's position", async ({ page }) => {
  await visit(page, '/game-provider');
  const provider = page.getByRole('link', { name: /Lentera Sembilan/ });
  await provider.scrollIntoViewIfNeeded();
  await provider.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lentera Sembilan' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Game dari Lentera Sembilan' });
  await expect(list.getByRole('link').first()).toBeVisible();
  const counted = page.getByRole('main').getByRole('status');
  const all = (await counted.textContent()) ?? '';
  await page.getByRole('main').getByText('Lotre').click();
  await expect(counted).not.toHaveText(all);
  expect(query(page).get('kind')).toBe('lottery');
  await expect(list.getByRole('link')).toHaveCount(Number.parseInt((await counted.textContent()) ?? '', 10));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Penyedia' })).toBeVisible();
  await visit(page, '/game-provider?firm=tidak-ada');
  await expect(page.getByText('Penyedia ini tidak ada')).toBeVisible();
});

test('a big win shows its details and leads to its round', async ({ page }) => {
  await visit(page, '/big-wins');
  // Bots win within the first rounds; the list refreshes by itself. Which games have the biggest wins is random.
  const own = /(Crash|Roulette|Dingdong|Dice|Wingo)(?: 15)? · /;
  const first = page.getByRole('main').getByRole('listitem').getByRole('button', { name: own }).first();
  await expect(first).toBeVisible({ timeout: 75_000 });
  const game = own.exec((await first.textContent()) ?? '')?.[1]?.toLowerCase() ?? '';
  await first.click();
  const sheet = page.getByRole('dialog', { name: 'Kemenangan' });
  await expect(sheet.getByText('Taruhan')).toBeVisible();
  const round =
    (await sheet.getByText('Babak', { exact: true }).locator('xpath=following::dd[1]').textContent()) ?? '';
  await sheet.getByRole('link', { name: 'Putar ulang babaknya' }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${game}/replay/(\\w+-)?${round.replace(/\D/g, '')}$`));
  await page.goBack();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('link', { name: 'Cek hasil' }).click();
  await expect(page).toHaveURL(new RegExp(`/game/${game}/fairness\\?round=(\\w+-)?\\d+$`));
  await visit(page, '/big-wins?z=big-win-detail&win=999999999');
  await expect(page.getByText('Kemenangan ini tidak ditemukan')).toBeVisible();
});

test('help is found by search, read page by page, in the language of the site', async ({ page }) => {
  await visit(page, '/help');
  await page.getByRole('searchbox').fill('keadilan');
  await page.getByRole('link', { name: /Cara mengecek keadilan/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cara mengecek keadilan' })).toBeVisible();
  const next = page.getByRole('navigation', { name: 'Bantuan lainnya' }).getByRole('link').last();
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cara mengecek keadilan');
  await visit(page, '/help/crash');
  await expect(page.getByRole('heading', { level: 1, name: 'Cara main Crash' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('kilat.language', 'es-MX'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Cómo se juega Crash' })).toBeVisible();
  await visit(page, '/help/tidak-ada');
  await expect(page.getByRole('heading', { name: 'Esta página de ayuda no existe' })).toBeVisible();
});

test("the site's messages are unread until they are opened", async ({ page, house }) => {
  await Player.signedUp(page, house.url);
  await visit(page, '/help');
  const badge = page.getByText(/^\d+ baru$/);
  await expect(badge).toBeVisible();
  const unread = Number.parseInt((await badge.textContent()) ?? '', 10);
  expect(unread).toBeGreaterThan(1);
  const message = page.getByRole('button', { name: /^Belum dibaca: / });
  await expect(message).toHaveCount(unread);
  // It is shown at once, and saved once the house has answered.
  const saved = () => page.waitForResponse((one) => one.request().method() === 'PUT');
  await Promise.all([saved(), message.first().click()]);
  await expect(badge).toHaveText(`${unread - 1} baru`);
  await page.reload();
  await expect(badge).toHaveText(`${unread - 1} baru`);
  await Promise.all([saved(), page.getByRole('button', { name: 'Tandai semua dibaca' }).click()]);
  await expect(badge).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pengumuman' })).toBeVisible();
  await expect(message).toHaveCount(0);
});
