import { expect } from '@playwright/test';
import { payOrderState, payRecharge } from '../../contract/http/money/deposits.ts';
import { LONG } from '../longRun.ts';
import { Activities, inOrder, LOSING } from './support/activities.ts';
import { minorOf } from './support/amounts.ts';
import { test } from './support/calendar.ts';
import { anyOf, fill } from './support/words.ts';

test.use({ settings: { ...LOSING, SANDBOX_PAYS_MS: '1000' } });

// A week of clock jumps takes 100 s. In `npm test` the house's tests cover these promotions' rules, and the sweeps their pages.
test.skip(!LONG);

test('a week: tickets, the battle and a championship, their orders on Monday, and the draw at eight in the evening', async ({
  page,
  browser,
  house,
  calendar,
  dataDir,
}) => {
  await calendar.passTo(await calendar.monday(), 10);
  const me = await Activities.signedUp(page, house.url);
  const { battle, promotions, weekLottery } = me.words;
  const friend = await Activities.signedUp(await browser.newPage({ baseURL: house.url }), house.url);
  await friend.page.goto('/');
  await page.goto('/');

  // Two tickets for one player, eight for the other: all ten win.
  await me.deposit(100);
  const { reply: order } = await friend.call(payRecharge, {
    port: 'qris',
    amount: (400 * Number(me.market.unit)).toString(),
  });
  const paid = async () => (await friend.call(payOrderState, { id: order.id })).reply.status;
  await expect.poll(paid).toBe('paid');
  await page.goto('/lottery-deposit');
  const own = page.getByText(fill(weekLottery.ownTickets_other, { most: 200 }));
  await expect(own).toContainText('2');

  await page.goto('/battle?tab=champions');
  await me.button(battle.joinAll).click();
  await expect(page.getByText(battle.joined, { exact: true }).first()).toBeVisible();
  await me.win(5);
  await friend.lose(30);
  await page.goto('/battle?tab=champions');
  await expect(page.getByText(anyOf(battle.yourPlace)).first()).toContainText(me.money(250));
  await page.goto('/battle');
  const place = page.getByRole('region', { name: battle.ownPlace });
  await expect(place.getByText(/^#[12]$/)).toBeVisible();
  await expect(place.getByText(anyOf(battle.prizeNow))).toBeVisible();

  // The week ends: the prizes are pending, and are claimed.
  const monday = await calendar.monday();
  await calendar.passTo(monday, 1);
  await page.goto('/battle');
  let money = await me.balance();
  const orders = page.getByRole('region', { name: battle.orders });
  await expect(orders.getByRole('listitem')).toHaveCount(2, { timeout: 60_000 });
  // Also the newcomer's task to deposit.
  await me.waiting(3);
  const prize = orders.getByRole('listitem').filter({ hasText: me.money(250) });
  await prize.getByRole('button', { name: promotions.claim }).click();
  money += 250 * Number(me.market.unit);
  await me.expectBalance(money);
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await me.waiting(2);

  // The draw happens while its page is open.
  await calendar.passNearTo(monday, 20);
  await page.goto('/lottery-jackpot');
  await expect(page.getByText(weekLottery.nobody)).toBeVisible();
  const winners = page.getByRole('list', { name: weekLottery.winners });
  await expect(winners.getByText(anyOf(weekLottery.ticketNumber))).toHaveCount(10, { timeout: 90_000 });
  await expect(winners.getByText(weekLottery.you, { exact: true })).toHaveCount(2);
  await me.waiting(4);
  const take = winners.getByRole('button', { name: anyOf(weekLottery.claim) });
  money += minorOf(/[\d.,]*\d/.exec(await take.first().innerText())?.[0] ?? '');
  await take.first().click();
  await expect(take).toHaveCount(1);
  await me.expectBalance(money);
  await me.waiting(3);

  await page.getByText(weekLottery.proof).click();
  await me.button(weekLottery.check).click();
  for (const good of ['secretGood', 'listGood', 'winnersGood'] as const)
    await expect(page.getByText(weekLottery[good])).toBeVisible();
  await friend.page.close();
  await inOrder(dataDir, me.player, friend.player);
});
