import { expect, type Page } from '@playwright/test';
import { OFFERED_SOLO } from '../../../house/play/solo/ownSolo.ts';
import { test } from '../support/house.ts';
import { Player } from '../support/player.ts';
import { SOLO_HANDS } from '../support/soloHands.ts';

/** Games decided by their start: they have no moves on the page. */
const AT_ONCE = OFFERED_SOLO.filter((key) => !(key in SOLO_HANDS));

const STAKE = 10_000;

const ownRounds = (page: Page) => page.getByRole('button', { name: /^Babak .* kembali/ });

/** The total return of the rounds in the player's own list, in whole currency units. */
async function returned(page: Page): Promise<number> {
  const names = await ownRounds(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
  const wins = names.map((name) => Number((/kembali (.*)$/.exec(name)?.[1] ?? '').replace(/[^\d]/g, '')));
  return wins.reduce((sum, win) => sum + win, 0);
}

/** A new player in the room, with the tutorial closed. */
async function sitDown(page: Page, url: string, key: string): Promise<Player> {
  const player = await Player.signedUp(page, url);
  await page.goto(`/game/${key}`);
  await player.waitFor('place');
  await page.getByRole('region', { name: 'Cara main' }).getByRole('button', { name: 'Lewati' }).click();
  return player;
}

for (const [key, { move, choice }] of Object.entries(SOLO_HANDS)) {
  test(`${key}: bet, win or lose, an open round found again after a reload, cash out, auto-bet, a new pair, and all checked`, async ({
    page,
    house,
  }) => {
    const player = await sitDown(page, house.url, key);
    const before = await player.balance();

    // Until the first step is right: each loss is in the player's own list.
    let lost = 0;
    for (; ; lost++) {
      await player.button.click();
      if (move) {
        await player.waitFor('choose');
        // Several moves may have such a name at once.
        await page.getByRole('button', { name: move }).first().click();
      }
      if ((await player.waitFor('place', 'cashOut')) === 'cashOut') break;
      await expect(ownRounds(page)).toHaveCount(Math.min(10, lost + 1));
    }
    expect(await player.balance()).toBe(before - (lost + 1) * STAKE);

    await page.reload();
    await player.waitFor('cashOut');
    await player.button.click();
    await expect(page.getByText(/^Menang Rp/).first()).toBeVisible();
    await player.waitFor('place');
    expect(await player.balance()).toBeGreaterThan(before - lost * STAKE);

    await playByItself(page, player);
    if (choice) await expect(page.getByRole('button', { name: choice })).toBeEnabled();
    await checkAll(page);
    expect(player.complaints).toEqual([]);
  });
}

for (const key of AT_ONCE) {
  test(`${key}: bet, each result told once it is seen, the same after a reload, auto-bet, a new pair, and all checked`, async ({
    page,
    house,
  }) => {
    const player = await sitDown(page, house.url, key);
    const before = await player.balance();

    for (let played = 1; played <= 2; played++) {
      const left = before - played * STAKE + (await returned(page));
      const seen = await player.balances();
      await player.button.click();
      await expect(ownRounds(page)).toHaveCount(played);
      await player.waitFor('place');
      const now = before - played * STAKE + (await returned(page));
      await expect.poll(() => player.balance()).toBe(now);
      // The stake is deducted at once, the win is shown only after the scene has revealed it.
      expect(await seen()).toEqual(now === left ? [left] : [left, now]);
    }

    const cashed = await player.balance();
    await page.reload();
    await player.waitFor('place');
    await expect(ownRounds(page)).toHaveCount(2);
    expect(await player.balance()).toBe(cashed);

    await playByItself(page, player);
    await checkAll(page);
    expect(player.complaints).toEqual([]);
  });
}

test('two tabs of one player: one round, which both follow; its replay by its link; auto-bets over a reload', async ({
  page,
  context,
  house,
}) => {
  const player = await sitDown(page, house.url, 'mines');
  const tab = new Player(await context.newPage());
  // At first the other tab gets no events of the player's rounds, as if they were delayed.
  let late = true;
  await tab.page.routeWebSocket(/\/channel/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!late || !String(message).includes('"minesMyRound":{')) socket.send(message);
    });
  });
  await tab.page.goto('/game/mines');
  await tab.waitFor('place');

  await player.button.click();
  await player.waitFor('choose');
  await tab.button.click();
  await expect(tab.page.getByText('Masih ada permainan yang belum selesai')).toBeVisible();
  await tab.waitFor('choose');
  late = false;

  for (;;) {
    await page.getByRole('button', { name: /^Petak acak/ }).click();
    const now = await player.waitFor('place', 'cashOut');
    await tab.waitFor(now);
    if (now === 'cashOut') break;
    await player.button.click();
    await player.waitFor('choose');
    await tab.waitFor('choose');
  }
  await tab.button.click();
  await Promise.all([tab.waitFor('place'), player.waitFor('place')]);
  const rounds = await ownRounds(page).count();
  await expect(ownRounds(tab.page)).toHaveCount(rounds);
  expect(await tab.balance()).toBe(await player.balance());
  expect(tab.complaints).toEqual([]);

  await ownRounds(tab.page).first().click();
  const link = tab.page.getByRole('link', { name: 'Putar ulang' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/game\/mines\/replay\/\d+$/);
  await tab.page.goto(href);
  await expect(tab.page.getByRole('img', { name: 'Papan lima kali lima petak' })).toBeVisible();
  await expect(tab.page.getByRole('slider')).toBeVisible();
  await tab.page.close();

  await fillAuto(page, '3');
  await player.button.press('Space');
  await expect(ownRounds(page)).not.toHaveCount(rounds);
  await page.reload();
  const stopped = page.getByRole('dialog', { name: 'Taruhan otomatis berhenti' });
  await expect(stopped.getByText(/dari 3$/)).toBeVisible();
  await stopped.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.getByText('Otomatis selesai: semua taruhan sudah dipasang')).toBeVisible({
    timeout: 30_000,
  });
  await expect(ownRounds(page)).toHaveCount(Math.min(10, rounds + 3));
  expect(player.complaints).toEqual([]);
});

