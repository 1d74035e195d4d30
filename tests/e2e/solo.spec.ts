import { expect } from '@playwright/test';
import { test } from './house.ts';
import { Player } from './player.ts';

/** How a solo game is played by hand, for the journey that all of them share. */
interface SoloHand {
  key: string;
  /** One of its choices, by its name on the page. */
  choice: RegExp;
}

/** Games that are played step by step and cashed out. */
const GAMES: readonly SoloHand[] = [{ key: 'coinFlip', choice: /^Kepala/ }];

for (const { key, choice } of GAMES) {
  test(`${key}: bet, win or lose, an open round found again after a reload, cash out, auto-bet, a new pair, and all checked`, async ({
    page,
    house,
  }) => {
    const player = await Player.signedUp(page, house.url);
    await page.goto(`/game/${key}`);
    await player.waitFor('place');
    await page.getByRole('button', { name: 'Lewati' }).click();
    const before = await player.balance();

    // Until the first call is right: each loss stands in the list of one's own rounds.
    let lost = 0;
    for (; ; lost++) {
      await player.button.click();
      if ((await player.waitFor('place', 'cashOut')) === 'cashOut') break;
      await expect(page.getByRole('button', { name: /^Babak .* kembali/ })).toHaveCount(
        Math.min(10, lost + 1),
      );
    }
    expect(await player.balance()).toBe(before - (lost + 1) * 10_000);

    await page.reload();
    await player.waitFor('cashOut');
    await player.button.click();
    await expect(page.getByText(/^Menang Rp/).first()).toBeVisible();
    await player.waitFor('place');
    const cashed = await player.balance();
    expect(cashed).toBeGreaterThan(before - lost * 10_000);

    // By the keyboard, two rounds of auto-bets.
    await page.getByRole('tab', { name: 'Otomatis' }).click();
    await page.getByRole('button', { name: /Batas & aturan/ }).click();
    await page.getByLabel('Jumlah taruhan').fill('2');
    await page.getByRole('button', { name: 'Selesai' }).click();
    await player.waitFor('startAuto');
    await player.button.press('Space');
    await expect(page.getByText('Otomatis selesai: semua taruhan sudah dipasang')).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole('tab', { name: 'Manual' }).click();

    await player.waitFor('place', 'resting');
    await expect(page.getByRole('button', { name: choice })).toBeEnabled();

    await page.getByRole('button', { name: 'Seed dan keadilan' }).click();
    const seeds = page.getByRole('dialog', { name: 'Pasangan seed kamu' });
    await seeds.getByRole('button', { name: 'Ganti pasangan dan tampilkan seed lama' }).click();
    await expect(seeds.getByText('Pasangan yang berakhir')).toBeVisible();
    await seeds.getByRole('link', { name: 'Cek babak' }).click();
    await expect(
      page.getByText('Sama dengan hash yang tampil sebelum babak.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByText('Sama dengan yang dibayarkan.')).toBeVisible();
    await page.getByRole('button', { name: /^Cek .* babak/ }).click();
    await expect(page.getByText(/babak dicek, tidak ada yang salah/)).toBeVisible();
    expect(player.complaints).toEqual([]);
  });
}
