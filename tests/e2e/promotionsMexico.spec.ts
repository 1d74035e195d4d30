import { expect } from '@playwright/test';
import { MARKETS } from '../../contract/markets.ts';
import { LONG } from '../longRun.ts';
import { Activities, inOrder, LOSING } from './support/activities.ts';
import { test } from './support/calendar.ts';
import { fill } from './support/words.ts';

test.use({ settings: { ...LOSING, MARKET: 'mx' }, locale: 'es-MX' });

// The same pages and the same house as in promotions.spec.ts; mexico.spec.ts covers the market's texts and money in `npm test`.
test.skip(!LONG);

test('Mexico: check-in, the rain at its noon, its midnight and its morning, all in pesos', async ({
  page,
  house,
  calendar,
  dataDir,
}) => {
  const [today, tomorrow] = [await calendar.date(1), await calendar.date(2)];
  await calendar.passTo(today, 9);
  const me = await Activities.signedUp(page, house.url, MARKETS.mx);
  const { activity, battle, dailyWheel, redPocket } = me.words;
  await me.lose(200);
  await page.goto('/activity');
  let money = await me.balance();
  await expect(page.getByText('$0.05').first()).toBeVisible();
  await me.button(activity.checkInNow).click();
  await expect(page.getByText(activity.checkInDone)).toBeVisible();
  money += 5;
  await me.expectBalance(money);

  await calendar.passNearTo(today, 12);
  await page.goto('/activity?z=red-pocket');
  await expect(me.sheet(redPocket.title).getByText(redPocket.beginsIn)).toBeVisible();
  await me.button(redPocket.openOne).click({ timeout: 60_000 });
  money += await me.expectNotice(redPocket.got);
  await me.expectBalance(money);

  await calendar.passNearTo(tomorrow, 0);
  await page.goto('/activity');
  await expect(page.getByText(activity.checkInDone)).toBeVisible();
  await expect(page.locator('[aria-current="date"]')).toContainText(fill(activity.checkInDay, { step: 2 }), {
    timeout: 60_000,
  });

  await calendar.passTo(tomorrow, 8);
  await page.goto('/activity?z=daily-wheel');
  await me.sheet(dailyWheel.title).getByRole('button', { name: dailyWheel.spin, exact: true }).click();
  money += await me.expectNotice(dailyWheel.wonCash);
  await me.expectBalance(money);

  // The displayed day is the one of the bets, also west of Greenwich.
  await page.goto('/battle');
  const played = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(today),
  );
  await expect(page.getByRole('region', { name: battle.orders })).toContainText(
    fill(battle.orderBattle, { day: played }),
  );
  await expect(page.locator('body')).not.toContainText(/Rp\s?\d/);
  await inOrder(dataDir, me.player);
});
