import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ErrorCode } from '../../contract/errors.ts';
import { championOrderClaim } from '../../contract/http/offers/champion.ts';
import { dailyDepositCollect } from '../../contract/http/offers/dailyDeposit.ts';
import { promoCenter } from '../../contract/http/offers/promotions.ts';
import { redPocketOpen } from '../../contract/http/offers/redPocket.ts';
import { MARKETS } from '../../contract/markets.ts';
import { Activities, inOrder, LOSING } from './support/activities.ts';
import { test } from './support/calendar.ts';
import { Player } from './support/player.ts';
import { anyOf, fill } from './support/words.ts';

test.use({ settings: { ...LOSING, SANDBOX_PAYS_MS: '1000' } });

/** Counts how often a pop-up's card appeared, in the page itself over all of its reloads. */
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

/** Holds the first two requests of a call until both are made, and releases them together. */
async function holdBoth(
  context: BrowserContext,
  { method, path }: { method: string; path: string },
): Promise<void> {
  let made = 0;
  let go = () => {};
  const both = new Promise<void>((resolve) => {
    go = resolve;
  });
  await context.route(`**${path}`, async (route) => {
    if (route.request().method() === method) {
      made += 1;
      if (made === 2) go();
      await both;
    }
    await route.continue();
  });
}

test('two days of a new player: check-in by its pop-up, midnight, and the morning with wheel, rescue bonus and free spins', async ({
  page,
  calendar,
  dataDir,
}) => {
  const me = new Activities(new Player(page), MARKETS.id);
  const { activity, site, common, dailyWheel, rescue, statement, freeSpins, promotions, solo, errors } =
    me.words;
  const popUps = await countPopUps(page, site.checkInTitle);
  const [today, tomorrow] = [await calendar.date(1), await calendar.date(2)];
  await calendar.passTo(today, 10);

  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: common.register }).click();
  await me.player.register();
  await page.getByRole('navigation').getByRole('link', { name: common.promotions }).first().click();
  await expect(
    page.getByText(fill(activity.checkInMissing, { amount: me.money(50), least: me.money(50) })),
  ).toBeVisible();

  // Until enough is staked nothing is offered; then the pop-up links to it, once.
  await me.lose(50);
  expect(await popUps()).toBe(0);
  await page.goto('/');
  await page
    .getByRole('complementary', { name: site.checkInTitle })
    .getByRole('button', { name: site.checkInYes })
    .click();
  const day = page.locator('[aria-current="date"]');
  await expect(day).toContainText(fill(activity.checkInDay, { step: 1 }));
  const before = await me.balance();
  await me.button(activity.checkInNow).click();
  await expect(page.getByText(activity.checkInDone)).toBeVisible();
  await me.expectBalance(before + Number(me.market.unit) / 20);
  await me.lose(150);

  // Midnight passes while the page is open: the next day can be checked in, and is.
  await calendar.passNearTo(tomorrow, 0);
  await page.goto('/activity');
  await expect(page.getByText(activity.checkInDone)).toBeVisible();
  await expect(day).toContainText(fill(activity.checkInDay, { step: 2 }), { timeout: 60_000 });
  expect(await popUps()).toBe(1);
  await me.button(activity.checkInNow).click();
  await expect(page.getByText(activity.checkInDone)).toBeVisible();
  await me.expectBalance(before - 150 * Number(me.market.unit) + Number(me.market.unit) / 10);

  // From eight on the previous day's stakes give a spin, which pays the displayed prize.
  await calendar.passTo(tomorrow, 8);
  await page.goto('/activity?z=daily-wheel');
  const wheel = me.sheet(dailyWheel.title);
  // The spin, the rescue bonus, the place in the day's battle, and the newcomer's task to stake 200 U.
  await me.waiting(4);
  let money = await me.balance();
  await wheel.getByRole('button', { name: dailyWheel.spin, exact: true }).click();
  const won = await me.expectNotice(dailyWheel.wonCash);
  money += won;
  await me.expectBalance(money);
  await me.waiting(3);
  await wheel.getByRole('button', { name: dailyWheel.mine }).click();
  const spins = me.sheet(dailyWheel.detailTitle);
  await spins.getByRole('button', { name: dailyWheel.check }).click();
  await expect(spins.getByText(dailyWheel.seedHidden)).toBeVisible();
  await spins.getByRole('button', { name: solo.change }).click();
  await expect(spins.getByText(dailyWheel.seedGood)).toBeVisible();
  await expect(spins.getByText(dailyWheel.prizeGood)).toBeVisible();
  await page.goto('/account?z=balance-record');
  const row = me.sheet(statement.title).getByRole('listitem').first();
  await expect(row).toContainText(statement.linePrize);
  await expect(row).toContainText(me.money(won / Number(me.market.unit)));

  // The connection is lost after the house has given the award: pressed again, the rescue bonus is paid once.
  await page.goto('/activity?z=rescue-bonus');
  const back = me.sheet(rescue.title).getByRole('button', { name: new RegExp(`^${promotions.claim}:`) });
  let requests = 0;
  await page.route(/rescueBonus/, async (route) => {
    const claims = route.request().method() === 'POST';
    // The list, refetched after the house's event about the claim, would remove the button before it is pressed.
    if (!claims && requests === 1)
      await page.waitForRequest((next) => next.method() === 'POST' && next.url().includes('rescueBonus'));
    if (!claims || requests++ > 0) return route.continue();
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await back.click();
  await expect(page.getByRole('status').getByText(errors.network)).toBeVisible();
  await back.click();
  await expect(page.getByText(anyOf(promotions.claimedToast))).toBeVisible();
  await expect(back).toHaveCount(0);
  money += (200 * Number(me.market.unit)) / 1_000;
  await me.expectBalance(money);
  await page.reload();
  await me.expectBalance(money);
  await me.waiting(2);

  // The day's package is chosen once, and its spins are available.
  await page.goto('/activity?z=free-spin');
  const free = me.sheet(freeSpins.title);
  await free.getByRole('button', { name: fill(freeSpins.take, { spins: 10 }) }).click();
  await expect(free.getByText(freeSpins.chosenText)).toBeVisible();
  await expect(free.getByRole('link', { name: freeSpins.play })).toBeVisible();
  await expect(free.getByText(fill(freeSpins.left, { left: 10, spins: 10 }))).toBeVisible();

  expect(me.player.complaints.splice(0)).toEqual([
    'console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED',
  ]);
  await inOrder(dataDir, me.player);
});

