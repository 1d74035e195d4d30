import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { Player } from './support/player.ts';
import { push } from './support/visit.ts';

const sheet = (page: Page, name?: string) => page.getByRole('dialog', name ? { name } : {});
const nav = (page: Page) => page.getByRole('navigation', { name: 'Navigasi utama' });
const way = (page: Page, name: string) => nav(page).getByRole('link', { name });

/** Checks that no sheet is visible, and the page below is interactive. */
async function bare(page: Page): Promise<void> {
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
}

test("the phone's back button closes sheets one by one and then leaves the route, forward opens them again", async ({
  page,
}) => {
  const player = new Player(page);
  await page.goto('/');
  await way(page, 'Akun').click();
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('main').getByRole('button', { name: 'Masuk' }).click();
  await sheet(page, 'Masuk ke Kilat').getByRole('button', { name: 'Lupa kata sandi?' }).click();
  await expect(sheet(page, 'Atur ulang kata sandi')).toBeVisible();
  await expect(page).toHaveURL(/z=login_reset-password$/);

  await page.goBack();
  await expect(sheet(page, 'Atur ulang kata sandi')).toHaveCount(0);
  await expect(sheet(page, 'Masuk ke Kilat')).toBeVisible();
  await page.goBack();
  await bare(page);
  await expect(page).toHaveURL(/\/account$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);

  await page.goForward();
  await page.goForward();
  await expect(sheet(page, 'Masuk ke Kilat')).toBeVisible();
  expect(player.complaints).toEqual([]);
});

test('a page that is open below is returned to, not opened twice', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Masuk' }).click();
  await sheet(page).getByRole('button', { name: 'Lupa kata sandi?' }).click();
  const before = await page.evaluate(() => history.length);
  await sheet(page, 'Atur ulang kata sandi').getByRole('button', { name: 'Tutup' }).click();
  await expect(page).toHaveURL(/z=login$/);
  await sheet(page, 'Masuk ke Kilat').getByRole('button', { name: 'Daftar', exact: true }).click();
  await sheet(page, 'Buat akun').getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL(/z=login$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await bare(page);
  await expect(page).toHaveURL(/\/account$/);
});

