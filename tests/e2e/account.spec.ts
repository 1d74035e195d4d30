import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { Player, tokenOf } from './support/player.ts';

/** The player's own sheet, which requires a sign-in. */
const WANTED = '/?z=account';
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const ownSheet = (page: Page) => sheet(page, 'Akun');

/** Clears all browser data, as in a new browser. */
async function anotherBrowser(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

test('an account in one tap, without a phone, which signs in again by its user name', async ({ page }) => {
  const player = new Player(page);
  await page.goto('/game/crash?z=account');
  await sheet(page, 'Masuk ke Kilat').getByRole('button', { name: 'Main tanpa nomor HP' }).click();
  const fast = sheet(page, 'Main tanpa nomor HP');
  const suggested = await fast.getByLabel('Nama pengguna').inputValue();
  await fast.getByRole('button', { name: 'Nama lain' }).click();
  await expect(fast.getByLabel('Nama pengguna')).not.toHaveValue(suggested);
  const userName = await fast.getByLabel('Nama pengguna').inputValue();
  await fast.getByRole('button', { name: 'Mulai main' }).click();

  const credentialsSheet = sheet(page, 'Simpan ini dulu');
  await expect(credentialsSheet.getByText(userName)).toBeVisible();
  const password = (await credentialsSheet.locator('code').nth(1).textContent()) ?? '';
  expect(password).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  await credentialsSheet.getByRole('button', { name: 'mulai main' }).click();
  await expect(page.getByText('Selamat datang!', { exact: false }).first()).toBeVisible();
  await expect(ownSheet(page)).toBeVisible();

  await anotherBrowser(page);
  await page.goto('/game/crash?z=account');
  const login = sheet(page, 'Masuk ke Kilat');
  await login.getByLabel('Nomor HP atau nama pengguna').fill(userName.toUpperCase());
  await login.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(ownSheet(page)).toBeVisible();
  await expect(page).toHaveURL(/\/game\/crash\?z=account$/);
  expect(player.complaints).toEqual([]);
});

test('a name and password not put away yet are still an account after going back or reloading', async ({
  page,
}) => {
  await page.goto('/game/crash?z=register&fast=1');
  await page.getByRole('button', { name: 'Mulai main' }).click();
  await expect(sheet(page, 'Simpan ini dulu')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saldo' })).toContainText('1.000.000');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await anotherBrowser(page);
  await page.goto('/game/crash');
  await page.getByRole('button', { name: 'Masuk' }).first().click();
  await page.getByRole('button', { name: 'Main tanpa nomor HP' }).click();
  await page.getByRole('button', { name: 'Mulai main' }).click();
  await expect(sheet(page, 'Simpan ini dulu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Saldo' })).toContainText('1.000.000');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/game\/crash$/);
});

test('a browser that deletes what pages keep stays signed in, until the player signs out', async ({
  page,
}) => {
  const player = new Player(page);
  await page.goto('/game/crash?z=register');
  await player.register();
  const own = async () =>
    (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'kilat_device');
  expect(await own()).toEqual(['main_token', 'kilat_signed_in']);
  const token = await tokenOf(page);
  expect(await page.evaluate(() => document.cookie)).toBe('kilat_signed_in=1');

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saldo' })).toContainText('1.000.000');
  expect(await page.evaluate(() => localStorage.getItem('kilat.token'))).toBe(token);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Masuk' }).first()).toBeVisible();
  await expect.poll(own).toEqual([]);
  expect(player.complaints).toEqual([]);
});

test('a friend registers on an invitation; a code that nobody has stops nothing, and the site says so', async ({
  page,
  house,
}) => {
  const host = new Player(page);
  await page.goto('/game/crash?z=register');
  await host.register();
  const token = await tokenOf(page);
  const profile = await fetch(`${house.url}/main/user`, { headers: { main_token: token } });
  const { inviteCode } = (await profile.json()) as { inviteCode: string };

  await anotherBrowser(page);
  const friend = new Player(page);
  await page.goto(`/game/crash?z=spread-rg&code=${inviteCode.toLowerCase()}`);
  const invited = sheet(page, 'Kamu diundang ke Kilat');
  await expect(invited.getByText(inviteCode)).toBeVisible();
  const code = invited.getByLabel('Kode undangan');
  await expect(code).toHaveValue(inviteCode);
  await invited.getByLabel('Nomor HP').fill(friend.phone);
  await invited.getByLabel('Kata sandi', { exact: true }).fill(friend.password);
  await invited.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saldo' })).toContainText('1.000.000');
  await expect(page).toHaveURL(/\/game\/crash$/);

  await anotherBrowser(page);
  const stranger = new Player(page);
  await page.goto('/game/crash?z=spread-rg&code=ZZZZZZ');
  await invited.getByLabel('Nomor HP').fill(stranger.phone);
  await invited.getByLabel('Kata sandi', { exact: true }).fill(stranger.password);
  await invited.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page.getByText('Kode undangan itu tidak dikenal')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saldo' })).toContainText('1.000.000');
});