test('a deposit, its bonus claimed from two tabs at once, the rain at noon, and a time-out with awards left', async ({
  page,
  context,
  house,
  calendar,
  dataDir,
}) => {
  const today = await calendar.date(1);
  await calendar.passTo(today, 10);
  const me = await Activities.signedUp(page, house.url);
  const { activity, dailyDeposit, dailyWheel, promotions, redPocket } = me.words;
  await page.goto('/');
  let money = await me.balance();
  await me.deposit(100);
  money += 100 * Number(me.market.unit);
  await me.expectBalance(money);

  // A stake in another tab makes the bonus claimable on the open page.
  await page.goto('/daily-recharge');
  await expect(page.getByText(fill(dailyDeposit.toStake, me.money(50)))).toBeVisible();
  const other = new Activities(new Player(await context.newPage()), me.market);
  await other.lose(60);
  money -= 60 * Number(me.market.unit);
  await other.page.goto('/daily-recharge');
  const claim = new RegExp(`^${promotions.claim}:`);
  await expect(me.button(claim)).toBeVisible();
  await expect(other.button(claim)).toBeVisible();
  // Also the newcomer's task to deposit.
  await me.waiting(2);

  // Both tabs request it before either is answered: it is paid once, and both show it.
  await holdBoth(context, dailyDepositCollect);
  await Promise.all([me.button(claim).click(), other.button(claim).click()]);
  money += (4 * Number(me.market.unit)) / 100;
  for (const one of [me, other]) {
    await expect(one.button(claim)).toHaveCount(0);
    await one.expectBalance(money);
    await one.waiting(1);
  }

  // The rain begins while the page is open: one envelope per player, whichever tab requests it.
  await calendar.passNearTo(today, 12);
  for (const one of [me, other]) await one.page.goto('/activity?z=red-pocket');
  await expect(me.sheet(redPocket.title).getByText(redPocket.beginsIn)).toBeVisible();
  const open = (one: Activities) => one.button(redPocket.openOne);
  await expect(open(me)).toBeVisible({ timeout: 60_000 });
  await expect(open(other)).toBeVisible();
  await holdBoth(context, redPocketOpen);
  await Promise.all([open(me).click(), open(other).click()]);
  const found = await me.expectNotice(redPocket.got);
  money += found;
  for (const one of [me, other]) {
    await expect.poll(() => one.expectNotice(redPocket.got)).toBe(found);
    await one.expectBalance(money);
  }
  const refused = 'console: Failed to load resource: the server responded with a status of 400 (Bad Request)';
  expect([me, other].flatMap(({ player }) => player.complaints.splice(0))).toEqual([refused, refused]);
  await other.page.close();

  // The battle's award is pending; during a time-out nothing is offered or given.
  await calendar.passTo(await calendar.date(1), 8);
  await page.goto('/activity/active');
  await me.waiting(2);
  const { reply } = await me.call(promoCenter, { page: 1, count: 10 });
  const award = reply.claimable.find(({ promotion }) => promotion === 'battle');
  await me.takeBreak();
  await me.waiting(0);
  await page.goto('/activity/active');
  await expect(page.getByText(promotions.onBreak).first()).toBeVisible();
  for (const claimOne of await me.button(promotions.claim).all()) await expect(claimOne).toBeDisabled();
  await expect(me.button(promotions.claim)).toHaveCount(2);
  await me.waiting(0);
  await page.goto('/activity?z=daily-wheel');
  await expect(me.sheet(dailyWheel.title).getByText(promotions.onBreak)).toBeVisible();
  await page.goto('/activity');
  await expect(page.getByText(promotions.onBreak).first()).toBeVisible();
  await expect(me.button(activity.checkInNow)).toHaveCount(0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  const claimed = await me.call(championOrderClaim, { id: award?.id ?? '' });
  expect(claimed.reply.errCode).toBe(ErrorCode.onBreak);
  await me.expectBalance(money);
  await inOrder(dataDir, me.player, other.player);
});
