import { expect } from '@playwright/test';
import { MARKETS } from '../../contract/markets.ts';
import { Activities, inOrder, LOSING } from './support/activities.ts';
import { test } from './support/calendar.ts';
import { Player } from './support/player.ts';
import { anyOf, fill } from './support/words.ts';

test.use({ settings: { ...LOSING, SANDBOX_PAYS_MS: '1000' } });

test('a player reaches level 1, is congratulated once, claims its reward, and the next day the cashback', async ({
  page,
  calendar,
  dataDir,
}) => {
  const me = new Activities(new Player(page), MARKETS.id);
  const { vip, site, common, promotions, promotionCards, statement } = me.words;
  const U = Number(me.market.unit);
  const [today, tomorrow] = [await calendar.date(1), await calendar.date(2)];
  await calendar.passTo(today, 10);

  // A visitor sees a description and an invitation.
  await page.goto('/vip');
  await expect(page.getByText(vip.visitorTitle)).toBeVisible();
  await expect(page.getByRole('region', { name: vip.levels }).getByRole('row')).toHaveCount(12);
  await page.getByRole('main').getByRole('button', { name: common.register }).click();
  await me.player.register();
  await expect(page.getByRole('heading', { name: fill(vip.level, { level: 0 }) })).toBeVisible();
  await expect(
    page.getByText(fill(vip.missing, { amount: me.money(1_000), level: 1, reward: me.money(2) })),
  ).toBeVisible();

  await me.deposit(100);
  await me.lose(400);
  await me.lose(600);
  await page.goto('/');
  const party = page.getByRole('complementary', { name: fill(vip.reached, { level: 1 }) });
  await party.getByRole('button', { name: vip.reachedYes }).click();
  await expect(page).toHaveURL(/\/vip$/);
  await expect(page.getByRole('heading', { name: fill(vip.level, { level: 1 }) })).toBeVisible();
  const before = await me.balance();
  const reward = page.getByRole('list', { name: vip.rewards });
  await reward.getByRole('button', { name: anyOf(promotions.claim) }).click();
  await expect(page.getByText(fill(promotions.claimedToast, { amount: me.money(2) }))).toBeVisible();
  await me.expectBalance(before + 2 * U);
  await expect(reward).toHaveCount(0);

  // Then the next pop-up in order appears: the level is not celebrated again.
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: site.checkInTitle })).toBeVisible();
  await expect(party).toHaveCount(0);

  await calendar.passTo(tomorrow, 1);
  await expect(async () => {
    await page.goto('/vip');
    await expect(page.getByText(me.money(0.5), { exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await page.getByRole('button', { name: vip.cashbackDays }).click();
  const sheet = me.sheet(vip.cashback);
  await expect(
    sheet.getByText(fill(vip.ofOriginal, { staked: me.money(1_000), rate: '0,05%' })),
  ).toBeVisible();
  await sheet.getByRole('button', { name: promotions.claim, exact: true }).click();
  await expect(page.getByText(fill(promotions.claimedToast, { amount: me.money(0.5) }))).toBeVisible();
  await me.expectBalance(before + 2.5 * U);
  await expect(sheet.getByText(promotions.claimed)).toBeVisible();

  await page.goto('/vip/record');
  await expect(page.getByText(fill(vip.rose, { level: 1 }))).toBeVisible();
  await page.goto('/account?z=balance-record');
  const rows = me.sheet(statement.title).getByRole('listitem');
  await expect(rows.first()).toContainText(promotionCards.cashbackTitle);
  await expect(rows.nth(1)).toContainText(promotionCards.vipTitle);
  await inOrder(dataDir, me.player);
});
