import { expect, type Page } from '@playwright/test';
import { readEmvPayload } from '../../contract/payments/emv.ts';
import { settled, violations } from './support/axe.ts';
import { test } from './support/house.ts';
import { Player, tokenOf } from './support/player.ts';

/** The gateway waits for its buttons: each test decides an order's outcome itself. */
test.use({ settings: { GAMES: 'crash', SANDBOX_PAYS_MS: '0' } });

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A new player in the wallet. */
async function begin(page: Page, url: string): Promise<Player> {
  const player = await Player.signedUp(page, url);
  await page.goto('/help?z=wallet');
  await expect(sheet(page, 'Deposit').getByText('Cara bayar')).toBeVisible();
  return player;
}

/** Selects a payment method, a bank and an amount, and creates the order. */
async function order(page: Page, port: string, amount: string, bank?: string): Promise<void> {
  const form = sheet(page, 'Deposit');
  // The label before it may have the same text.
  await form.getByText(port, { exact: true }).last().click();
  if (bank) await form.getByText(bank, { exact: true }).click();
  await form.getByLabel('Jumlah', { exact: true }).fill(amount);
  await form.getByRole('button', { name: /^Bayar Rp/ }).click();
}

/** Presses a button of the newest order on the sandbox gateway's page. */
async function gateway(page: Page, button: string): Promise<void> {
  const provider = await page.context().newPage();
  await provider.goto('/sandbox/payments');
  // The next page is loaded before it is closed: Chromium sometimes hangs when closing a page during navigation.
  const followed = provider.waitForEvent('load');
  await provider.getByRole('listitem').first().getByRole('button', { name: button, exact: true }).click();
  await followed;
  await provider.close();
}

test('a first deposit by QRIS: its minimum is shown, the page detects the payment by itself, and leads to play', async ({
  page,
  house,
}) => {
  const player = await begin(page, house.url);
  const form = sheet(page, 'Deposit');
  await expect(form.getByText('Deposit pertama mulai Rp 20.000')).toBeVisible();
  await form.getByLabel('Jumlah', { exact: true }).fill('15000');
  await form.getByRole('button', { name: 'Bayar' }).click();
  await expect(form.getByText('Paling sedikit Rp 20.000')).toBeVisible();
  await form.getByText('Bonus deposit pertama', { exact: false }).click();
  await order(page, 'QRIS', '100000');

  const pay = sheet(page, 'QRIS');
  await expect(pay.getByRole('img', { name: 'Kode QR pembayaran Rp 100.000' })).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  const token = await tokenOf(page);
  const id = new URL(page.url()).searchParams.get('deposit') ?? '';
  const response = await fetch(new URL(`/main/heracles/pay/orders/${id}`, page.url()), {
    headers: { main_token: token },
  });
  const { details } = (await response.json()) as { details: { payload: string } };
  expect(new Map(readEmvPayload(details.payload)).get('54')).toBe('100000');

  await pay.getByRole('button', { name: 'Saya sudah bayar' }).click();
  await expect(pay.getByText('Belum ada pembayaran yang masuk', { exact: false })).toBeVisible();
  await page.reload();
  await expect(pay.getByText('Sisa waktu', { exact: false })).toBeVisible();
  await gateway(page, 'Bayar');
  const done = sheet(page, 'Deposit masuk');
  await expect(done.getByText('Rp 1.100.000')).toBeVisible({ timeout: 20_000 });
  // The first deposit's bonus can be claimed once the deposit was staked: a link to it is shown.
  await expect(done.getByRole('link', { name: /^Bonus deposit pertama/ })).toBeVisible();
  await done.getByRole('button', { name: 'Main sekarang' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/help$/);
  expect(player.complaints).toEqual([]);
});

test('a partial payment to a virtual account shows the missing amount; an expired order can be started again', async ({
  page,
  house,
}) => {
  await begin(page, house.url);
  await order(page, 'Virtual account', '50000', 'BRI');
  const va = sheet(page, 'Virtual account BRI');
  await expect(va.getByText('Rp 54.000')).toBeVisible();
  await va.getByRole('tab', { name: 'ATM' }).click();
  await expect(va.getByText('Di ATM BRI', { exact: false })).toBeVisible();
  await gateway(page, 'Bayar separuh');
  await expect(va.getByText('Rp 27.000 sudah masuk')).toBeVisible({ timeout: 20_000 });
  await expect(va.getByText('Masih kurang')).toBeVisible();

  await page.goto('/help?z=wallet');
  await order(page, 'Transfer bank', '75000', 'BNI');
  const transfer = sheet(page, 'Transfer bank BNI');
  await expect(transfer.getByText('3 angka terakhir adalah kode unikmu')).toBeVisible();
  await gateway(page, 'Kedaluwarsakan');
  await expect(transfer.getByText('Waktu bayar sudah habis')).toBeVisible({ timeout: 20_000 });
  await transfer.getByRole('button', { name: 'Buat pembayaran baru' }).click();
  const form = sheet(page, 'Deposit');
  await expect(form.getByLabel('Jumlah', { exact: true })).toHaveValue('75.000');
  await expect(form.getByRole('radio', { name: /Transfer bank/ })).toBeChecked();
});

test('an unfinished order is found in the wallet and in the history', async ({ page, house }) => {
  await begin(page, house.url);
  await order(page, 'E-wallet', '50000', 'DANA');
  const link = sheet(page, 'DANA').getByRole('link', { name: 'Buka DANA' });
  await expect(link).toHaveAttribute('href', /\/sandbox\/payments\?order=D/);
  await page.goto('/help?z=wallet');
  await sheet(page, 'Deposit')
    .getByRole('button', { name: /Lanjutkan pembayaran/ })
    .click();
  await expect(sheet(page, 'DANA')).toBeVisible();
  await page.goto('/help?z=deposit-record');
  await sheet(page, 'Riwayat deposit').getByRole('button', { name: /DANA/ }).click();
  await expect(sheet(page, 'DANA').getByText('Cara membayar')).toBeVisible();
});

test('a report with a picture is stored with its order, and closed by the player', async ({
  page,
  house,
}) => {
  const player = await begin(page, house.url);
  await order(page, 'USDT', '50000');
  await sheet(page, 'USDT')
    .getByRole('button', { name: /Ada masalah/ })
    .click();
  const report = sheet(page, 'Ada masalah dengan deposit');
  const picker = report.locator('input[type="file"]:not([capture])');
  const buffer = await page.screenshot();
  await picker.setInputFiles({ name: 'surat.pdf', mimeType: 'application/pdf', buffer });
  await expect(report.getByText('surat.pdf bukan JPG', { exact: false })).toBeVisible();
  await picker.setInputFiles({ name: 'struk.png', mimeType: 'image/png', buffer });
  await expect(report.getByRole('img', { name: 'Gambar 1' })).toBeVisible();
  await report.getByLabel('Ceritakan singkat').fill('Sudah dikirim dari dompetku jam 12.');
  await report.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect(report.getByText('Yang sudah kamu laporkan')).toBeVisible({ timeout: 20_000 });
  await expect(report.getByRole('img', { name: 'Buka gambar 1' })).toBeVisible();
  await report.getByRole('button', { name: 'Sudah', exact: true }).click();
  await expect(report.getByText('Beres', { exact: true })).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(player.complaints).toEqual([]);
});
