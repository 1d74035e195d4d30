import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { payInfo, payOrder, payRecharge } from '../../../contract/http/money/deposits.ts';
import { balanceFlow, balanceSummary } from '../../../contract/http/money/statement.ts';
import {
  withdraw,
  withdrawCancel,
  withdrawInfo,
  withdrawPending,
} from '../../../contract/http/money/withdrawals.ts';
import { userBrief } from '../../../contract/http/people/accounts.ts';
import { userLimitsAmount, userLimitsBreak } from '../../../contract/http/people/limits.ts';
import { MARKETS } from '../../../contract/markets.ts';
import {
  givenOf,
  openOrder,
  payIn,
  payOrderIn,
  refusalOf,
  startDeposits,
} from '../../testing/offers/depositor.ts';
import { type OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import {
  addHolder,
  codeOf,
  keyed,
  PIN,
  referenceOf,
  sendCallback,
} from '../../testing/payments/testPayments.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { reconcile } from '../ledger/reconcile/reconcile.ts';
import { depositOrders } from './tables.ts';

/** The gift for a new player's deposits is given when they are credited; it shows what payments promise of gifts. */
const GIFT = 'newUserDeposit';
const GRANT = MARKETS.id.grant;

let offers: OffersHouse;
let house: TestHouse;
beforeAll(async () => {
  offers = await startDeposits();
  house = offers.house;
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await offers.close();
});

const offered = async (token: string) =>
  (await house.call(payInfo, { token })).promotions.map(({ code }) => code);
/** The balance of wallet and bonus account, and its withdrawable part, in U. */
const moneyOf = async (token: string) => {
  const { balance, available } = await house.call(withdrawInfo, { token });
  return [(BigInt(balance) - GRANT) / U, BigInt(available) / U];
};

describe('gifts of deposits', () => {
  it('are offered with their terms', async () => {
    const { token } = await house.register();
    const { promotions } = await house.call(payInfo, { token });
    expect(promotions.map(({ code, gives }) => [code, gives])).toEqual([
      ['firstDeposit', 'staked'],
      [GIFT, 'credited'],
    ]);
    expect(promotions[1]).toEqual({
      ...{ code: GIFT, min: (20n * U).toString(), percent: 20, most: (200n * U).toString() },
      ...{ turnover: 8, days: 30, gives: 'credited', until: expect.any(Number) },
    });
  });

  it('exist in Mexico too, in its own currency', async () => {
    const { mx } = MARKETS;
    const mexico = await TestHouse.start({ config: { market: mx } });
    const { token } = await mexico.register(mx.phone.example);
    const { promotions } = await mexico.call(payInfo, { token });
    expect(promotions.map(({ code, min }) => [code, BigInt(min)])).toEqual([
      ['firstDeposit', 20n * mx.unit],
      [GIFT, 20n * mx.unit],
    ]);
    await mexico.close();
  });

  it.each([
    ['secondDeposit', 1028],
    ['inviteDeposit', 1028],
    ['checkIn', 1028],
    ['nothing', 1028],
    ['__proto__', 1028],
    ['<b>', 3],
    ['', 3],
  ])('cannot be %j: %i', async (promotion, code) => {
    const { token } = await house.register();
    expect(await refusalOf(house, token, 100n, { promotion })).toBe(code);
  });

  it('need their minimum amount, and one key has one promotion', async () => {
    const { token } = await house.register();
    await payIn(house, token, 20n);
    expect(await refusalOf(house, token, 49n, { promotion: GIFT })).toBe(3021);
    const headers = keyed('with-gift');
    const input = (promotion?: string) => ({ port: 'qris', amount: (50n * U).toString(), promotion });
    const first = await house.call(payRecharge, { token, headers, input: input(GIFT) });
    expect(await house.call(payRecharge, { token, headers, input: input(GIFT) })).toEqual(first);
    for (const other of [undefined, 'secondDeposit'])
      expect(await codeOf(house, payRecharge, { token, headers, input: input(other) })).toBe(3);
    // Also when the player is no longer eligible.
    await payOrderIn(house, first.id, 50n);
    const again = await house.call(payRecharge, { token, headers, input: input(GIFT) });
    expect([again.id, again.promotion?.given]).toEqual([first.id, (12n * U + U / 2n).toString()]);
  });

  it('are neither offered nor accepted during a time-out', async () => {
    const { token } = await house.register();
    await house.call(userLimitsBreak, { token, input: { kind: 'timeout', hours: 24 } });
    expect(await offered(token)).toEqual([]);
    expect(await refusalOf(house, token, 100n, { promotion: GIFT })).toBe(7030);
  });

  it('do not hide that one of the player’s own limits is exceeded', async () => {
    const { token } = await house.register();
    await house.call(userLimitsAmount, {
      token,
      input: { kind: 'depositDay', amount: (90n * U).toString() },
    });
    expect(await refusalOf(house, token, 100n, { promotion: GIFT })).toBe(7026);
    expect(await refusalOf(house, token, 90n, { promotion: GIFT })).toBe(0);
  });
});

describe('a gift', () => {
  it('comes once the order is fully paid, for the ordered amount: not before, not twice, not for more', async () => {
    const { token } = await house.register();
    const id = await openOrder(house, token, 400n, { promotion: GIFT });
    const { promotion } = await house.call(payOrder, { token, input: { id } });
    expect(promotion).toEqual({ code: GIFT, bonus: (80n * U).toString(), given: '0', gives: 'credited' });
    await payOrderIn(house, id, 150n, 'part');
    expect([await givenOf(house, token, id), ...(await moneyOf(token))]).toEqual([0, 150n, 150n]);
    await Promise.all(Array.from({ length: 6 }, () => payOrderIn(house, id, 250n, 'rest')));
    expect([await givenOf(house, token, id), ...(await moneyOf(token))]).toEqual([80, 480n, 400n]);
    await payOrderIn(house, id, 1_000n, 'too-much');
    expect([await givenOf(house, token, id), ...(await moneyOf(token))]).toEqual([80, 1_480n, 1_400n]);
  });

  it('does not exceed the maximum, also when more is paid at once', async () => {
    const { token } = await house.register();
    const id = await openOrder(house, token, 1_100n, { promotion: GIFT });
    await payOrderIn(house, id, 1_500n);
    expect([await givenOf(house, token, id), ...(await moneyOf(token))]).toEqual([200, 1_700n, 1_500n]);
  });

  it('comes with a late payment too', async () => {
    const { token } = await house.register();
    const id = await openOrder(house, token, 100n, { promotion: GIFT });
    await sendCallback(house, { kind: 'expired', reference: await referenceOf(house, 'deposit_orders', id) });
    expect(await givenOf(house, token, id)).toBe(0);
    await payOrderIn(house, id, 100n);
    expect(await givenOf(house, token, id)).toBe(20);
  });

  it('is given once, however many orders were promised it and paid at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const { token } = await house.register();
      const ids = await Promise.all(
        Array.from({ length: 6 }, () => openOrder(house, token, 100n, { promotion: GIFT })),
      );
      await Promise.all(ids.flatMap((id) => [payOrderIn(house, id, 100n), payOrderIn(house, id, 100n)]));
      const given = await Promise.all(ids.map((id) => givenOf(house, token, id)));
      expect(given.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 20]);
      expect(await moneyOf(token)).toEqual([620n, 600n]);
    }
  });

  it('has the wagering multiple of its terms, which the order stores, before it becomes own money', async () => {
    const { token, user } = await house.register();
    await payIn(house, token, 100n, { promotion: GIFT });
    const { bonus } = await house.call(withdrawInfo, { token });
    const toGo = (160n * U).toString();
    expect(bonus).toMatchObject({ amount: (20n * U).toString(), turnover: { required: toGo, toGo } });
    expect(Math.round(((bonus?.turnover.expiresAt ?? 0) - offers.now()) / 86_400_000)).toBe(30);
    expect(await house.call(userBrief, { token })).toMatchObject({
      bonus: (20n * U).toString(),
      id: user.id,
    });
    expect(await house.call(balanceSummary, { token })).toMatchObject({
      playable: (GRANT + 120n * U).toString(),
      turnover: { toGo },
    });
  });

  it('is kept by a withdrawal, or forfeited with it as the player chooses', async () => {
    const { token, account } = await addHolder(house);
    await payIn(house, token, 200n, { promotion: GIFT });
    const take = (bonus?: string) =>
      codeOf(house, withdraw, {
        ...{ token, headers: keyed() },
        input: { account, amount: (60n * U).toString(), pin: PIN, bonus },
      });
    expect(await take('sometimes')).toBe(3);
    expect(await take()).toBe(0);
    expect((await house.call(withdrawInfo, { token })).bonus?.amount).toBe((40n * U).toString());
    const pending = await house.call(withdrawPending, { token });
    await house.call(withdrawCancel, { token, input: { id: pending.withdrawal?.id ?? '' } });
    expect(await take('giveUp')).toBe(0);
    expect(await house.call(withdrawInfo, { token })).toMatchObject({
      bonus: null,
      available: (140n * U).toString(),
    });
  });

  it('cannot be withdrawn before it is wagered', async () => {
    const { token, account } = await addHolder(house);
    await payIn(house, token, 200n, { promotion: GIFT });
    await payIn(house, token, 500n);
    const take = (amount: bigint) =>
      codeOf(house, withdraw, {
        ...{ token, headers: keyed() },
        input: { account, amount: amount.toString(), pin: PIN },
      });
    expect(await take(700n * U + 100n)).toBe(3003);
    expect(await take(700n * U)).toBe(0);
  });

  it('is a separate line in the statement', async () => {
    const { token } = await house.register();
    await payIn(house, token, 100n, { promotion: GIFT });
    const { items } = await house.call(balanceFlow, { token, input: { count: 10, kinds: undefined } });
    expect(items.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['award', (20n * U).toString()],
      ['deposit', (100n * U).toString()],
      ['grant', GRANT.toString()],
    ]);
  });

  it('of a payment during a time-out waits, and comes without wagering if it expired by the end', async () => {
    // The house closes each day that passes: four test the same as thirty.
    await offers.set(GIFT, { numbers: { days: 4 } });
    const { token, user } = await house.register();
    const id = await openOrder(house, token, 100n, { promotion: GIFT });
    await offers.set(GIFT, { numbers: { days: 30 } });
    await offers.takeBreak(user.id, 3_600_000);
    await payOrderIn(house, id, 100n);
    expect([await givenOf(house, token, id), ...(await moneyOf(token))]).toEqual([0, 100n, 100n]);
    const { rows } = await house.db.pool.query('SELECT state FROM awards WHERE user_id = $1', [user.id]);
    expect(rows).toEqual([{ state: 'open' }]);
    await offers.takeBreak(user.id, 5 * 86_400_000);
    await offers.pass(5 * 86_400_000 + 60_000);
    await vi.waitFor(async () => expect(await givenOf(house, token, id)).toBe(20), {
      ...{ timeout: 90_000, interval: 500 },
    });
    expect(await moneyOf(token)).toEqual([120n, 120n]);
  });

  it('that the payments’ own settings promised before promotions existed is given as promised', async () => {
    const { token, user } = await house.register();
    const [order] = await house.db.orm
      .insert(depositOrders)
      .values({
        ...{ userId: BigInt(user.id), currency: 'IDR', port: 'qris', fee: 0n, key: 'before' },
        ...{ amount: 100n * U, payable: 100n * U, reference: 'BEFORE', createdAt: 1, expiresAt: 2 },
        ...{ promotion: 'first100', promoPercent: 100, promoMin: 1n, promoMost: 500n * U, bonus: 100n * U },
        ...{ promoSlot: 'first', promoWagering: 1, promoDays: 30 },
      })
      .returning({ id: depositOrders.id });
    // The first deposit's gift is already promised.
    expect(await offered(token)).toEqual([GIFT]);
    await payOrderIn(house, String(order?.id), 100n);
    expect([await givenOf(house, token, String(order?.id)), ...(await moneyOf(token))]).toEqual([
      ...[100, 200n, 100n],
    ]);
  });
});
