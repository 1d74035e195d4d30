import { expect, type Page } from '@playwright/test';
import { payDeposit } from './support/gateway.ts';
import { test } from './support/house.ts';
import { verifyIdentity } from './support/identity.ts';
import { PIN, typePin } from './support/pin.ts';
import { Player, tokenOf } from './support/player.ts';
import { visit } from './support/visit.ts';

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const form = (page: Page) => sheet(page, 'Tarik dana');

/** Calls for the player, made outside the browser to prepare a test's start. */
async function calls(page: Page, url: string) {
  const token = await tokenOf(page);
  let made = 0;
  return async <Reply>(method: string, path: string, body?: object): Promise<Reply> => {
    made += 1;
    const headers = {
      main_token: token,
      'content-type': 'application/json',
      'Idempotency-Key': `begin-${token.slice(-8)}-${made}`,
    };
    const answer = await fetch(url + path, {
      method,
      headers: body ? headers : { main_token: token },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as Reply;
  };
}

/** A new player with a PIN and a credited deposit (in rupiah). */
async function begin(
  page: Page,
  { url }: { url: string },
  dataDir: string,
  deposit: number,
): Promise<Player> {
  const player = await Player.signedUp(page, url);
  await visit(page, '/account');
  await verifyIdentity(url, await tokenOf(page), 'Budi Santoso');
  const call = await calls(page, url);
  await call('POST', '/main/user/pin', { pin: PIN, password: player.password });
  const order = await call<{ id: string }>('POST', '/main/pay/recharge', {
    port: 'qris',
    amount: String(deposit * 100),
  });
  await payDeposit(dataDir, url, order.id);
  const status = async () =>
    (await call<{ status: string }>('GET', `/main/heracles/pay/orderState/${order.id}`)).status;
  await expect.poll(status, { timeout: 20_000 }).toBe('paid');
  return player;
}

async function addAccount(page: Page, url: string): Promise<void> {
  const call = await calls(page, url);
  await call('POST', '/main/bank/account', {
    bank: 'BCA',
    number: '1234567890',
    holder: 'BUDI SANTOSO',
    pin: PIN,
  });
}

test('from no bank account to a paid withdrawal', async ({ page, house, dataDir }) => {
  const player = await begin(page, house, dataDir, 500_000);
  await visit(page, '/account?z=withdraw');
  await expect(form(page).getByText('Saldo Rp 1.500.000', { exact: false })).toBeVisible();
  await form(page).getByRole('button', { name: 'Semua' }).click();
  await form(page).getByRole('button', { name: 'Tarik Rp 500.000' }).click();
  await expect(form(page).getByText('Tambahkan rekening tujuan dulu')).toBeVisible();
  await form(page).getByRole('button', { name: 'Tambah rekening' }).click();

  const account = sheet(page, 'Tambah rekening');
  await account.getByRole('searchbox').fill('mand');
  await account.getByRole('button', { name: 'Mandiri' }).click();
  await account.getByLabel('Nomor rekening').fill('123456789012');
  await expect(account.getByText('12 dari 13 digit')).toBeVisible();
  await account.getByLabel('Nama pemilik rekening').fill('budi santoso');
  await account.getByRole('button', { name: 'Simpan' }).click();
  await expect(account.getByText('Nomor Mandiri terdiri dari 13 digit')).toBeVisible();
  await account.getByLabel('Nomor rekening').fill('1234567890123');
  await account.getByRole('button', { name: 'Simpan' }).click();
  await typePin(page);

  // Back at the start, with the entered data and the new account.
  await expect(page).toHaveURL(/z=withdraw$/);
  await expect(form(page).getByRole('button', { name: /Mandiri •••• 0123/ })).toBeVisible();
  await expect(form(page).getByLabel('Jumlah')).toHaveValue('500.000');
  await expect(form(page).getByText('Rp 497.500')).toBeVisible();
  await form(page).getByRole('button', { name: 'Tarik Rp 500.000' }).click();
  await typePin(page, '482914');
  await expect(sheet(page, 'PIN keamanan').getByText('PIN salah', { exact: false })).toBeVisible();
  await typePin(page);

  await expect(form(page).getByText('Sedang diperiksa.', { exact: false })).toBeVisible();
  await page.reload();
  await expect(form(page).getByText('Sedang diperiksa.', { exact: false })).toBeVisible();
  await expect(form(page).getByText('Uangnya sudah masuk ke rekeningmu.')).toBeVisible({ timeout: 30_000 });
  await form(page).getByRole('button', { name: 'Selesai' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await player.balance()).toBe(1_000_000);
  // The browser's console logs the refusal of a wrong PIN as an error.
  expect(player.complaints.filter((line) => !line.includes('400'))).toEqual([]);
});

test('one is cancelled in review: the money is back at once, and the history shows it', async ({
  page,
  house,
  dataDir,
}) => {
  await begin(page, house, dataDir, 200_000);
  await addAccount(page, house.url);
  await visit(page, '/account?z=withdraw');
  await form(page).getByRole('button', { name: '100.000' }).click();
  await form(page).getByRole('button', { name: 'Tarik Rp 100.000' }).click();
  await typePin(page);
  await form(page).getByRole('button', { name: 'Batalkan penarikan' }).click();
  await expect(form(page).getByRole('button', { name: 'Jangan' })).toBeFocused();
  await form(page).getByRole('button', { name: 'Ya, batalkan' }).click();
  await expect(form(page).getByText('Kamu batalkan')).toBeVisible();

  // The same input again is another withdrawal, not the answer to the first.
  await form(page).getByRole('button', { name: 'Tarik lagi' }).click();
  await expect(form(page).getByText('Saldo Rp 1.200.000', { exact: false })).toBeVisible();
  await form(page).getByRole('button', { name: '100.000' }).click();
  await form(page).getByRole('button', { name: 'Tarik Rp 100.000' }).click();
  await typePin(page);
  await expect(form(page).getByText('Sedang diperiksa.', { exact: false })).toBeVisible();
  await form(page).getByRole('button', { name: 'Riwayat penarikan' }).click();
  const records = sheet(page, 'Riwayat penarikan');
  await expect(records.getByRole('button', { name: /Dibatalkan/ })).toBeVisible();
  await records.getByRole('button', { name: /Rp 100.000.*(Diperiksa|Dikirim)/ }).click();
  await expect(page).toHaveURL(/withdrawal=\d+/);
  await records.getByRole('button', { name: 'Ada masalah dengan penarikan ini' }).click();
  const report = sheet(page, 'Masalah penarikan');
  await report.getByRole('textbox').fill('Belum masuk sampai sekarang');
  await report.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect(report.getByText('Belum masuk sampai sekarang')).toBeVisible();
});

test("an amount above the level's limit leads to the levels, and the deposits they depend on", async ({
  page,
  house,
  dataDir,
}) => {
  await begin(page, house, dataDir, 6_000_000);
  await addAccount(page, house.url);
  await visit(page, '/account?z=withdraw');
  await form(page).getByLabel('Jumlah').fill('5500000');
  await expect(form(page).getByText('Level 1 paling banyak Rp 5.000.000', { exact: false })).toBeVisible();
  await form(page).getByRole('button', { name: 'Tarik dana' }).click();
  const levels = sheet(page, 'Batas sekali tarik');
  await expect(levels.getByText('Deposit Rp 4.000.000 lagi untuk level 2', { exact: false })).toBeVisible();
  await levels.getByRole('button', { name: 'Deposit yang dihitung' }).click();
  const counted = sheet(page, 'Deposit yang dihitung');
  await expect(counted.getByRole('listitem')).toHaveCount(1);
  await expect(counted.getByText('Rp 6.000.000').first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(form(page).getByLabel('Jumlah')).toHaveValue('5.500.000');
});

test('bank accounts are changed and deleted, with a confirmation', async ({ page, house, dataDir }) => {
  await begin(page, house, dataDir, 100_000);
  await addAccount(page, house.url);
  await visit(page, '/account?z=bank-card');
  const cards = sheet(page, 'Rekening bank');
  await cards.getByRole('button', { name: 'Ganti: BCA •••• 7890' }).click();
  const change = sheet(page, 'Ganti rekening');
  await expect(change.getByText('Sekarang •••• 7890', { exact: false })).toBeVisible();
  await change.getByLabel('Nomor rekening').fill('0987654321');
  await change.getByRole('button', { name: 'Simpan' }).click();
  await typePin(page);
  await expect(cards.getByText('•••• 4321')).toBeVisible();
  await cards.getByRole('button', { name: 'Hapus' }).click();
  await cards.getByRole('button', { name: 'Jangan' }).click();
  await expect(cards.getByRole('button', { name: 'Hapus' })).toBeFocused();
  await cards.getByRole('button', { name: 'Hapus' }).click();
  await cards.getByRole('button', { name: 'Ya, hapus' }).click();
  await expect(cards.getByText('Belum ada rekening')).toBeVisible();
});
