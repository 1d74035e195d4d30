import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './support/axe.ts';
import { test } from './support/house.ts';
import { Player } from './support/player.ts';

/** Reduced motion is the player's own setting here. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const setting = (page: Page, name: string) => page.getByRole('main').getByRole('switch', { name });
const corner = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Akun' });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The index of the displayed portrait. */
const portrait = (within: Locator) =>
  within.locator('[class*="_avatar_"]').evaluate((element) => getComputedStyle(element).backgroundPosition);

/** Whether a press on the upper or the lower edge of an element would hit it. */
const open = (element: Element) => {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + width / 2, y) === element);
};

test('the selected language applies to the whole page, also after a reload', async ({ page }) => {
  await page.goto('/account');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page).toHaveTitle('Akun · Kilat');
  await page.getByRole('main').getByLabel('Bahasa').selectOption('es-MX');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await expect(page).toHaveTitle('Cuenta · Kilat');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await page.getByRole('main').getByLabel('Idioma').selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Account · Kilat');
});

test('sound, reduced motion and data saving are stored on the device, and take effect', async ({ page }) => {
  await page.goto('/account');
  for (const [name, from] of [
    ['Suara', true],
    ['Kurangi animasi', false],
    ['Hemat data', false],
  ] as const) {
    await expect(setting(page, name)).toBeChecked({ checked: from });
    await setting(page, name).click();
    await expect(setting(page, name)).toBeChecked({ checked: !from });
  }
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');

  const covers: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/covers/')) covers.push(pathname);
  });
  await page.goto('/?tab=slot');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
  await expect(page.getByRole('main').getByRole('listitem').locator('img').first()).toBeVisible();
  await expect.poll(() => covers.length).toBeGreaterThan(3);
  expect(covers.filter((path) => !path.endsWith('-180.webp'))).toEqual([]);
  await page.goto('/game/crash');
  await expect(page.getByRole('button', { name: 'Nyalakan suara' })).toBeVisible();

  await page.goto('/account');
  await expect(setting(page, 'Suara')).not.toBeChecked();
  for (const name of ['Kurangi animasi', 'Hemat data']) {
    await expect(setting(page, name)).toBeChecked();
    await setting(page, name).click();
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-motion');
  await page.goto('/?tab=slot');
  await expect(
    page.getByRole('main').getByRole('listitem').locator('img[srcset*="-360.webp 360w"]').first(),
  ).toBeVisible();
});

test('a name and a portrait are changed and shown everywhere at once; an empty name is refused at its field', async ({
  page,
  house,
}) => {
  const player = await Player.signedUp(page, house.url);
  await page.goto('/account');
  const before = await portrait(corner(page));
  await page.getByRole('button', { name: 'Ubah nama dan foto' }).click();
  const form = sheet(page, 'Ubah profil');
  const name = form.getByLabel('Nama', { exact: true });
  const given = await name.inputValue();
  await name.fill('   ');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(name).toHaveAccessibleDescription('Nama tidak boleh kosong');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('  Sari Kilat ');
  const faces = form.getByRole('radio');
  const chosen = await faces.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked));
  await faces.nth((chosen + 5) % 24).check();
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form).toHaveCount(0);
  const face = page.getByRole('button', { name: 'Ubah nama dan foto' });
  await expect(face).toContainText('Sari Kilat');
  await expect(face).not.toContainText(given);
  const after = await portrait(corner(page));
  expect(after).not.toBe(before);
  expect(await portrait(face)).toBe(after);
  await page.reload();
  await expect(face).toContainText('Sari Kilat');
  await expect.poll(() => portrait(corner(page))).toBe(after);
  expect(player.complaints).toEqual([]);
});

test('every portrait is reached by the keyboard, and visible while selected', async ({ page, house }) => {
  await Player.signedUp(page, house.url);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Ubah nama dan foto' }).click();
  const form = sheet(page, 'Ubah profil');
  await settled(page);
  await form.getByRole('radio', { checked: true }).focus();
  const seen = new Set<string>();
  for (let face = 0; face < 24; face++) {
    await page.keyboard.press('ArrowRight');
    const now = form.getByRole('radio', { checked: true });
    await expect(now).toBeFocused();
    // The save button below stays visible, and must not cover the portrait.
    expect(await now.evaluate(open), `portrait ${face}`).toBe(true);
    seen.add((await now.getAttribute('aria-label')) ?? '');
  }
  expect(seen.size).toBe(24);
});

test('the account shows its phone masked, and an invitation link whose code is filled in at registration', async ({
  page,
  house,
  context,
  browser,
}) => {
  const player = await Player.signedUp(page, house.url);
  await page.goto('/account');
  await page.getByRole('button', { name: /^Data akun/ }).click();
  const info = sheet(page, 'Data akun');
  const phone = info.getByText('Nomor HP', { exact: true }).locator('xpath=following::dd[1]');
  await expect(phone).toContainText(player.phone.slice(-2));
  await expect(phone).not.toContainText(player.phone.slice(2, 6));
  const code = (await info.locator('code').nth(0).textContent()) ?? '';
  expect(code).toMatch(/^[A-Z\d]{6}$/);
  const link = (await info.locator('code').nth(1).textContent()) ?? '';
  expect(link).toMatch(new RegExp(`/\\?invite=${code}$`));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await info.getByRole('button', { name: 'Salin: Tautan undangan' }).click();
  await expect(info.getByRole('button', { name: 'Tersalin: Tautan undangan' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await expect.poll(() => theirs.evaluate(() => localStorage.getItem('kilat.invite'))).not.toBeNull();
  await theirs.goto(new URL('/help?z=register', link).href);
  await expect(theirs.getByLabel('Kode undangan')).toHaveValue(code);
  await friend.close();
});

test('signing out leaves a visitor behind, in every tab', async ({ page, house, context }) => {
  await Player.signedUp(page, house.url);
  await page.goto('/account');
  const other = await context.newPage();
  await other.goto('/help');
  await expect(corner(other)).toBeVisible();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  for (const one of [page, other])
    await expect(one.getByRole('banner').getByRole('button', { name: 'Masuk' })).toBeVisible();
});
