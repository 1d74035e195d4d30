import { expect, type Page } from '@playwright/test';
import { crashCurGame } from '../../contract/games/crash/operations.ts';
import { TestChannel } from '../../house/testing/core/testChannel.ts';
import { test } from './support/house.ts';
import { Player } from './support/player.ts';
import { Wire } from './support/wire.ts';
import { refusalText } from './support/words.ts';

/** The site's message for a refusal, with its number. */
const notice = (page: Page, code: number) =>
  page.getByRole('status').getByText(`${refusalText(code)} #${code}`, { exact: true });

test('a bet that the house refuses costs nothing, and the site shows why', async ({ page, house }) => {
  const wire = await Wire.lay(page);
  const player = await Player.signedUp(page, house.url);
  await page.goto('/game/crash');
  for (const [amount, code] of [
    ['99999', 702],
    ['500000001', 711],
    ['100000001', 700],
  ] as const) {
    wire.change({ amount });
    await player.refused(notice(page, code));
    expect(await player.balance()).toBe(1_000_000);
  }

  // Held back until the rocket flies, or has flown.
  const table = new TestChannel(house.url);
  wire.change({});
  wire.hold();
  await player.waitFor('joinNext');
  await player.waitFor('bet');
  await player.button.click();
  await wire.delays();
  await expect
    .poll(async () => (await table.call(crashCurGame, { currency: 'IDR' })).status)
    .not.toBe('preparation');
  await table.close();
  wire.letGo();
  await expect(notice(page, 716).or(notice(page, 712))).toBeVisible();
  await player.waitFor('bet');
  expect(await player.balance()).toBe(1_000_000);
  await player.bet();
});
