import { expect } from '@playwright/test';
import { newcomerBonus } from '../../contract/http/offers/newcomerTasks.ts';
import { userPinSet } from '../../contract/http/people/security.ts';
import { MARKETS } from '../../contract/markets.ts';
import { Activities, inOrder, LOSING } from './support/activities.ts';
import { test } from './support/calendar.ts';
import { Player } from './support/player.ts';
import { visit } from './support/visit.ts';
import { fill } from './support/words.ts';

test.use({ settings: LOSING, viewport: { width: 360, height: 640 } });

const PIN = '482913';

test('a newcomer finds the tasks by their pop-up, sets a PIN, sees the mission completed and claims its bonus', async ({
  page,
  dataDir,
}) => {
  const me = new Activities(new Player(page), MARKETS.id);
  const { common, promotions, promotionCards, tasks, security, activity, statement } = me.words;
  await visit(page, '/');
  await page.getByRole('banner').getByRole('button', { name: common.register }).click();
  await me.player.register();

  // The first pop-up since signing in, and the only one.
  const popUp = page.getByRole('complementary', { name: promotionCards.newcomerTasksTitle });
  await popUp.getByRole('button', { name: promotions.joinNow }).click();
  const sheet = me.sheet(tasks.newcomer);
  await expect(sheet.getByText(fill(tasks.doneOf, { done: 0, missions: 7 })).last()).toBeVisible();
  const mission = (title: string) => sheet.getByRole('listitem').filter({ hasText: title });
  const pin = mission(tasks.missionPin);

  // The PIN's page opens over it and closes again; then the mission is completed.
  await pin.getByRole('button', { name: new RegExp(tasks.go) }).click();
  const make = me.sheet(security.pinMake);
  const press = async (name: string) => {
    await expect(make.getByLabel(name)).toBeVisible();
    await expect(make.getByLabel(name)).not.toHaveAttribute('readonly');
    for (const digit of PIN) await make.getByRole('button', { name: digit, exact: true }).click();
  };
  await press(security.pinNew);
  await press(security.pinRepeat);
  await make.getByLabel(me.words.signIn.password, { exact: true }).fill(me.player.password);
  await make.getByRole('button', { name: security.pinMake }).click();
  await expect(pin).toHaveAttribute('data-done', 'true');
  await expect(sheet.getByText(fill(tasks.doneOf, { done: 1, missions: 7 })).last()).toBeVisible();

  const before = await me.balance();
  await pin.getByRole('button', { name: new RegExp(`^${promotions.claim}:`) }).click();
  await expect(page.getByText(fill(promotions.claimedBonus, { amount: me.money(1) }))).toBeVisible();
  await me.expectBalance(before + Number(me.market.unit));
  await expect(pin.getByText(promotions.claimed)).toBeVisible();
  expect((await me.call(newcomerBonus)).reply).toMatchObject({ done: 1, claimed: `${me.market.unit}` });

  // Its award is listed with all others.
  await visit(page, '/activity/active');
  await expect(page.getByText(promotionCards.newcomerTasksTitle).first()).toBeVisible();
  await expect(page.getByText(activity.stateClaimed).first()).toBeVisible();
  await visit(page, '/account?z=balance-record');
  await expect(me.sheet(statement.title).getByRole('listitem').first()).toContainText(me.money(1));
  await inOrder(dataDir, me.player);
});

test('a mission that is completed elsewhere is marked on the open page', async ({ page, house }) => {
  const me = await Activities.signedUp(page, house.url);
  const { tasks } = me.words;
  await visit(page, '/?z=newbie-task');
  const pin = me.sheet(tasks.newcomer).getByRole('listitem').filter({ hasText: tasks.missionPin });
  await expect(pin).toBeVisible();
  await expect(pin).not.toHaveAttribute('data-done', 'true');
  const { status } = await me.call(userPinSet, { pin: PIN, password: me.player.password });
  expect(status).toBe(200);
  await expect(pin).toHaveAttribute('data-done', 'true');
});
