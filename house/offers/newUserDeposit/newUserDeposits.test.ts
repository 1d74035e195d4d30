import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payInfo } from '../../../contract/http/money/deposits.ts';
import { inviteDeposit, newUserDeposit } from '../../../contract/http/offers/depositGifts.ts';
import { promoAll } from '../../../contract/http/offers/promotions.ts';
import { phoneRegister, type SignedIn } from '../../../contract/http/people/accounts.ts';
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
import { codeOf } from '../../testing/payments/testPayments.ts';
import { PASSWORD, type TestHouse } from '../../testing/testHouse.ts';

const DAY = 86_400_000;
const CHOSEN = { promotion: 'newUserDeposit' };

let offers: OffersHouse;
let house: TestHouse;
beforeAll(async () => {
  offers = await startDeposits();
  house = offers.house;
});
afterAll(() => offers.close());

const page = ({ token }: SignedIn) => house.call(newUserDeposit, { token });
const canJoin = async ({ token }: SignedIn) => (await house.call(promoAll, { token })).canJoin;
const statesOf = async (who: SignedIn) => (await page(who)).steps.map(({ state }) => state);
const invited = ({ user }: SignedIn, by: SignedIn) =>
  house.db.pool.query('UPDATE users SET invited_by = $2 WHERE id = $1', [user.id, by.user.id]);

describe('a new player’s deposits', () => {
  it('give 20, 25 and 30 %, each from its own minimum and up to 200 U, a step for each deposit', async () => {
    const player = await house.register();
    const { token } = player;
    expect(await canJoin(player)).toContain('DEPOSIT_REWARD_NEW_USER');
    expect(await statesOf(player)).toEqual(['now', 'later', 'later']);
    const given: number[] = [];
    for (const [amount, least] of [
      [100n, 20n],
      [50n, 50n],
      [1_000n, 100n],
    ] as const) {
      expect(await refusalOf(house, token, least - 1n, CHOSEN)).toBe(3021);
      given.push(await givenOf(house, token, await payIn(house, token, amount, CHOSEN)));
    }
    expect(given).toEqual([20, 12.5, 200]);
    expect(await statesOf(player)).toEqual(['done', 'done', 'done']);
    expect(await canJoin(player)).not.toContain('DEPOSIT_REWARD_NEW_USER');
    expect(await refusalOf(house, token, 100n, CHOSEN)).toBe(1028);
  });

  it('skip a step if its deposit used another gift', async () => {
    const player = await house.register();
    await payIn(house, player.token, 20n);
    expect(await statesOf(player)).toEqual(['over', 'now', 'later']);
    expect((await page(player)).offer).toMatchObject({ percent: 25, min: (50n * U).toString() });
  });

  it('end exactly seven days after registration', async () => {
    const player = await house.register();
    const { endTime } = await page(player);
    await offers.pass(endTime - offers.now() - 60_000);
    expect((await page(player)).offer).toMatchObject({ until: endTime });
    await offers.pass(61_000);
    expect(await page(player)).toMatchObject({ offer: null, refused: 'over' });
    expect(await statesOf(player)).toEqual(['over', 'over', 'over']);
  });

  it('are given once per person: an order of a second account gives nothing, and none is offered', async () => {
    const cookie = `kilat_device=${randomBytes(16).toString('base64url')}`;
    const register = (phone: string): Promise<SignedIn> =>
      house.call(phoneRegister, { input: { phone, password: PASSWORD }, headers: { cookie } });
    const [one, two] = [await register('812000001'), await register('812000002')];
    const order = await payIn(house, one.token, 100n, CHOSEN);
    expect(await givenOf(house, one.token, order)).toBe(20);
    expect(await page(two)).toMatchObject({ offer: null, refused: 'person' });
    expect(await canJoin(two)).not.toContain('DEPOSIT_REWARD_NEW_USER');
    expect(await refusalOf(house, two.token, 100n, CHOSEN)).toBe(1028);
  });

  it('are given on the page after a time-out that delayed them, once in many concurrent views', async () => {
    const player = await house.register();
    const id = await openOrder(house, player.token, 100n, CHOSEN);
    await offers.takeBreak(player.user.id, 3_600_000);
    await payOrderIn(house, id, 100n);
    expect(await page(player)).toMatchObject({ offer: null, awards: [{ state: 'claimable' }] });
    expect(await givenOf(house, player.token, id)).toBe(0);
    await offers.pass(3_601_000);
    await Promise.all(Array.from({ length: 12 }, () => page(player)));
    expect(await givenOf(house, player.token, id)).toBe(20);
    expect((await page(player)).awards).toMatchObject([{ state: 'claimed' }]);
  });

  it('are kept after a chargeback of the deposit: once wagered they pay the debt', async () => {
    const player = await house.register();
    const id = await payIn(house, player.token, 100n, CHOSEN);
    await takeBack(house, id, 100n);
    expect(await givenOf(house, player.token, id)).toBe(20);
    expect((await page(player)).offer).toMatchObject({ percent: 25 });
  });
});

describe('special invite deposits', () => {
  it('are for nobody before there are promoters, and not for players invited by another player', async () => {
    const [friend, player] = [await house.register(), await house.register()];
    await invited(player, friend);
    expect(await codeOf(house, inviteDeposit, { token: player.token })).toBe(1022);
    for (const token of [undefined, player.token]) {
      const { promotions } = await house.call(promoAll, token === undefined ? {} : { token });
      expect(promotions.map(({ code }) => code)).not.toContain('inviteDeposit');
    }
    const { promotions } = await house.call(payInfo, { token: player.token });
    expect(promotions.map(({ code }) => code)).not.toContain('inviteDeposit');
    expect(await refusalOf(house, player.token, 100n, { promotion: 'inviteDeposit' })).toBe(1028);
  });

  it('give 30, 30 and 50 % to players invited by one', async () => {
    const promoter = await house.register();
    await house.db.pool.query('INSERT INTO promoters (user_id, since) VALUES ($1, 0)', [promoter.user.id]);
    const player = await house.register();
    await invited(player, promoter);
    const { token } = player;
    expect(await canJoin(player)).toContain('DEPOSIT_REWARD_SPA_INVITE');
    const cards = (await house.call(promoAll, { token })).promotions;
    expect(cards.map(({ code }) => code)).toContain('inviteDeposit');
    const given: number[] = [];
    for (const amount of [20n, 50n, 100n])
      given.push(
        await givenOf(house, token, await payIn(house, token, amount, { promotion: 'inviteDeposit' })),
      );
    expect(given).toEqual([6, 15, 50]);
    expect((await house.call(inviteDeposit, { token })).steps.map(({ percent }) => percent)).toEqual([
      ...[30, 30, 50],
    ]);
    await offers.pass(7 * DAY);
    expect(await house.call(inviteDeposit, { token })).toMatchObject({ offer: null, refused: 'over' });
  });
});
