import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userBrief } from '../../../contract/http/accounts.ts';
import { payInfo, payOrder, payRecharge } from '../../../contract/http/deposits.ts';
import { userLimitsAmount, userLimitsBreak } from '../../../contract/http/limits.ts';
import { balanceFlow, balanceSummary } from '../../../contract/http/statement.ts';
import {
  withdraw,
  withdrawCancel,
  withdrawInfo,
  withdrawPending,
} from '../../../contract/http/withdrawals.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { addHolder, codeOf, keyed, PIN, referenceOf, tell } from '../../testing/payments/testPayments.ts';
import { startWith } from '../../testing/payments/testSettings.ts';
import { TestHouse } from '../../testing/testHouse.ts';

const text = { id: 'a', 'es-MX': 'b', en: 'c' };
const terms = { title: text, text, min: '5000000', percent: 100, most: '50000000' };
const PROMOTIONS = [
  { code: 'first', ...terms, firstOnly: true },
  { code: 'daily', ...terms, min: '10000000', percent: 10, most: '20000000', daily: true },
  { code: 'always', ...terms, percent: 5 },
  { code: 'often', ...terms, percent: 5, turnover: 3, days: 7 },
  { code: 'over', ...terms, until: 1_700_000_000_000 },
  { code: 'soon', ...terms, from: 9_000_000_000_000 },
];
const GRANT = MARKETS.id.grant;

let house: TestHouse;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ house, close } = await startWith({ depositPromotions: PROMOTIONS }));
});
afterAll(() => close());

const input = (amount: bigint, promotion?: string) => ({
  port: 'qris',
  amount: amount.toString(),
  ...(promotion !== undefined && { promotion }),
});
const open = (token: string, amount: bigint, promotion?: string) =>
  house.call(payRecharge, { token, headers: keyed(), input: input(amount, promotion) });
const ask = (token: string, amount: bigint, promotion: unknown) =>
  codeOf(house, payRecharge, { token, headers: keyed(), input: { ...input(amount), promotion } });
async function pay(id: string, amount: bigint, payment = `all-${id}`) {
  const reference = await referenceOf(house, 'deposit_orders', id);
  return tell(house, { kind: 'paid', reference, payment, amount });
}
const giftOf = async (token: string, id: string) =>
  (await house.call(payOrder, { token, input: { id } })).promotion?.given;
const offered = async (token: string) =>
  (await house.call(payInfo, { token })).promotions.map(({ code }) => code);
const moneyOf = async (token: string) => {
  const { balance, available } = await house.call(withdrawInfo, { token });
  return [BigInt(balance) - GRANT, BigInt(available)];
};

describe('promotions', () => {
  it('are offered while they run, with their terms', async () => {
    const { token } = await house.register();
    const { promotions } = await house.call(payInfo, { token });
    expect(promotions.map(({ code }) => code)).toEqual(['first', 'daily', 'always', 'often']);
    expect(promotions[0]).toEqual({ code: 'first', ...terms, turnover: 1, days: 30 });
  });

  it('of the seed are there in both markets', async () => {
    for (const market of [MARKETS.id, MARKETS.mx]) {
      const seeded = await TestHouse.start({ config: { market } });
      const { token } = await seeded.register(market.phone.example);
      const { promotions } = await seeded.call(payInfo, { token });
      expect(promotions.map(({ code, percent }) => [code, percent])).toEqual([
        ['first100', 100],
        ['daily10', 10],
      ]);
      await seeded.close();
    }
  });

  it.each([
    ['over', 1028],
    ['soon', 1028],
    ['nothing', 1028],
    ['__proto__', 1028],
    ['<b>', 3],
    ['', 3],
    [5, 3],
  ])('cannot be %j: %i', async (promotion, code) => {
    const { token } = await house.register();
    expect(await ask(token, 10_000_000n, promotion)).toBe(code);
  });

  it('want their least amount, and one key has one promotion', async () => {
    const { token } = await house.register();
    expect(await ask(token, 9_999_900n, 'daily')).toBe(3021);
    const headers = keyed('with-gift');
    const first = await house.call(payRecharge, { token, headers, input: input(10_000_000n, 'daily') });
    const again = await house.call(payRecharge, { token, headers, input: input(10_000_000n, 'daily') });
    expect(again).toEqual(first);
    for (const other of [undefined, 'first'])
      expect(await codeOf(house, payRecharge, { token, headers, input: input(10_000_000n, other) })).toBe(3);
  });

  it('are neither offered nor chosen during a break', async () => {
    const { token } = await house.register();
    await house.call(userLimitsBreak, { token, input: { kind: 'timeout', hours: 24 } });
    expect(await offered(token)).toEqual([]);
    expect(await ask(token, 10_000_000n, 'first')).toBe(7030);
  });

  it('do not hide that a limit of the player’s own is passed', async () => {
    const { token } = await house.register();
    await house.call(userLimitsAmount, { token, input: { kind: 'depositDay', amount: '9000000' } });
    expect(await ask(token, 10_000_000n, 'first')).toBe(7026);
    expect(await ask(token, 9_000_000n, 'first')).toBe(0);
  });
});

