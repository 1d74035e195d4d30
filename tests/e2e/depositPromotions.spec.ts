import { expect } from '@playwright/test';
import { payOrderState, payRecharge } from '../../contract/http/deposits.ts';
import { balanceSummary } from '../../contract/http/statement.ts';
import { MARKETS } from '../../contract/markets.ts';
import { Activities, inOrder, LOSING } from './activities.ts';
import { test } from './calendar.ts';
import { withDatabase } from './database.ts';
import { Player } from './player.ts';
import { anyOf, fill } from './words.ts';

test.use({ settings: { ...LOSING, SANDBOX_PAYS_MS: '1000' }, viewport: { width: 360, height: 640 } });

test('a first deposit with its gift: chosen in the form, taken once the deposit is staked, and turned over', async ({
  page,
  dataDir,
}) => {
  test.setTimeout(400_000);
  const me = new Activities(new Player(page), MARKETS.id);
  const { deposit, depositGifts, promotions } = me.words;
  const summary = async () => (await me.call(balanceSummary)).reply;

  // A visitor reads the terms, and registers from there.
  await page.goto('/activity/deposit/first');
  await expect(page.getByText(promotions.leastDeposit)).toBeVisible();
  await expect(page.getByText(depositGifts.boardEmpty)).toBeVisible();
  await me.button(depositGifts.register).click();
  await me.player.register();
  await expect(page.getByText('+100%')).toBeVisible();
  await expect(page.getByText(anyOf(depositGifts.endsInDays_other)).first()).toBeVisible();

  await me.button(depositGifts.depositWith).click();
  const form = me.sheet(deposit.wallet);
  await form.getByLabel(deposit.amount, { exact: true }).fill('20000');
  await expect(form.getByRole('radio', { name: 'Bonus deposit pertama' })).toBeChecked();
  await expect(form.getByText(fill(deposit.bonusNow, { amount: me.money(20) })).first()).toBeVisible();
  await form.getByRole('button', { name: anyOf(deposit.pay) }).click();
  await me.sheet(deposit.successTitle).getByRole('button', { name: deposit.play }).click();

  await page.goto('/activity/deposit/first');
  await expect(page.getByText(fill(depositGifts.stakeLeft, { amount: me.money(20) }))).toBeVisible();
  // All of the own money but 1 U, the deposit among it: what comes next is staked from the bonus.
  await me.lose(1_019);
  await page.goto('/activity/deposit/first');
  await me.button(new RegExp(`^${promotions.claim}:`)).click();
  await expect(page.getByText(promotions.claimed)).toBeVisible();
  await me.holds(21 * Number(me.market.unit));
  expect(await summary()).toMatchObject({ bonus: (20n * me.market.unit).toString() });
  await expect(page.getByRole('listitem').filter({ hasText: '***' })).toBeVisible();

  // 1 U of own money does not suffice for the stake, so it is the bonus that is staked, and counts whole at a solo game.
  await me.lose(2);
  expect(await summary()).toMatchObject({
    bonus: (18n * me.market.unit).toString(),
    turnover: { required: (200n * me.market.unit).toString(), toGo: (198n * me.market.unit).toString() },
  });
  await inOrder(dataDir, me.player);
});

test('a gift that nobody works off is told of, and taken back after its thirty days', async ({
  page,
  house,
  calendar,
  dataDir,
}) => {
  test.setTimeout(400_000);
  const me = await Activities.signedUp(page, house.url);
  const { depositGifts, statement } = me.words;
  const bonus = async () => (await me.call(balanceSummary)).reply.bonus;
  await page.goto('/activity/deposit/new-user');
  await expect(page.getByText(depositGifts.stepNow)).toBeVisible();
  const { reply: order } = await me.call(payRecharge, {
    ...{ port: 'qris', amount: (100n * me.market.unit).toString(), promotion: 'newUserDeposit' },
  });
  await expect.poll(async () => (await me.call(payOrderState, { id: order.id })).reply.status).toBe('paid');
  await page.reload();
  await expect(page.getByText(depositGifts.stepDone)).toBeVisible();
  expect(await bonus()).toBe((20n * me.market.unit).toString());

  await calendar.passTo(await calendar.date(28), 23);
  // Who signed in before such a time signs in anew, and the house looks for what ends every minute.
  const told = () =>
    withDatabase(dataDir, async (db) => {
      const { rows } = await db.pool.query(
        'SELECT count(*)::int AS told FROM turnovers WHERE reminded_at IS NOT NULL',
      );
      return rows[0].told;
    });
  await expect.poll(told, { timeout: 120_000 }).toBeGreaterThan(0);
  await calendar.passTo(await calendar.date(3), 1);
  await expect.poll(bonus, { timeout: 120_000 }).toBe('0');
  await page.goto('/account?z=balance-record');
  await expect(me.sheet(statement.title).getByText(statement.lineBonusExpired)).toBeVisible();
  await inOrder(dataDir, me.player);
});
