import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { withDatabase } from '../withDatabase.ts';
import { test } from './support/house.ts';
import { Player, tokenOf } from './support/player.ts';

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const security = (page: Page) => sheet(page, 'Keamanan');

/** A new player, on the security page. */
async function begin(page: Page): Promise<Player> {
  const player = new Player(page);
  await page.goto('/account?z=register');
  await player.register();
  await page.goto('/account?z=security-info');
  await expect(security(page).getByText('Perlindungan 1 dari 5')).toBeVisible();
  return player;
}

/** The newest code in the sandbox's outbox for a phone or an e-mail, once it differs from `known`. */
async function codeFor(page: Page, to: string, known = ''): Promise<string> {
  const outbox = await page.context().newPage();
  let code = '';
  const arrived = async () => {
    await outbox.goto('/sandbox/outbox');
    const codes = outbox.getByRole('listitem').filter({ hasText: to }).locator('.code');
    if ((await codes.count()) === 0) return false;
    code = /\d{6}/.exec((await codes.first().textContent()) ?? '')?.[0] ?? '';
    return code !== '' && code !== known;
  };
  await expect.poll(arrived).toBe(true);
  await outbox.close();
  return code;
}

/** Presses a PIN's digits on the keypad of the top sheet. */
async function pressPin(page: Page, pin: string): Promise<void> {
  const pad = page.getByRole('dialog').last();
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
}

test('an account is secured step by step: an e-mail, a PIN by touch, another one by a code', async ({
  page,
}) => {
  const player = await begin(page);
  const email = `${player.phone}@contoh.com`;

  await security(page).getByRole('button', { name: 'Buat PIN' }).click();
  const pin = sheet(page, 'Buat PIN');
  await expect(pin.getByLabel('PIN baru')).toBeVisible();
  await pressPin(page, '123456');
  await expect(pin.getByText('Terlalu mudah ditebak', { exact: false })).toBeVisible();
  await pressPin(page, '802914');
  await expect(pin.getByLabel('Ulangi PIN baru')).toBeVisible();
  await page.keyboard.type('802915');
  await expect(pin.getByText('Belum sama', { exact: false })).toBeVisible();
  await page.keyboard.type('802914');
  await pin.getByLabel('Kata sandi', { exact: true }).fill('bukan-sandinya');
  await pin.getByRole('button', { name: 'Buat PIN' }).click();
  await expect(pin.getByText('Kata sandi salah')).toBeVisible();
  await pin.getByLabel('Kata sandi', { exact: true }).fill(player.password);
  await pin.getByRole('button', { name: 'Buat PIN' }).click();
  await expect(security(page).getByText('Perlindungan 2 dari 5')).toBeVisible();

  await security(page).getByRole('button', { name: 'Hubungkan email' }).click();
  const bind = sheet(page, 'Hubungkan email');
  await bind.getByLabel('Email').fill(email);
  await bind.getByRole('button', { name: 'Kirim kode' }).click();
  await expect(bind.getByRole('button', { name: /Kirim ulang dalam 0:\d\d/ })).toBeDisabled();
  // The player looks up the code, and the browser discards the page meanwhile.
  await page.reload();
  const code = await codeFor(page, email);
  await bind.getByLabel('Kode dari email').fill(code);
  await bind.getByRole('button', { name: 'Hubungkan', exact: true }).click();
  await expect(security(page).getByText('Perlindungan 3 dari 5')).toBeVisible();

  await page.goto('/account?z=security-info_forget-pin');
  const forgot = sheet(page, 'Lupa PIN');
  await forgot.getByText('Email', { exact: true }).click();
  await forgot.getByRole('button', { name: 'Kirim kode' }).click();
  await expect(forgot.getByLabel('Kode dari email')).toBeFocused();
  await forgot.getByLabel('Kode dari email').fill(await codeFor(page, email, code));
  await forgot.getByRole('button', { name: 'Lanjut' }).click();
  await expect(forgot.getByLabel('PIN baru')).toBeVisible();
  await pressPin(page, '736251');
  await expect(forgot.getByLabel('Ulangi PIN baru')).toBeVisible();
  await pressPin(page, '736251');
  await expect(page.getByText('PIN keamanan sudah diganti')).toBeVisible();
  await expect(page).toHaveURL(/z=security-info$/);
});