describe('a gift', () => {
  it('comes once all is paid, on what was ordered: not before, not twice, not for more', async () => {
    const { token } = await house.register();
    const { id, promotion } = await open(token, 40_000_000n, 'first');
    expect(promotion).toEqual({ code: 'first', bonus: '40000000', given: '0' });
    await pay(id, 15_000_000n, 'part');
    expect([await giftOf(token, id), ...(await moneyOf(token))]).toEqual(['0', 15_000_000n, 15_000_000n]);
    const rest = await Promise.all(Array.from({ length: 6 }, () => pay(id, 25_000_000n, 'rest')));
    expect(rest.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await giftOf(token, id)).toBe('40000000');
    expect(await moneyOf(token)).toEqual([80_000_000n, 40_000_000n]);
    await pay(id, 100_000_000n, 'too-much');
    expect(await giftOf(token, id)).toBe('40000000');
    expect(await moneyOf(token)).toEqual([180_000_000n, 140_000_000n]);
  });

  it('is no more than the most, also when more is paid at once', async () => {
    const { token } = await house.register();
    const { id, promotion } = await open(token, 60_000_000n, 'first');
    expect(promotion?.bonus).toBe('50000000');
    await pay(id, 90_000_000n);
    expect(await moneyOf(token)).toEqual([140_000_000n, 90_000_000n]);
  });

  it('comes late with a payment that comes late', async () => {
    const { token } = await house.register();
    const { id } = await open(token, 10_000_000n, 'always');
    await tell(house, { kind: 'expired', reference: await referenceOf(house, 'deposit_orders', id) });
    expect(await giftOf(token, id)).toBe('0');
    await pay(id, 10_000_000n);
    expect(await giftOf(token, id)).toBe('500000');
  });

  it('is staked as often as its terms say, which the order keeps, before it is the player’s', async () => {
    const { token, user } = await house.register();
    const { id } = await open(token, 10_000_000n, 'often');
    await pay(id, 10_000_000n);
    const { bonus } = await house.call(withdrawInfo, { token });
    expect(bonus).toMatchObject({ amount: '500000', turnover: { required: '1500000', toGo: '1500000' } });
    const inDays = ((bonus?.turnover.expiresAt ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(inDays)).toBe(7);
    expect(await house.call(userBrief, { token })).toMatchObject({ bonus: '500000', id: user.id });
    expect(await house.call(balanceSummary, { token })).toMatchObject({
      playable: (GRANT + 10_500_000n).toString(),
      bonus: '500000',
      turnover: { toGo: '1500000' },
    });
  });

  it('is kept by a withdrawal, or given up with it as the player says', async () => {
    const holder = await addHolder(house);
    const { token, account } = holder;
    await pay((await open(token, 20_000_000n, 'always')).id, 20_000_000n);
    const take = (bonus?: string) =>
      codeOf(house, withdraw, {
        token,
        headers: keyed(),
        input: { account, amount: '6000000', pin: PIN, bonus },
      });
    expect(await take('sometimes')).toBe(3);
    expect(await take()).toBe(0);
    expect((await house.call(withdrawInfo, { token })).bonus?.amount).toBe('1000000');
    const pending = await house.call(withdrawPending, { token });
    await house.call(withdrawCancel, { token, input: { id: pending.withdrawal?.id ?? '' } });
    expect(await take('giveUp')).toBe(0);
    expect(await house.call(withdrawInfo, { token })).toMatchObject({ bonus: null, available: '14000000' });
  });

  it('cannot be withdrawn before it is played through', async () => {
    const holder = await addHolder(house);
    const { id } = await open(holder.token, 20_000_000n, 'first');
    await pay(id, 20_000_000n);
    await pay((await open(holder.token, 50_000_000n)).id, 50_000_000n);
    const take = (amount: string) =>
      codeOf(house, withdraw, {
        token: holder.token,
        headers: keyed(),
        input: { account: holder.account, amount, pin: PIN },
      });
    expect(await take('70000100')).toBe(3003);
    expect(await take('70000000')).toBe(0);
  });

  it('is a line of its own in the statement, with its order', async () => {
    const { token } = await house.register();
    const { id } = await open(token, 10_000_000n, 'daily');
    await pay(id, 10_000_000n);
    const { items } = await house.call(balanceFlow, { token, input: { count: 10, kinds: undefined } });
    expect(items.map(({ kind, amount, order }) => [kind, amount, order])).toEqual([
      ['depositBonus', '1000000', id],
      ['deposit', '10000000', id],
      ['grant', GRANT.toString(), null],
    ]);
  });
});

describe('the gift of the first deposit', () => {
  it('comes once a player, however many orders were made and paid at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const { token } = await house.register();
      const orders = await Promise.all(Array.from({ length: 6 }, () => open(token, 10_000_000n, 'first')));
      await Promise.all(orders.flatMap(({ id }) => [pay(id, 10_000_000n), pay(id, 10_000_000n)]));
      const gifts = await Promise.all(orders.map(({ id }) => giftOf(token, id)));
      expect(gifts.sort()).toEqual(['0', '0', '0', '0', '0', '10000000']);
      expect(await moneyOf(token)).toEqual([70_000_000n, 60_000_000n]);
      expect(await offered(token)).toEqual(['daily', 'always', 'often']);
      expect(await ask(token, 10_000_000n, 'first')).toBe(1028);
    }
  });

  it('is over with the first deposit, whatever that one brought', async () => {
    const { token } = await house.register();
    await pay((await open(token, 10_000_000n)).id, 5_000_000n, 'a-part');
    expect(await offered(token)).not.toContain('first');
    expect(await ask(token, 10_000_000n, 'first')).toBe(1028);
  });
});

describe('the gift of a day', () => {
  it('comes once a day of the market, and another deposit brings another one the next day', async () => {
    const { token } = await house.register();
    const [one, two] = [await open(token, 10_000_000n, 'daily'), await open(token, 20_000_000n, 'daily')];
    await pay(two.id, 20_000_000n);
    await pay(one.id, 10_000_000n);
    expect([await giftOf(token, one.id), await giftOf(token, two.id)]).toEqual(['0', '2000000']);
    expect(await ask(token, 10_000_000n, 'daily')).toBe(1028);
    expect(await offered(token)).toEqual(['always', 'often']);
    await house.db.pool.query(`BEGIN; SET LOCAL session_replication_role = 'replica';
      UPDATE deposit_orders SET promo_slot = 'daily:1' WHERE id IN (${one.id}, ${two.id}); COMMIT`);
    expect(await offered(token)).toEqual(['daily', 'always', 'often']);
    const next = await open(token, 10_000_000n, 'daily');
    await pay(next.id, 10_000_000n);
    expect(await giftOf(token, next.id)).toBe('1000000');
  });
});
