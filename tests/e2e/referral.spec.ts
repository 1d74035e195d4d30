import { expect } from '@playwright/test';
import { MARKETS } from '../../contract/markets.ts';
import { Activities, inOrder, LOSING } from './support/activities.ts';
import { test } from './support/calendar.ts';
import { Player } from './support/player.ts';
import { fill } from './support/words.ts';

test.use({ settings: { ...LOSING, SANDBOX_PAYS_MS: '1000' }, viewport: { width: 360, height: 640 } });

test('a friend joins by a link, deposits and plays; the referrer claims the bonus, and the commission after midnight', async ({
  page,
  browser,
  house,
  calendar,
  dataDir,
}) => {
  test.setTimeout(360_000);
  const [today, tomorrow] = [await calendar.date(1), await calendar.date(2)];
  await calendar.passTo(today, 10);
  const me = await Activities.signedUp(page, house.url);
  const { referral, promotions, statement, promotionCards, common, signIn } = me.words;

  // The link as shared.
  await page.goto('/account');
  await page.getByRole('link', { name: me.words.profile.friends }).click();
  await expect(page.getByText(referral.nothingYet)).toBeVisible();
  await me.button(referral.share).first().click();
  const share = me.sheet(referral.share);
  await expect(share.getByRole('img', { name: referral.qr })).toBeVisible();
  const link = (await share.getByText(/\?invite=/).innerText()).trim();
  await page.goto('/referral/referral2');
  await expect(page.getByText(referral.noFriends)).toBeVisible();

  // The friend browses first: the code is filled in at registration, on any page.
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, baseURL: house.url });
  const friend = new Activities(new Player(await context.newPage()), MARKETS.id);
  await friend.page.goto(link);
  await expect.poll(() => friend.page.evaluate(() => localStorage.getItem('kilat.invite'))).not.toBeNull();
  await friend.page.goto('/help?z=register');
  const code = new URL(link).searchParams.get('invite') ?? '';
  await expect(friend.page.getByLabel(signIn.inviteCode)).toHaveValue(code);
  await friend.player.register();
  expect(await friend.page.evaluate(() => localStorage.getItem('kilat.invite'))).toBeNull();
  await friend.deposit(100);
  await friend.lose(100);

  // 10 U and 5 % of 100 U.
  await page.goto('/referral');
  await expect(page.getByRole('region', { name: referral.claimable })).toContainText(me.money(15));
  const before = await me.balance();
  await me.button(referral.claimAll).click();
  await expect(page.getByText(fill(promotions.claimedToast, { amount: me.money(15) }))).toBeVisible();
  await me.expectBalance(before + 15 * Number(me.market.unit));
  await page.goto('/referral/first-deposit');
  await expect(page.getByRole('listitem').getByText(referral.recharge_claimed)).toBeVisible();
  await page.goto('/referral/referral2');
  await page.getByRole('button', { name: /\*\*\*/ }).click();
  await expect(me.sheet(referral.friend)).toContainText(me.money(15));

  // 0.1 % of 100 U, which count fully at a solo game: the day has to be closed.
  await calendar.passTo(tomorrow, 1);
  await page.goto('/referral');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: referral.claimable })).toContainText(me.money(0.1), {
      timeout: 3_000,
    });
  }).toPass({ timeout: 60_000 });
  await me.button(referral.claimAll).click();
  await expect(page.getByText(referral.nothingYet)).toBeVisible();
  await page.goto('/account?z=balance-record');
  const rows = me.sheet(statement.title).getByRole('listitem');
  await expect(rows.nth(0)).toContainText(promotionCards.spreadRebateTitle);
  await expect(rows.nth(1)).toContainText(promotionCards.spreadRechargeTitle);
  await page.goto('/?z=referral-history');
  await expect(me.sheet(referral.history).getByRole('listitem')).toHaveCount(2);
  await friend.page.goto('/account?z=balance-record');
  await expect(friend.sheet(statement.title)).toContainText(friend.money(100));

  // A visitor sees the description.
  const visitor = await browser.newContext({ viewport: { width: 360, height: 640 }, baseURL: house.url });
  const seen = await visitor.newPage();
  await seen.goto('/referral');
  await expect(seen.getByRole('button', { name: referral.registerFirst })).toBeVisible();
  await expect(seen.getByRole('button', { name: common.signIn, exact: true }).last()).toBeVisible();
  await Promise.all([context.close(), visitor.close()]);
  await inOrder(dataDir, me.player, friend.player);
});