test('a visitor is led over sign-in and register to the requested page; back leads to the bare page', async ({
  page,
}) => {
  const player = new Player(page);
  await page.goto('/');
  await page.goto('/?z=account');
  await expect(sheet(page, 'Masuk ke Kilat')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Daftar', exact: true }).click();
  await player.register();
  await expect(sheet(page, 'Akun')).toBeVisible();
  await expect(sheet(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?z=account$/);

  await page.reload();
  await expect(sheet(page, 'Akun')).toBeVisible();

  await page.goBack();
  await bare(page);
  await expect(page).toHaveURL(/\/$/);
  expect(player.complaints).toEqual([]);
});

test('a link to a page shows it, and closing it leaves the visitor on the site with the other parameters', async ({
  page,
}) => {
  await page.goto('/?tab=slot&z=install-apk');
  await expect(sheet(page)).toBeVisible();
  await page.reload();
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Tutup' }).click();
  await bare(page);
  await expect(page).toHaveURL(/\/\?tab=slot$/);
});

test('sign-in opens by a parameter, which closing removes', async ({ page }) => {
  await page.goto('/?login=1');
  await expect(sheet(page, 'Masuk ke Kilat')).toBeVisible();
  await page.keyboard.press('Escape');
  await bare(page);
  await expect(page).toHaveURL(/\/$/);
});

test('an invitation opens the register sheet over the lobby with its code', async ({ page }) => {
  await page.goto('/spread?code=ABC234');
  await expect(page).toHaveURL(/\/\?code=ABC234&z=spread-rg$/);
  await expect(sheet(page, 'Kamu diundang ke Kilat')).toContainText('ABC234');
});

test('a route that needs a player asks for sign-in first, and leaving that goes back', async ({ page }) => {
  await page.goto('/account');
  await page.goto('/referral/referral2');
  await expect(sheet(page, 'Masuk ke Kilat')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/referral/referral2');
  await sheet(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(page).not.toHaveURL(/referral/);
  await bare(page);

  await page.goto('/referral/referral2');
  await sheet(page).getByRole('button', { name: 'Daftar', exact: true }).click();
  await new Player(page).register();
  await expect(page).toHaveURL(/\/referral\/referral2$/);
  await bare(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'Masuk dulu untuk melihat halaman ini',
  );
});

test('a page that is not built yet shows it plainly', async ({ page, house }) => {
  await Player.signedUp(page, house.url);
  await page.goto('/?z=inbox');
  await expect(sheet(page, 'Halaman ini belum tersedia')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Kembali' }).click();
  await bare(page);
});

test('the side menu works by keyboard: the focus stays in it, Escape and the back button close it', async ({
  page,
}) => {
  const player = new Player(page);
  await page.goto('/');
  const opener = nav(page).getByRole('button', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = sheet(page, 'Menu');
  await expect(menu).toBeVisible();
  for (let pressed = 0; pressed < 30; pressed++) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await bare(page);
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await bare(page);
  await expect(page).toHaveURL(/\/$/);

  // The selected page replaces the menu in the history.
  await opener.click();
  await menu.getByRole('link', { name: 'Kasino' }).click();
  await bare(page);
  await expect(page).toHaveURL(/\?tab=casinoGames$/);
  await opener.click();
  await menu.getByRole('button', { name: 'Masuk' }).click();
  await expect(sheet(page, 'Masuk ke Kilat')).toBeVisible();
  await expect(menu).toHaveCount(0);
  await page.goBack();
  await bare(page);
  await expect(page).toHaveURL(/\?tab=casinoGames$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  expect(player.complaints).toEqual([]);
});

test('the bottom bar marks the current page, and a game uses the whole screen', async ({ page }) => {
  await page.goto('/');
  await expect(way(page, 'Lobi')).toHaveAttribute('aria-current', 'page');
  await expect(way(page, 'Akun')).not.toHaveAttribute('aria-current');
  await way(page, 'Akun').click();
  await expect(way(page, 'Akun')).toHaveAttribute('aria-current', 'page');
  await expect(way(page, 'Lobi')).not.toHaveAttribute('aria-current');
  await page.goto('/game/crash');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(nav(page)).toHaveCount(0);
});

test('a new route begins at its top, going back restores the scroll position, also after reloads', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(1_300);
  await page.mouse.wheel(0, 500);
  // Scroll anchoring keeps the position while pictures load, to within a pixel or two.
  const top = () => page.evaluate(() => Math.round(scrollY / 10) * 10);
  await expect.poll(top).toBe(500);
  await way(page, 'Akun').click();
  await expect(page).toHaveURL(/\/account$/);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(500);
  await nav(page).getByRole('button', { name: 'Menu' }).click();
  await expect(sheet(page, 'Menu')).toBeVisible();
  await page.goBack();
  await bare(page);
  expect(await top()).toBe(500);
  await page.reload();
  await expect.poll(top).toBe(500);
});

test('wide screens have the whole menu beside the page instead', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(nav(page).getByRole('button', { name: 'Menu' })).toHaveCount(0);
  await way(page, 'Olahraga').click();
  await expect(page).toHaveURL(/\?tab=sport$/);
  await expect(way(page, 'Olahraga')).toHaveAttribute('aria-current', 'page');
  await expect(way(page, 'Lobi')).not.toHaveAttribute('aria-current');
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(nav(page).getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(way(page, 'Olahraga')).toHaveCount(0);
});

test('going back closes a dialog and leaves the page below open; forward opens it again', async ({
  page,
}) => {
  const player = new Player(page);
  await page.goto('/account?z=register');
  await player.register();
  await page.goto('/account');
  await page.goto('/account?z=security-info');
  const security = sheet(page, 'Keamanan');
  await security.getByRole('button', { name: /Nama, tanggal lahir/ }).click();
  const identity = sheet(page, 'Identitas');
  await expect(identity).toBeVisible();
  const address = page.url();

  await page.goBack();
  await expect(identity).toHaveCount(0);
  await expect(security).toBeVisible();
  expect(page.url()).toBe(address);
  await page.goForward();
  await expect(identity).toBeVisible();
  await identity.getByRole('button', { name: 'Tutup' }).click();
  await expect(identity).toHaveCount(0);
  await expect(security).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/account$/);
});

test('a room stays visible while the texts of its first results are loaded', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Delays every file, to make a blank wait visible.
  await page.route('**/assets/**', async (route) => {
    await sleep(500);
    await route.continue();
  });
  await page.evaluate(() => {
    const seen: boolean[] = [];
    new MutationObserver(() => {
      const shown =
        document.querySelector('h1')?.textContent === 'Wingo' && !document.querySelector('.splash');
      if (shown !== seen.at(-1)) seen.push(shown);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { seen });
  });
  await push(page, '/game/wingo');
  await expect(
    page.getByRole('navigation', { name: 'Babak terakhir' }).getByRole('listitem').first(),
  ).toBeVisible();
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: boolean[] }).seen);
  expect(await seen()).toEqual([false, true]);
});
