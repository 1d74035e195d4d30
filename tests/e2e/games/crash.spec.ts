import { expect } from '@playwright/test';
import { crashMyHistory } from '../../../contract/games/crash/operations.ts';
import { TestChannel } from '../../../house/testing/core/testChannel.ts';
import { test } from '../support/house.ts';
import { Player, tokenOf } from '../support/player.ts';

/** Waits until the player's last bet is decided; it may be on the round after the displayed one. */
async function lastBetEnds(url: string, token: string): Promise<void> {
  const channel = new TestChannel(url, token);
  await expect
    .poll(async () => (await channel.call(crashMyHistory, { count: 1 }))[0]?.status, { timeout: 60_000 })
    .not.toBe('placed');
  await channel.close();
}

test('a visitor becomes a player, bets, cashes out and sees the money move', async ({ page }) => {
  const player = new Player(page);
  await page.goto('/');
  await page
    .getByRole('link', { name: 'Main sekarang' })
    .or(page.getByRole('button', { name: 'Main sekarang' }))
    .click();
  await expect(page).toHaveURL(/\/game\/crash/);

  // A visitor watches; the button opens the sign-in and the player returns to the room.
  await player.waitFor('signIn');
  await player.button.click();
  await page.getByRole('button', { name: 'Daftar' }).click();
  await player.register();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/game\/crash$/);
  expect(await player.balance()).toBe(1_000_000);

  // Other players bet too, and their stakes are counted.
  await page.getByRole('button', { name: 'Lihat taruhan babak ini' }).click();
  await expect(page.getByRole('dialog').getByText('Bot').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // A stake leaves the wallet at once, and is returned when the bet is cancelled: early enough before lift-off.
  await player.waitFor('joinNext');
  await player.waitFor('bet');
  const before = await player.balance();
  await player.button.click();
  await player.waitFor('joined');
  expect(await player.balance()).toBe(before - 10_000);
  await player.button.click();
  await player.waitFor('bet');
  expect(await player.balance()).toBe(before);

  let paid = false;
  for (let round = 0; round < 6 && !paid; round++) paid = await player.playByHand();
  expect(paid).toBe(true);

  // It is in the player's history.
  await page.getByRole('button', { name: 'Riwayat saya' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/\d,\d\dx/)
      .first(),
  ).toBeVisible();
  expect(player.complaints).toEqual([]);
});

test('an auto cash-out is paid to a player who has left', async ({ page, house }) => {
  test.slow();
  const player = await Player.signedUp(page, house.url);
  await page.goto('/game/crash');
  const token = await tokenOf(page);
  let expected = await player.balance();
  for (let round = 0; round < 8; round++) {
    await page.getByLabel('Cairkan otomatis').fill('1,01');
    await player.bet();
    await page.goto('about:blank');
    await lastBetEnds(house.url, token);
    await page.goto('/game/crash');
    await player.waitFor('bet', 'joinNext');
    const now = await player.balance();
    if (now === expected + 100) return;
    expect(now).toBe(expected - 10_000);
    expected = now;
  }
  throw new Error('1.01x was never paid in eight rounds');
});

test('money the player does not have cannot be bet, and wrong fields are named', async ({ page, house }) => {
  const player = await Player.signedUp(page, house.url);
  await page.goto('/game/crash');
  const stake = page.getByRole('textbox', { name: /^Taruhan/ });
  await stake.fill('2000000');
  await player.waitFor('noFunds');
  await stake.fill('1');
  await player.waitFor('checkFields');
  await stake.fill('10000');
  await page.getByLabel('Cairkan otomatis').fill('1,00');
  await player.waitFor('checkFields');
  expect(await player.balance()).toBe(1_000_000);
});

test('wrong credentials get one and the same answer; the right ones come back to the account', async ({
  page,
}) => {
  const player = new Player(page);
  await page.goto('/?z=register');
  await player.register();
  await page.getByRole('banner').getByRole('link', { name: 'Akun' }).click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Masuk' })).toBeVisible();
  await page.goto('/?z=login');
  await player.signIn('salah-sandi-9');
  await expect(page.getByText('Akun atau kata sandi salah')).toBeVisible();
  await player.signIn();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/game/crash');
  expect(await player.balance()).toBe(1_000_000);
});
