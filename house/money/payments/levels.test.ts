import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdraw, withdrawCancel, withdrawInfo } from '../../../contract/http/money/withdrawals.ts';
import {
  addHolder,
  codeOf,
  keyed,
  PIN,
  recharge,
  referenceOf,
  sendCallback,
} from '../../testing/payments/testPayments.ts';
import { startWith } from '../../testing/payments/testSettings.ts';
import type { TestHouse } from '../../testing/testHouse.ts';

const LEVELS = [
  { level: 0, deposits: '0', max: '50000000' },
  { level: 1, deposits: '100000000', max: '80000000' },
  { level: 2, deposits: '300000000', max: '200000000' },
];

let house: TestHouse;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ house, close } = await startWith({ withdrawLevels: LEVELS }));
});
afterAll(() => close());

type Holder = Awaited<ReturnType<typeof addHolder>>;

async function order(holder: Holder, amount: bigint) {
  const { id } = await recharge(house, holder.token, amount.toString());
  const reference = await referenceOf(house, 'deposit_orders', id);
  return () => sendCallback(house, { kind: 'paid', reference, payment: `p-${id}`, amount });
}
async function funded(amount: bigint): Promise<Holder> {
  const holder = await addHolder(house);
  await (await order(holder, amount))();
  return holder;
}
const requestOf = ({ token, account }: Holder, amount: string) =>
  codeOf(house, withdraw, { token, headers: keyed(), input: { account, amount, pin: PIN } });
const vipOf = async ({ token }: Holder) => (await house.call(withdrawInfo, { token })).vip;

describe('levels', () => {
  it('are listed with the player’s own, by total deposits', async () => {
    const holder = await addHolder(house);
    expect(await vipOf(holder)).toEqual({ level: 0, deposited: '0', levels: LEVELS });
    for (const [amount, level] of [
      [99_999_900n, 0],
      [1_000_000n, 1],
      [199_000_000n, 1],
      [1_000_000n, 2],
    ] as const) {
      await (await order(holder, amount))();
      expect((await vipOf(holder)).level).toBe(level);
    }
    expect((await vipOf(holder)).deposited).toBe('300999900');
  });

  it('limit a single withdrawal to their maximum, exactly', async () => {
    const below = await funded(99_999_900n);
    expect(await requestOf(below, '50000100')).toBe(1051);
    expect(await requestOf(below, '50000000')).toBe(0);
    const at = await funded(100_000_000n);
    expect(await requestOf(at, '80000100')).toBe(1051);
    expect(await requestOf(at, '80000000')).toBe(0);
  });

  it('count deposits and not the balance: an order alone, or a gift, raises nobody', async () => {
    const holder = await funded(60_000_000n);
    await recharge(house, holder.token, '100000000');
    expect(await vipOf(holder)).toMatchObject({ level: 0, deposited: '60000000' });
    expect(await requestOf(holder, '50000100')).toBe(1051);
    expect(await requestOf(holder, '50000000')).toBe(0);
    const { token } = holder;
    const { rows } = await house.db.pool.query('SELECT id FROM withdrawals WHERE user_id = $1', [
      holder.userId,
    ]);
    await house.call(withdrawCancel, { token, input: { id: String(rows[0].id) } });
    expect((await vipOf(holder)).level).toBe(0);
  });

  it('are enforced while the payment that raises the player comes at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const holder = await funded(90_000_000n);
      const pay = await order(holder, 10_000_000n);
      const [codes] = await Promise.all([
        Promise.all(Array.from({ length: 8 }, () => requestOf(holder, '80000000'))),
        pay(),
      ]);
      expect(codes.every((code) => [0, 1051, 3009].includes(code))).toBe(true);
      expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(1);
      // 3009 shows that one was accepted, which was after the payment.
      expect(codes.includes(3009) && !codes.includes(0)).toBe(false);
      expect(await requestOf(holder, '80000000')).toBe(codes.includes(0) ? 3009 : 0);
    }
  });
});
