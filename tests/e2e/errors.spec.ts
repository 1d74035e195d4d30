import { expect, type Page } from '@playwright/test';
import { logout } from '../../contract/http/people/accounts.ts';
import { slotCollect } from '../../contract/http/play/catalogue.ts';
import { siteErrorNotify } from '../../contract/http/site/site.ts';
import { withDatabase } from '../withDatabase.ts';
import { test } from './support/house.ts';
import { Player, tokenOf } from './support/player.ts';

test.use({ warm: false });

const EXPIRED = 'Sesi tidak dikenali, silakan masuk lagi';
const OFFLINE = 'Kamu sedang offline. Sambungkan internet lalu coba lagi.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const signIn = (page: Page) => page.getByRole('dialog', { name: 'Masuk ke Kilat' });
const visitorCorner = (page: Page) => page.getByRole('banner', { includeHidden: true }).getByText('Daftar');
const like = (page: Page) => page.getByRole('button', { name: 'Simpan ke favorit' });

/** Counts how often a text appears on the screen, however briefly. */
async function counting(page: Page, words: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    Object.assign(window, { seen: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.textContent?.includes(wanted)) (window as unknown as { seen: number }).seen += 1;
    }).observe(document, { childList: true, subtree: true });
  }, words);
  return () => page.evaluate(() => (window as unknown as { seen: number }).seen);
}

test('a session that ended elsewhere ends here at the next call: shown once, followed by the sign-in', async ({
  page,
  house,
}) => {
  const notices = await counting(page, EXPIRED);
  const player = new Player(page);
  await page.goto('/game/naga-toba?z=register');
  await player.register();
  const token = await tokenOf(page);
  await fetch(`${house.url}${logout.path}`, { method: logout.method, headers: { main_token: token } });
  await like(page).click();
  await expect(signIn(page)).toBeVisible();
  // Not located on the screen: on a busy machine it has disappeared before the sign-in opens.
  await expect.poll(notices).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('kilat.token'))).toBeNull();
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
  expect(await notices()).toBe(1);
  await player.signIn();
  await expect(signIn(page)).toHaveCount(0);
  // The interrupted action is completed now.
  await expect(page.getByRole('button', { name: 'Ada di favoritmu' })).toBeVisible();
});

test('a forged token counts as signed out: shown once, whichever connection detects it first', async ({
  page,
}) => {
  await page.goto('/help');
  await page.evaluate(() => localStorage.setItem('kilat.token', 'bm9ib2R5.bm9ib2R5bm9ib2R5bm9ib2R5bm9ib2R5'));
  const notices = await counting(page, EXPIRED);
  await page.goto('/account');
  await expect(signIn(page)).toBeVisible();
  await expect.poll(notices).toBe(1);
  await expect(visitorCorner(page)).toBeVisible();
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
  expect(await notices()).toBe(1);
  // The sheet is part of the URL and reopens; the message is not repeated.
  await page.reload();
  await expect(visitorCorner(page)).toBeVisible();
  await expect(signIn(page)).toBeVisible();
  expect(await notices()).toBe(0);
});

test('without internet the site shows it, failed calls show it once, and everything continues when it is back', async ({
  page,
  context,
}) => {
  const notices = await counting(page, OFFLINE);
  const player = new Player(page);
  await page.goto('/game/naga-toba?z=register');
  await player.register();
  await expect(like(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Kamu sedang offline. Menunggu internet…')).toBeVisible({ timeout: 25_000 });
  await like(page).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(like(page)).toBeEnabled();
  // Sent and failed before the internet is back: on a busy machine it could still succeed.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(slotCollect.path));
  await like(page).click();
  await failed;
  await expect(page.getByText(OFFLINE)).toHaveCount(1);
  expect(await notices()).toBe(1);
  await context.setOffline(false);
  await expect(page.getByText('Menunggu internet…')).toHaveCount(0, { timeout: 25_000 });
  await like(page).click();
  await expect(page.getByRole('button', { name: 'Ada di favoritmu' })).toBeVisible();
});

test('a visitor in a blocked country sees the reason, and can read the help pages', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-country': 'AQ' });
  for (const path of ['/', '/game/crash', '/account?z=register']) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('Kilat tidak tersedia di wilayahmu');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Bantuan' }).click();
  await expect(heading(page)).toHaveText('Bantuan');
  await page.setExtraHTTPHeaders({ 'x-country': 'ID' });
  await page.goto('/');
  await expect(visitorCorner(page)).toBeVisible();
});

test('an error in a browser is reported to the house, without the query of the URL', async ({
  page,
  dataDir,
}) => {
  await page.clock.install();
  await page.goto('/help?from=secret');
  await expect(heading(page)).toHaveText('Bantuan');
  const sent = page.waitForResponse((response) => response.url().endsWith(siteErrorNotify.path));
  await page.evaluate(() => setTimeout(() => Promise.reject(new TypeError('broken on purpose'))));
  await page.clock.fastForward(1_000);
  await page.clock.fastForward(10_000);
  expect((await sent).ok()).toBe(true);
  const { rows } = await withDatabase(dataDir, (db) =>
    db.pool.query(`SELECT kind, what, page FROM site_reports WHERE what LIKE '%on purpose%'`),
  );
  expect(rows).toEqual([{ kind: 'error', what: 'TypeError: broken on purpose', page: '/help' }]);
});

test('a sheet that fails to load shows it over the page, and is left by its button', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('main').getByRole('button', { name: 'Masuk' })).toBeVisible();
  // Stays missing, although the house answers: the page is reloaded once, and then gives up.
  await page.route(/\/assets\/account-pages-/, (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('alert')).toContainText('Ada yang rusak di layar ini', { timeout: 20_000 });
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.getByRole('button', { name: 'Kembali' }).last().click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/\/account$/);
});

test('a sheet that is opened offline shows an error over its page, and opens once the internet is back', async ({
  page,
  context,
  house,
}) => {
  const player = await Player.signedUp(page, house.url);
  await page.goto('/account?z=newbie-task');
  const tasks = page.getByRole('dialog', { name: 'Misi pemain baru' });
  const way = tasks.getByRole('button', { name: /^Kerjakan: .*nomor HP/ });
  await expect(way).toBeVisible();
  await context.setOffline(true);
  await way.click();
  const notice = page.getByRole('alert').filter({ hasText: OFFLINE });
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Kembali', exact: true }).last().click();
  await expect(notice).toHaveCount(0);
  await expect(way).toBeVisible();
  await way.click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  const phone = page.getByRole('dialog').filter({ has: page.getByLabel('Nomor HP') });
  await expect(phone).toBeVisible();
  await page.goBack();
  await expect(way).toBeVisible();
  expect(player.complaints.filter((line) => line.startsWith('error:'))).toEqual([]);
});

test('sheets of one URL are stacked in its order, whichever loads first', async ({ page }) => {
  const upper = page.getByRole('dialog', { name: 'Atur ulang kata sandi' });
  await page.goto('/account?z=search_reset-password');
  await expect(upper).toBeVisible();
  await page.reload();
  await expect(upper).toBeVisible();
  await page.route(/\/assets\/SearchPage-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/account?z=search_reset-password');
  await expect(upper).toBeVisible();
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(2);
  await expect(page).toHaveTitle('Atur ulang kata sandi · Kilat');
  await upper.getByLabel('Nomor HP').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Cari game' })).toBeVisible();
  await expect(upper).toHaveCount(0);
});
