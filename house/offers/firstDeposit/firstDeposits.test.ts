import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payInfo } from '../../../contract/http/money/deposits.ts';
import { withdrawInfo } from '../../../contract/http/money/withdrawals.ts';
import {
  firstDeposit,
  firstDepositBoard,
  firstDepositCard,
  firstDepositWithdraw,
} from '../../../contract/http/offers/depositGifts.ts';
import { promoAll, promoCenter } from '../../../contract/http/offers/promotions.ts';
import { phoneRegister, type SignedIn } from '../../../contract/http/people/accounts.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import {
  givenOf,
  openOrder,
  payIn,
  payOrderIn,
  refusalOf,
  startDeposits,
  takeBack,
} from '../../testing/offers/depositor.ts';
import { type OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { PASSWORD, type TestHouse } from '../../testing/testHouse.ts';

const HOUR = 3_600_000;
const CHOSEN = { promotion: 'firstDeposit' };

let offers: OffersHouse;
let house: TestHouse;
beforeAll(async () => {
  offers = await startDeposits();
  house = offers.house;
});
afterAll(async () => {
  // These tests count bets without their money, and simulate elapsed days.
  const findings = await reconcile(house.db);
  expect(findings.filter(({ check }) => /award|gift|deposit/i.test(check))).toEqual([]);
  await offers.close();
});

const page = ({ token }: SignedIn) => house.call(firstDeposit, { token });
const take = (who: SignedIn, key?: string) => offers.claim(firstDepositWithdraw, who, undefined, key);
const codeOf = ({ status, json }: { status: number; json: Record<string, unknown> }) =>
  status === 200 ? 0 : json.errCode;
const bonusOf = async ({ token }: SignedIn) =>
  Number((await house.call(withdrawInfo, { token })).bonus?.amount ?? 0) / Number(U);
let phones = 811_000_000;
const registerOn = (cookie: string): Promise<SignedIn> =>
  house.call(phoneRegister, { input: { phone: `${++phones}`, password: PASSWORD }, headers: { cookie } });

describe('the first deposit’s gift', () => {
  it('becomes claimable with exactly the stake that completes one wagering of the deposit, and is then bonus money', async () => {
    const player = await house.register();
    await offers.play(player.user.id, 500n * U);
    const { token } = player;
    const id = await payIn(house, token, 100n, CHOSEN);
    expect(await page(player)).toMatchObject({
      ...{ offer: null, refused: 'over', awards: [] },
      deposit: { amount: (100n * U).toString(), bonus: (100n * U).toString(), staked: '0', stakes: [1] },
    });
    expect(codeOf(await take(player))).toBe(1020);
    await offers.play(player.user.id, 100n * U - 1n);
    expect(codeOf(await take(player))).toBe(1020);
    await offers.tomorrow(1);
    await offers.play(player.user.id, 1n);
    expect((await page(player)).awards).toMatchObject([{ state: 'claimable', turnover: 10 }]);
    expect([codeOf(await take(player)), await bonusOf(player)]).toEqual([0, 100]);
    expect(await givenOf(house, token, id)).toBe(100);
    expect((await house.call(withdrawInfo, { token })).bonus?.turnover.required).toBe(
      (1_000n * U).toString(),
    );
    expect(codeOf(await take(player))).toBe(1046);
  });

  it('is doubled until 72 hours after registration, half later, from 20 U to 500 U', async () => {
    const player = await house.register();
    const { token } = player;
    expect(await house.call(firstDepositCard, { token })).toMatchObject({
      ...{ percent: 100, laterPercent: 50, most: (500n * U).toString(), open: true },
    });
    const { endTime } = await house.call(firstDepositCard, { token });
    await offers.pass((endTime ?? 0) - offers.now() - 60_000);
    const early = await openOrder(house, token, 600n, CHOSEN);
    await offers.pass(61_000);
    expect(await house.call(firstDepositCard, { token })).toMatchObject({ percent: 50, endTime: null });
    expect((await page(player)).offer).toMatchObject({ percent: 50, min: (20n * U).toString() });
    // A promise made in time is kept.
    await payOrderIn(house, early, 600n);
    expect((await page(player)).deposit).toMatchObject({ bonus: (500n * U).toString() });
  });

  it('is given once for several orders, for the one that is paid first', async () => {
    const player = await house.register();
    const ids = [];
    for (const amount of [50n, 80n]) ids.push(await openOrder(house, player.token, amount, CHOSEN));
    await payOrderIn(house, ids[1] ?? '', 80n);
    await payOrderIn(house, ids[0] ?? '', 50n);
    await offers.play(player.user.id, 500n * U);
    expect([codeOf(await take(player)), await bonusOf(player)]).toEqual([0, 80]);
    expect(await Promise.all(ids.map((id) => givenOf(house, player.token, id)))).toEqual([0, 80]);
  });

  it('is claimed once in a hundred concurrent requests, with the same reply for the same key, and by nobody else', async () => {
    const player = await house.register();
    await payIn(house, player.token, 40n, CHOSEN);
    await offers.play(player.user.id, 40n * U);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => take(player, `key-${i}`)));
    const done = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await take(player, `key-${done}`)).json).toEqual(answers[done]?.json);
    expect(await bonusOf(player)).toBe(40);
    expect(codeOf(await take(await house.register()))).toBe(1020);
  });

  it('is used up by the first deposit, whatever that gave', async () => {
    const player = await house.register();
    await payOrderIn(house, await openOrder(house, player.token, 50n), 10n, `part-${player.user.id}`);
    expect(await page(player)).toMatchObject({ offer: null, refused: 'over', deposit: null });
    expect(await refusalOf(house, player.token, 50n, CHOSEN)).toBe(1028);
  });

  it('expires 30 days after the deposit, earned or not', async () => {
    const [idle, late] = [await house.register(), await house.register()];
    for (const { token } of [idle, late]) await payIn(house, token, 20n, CHOSEN);
    await offers.play(late.user.id, 20n * U);
    expect((await page(late)).awards).toMatchObject([{ state: 'claimable' }]);
    await offers.pass(30 * 24 * HOUR + 60_000);
    await offers.play(idle.user.id, 20n * U);
    expect((await page(idle)).awards).toEqual([]);
    expect(codeOf(await take(late))).toBe(1025);
  });

  it('is not offered during a time-out, nor to a second account of one person, whose open order gives nothing', async () => {
    const cookie = `kilat_device=${randomBytes(16).toString('base64url')}`;
    const [one, two, three] = [await registerOn(cookie), await registerOn(cookie), await registerOn(cookie)];
    // Opened before anyone had it.
    await payIn(house, two.token, 30n, CHOSEN);
    await payIn(house, one.token, 30n, CHOSEN);
    for (const { user } of [one, two]) await offers.play(user.id, 30n * U);
    expect(codeOf(await take(one))).toBe(0);
    expect(codeOf(await take(two))).toBe(1022);
    expect((await page(two)).awards).toMatchObject([{ state: 'void', reason: 'oncePerPerson' }]);
    expect(await page(three)).toMatchObject({ offer: null, refused: 'person' });
    expect(await refusalOf(house, three.token, 30n, CHOSEN)).toBe(1028);
    const resting = await house.register();
    await offers.takeBreak(resting.user.id, HOUR);
    expect(await page(resting)).toMatchObject({ offer: null, refused: null, deposit: null });
    expect((await house.call(firstDepositCard, { token: resting.token })).open).toBe(false);
  });

  it('is not given for a charged-back deposit, claimable or not', async () => {
    const [staking, ready] = [await house.register(), await house.register()];
    const ids = [];
    for (const { token } of [staking, ready]) ids.push(await payIn(house, token, 50n, CHOSEN));
    await offers.play(ready.user.id, 50n * U);
    expect((await page(ready)).awards).toMatchObject([{ state: 'claimable' }]);
    for (const id of ids) await takeBack(house, id, 50n);
    await offers.play(staking.user.id, 50n * U);
    expect(codeOf(await take(staking))).toBe(1020);
    expect(codeOf(await take(ready))).toBe(1022);
    const { past } = await house.call(promoCenter, { token: ready.token, input: { page: 1, count: 20 } });
    expect(past.items).toMatchObject([{ state: 'void', reason: 'chargedBack' }]);
  });

  it('is given after the promotion’s end if promised before, and not while it is switched off', async () => {
    const player = await house.register();
    await payIn(house, player.token, 25n, CHOSEN);
    await offers.set('firstDeposit', { active: false });
    await offers.play(player.user.id, 25n * U);
    expect(codeOf(await take(player))).toBe(1028);
    const { promotions } = await house.call(payInfo, { token: (await house.register()).token });
    expect(promotions.map(({ code }) => code)).not.toContain('firstDeposit');
    await offers.set('firstDeposit', { active: true, until: offers.now() - 1 });
    expect(codeOf(await take(player))).toBe(0);
  });

  it('is shown with its terms, and on a board of the last fifty with masked names', async () => {
    const board = await house.call(firstDepositBoard, {});
    expect(board.length).toBeGreaterThan(0);
    for (const { name } of board) expect(name).toContain('***');
    expect(board.map(({ at }) => at)).toEqual(board.map(({ at }) => at).toSorted((a, b) => b - a));
    const { promotions } = await house.call(promoAll, {});
    expect(promotions.find(({ code }) => code === 'secondDeposit')?.terms).toMatchObject({
      ...{ leastDeposit: (20n * U).toString(), turnover: 10, games: 'contribution' },
      amounts: { exampleDeposit: (100n * U).toString(), exampleBonus: (50n * U).toString() },
    });
  });
});