test('a second factor is turned on and required at sign-in, where a backup code works too', async ({
  page,
  house,
}) => {
  const player = await begin(page);
  const other = await fetch(`${house.url}/main/user/phone/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: player.phone, password: player.password }),
  });
  const { token } = (await other.json()) as { token: string };

  await page.goto('/account?z=edit-mfa');
  const mfa = sheet(page, 'Verifikasi 2 langkah');
  await mfa.getByLabel('Kata sandi', { exact: true }).fill(player.password);
  await mfa.getByRole('button', { name: 'Lanjut' }).click();
  await expect(mfa.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
  const secret = ((await mfa.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await mfa.getByRole('button', { name: 'Lanjut' }).click();
  await mfa.getByLabel('Kode autentikator').fill(await generate({ secret }));
  await mfa.getByRole('button', { name: 'Nyalakan 2 langkah' }).click();
  const backup = sheet(page, 'Kode cadangan');
  await expect(backup.getByRole('listitem')).toHaveCount(10);
  const code = (await backup.locator('code').first().textContent()) ?? '';
  // The close button asks once whether the codes are saved.
  await backup.getByRole('button', { name: 'Tutup' }).click();
  await expect(backup.getByText('tidak bisa dilihat lagi', { exact: false })).toBeVisible();
  await backup.getByRole('button', { name: 'Sudah kusimpan' }).click();
  await expect(backup).toHaveCount(0);
  const ended = await fetch(`${house.url}/main/user/brief`, { headers: { main_token: token } });
  expect(await ended.json()).toMatchObject({ errCode: 707 });

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('kilat.token'));
  await page.goto('/account?z=security-info');
  const login = sheet(page, 'Masuk ke Kilat');
  await expect(login.getByLabel('Nomor HP atau nama pengguna')).toHaveValue(player.phone);
  await login.getByLabel('Kata sandi', { exact: true }).fill(player.password);
  await login.getByRole('button', { name: 'Masuk', exact: true }).click();
  await login.getByLabel('Kode autentikator').fill('000000');
  await login.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(login.getByText('Kode salah atau sudah dipakai')).toBeVisible();
  await login.getByRole('button', { name: 'Pakai kode cadangan' }).click();
  await login.getByLabel('Kode cadangan').fill(code.toLowerCase());
  await login.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(security(page).getByText('Perlindungan 2 dari 5')).toBeVisible();
});

test('an idle player signs in again over the page, and the interrupted action is completed', async ({
  page,
  dataDir,
}) => {
  const player = await begin(page);
  await page.getByRole('button', { name: 'Kata sandi' }).click();
  const edit = sheet(page, 'Ganti kata sandi');
  await edit.getByLabel('Kata sandi lama').fill(player.password);
  await edit.getByLabel('Kata sandi baru').fill('sandi-yang-baru');
  const idle = () =>
    withDatabase(dataDir, (db) =>
      db.pool.query(
        'UPDATE sessions s SET fresh_until = 0, seen_at = 0 FROM users u WHERE u.id = s.user_id AND u.phone = $1',
        [`+62${player.phone}`],
      ),
    );
  await idle();
  await edit.getByRole('button', { name: 'Ganti kata sandi' }).click();
  const again = sheet(page, 'Pastikan ini kamu');
  await expect(again.getByText('tidak aktif lebih dari 30 menit', { exact: false })).toBeVisible();
  await expect(again.getByLabel('Nomor HP atau nama pengguna')).toHaveValue(player.phone);

  // Cancelled: the page is unchanged.
  await again.getByRole('button', { name: 'Tutup' }).click();
  await expect(again).toHaveCount(0);
  await expect(edit.getByLabel('Kata sandi baru')).toHaveValue('sandi-yang-baru');
  await edit.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await again.getByLabel('Kata sandi', { exact: true }).fill(player.password);
  await again.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByText('Kata sandi sudah diganti')).toBeVisible();
  await expect(page).toHaveURL(/z=security-info$/);
  // The previous session is not a separate device.
  await expect(security(page).getByText('Perangkat ini')).toHaveCount(1);
  await expect(security(page).getByRole('button', { name: 'Keluarkan semua perangkat lain' })).toHaveCount(0);
});

test('devices are signed out, one or all others', async ({ page, house }) => {
  const player = await begin(page);
  const signIn = () =>
    fetch(`${house.url}/main/user/phone/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent':
          'Mozilla/5.0 (Linux; Android 12; SM-A127F) AppleWebKit/537.36 Chrome/94.0.4606.85 Mobile',
      },
      body: JSON.stringify({ account: player.phone, password: player.password }),
    });
  await signIn();
  await signIn();
  await page.reload();
  const ends = security(page).getByRole('button', { name: /^Keluarkan Chrome · Android/ });
  await expect(ends).toHaveCount(2);
  await ends.first().click();
  const confirmSheet = sheet(page, 'Keluarkan perangkat ini?');
  await confirmSheet.getByRole('button', { name: 'Tidak jadi' }).click();
  await ends.first().click();
  await confirmSheet.getByRole('button', { name: 'Keluarkan', exact: true }).click();
  await expect(ends).toHaveCount(1);
  await security(page).getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click();
  await sheet(page, 'Keluarkan perangkat lain?')
    .getByRole('button', { name: 'Keluarkan', exact: true })
    .click();
  await expect(ends).toHaveCount(0);
  expect(await tokenOf(page)).not.toBe('');
});

test('an own picture replaces the avatar, for its player', async ({ page }) => {
  await begin(page);
  await page.goto('/account?z=edit-profile');
  const edit = sheet(page, 'Ubah profil');
  await edit.getByLabel('Pilih gambar').setInputFiles({
    name: 'aku.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect(edit).toHaveCount(0);
  const shown = page.locator('main img[src^="/main/site/avatar/"]');
  await expect(shown).toBeVisible();
  const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await page.goto('/account?z=edit-profile');
  await edit.getByRole('button', { name: 'Hapus foto sendiri' }).click();
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect(edit).toHaveCount(0);
  await expect(shown).toHaveCount(0);
});