/** Sets up a run of auto-bets. */
async function fillAuto(page: Page, bets: string): Promise<void> {
  await page.getByRole('tab', { name: 'Otomatis' }).click();
  await page.getByRole('button', { name: /Batas & aturan/ }).click();
  await page.getByRole('dialog').getByLabel('Jumlah taruhan').fill(bets);
  await page.getByRole('button', { name: 'Selesai' }).click();
}

/** Two rounds of auto-bets, started by keyboard. */
async function playByItself(page: Page, player: Player): Promise<void> {
  await fillAuto(page, '2');
  await player.waitFor('startAuto');
  await player.button.press('Space');
  await expect(page.getByText('Otomatis selesai: semua taruhan sudah dipasang')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('tab', { name: 'Manual' }).click();

  await player.waitFor('place', 'resting');
}

/** Ends the seed pair, and verifies its rounds. */
async function checkAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Seed dan keadilan' }).click();
  const seeds = page.getByRole('dialog', { name: 'Pasangan seed kamu' });
  await seeds.getByRole('button', { name: 'Ganti pasangan dan tampilkan seed lama' }).click();
  await expect(seeds.getByText('Pasangan yang berakhir')).toBeVisible();
  await seeds.getByRole('link', { name: 'Cek babak' }).click();
  await expect(page.getByText('Sama dengan hash yang tampil sebelum babak.', { exact: false })).toBeVisible();
  await expect(page.getByText('Sama dengan yang dibayarkan.')).toBeVisible();
  await page.getByRole('button', { name: /^Cek .* babak/ }).click();
  await expect(page.getByText(/babak dicek, tidak ada yang salah/)).toBeVisible();
}
