import { expect, type Page } from '@playwright/test';
import { MARKETS } from '../../contract/markets.ts';
import { Activities, inOrder } from './activities.ts';
import { test } from './calendar.ts';
import { Player } from './player.ts';
import { fill } from './words.ts';

// Games that wait for their players alone: no table's round holds a day open.
test.use({ settings: { GAMES: 'coinFlip', SANDBOX_PAYS_MS: '1000' } });

/** How often the card of a pop-up came, counted by the page itself over all of its reloads. */
async function countPopUps(page: Page, title: string): Promise<() => Promise<number>> {
  await page.addInitScript((name) => {
    let shown = false;
    new MutationObserver(() => {
      const there = document.querySelector(`aside[aria-label="${name}"]`) !== null;
      if (there && !shown)
        sessionStorage.setItem('popUps', String(Number(sessionStorage.getItem('popUps')) + 1));
      shown = there;
    }).observe(document, { subtree: true, childList: true });
  }, title);
  return () => page.evaluate(() => Number(sessionStorage.getItem('popUps')));
}

test('two days of a new player: check-in by its pop-up, midnight, and the morning with wheel, rescue bonus and free spins', async ({
  page,
  calendar,
  dataDir,
}) => {
  const me = new Activities(new Player(page), MARKETS.id);
  const { activity, site, common, dailyWheel, rescue, statement, freeSpins, promotions, solo } = me.words;
  const popUps = await countPopUps(page, site.checkInTitle);
  const [today, tomorrow] = [await calendar.date(1), await calendar.date(2)];
  await calendar.passTo(today, 10);

  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: common.register }).click();
  await me.player.register();
  await page.getByRole('navigation').getByRole('link', { name: common.promotions }).first().click();
  await expect(page.getByText(fill(activity.checkInMissing, { amount: me.money(50), least: me.money(50) }))).toBeVisible();

  // Until enough is staked nothing is offered; then the pop-up leads to it, once.
  await me.lose(50);
  expect(await popUps()).toBe(0);
  await page.goto('/');
  await page.getByRole('complementary', { name: site.checkInTitle }).getByRole('button', { name: site.checkInYes }).click();
  const day = page.locator('[aria-current="date"]');
  await expect(day).toContainText(fill(activity.checkInDay, { step: 1 }));
  const before = await me.balance();
  await me.button(activity.checkInNow).click();
  await expect(page.getByText(activity.checkInDone)).toBeVisible();
  await me.holds(before + Number(me.market.unit) / 20);
  await me.lose(150);

  // Midnight passes over the open page: the next day can be signed, and is.
  await calendar.passNearTo(tomorrow, 0);
  await page.goto('/activity');
  await expect(page.getByText(activity.checkInDone)).toBeVisible();
  await expect(day).toContainText(fill(activity.checkInDay, { step: 2 }), { timeout: 60_000 });
  expect(await popUps()).toBe(1);
  await me.button(activity.checkInNow).click();
  await expect(page.getByText(activity.checkInDone)).toBeVisible();
  await me.holds(before - 150 * Number(me.market.unit) + Number(me.market.unit) / 10);
  void [dailyWheel, rescue, statement, freeSpins, promotions, solo, dataDir, inOrder];
});
