import { expect, type Page } from '@playwright/test';
import { bankAccountAdd } from '../../contract/http/money/bankAccounts.ts';
import { payInfo, payOrderState, payRecharge } from '../../contract/http/money/deposits.ts';
import { balanceSummary } from '../../contract/http/money/statement.ts';
import { userPinSet } from '../../contract/http/people/security.ts';
import { MARKETS } from '../../contract/markets.ts';
import { LONG } from '../longRun.ts';
import { withDatabase } from '../withDatabase.ts';
import { Activities, inOrder, LOSING } from './support/activities.ts';
import { written } from './support/amounts.ts';
import { test } from './support/calendar.ts';
import { verifyIdentity } from './support/identity.ts';
import { PIN, typePin } from './support/pin.ts';
import { Player, tokenOf } from './support/player.ts';
import { anyOf, fill } from './support/words.ts';

test.use({
  settings: { ...LOSING, GAMES: 'coinFlip,roller', SANDBOX_PAYS_MS: '1000', WITHDRAW_REVIEW_MS: '1000' },
  viewport: { width: 360, height: 640 },
});

/** Adds a new version of the new players' bonus with changed numbers; the house uses it after some seconds. */
async function changeNumbers(dataDir: string, numbers: Record<string, number>): Promise<void> {
  await withDatabase(dataDir, ({ pool }) =>
    pool.query(
      `INSERT INTO promotion_settings (promotion, currency, version, active, budget, numbers, created_at, created_by)
       SELECT promotion, currency, version + 1, true, budget, numbers || $1, created_at, 'test'
       FROM promotion_settings WHERE promotion = 'newUserDeposit' AND currency = 'IDR' ORDER BY version DESC LIMIT 1`,
      [numbers],
    ),
  );
}

