import { expect, type Page } from '@playwright/test';
import { withDatabase } from '../withDatabase.ts';
import { test } from './support/house.ts';
import { Player } from './support/player.ts';
import { visit } from './support/visit.ts';

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

test('limits take effect at once when they are tighter, and in a day when they are looser', async ({
  page,
  house,
}) => {
  await Player.signedUp(page, house.url);
  await visit(page, '/account');
  await page.getByRole('link', { name: /^Batas main/ }).click();
  await row(page, /^Per hari.*Sudah deposit/).click();
  const edit = sheet(page, 'Batas deposit per hari');
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect(edit.getByText('Isi jumlahnya dulu')).toBeVisible();
  await edit.getByLabel('Deposit paling banyak').fill('500000');
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect(edit).toHaveCount(0);
  await expect(row(page, /^Per hari.*Rp 500\.000/)).toBeVisible();

  await row(page, /^Per hari.*Rp 500\.000/).click();
  await edit.getByLabel('Deposit paling banyak').fill('900000');
  await expect(edit.getByText('Lebih longgar dari sekarang', { exact: false })).toBeVisible();
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect(row(page, /^Per hari.*Rp 500\.000.*Jadi Rp 900\.000 mulai/)).toBeVisible();

  await row(page, /^Per hari.*Rp 500\.000/).click();
  await page.goBack();
  await expect(edit).toHaveCount(0);
  await page.reload();
  await expect(row(page, /^Per hari.*Jadi Rp 900\.000 mulai/)).toBeVisible();
});

test('a loss limit refuses the bet that would pass it', async ({ page, house }) => {
  const player = await Player.signedUp(page, house.url);
  await visit(page, '/account/limits?edit=lossDay');
  const edit = sheet(page, 'Batas rugi per hari');
  await edit.getByLabel('Rugi paling banyak').fill('5000');
  await edit.getByRole('button', { name: 'Simpan' }).click();
  await expect(edit).toHaveCount(0);
  await visit(page, '/game/crash');
  await player.refused(page.getByText('batas rugi yang kamu pasang', { exact: false }));
  expect(await player.balance()).toBe(1_000_000);
});

test('a time-out takes two steps, is shown in the game with its end, and cannot be undone', async ({
  page,
  house,
}) => {
  const player = await Player.signedUp(page, house.url);
  await visit(page, '/account/limits');
  await page.getByRole('button', { name: /^Istirahat sejenak/ }).click();
  const pause = sheet(page, 'Istirahat sejenak');
  await pause.getByText('3 hari', { exact: true }).click();
  await pause.getByRole('button', { name: 'Lanjut' }).click();
  await expect(pause.getByText('Penarikan, riwayat, dan bantuan tetap terbuka')).toBeVisible();
  await pause.getByRole('button', { name: 'Mulai istirahat' }).click();
  await expect(page.getByText('Kamu istirahat sampai', { exact: false })).toBeVisible();

  await visit(page, '/account/limits?edit=timeout');
  await pause.getByRole('button', { name: 'Lanjut' }).click();
  await pause.getByRole('button', { name: 'Mulai istirahat' }).click();
  await expect(pause.getByText('Istirahatmu yang sekarang lebih lama', { exact: false })).toBeVisible();

  await visit(page, '/game/crash');
  await expect(page.getByText('Kamu istirahat sampai', { exact: false })).toBeVisible();
  await player.refused(page.getByText('Kamu sedang istirahat dari bermain', { exact: false }));
});

test('an under-age player is refused at the field; an adult confirms once', async ({ page, house }) => {
  await Player.signedUp(page, house.url, 'id', { ofAge: false });
  await visit(page, '/account/limits?edit=age');
  const age = sheet(page, 'Konfirmasi usia');
  await age.getByLabel('Tanggal lahir').fill('2020-05-01');
  await age.getByRole('button', { name: 'Konfirmasi', exact: true }).click();
  await expect(age.getByText('Kamu harus berusia minimal 18 tahun')).toBeVisible();
  await age.getByLabel('Tanggal lahir').fill('1990-05-01');
  await age.getByRole('button', { name: 'Konfirmasi', exact: true }).click();
  await expect(age).toHaveCount(0);
  await expect(page.getByText('Usia sudah dikonfirmasi')).toBeVisible();
});

test('the reminder appears in the game, shows time and result, and lets the player continue or leave', async ({
  page,
  house,
  dataDir,
}) => {
  const { phone } = await Player.signedUp(page, house.url);
  await visit(page, '/account/limits');
  await page.getByLabel('Ingatkan setiap').selectOption({ label: 'Setiap 15 menit' });
  await expect(page.getByText('Tersimpan', { exact: true }).first()).toBeVisible();
  await visit(page, '/game/crash');
  await expect(page.getByRole('button', { name: /^Waktu main dan hasil sesi ini/ })).toBeVisible();
  await withDatabase(dataDir, (db) =>
    db.pool.query(
      'UPDATE player_guards g SET session_at = session_at - 960000 FROM users u WHERE u.id = g.user_id AND u.phone = $1',
      [`+62${phone}`],
    ),
  );
  await page.reload();
  const reminder = sheet(page, 'Waktunya cek sebentar');
  await expect(reminder.getByText('16 mnt')).toBeVisible();
  await reminder.getByRole('button', { name: 'Lanjut main' }).click();
  await expect(reminder).toHaveCount(0);
  await page.getByRole('button', { name: /^Waktu main dan hasil sesi ini/ }).click();
  await sheet(page, 'Sesi ini').getByRole('button', { name: 'Keluar dari permainan' }).click();
  await expect(page).toHaveURL(/\/$/);
});
