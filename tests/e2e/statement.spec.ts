import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { payRecharge } from '../../contract/http/money/deposits.ts';
import { settled, violations } from './support/axe.ts';
import { payDeposit } from './support/gateway.ts';
import { test } from './support/house.ts';
import { Player, tokenOf } from './support/player.ts';
import { visit } from './support/visit.ts';

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Deposits money for the player signed in on this page. */
async function payIn(page: Page, { url }: { url: string }, dataDir: string, amount: string): Promise<void> {
  const token = await tokenOf(page);
  const headers = { main_token: token, 'idempotency-key': `deposit-${amount}` };
  const answer = await page.request.post(url + payRecharge.path, { headers, data: { port: 'qris', amount } });
  expect(answer.ok()).toBe(true);
  await payDeposit(dataDir, url, (await answer.json()).id);
}

test('the statement lists, sums up and filters balance changes, and leads to each entry', async ({
  page,
  house,
  dataDir,
}) => {
  await Player.signedUp(page, house.url);
  await visit(page, '/help');
  await payIn(page, house, dataDir, '5000000');

  await visit(page, '/account');
  await page.getByRole('button', { name: /^Mutasi saldo/ }).click();
  const statement = sheet(page, 'Mutasi saldo');
  await expect(async () => {
    await page.reload();
    await expect(statement.getByRole('button', { name: /^Deposit.*Pesanan/ })).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
  await expect(statement.getByText('2 mutasi')).toBeVisible();
  await expect(statement.getByText('+Rp 1.050.000')).toBeVisible();
  await statement.getByText('Hadiah', { exact: true }).click();
  await expect(statement.getByText('1 mutasi')).toBeVisible();
  await statement.getByText('Semua', { exact: true }).click();
  await settled(page);
  expect(await violations(page)).toEqual([]);

  await statement.getByRole('button', { name: /^Deposit.*Pesanan/ }).click();
  const entry = sheet(page, 'Detail mutasi');
  await expect(entry.getByText('+Rp 50.000')).toBeVisible();
  await expect(entry.getByText('Luar Kilat (bank atau dompet)')).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(entry.getByText('+Rp 50.000')).toBeVisible();
  await page.goBack();
  await expect(entry).toHaveCount(0);
  await expect(statement).toBeVisible();
});

test('a custom date range is validated, and the displayed entries can be downloaded', async ({
  page,
  house,
}) => {
  await Player.signedUp(page, house.url);
  await visit(page, '/?z=balance-record');
  const statement = sheet(page, 'Mutasi saldo');
  await statement.getByText('Pilih tanggal').click();
  await statement.getByLabel('Dari').fill('2020-01-01');
  await expect(statement.getByText('Mutasi tersedia untuk satu tahun terakhir')).toBeVisible();
  await statement.getByText('Hari ini', { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    statement.getByRole('button', { name: 'Unduh CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kilat-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const rows = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain('1000000.00');
});

test('a bet leads from its entry to the replay of its round', async ({ page, house }) => {
  const player = await Player.signedUp(page, house.url);
  await visit(page, '/game/crash');
  await player.bet();
  await player.waitFor('cashOut', 'joinNext', 'bet');
  await player.waitFor('joinNext', 'bet', 'cashOut');
  await visit(page, '/?z=balance-record');
  await sheet(page, 'Mutasi saldo')
    .getByRole('button', { name: /^Taruhan.*babak/ })
    .last()
    .click();
  const entry = sheet(page, 'Detail mutasi');
  await expect(entry.getByText('Taruhan di babak terbuka')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(entry.getByRole('link', { name: 'Putar ulang' })).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  await entry.getByRole('link', { name: 'Putar ulang' }).click();
  await expect(page).toHaveURL(/\/game\/crash\/replay\/\d+/);
});

test('entries of other players are not found', async ({ page, house }) => {
  await Player.signedUp(page, house.url);
  await visit(page, '/?z=transaction&entry=999999999');
  await expect(sheet(page, 'Detail mutasi').getByText('Mutasi ini tidak ditemukan')).toBeVisible();
  await page.getByRole('button', { name: 'Lihat semua mutasi' }).click();
  await expect(sheet(page, 'Mutasi saldo')).toBeVisible();
});