test('a first deposit with its bonus: chosen in the form, claimed once the deposit is staked, and wagered', async ({
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
  // All of the own money except 1 U, including the deposit: the next stake is from the bonus.
  await me.lose(1_019);
  await page.goto('/activity/deposit/first');
  await me.button(new RegExp(`^${promotions.claim}:`)).click();
  await expect(page.getByText(promotions.claimed)).toBeVisible();
  await me.expectBalance(21 * Number(me.market.unit));
  expect(await summary()).toMatchObject({ bonus: (20n * me.market.unit).toString() });
  await expect(page.getByRole('listitem').filter({ hasText: '***' })).toBeVisible();

  // 1 U of own money does not cover the stake, so bonus money is staked, which counts fully at a solo game.
  await me.lose(2);
  expect(await summary()).toMatchObject({
    bonus: (18n * me.market.unit).toString(),
    turnover: { required: (200n * me.market.unit).toString(), toGo: (198n * me.market.unit).toString() },
  });
  await inOrder(dataDir, me.player);
});

test('a bonus is wagered completely, while own money is withdrawn: the bar fills during play, then it becomes own money', async ({
  page,
  context,
  house,
  dataDir,
}) => {
  test.setTimeout(400_000);
  const me = await Activities.signedUp(page, house.url);
  const { activity, common, deposit, depositGifts, promotions, statement, withdraw } = me.words;
  const unit = me.market.unit;
  // 20 stakes of a tenth of the bonus, each won with 95 %: losing ten, which is all of it, has a probability of one in fifty
  // million.
  await changeNumbers(dataDir, { turnover: 2 });
  await expect(async () => {
    await page.goto('/activity/deposit/new-user');
    await expect(page.getByText(anyOf(fill(depositGifts.offer, { times: 2 })))).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await me.button(depositGifts.depositWith).click();
  const form = me.sheet(deposit.wallet);
  await form.getByLabel(deposit.amount, { exact: true }).fill('500000');
  await expect(form.getByText(fill(deposit.bonusNow, { amount: me.money(100) })).first()).toBeVisible();
  await form.getByRole('button', { name: anyOf(deposit.pay) }).click();
  await me.sheet(deposit.successTitle).getByRole('button', { name: deposit.play }).click();
  await me.expectBalance(1_600 * Number(unit));

  await me.call(userPinSet, { pin: PIN, password: me.player.password });
  await verifyIdentity(house.url, await tokenOf(page), 'Budi Santoso');
  await me.call(bankAccountAdd, { bank: 'BCA', number: '1234567890', holder: 'BUDI SANTOSO', pin: PIN });
  const payout = me.sheet(withdraw.title);
  /** @param choose the amount */
  const takeOut = async (choose: () => Promise<void>) => {
    await page.goto('/account?z=withdraw');
    // A withdrawal requires the displayed account.
    await expect(payout.getByText('7890', { exact: false }).first()).toBeVisible();
    await choose();
    await payout.getByRole('button', { name: anyOf(withdraw.withdrawAmount) }).click();
    await typePin(page);
    await expect(payout.getByText(withdraw.headPaid)).toBeVisible();
    await payout.getByRole('button', { name: withdraw.done, exact: true }).click();
  };
  // Own money is withdrawn meanwhile: the bonus stays, with unchanged wagering.
  await takeOut(async () => {
    await payout.getByLabel(withdraw.amount).fill('50000');
    await expect(payout.getByRole('radio', { name: withdraw.bonusKeep })).toBeChecked();
  });
  await me.expectBalance(1_550 * Number(unit));
  expect((await me.call(balanceSummary)).reply).toMatchObject({
    bonus: (100n * unit).toString(),
    turnover: { toGo: (200n * unit).toString() },
  });

  // The remaining own money does not cover a stake, so bonus money is staked.
  await me.lose(1_445);
  await me.rollBySelf({ stake: 10, bets: 8 });
  await page.locator('header').getByRole('button', { name: common.balance }).click();
  const bar = (of: Page) => of.getByRole('progressbar', { name: deposit.bonusProgress });
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '40');
  await expect(form.getByText(fill(deposit.bonusToGo, me.money(120)))).toBeVisible();
  await page.goBack();

  const center = await context.newPage();
  await center.goto('/activity/active');
  await expect(bar(center)).toHaveAttribute('aria-valuenow', '40');
  const fills = await bar(center).evaluateHandle((element) => {
    const seen: number[] = [];
    new MutationObserver(() => seen.push(Number(element.getAttribute('aria-valuenow')))).observe(element, {
      attributes: true,
    });
    return seen;
  });
  await me.rollBySelf({ stake: 10, bets: 12 });
  const notice = page.getByText(anyOf(promotions.bonusWon));
  await expect(notice).toBeVisible();
  const own = await me.expectNotice(promotions.bonusWon);
  expect((await fills.jsonValue()).some((percent) => percent > 40 && percent < 100)).toBe(true);
  await expect(bar(center)).toHaveCount(0);
  await expect(center.getByText(activity.stateClaimed, { exact: true })).toBeVisible();
  await center.close();
  const mine = own + 5 * Number(unit);
  const { reply: summary } = await me.call(balanceSummary);
  expect(summary).toMatchObject({ bonus: '0', turnover: null, playable: `${mine}` });

  await page.goto('/account?z=balance-record');
  const lines = me.sheet(statement.title);
  const line = lines.getByRole('button', { name: new RegExp(`^${statement.lineBonusWon}`) });
  await expect(line).toContainText(`+${written(own, me.market)}`);
  // The balance equals everything received minus everything spent.
  await expect(lines.getByText(`+${written(mine, me.market)}`)).toBeVisible();
  await takeOut(() => payout.getByRole('button', { name: withdraw.all }).click());
  await me.expectBalance(mine % 100);
  await inOrder(dataDir, me.player);
});

test('a bonus that is not wagered is announced to expire, and taken back after its last day', async ({
  page,
  house,
  calendar,
  dataDir,
}) => {
  // Four days of clock jumps take 85 s. In `npm test` the house's tests cover the end of a bonus.
  test.skip(!LONG);
  test.setTimeout(400_000);
  const me = await Activities.signedUp(page, house.url);
  const { depositGifts, statement } = me.words;
  const bonus = async () => (await me.call(balanceSummary)).reply.bonus;
  await page.goto('/activity/deposit/new-user');
  await expect(page.getByText(depositGifts.stepNow)).toBeVisible();
  // The house closes each day that passes: four take less time than thirty.
  await changeNumbers(dataDir, { days: 4 });
  const days = async () =>
    (await me.call(payInfo)).reply.promotions.find(({ code }) => code === 'newUserDeposit')?.days;
  await expect.poll(days).toBe(4);
  const { reply: order } = await me.call(payRecharge, {
    ...{ port: 'qris', amount: (100n * me.market.unit).toString(), promotion: 'newUserDeposit' },
  });
  await expect.poll(async () => (await me.call(payOrderState, { id: order.id })).reply.status).toBe('paid');
  await page.reload();
  await expect(page.getByText(depositGifts.stepDone)).toBeVisible();
  expect(await bonus()).toBe((20n * me.market.unit).toString());

  // Within the last two days, whatever the time of this run.
  await calendar.passTo(await calendar.date(3), 12);
  // After the clock jump the session is over, so the player signs in again; the house checks for expiries every minute.
  const notice = () =>
    withDatabase(dataDir, async (db) => {
      const { rows } = await db.pool.query(
        'SELECT count(*)::int AS told FROM wagering_requirements WHERE reminded_at IS NOT NULL',
      );
      return rows[0].told;
    });
  await expect.poll(notice, { timeout: 120_000 }).toBeGreaterThan(0);
  await calendar.passTo(await calendar.date(3), 1);
  await expect.poll(bonus, { timeout: 120_000 }).toBe('0');
  await page.goto('/account?z=balance-record');
  await expect(me.sheet(statement.title).getByText(statement.lineBonusExpired)).toBeVisible();
  await inOrder(dataDir, me.player);
});