test('a forgotten password is changed by the code of the outbox page', async ({ page, context, house }) => {
  const player = new Player(page);
  await page.goto('/game/crash?z=register');
  await player.register();
  const oldToken = await tokenOf(page);
  await anotherBrowser(page);

  await page.goto(WANTED);
  await sheet(page, 'Masuk ke Kilat').getByRole('button', { name: 'Lupa kata sandi?' }).click();
  const reset = sheet(page, 'Atur ulang kata sandi');
  await reset.getByLabel('Nomor HP').fill(player.phone);
  await reset.getByRole('button', { name: 'Kirim kode' }).click();
  await expect(reset.getByRole('button', { name: /Kirim ulang dalam 0:\d\d/ })).toBeDisabled();

  // Simulates an accidental reload: the sheet is closed, and opened again.
  await page.reload();
  await expect(reset.getByLabel('Kode dari SMS')).toBeVisible();
  const opened = context.waitForEvent('page');
  await reset.getByRole('link', { name: 'Demo: kode ada di halaman ini' }).click();
  const outbox = await opened;
  const message = outbox.getByRole('listitem').filter({ hasText: player.phone });
  const code = /\d{6}/.exec((await message.locator('.code').textContent()) ?? '')?.[0] ?? '';
  await outbox.close();

  await reset.getByLabel('Kode dari SMS').fill(code === '000000' ? '000001' : '000000');
  await reset.getByLabel('Kata sandi baru').fill('sandi-yang-baru');
  await reset.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(reset.getByText('Kode salah atau sudah kedaluwarsa')).toBeVisible();
  await reset.getByLabel('Kode dari SMS').fill(code);
  await reset.getByRole('button', { name: 'Ganti kata sandi' }).click();

  const login = sheet(page, 'Masuk ke Kilat');
  await expect(login.getByText('semua perangkat dikeluarkan', { exact: false })).toBeVisible();
  await expect(login.getByLabel('Nomor HP atau nama pengguna')).toHaveValue(player.phone);
  await player.signIn();
  await expect(login.getByText('Akun atau kata sandi salah')).toBeVisible();
  await player.signIn('sandi-yang-baru');
  await expect(ownSheet(page)).toBeVisible();
  const old = await fetch(`${house.url}/main/user/brief`, { headers: { main_token: oldToken } });
  expect(await old.json()).toMatchObject({ errCode: 707 });
});

test('a player signs in by a code sent to the phone, and back at the password finds their phone', async ({
  page,
  context,
}) => {
  const player = new Player(page);
  await page.goto('/game/crash?z=register');
  await player.register();
  await anotherBrowser(page);

  await page.goto(WANTED);
  const login = sheet(page, 'Masuk ke Kilat');
  await login.getByLabel('Nomor HP atau nama pengguna').fill(player.phone);
  await login.getByRole('button', { name: 'Masuk dengan kode' }).click();
  await expect(login.getByLabel('Nomor HP')).toHaveValue(player.phone);
  await expect(login.getByLabel('Nomor HP')).toBeFocused();
  await login.getByRole('button', { name: 'Masuk dengan kata sandi' }).click();
  await expect(login.getByLabel('Nomor HP atau nama pengguna')).toHaveValue(player.phone);
  await login.getByRole('button', { name: 'Masuk dengan kode' }).click();
  await login.getByRole('button', { name: 'Kirim kode' }).click();
  await expect(login.getByLabel('Kode dari SMS')).toBeFocused();
  await expect(login.getByRole('button', { name: 'Masuk dengan kata sandi' })).toBeInViewport({ ratio: 1 });

  // Simulates a tab discarded while the code was looked up.
  await page.reload();
  await expect(login.getByLabel('Kode dari SMS')).toBeVisible();
  const opened = context.waitForEvent('page');
  await login.getByRole('link', { name: 'Demo: kode ada di halaman ini' }).click();
  const outbox = await opened;
  const message = outbox.getByRole('listitem').filter({ hasText: player.phone });
  const code = /\d{6}/.exec((await message.locator('.code').textContent()) ?? '')?.[0] ?? '';
  await outbox.close();

  await login.getByLabel('Kode dari SMS').fill(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(login.getByText('Kode salah atau sudah kedaluwarsa')).toBeVisible();
  await login.getByLabel('Kode dari SMS').fill(code);
  await page.keyboard.press('Enter');
  await expect(ownSheet(page)).toBeVisible();
  await expect(page.getByText('Selamat datang lagi', { exact: false }).first()).toBeVisible();
});
