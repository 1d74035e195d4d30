import { expect, type Page } from '@playwright/test';
import { type CrashPastFragment, crashRoundHistory } from '../../contract/games/crash/operations.ts';
import { TestChannel } from '../../house/testing/core/testChannel.ts';
import { setMaintenance } from './support/database.ts';
import { test } from './support/house.ts';
import { Line } from './support/line.ts';
import { Player } from './support/player.ts';

/** With one game a killed house restarts in a few seconds. */
test.use({ settings: { GAMES: 'crash' }, warm: false });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The round in flight at a moment, or the last one before, once it has ended. */
async function roundAt(url: string, moment: number): Promise<CrashPastFragment> {
  const channel = new TestChannel(url);
  try {
    const rounds = await channel.call(crashRoundHistory, { count: 5 });
    const round = rounds.find(({ startTime }) => startTime <= moment);
    if (!round) throw new Error('no round of that time has ended');
    return round;
  } finally {
    await channel.close();
  }
}

test('the house is killed in mid-flight and started again: nobody has lost anything', async ({
  page,
  house,
}) => {
  test.slow();
  const player = await Player.signedUp(page, house.url);
  await page.goto('/game/crash');
  const before = await player.balance();

  // A bet by hand, and the house is down during the flight for more than two seconds: the stake is returned in full. If the
  // flight ends earlier, the bet is decided normally, and the test tries again.
  for (let attempt = 0; ; attempt++) {
    await player.bet();
    if ((await player.waitFor('cashOut', 'joinNext')) !== 'cashOut') continue;
    const staked = await player.balance();
    await house.kill();
    const killedAt = Date.now();
    await player.waitFor('reconnecting');
    await page.waitForTimeout(3_000);
    await house.start();
    await player.waitFor('bet', 'joinNext');
    const round = await roundAt(house.url, killedAt);
    if (round.interrupted) {
      await expect.poll(() => player.balance(), { timeout: 15_000 }).toBe(staked + 10_000);
      break;
    }
    expect(round.endTime - killedAt).toBeLessThan(2_000);
    expect(attempt).toBeLessThan(5);
  }
  expect(await player.balance()).toBeLessThanOrEqual(before);

  // The game continues for the same account.
  await player.bet();
});

test('a room stays on screen when the house disappears before everything is loaded', async ({
  page,
  house,
}) => {
  const player = new Player(page);
  await page.goto('/game/crash');
  await player.waitFor('signIn');
  await house.kill();
  await player.waitFor('reconnecting');
  await page.waitForTimeout(6_000);
  await expect(player.button).toBeVisible();
  await house.start();
  await player.waitFor('signIn');
  await page.getByRole('button', { name: 'Panduan permainan' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a flight is frozen and grey while the phone is offline, and is correct again afterwards', async ({
  page,
  house,
}) => {
  const player = await Player.signedUp(page, house.url);
  await page.goto('/game/crash');
  await expect(page.locator('canvas')).toBeVisible({ timeout: 30_000 });
  const line = await Line.of(page);
  const lost = page.getByText('Koneksi terputus');
  await player.bet();
  while ((await player.waitFor('cashOut', 'joinNext')) !== 'cashOut') await player.bet();
  await line.cut();
  await expect(lost).toBeVisible({ timeout: 1_000 });
  await expect(player.button).toHaveAttribute('aria-disabled', 'true');
  const canvas = await page.locator('canvas').boundingBox();
  // The multiplier, below the page's overlay on the scene.
  const clip = { x: 90, y: (canvas?.y ?? 0) + 40, width: 180, height: 80 };
  // On a slow machine the last frame may not be displayed yet.
  await expect(async () => {
    const picture = await page.screenshot({ clip });
    await page.waitForTimeout(1_000);
    expect((await page.screenshot({ clip })).equals(picture)).toBe(true);
  }).toPass({ timeout: 15_000 });
  await line.mend();
  await expect(lost).toHaveCount(0, { timeout: 10_000 });
  await player.waitFor('bet', 'joinNext', 'cashOut');
});

test('a lost connection is shown, no bets are possible meanwhile, and the scene is correct again afterwards', async ({
  page,
  house,
}) => {
  const player = await Player.signedUp(page, house.url);
  await page.goto('/game/crash');
  await player.waitFor('bet', 'joinNext');
  const line = await Line.of(page);
  await line.cut();
  await player.waitFor('reconnecting');
  await expect(player.button).toHaveAttribute('aria-disabled', 'true');
  await line.mend();
  await player.waitFor('bet', 'joinNext', 'cashOut');
});

test("the phone's back button closes a sheet before it leaves the game", async ({ page }) => {
  const player = new Player(page);
  await page.goto('/');
  await page.goto('/game/crash');
  await player.waitFor('signIn');
  await player.button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/game\/crash$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('maintenance that begins is shown on the next call, help stays available, and the site returns by itself', async ({
  page,
  dataDir,
  house,
}) => {
  await page.clock.install();
  await page.goto('/help');
  await expect(heading(page)).toHaveText('Bantuan');
  await setMaintenance(dataDir, house, true);
  try {
    const promosi = page.getByRole('navigation').getByRole('link', { name: 'Promosi' });
    // Houses poll the switch every two seconds.
    await expect(async () => {
      if (await promosi.isVisible()) await promosi.click({ timeout: 1_000 });
      await expect(heading(page)).toHaveText('Kilat sedang dirawat', { timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL(/\/activity$/);
    await page.goto('/account');
    await expect(heading(page)).toHaveText('Kilat sedang dirawat');
  } finally {
    await setMaintenance(dataDir, house, false);
  }
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(heading(page)).toHaveText('Akun', { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('banner', { includeHidden: true }).getByText('Daftar')).toBeVisible();
});
