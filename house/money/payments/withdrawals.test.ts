import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../contract/http/call.ts';
import {
  bankAccountAdd,
  bankAccountChange,
  bankAccountDelete,
  bankAccountLatest,
  bankAccounts,
  bankSupport,
} from '../../../contract/http/money/bankAccounts.ts';
import {
  payhubWithdrawBanks,
  withdraw,
  withdrawBanks,
  withdrawCancel,
  withdrawFee,
  withdrawInfo,
  withdrawOrderState,
  withdrawOrders,
  withdrawPending,
  withdrawPorts,
} from '../../../contract/http/money/withdrawals.ts';
import { userBrief } from '../../../contract/http/people/accounts.ts';
import {
  addHolder,
  codeOf,
  keyed,
  PIN,
  recharge,
  referenceOf,
  sendCallback,
  takeOut,
} from '../../testing/payments/testPayments.ts';
import { leaveAlone } from '../../testing/people/testSecurity.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { reconcile } from '../ledger/reconcile/reconcile.ts';

let house: TestHouse;
let slow: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ config: { payments: { paysAfter: 1, review: 0 } } });
  // A house with a long review: here nothing leaves it.
  slow = await TestHouse.start({ config: { payments: { paysAfter: 0, review: 3_600_000 } } });
});
afterAll(async () => {
  for (const one of [house, slow]) {
    expect(await reconcile(one.db)).toEqual([]);
    await one.close();
  }
});

const HALF = '50000000';

/** Adds a holder who deposited a million rupiah and has not played. */
async function funded(at: TestHouse) {
  const holder = await addHolder(at);
  const { id } = await recharge(at, holder.token, '100000000');
  const reference = await referenceOf(at, 'deposit_orders', id);
  await sendCallback(at, { kind: 'paid', reference, payment: `first-${id}`, amount: 100_000_000n });
  return holder;
}

describe('bank accounts', () => {
  const fields = { bank: 'BRI', number: '012345678901234', holder: 'Siti', pin: PIN };

  it.each([
    [{ number: '12345' }, 3],
    [{ number: '0123456789' }, 3],
    [{ number: '01234567890123x' }, 3],
    [{ bank: 'NOBANK' }, 3],
    [{ holder: '<script>' }, 3],
    [{ holder: 'A'.repeat(100) }, 3],
    [{ pin: '000000' }, 7031],
    [{ pin: '1' }, 3],
  ])('with %o are refused with %i', async (change, code) => {
    const { token } = await addHolder(slow);
    expect(await codeOf(slow, bankAccountAdd, { token, input: { ...fields, ...change } })).toBe(code);
  });

  it('are limited to five, with the last used first, and can be changed and deleted by their player', async () => {
    const { token, account } = await addHolder(slow);
    const { token: other } = await addHolder(slow);
    const add = (i: number) => ({ ...fields, number: `01234567890123${i}` });
    const adding = [0, 1, 2, 3, 4, 5, 6].map((i) => codeOf(slow, bankAccountAdd, { token, input: add(i) }));
    expect((await Promise.all(adding)).sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 3010, 3010, 3010]);
    const { accounts, limit } = await slow.call(bankAccounts, { token });
    expect([accounts.length, limit]).toEqual([5, 5]);
    expect(accounts.find(({ id }) => id === account)).toMatchObject({
      number: '******6789',
      holder: 'BUDI SANTOSO',
    });
    expect((await slow.call(bankAccountLatest, { token })).account?.id).toBe(accounts[0]?.id);

    const change = { id: account, ...fields, number: '999999999999999' };
    expect(await codeOf(slow, bankAccountChange, { token: other, input: change })).toBe(704);
    expect(await codeOf(slow, bankAccountDelete, { token: other, input: { id: account } })).toBe(704);
    expect((await slow.call(bankAccountChange, { token, input: change })).number).toBe('***********9999');
    await slow.call(bankAccountDelete, { token, input: { id: account } });
    expect(await codeOf(slow, bankAccountDelete, { token, input: { id: account } })).toBe(704);
    expect((await slow.call(bankAccounts, { token })).accounts).toHaveLength(4);
  });

  it('can be at the banks and wallets of the market', async () => {
    const { token } = await addHolder(slow);
    const { banks } = await slow.call(bankSupport, { token });
    const [all, wallets] = await Promise.all([
      slow.call(withdrawBanks, { token }),
      slow.call(payhubWithdrawBanks, { token }),
    ]);
    expect(all.banks.length + wallets.banks.length).toBe(banks.length);
    expect((await slow.call(withdrawPorts, { token })).ports.map(({ code }) => code)).toEqual([
      'bank',
      'ewallet',
    ]);
  });
});

describe('a withdrawal', () => {
  it('reserves its money at once, and returns it when it is cancelled in review', async () => {
    const holder = await funded(slow);
    const { token } = holder;
    expect(await slow.call(withdrawInfo, { token })).toMatchObject({
      balance: '200000000',
      available: '100000000',
    });
    const { id, number } = await takeOut(slow, holder, HALF);
    expect(number).toBe('******6789');
    expect(await slow.call(withdrawInfo, { token })).toMatchObject({
      balance: '150000000',
      available: '50000000',
    });
    expect((await slow.call(withdrawPending, { token })).withdrawal?.id).toBe(id);
    const { token: other } = await addHolder(slow);
    for (const call of [withdrawCancel, withdrawOrderState] as Call<unknown, unknown>[])
      expect(await codeOf(slow, call, { token: other, input: { id } })).toBe(704);
    const cancelled = await Promise.all(
      Array.from({ length: 5 }, () => slow.call(withdrawCancel, { token, input: { id } })),
    );
    expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set(['cancelled']));
    expect(await slow.call(withdrawInfo, { token })).toMatchObject({ balance: '200000000' });
    expect((await slow.call(withdrawPending, { token })).withdrawal).toBeNull();
    expect((await slow.call(withdrawOrders, { token, input: { page: 1, count: 5 } })).total).toBe(1);
  });

  it('is refused with the codes of the catalogue', async () => {
    const holder = await funded(slow);
    const { token, account } = holder;
    const input = { account, amount: HALF, pin: PIN };
    const request = (change: object, key?: string) =>
      codeOf(slow, withdraw, { token, headers: keyed(key), input: { ...input, ...change } });
    expect(await codeOf(slow, withdraw, { token, input })).toBe(3);
    expect(await codeOf(slow, withdraw, { input, headers: keyed() })).toBe(10004);
    for (const amount of ['4999900', '2500000100', '5000001']) expect(await request({ amount })).toBe(3021);
    for (const amount of ['0', '-5000000', '1.5', '1e8', 'x', 5_000_000, '9'.repeat(20), null])
      expect(await request({ amount })).toBe(3);
    expect(await request({ amount: '100000100' })).toBe(3003);
    expect(await request({ pin: '999999' })).toBe(7031);
    const stranger = await addHolder(slow);
    expect(await request({ account: stranger.account })).toBe(704);
    const both = await Promise.all([request({}), request({})]);
    expect(both.sort((a, b) => a - b)).toEqual([0, 3009]);
    expect(await codeOf(slow, withdrawFee, { token, input: { amount: '1' } })).toBe(3021);
    expect(await slow.call(withdrawFee, { token, input: { amount: HALF } })).toEqual({
      fee: '250000',
      arrives: '49750000',
    });
  });

  it('is made once per key', async () => {
    const holder = await funded(slow);
    const { token, account } = holder;
    const request = { token, headers: keyed('out'), input: { account, amount: HALF, pin: PIN } };
    const replies = await Promise.all(Array.from({ length: 4 }, () => slow.call(withdraw, request)));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(await slow.call(withdrawInfo, { token })).toMatchObject({ balance: '150000000' });
  });

  it('is paid by the gateway after the review, minus the fee, and counts towards the daily limit', async () => {
    const holder = await funded(house);
    const { token } = holder;
    const { id } = await takeOut(house, holder, HALF);
    await vi.waitFor(
      async () =>
        expect((await house.call(withdrawOrderState, { token, input: { id } })).status).toBe('paid'),
      { timeout: 15_000, interval: 300 },
    );
    const { rows } = await house.db.pool.query(
      "SELECT amount FROM sandbox_orders WHERE kind = 'payout' ORDER BY id DESC LIMIT 1",
    );
    expect(rows).toEqual([{ amount: 49_750_000n }]);
    expect(await codeOf(house, withdrawCancel, { token, input: { id } })).toBe(703);
    const reference = await referenceOf(house, 'withdrawals', id);
    // A later contradictory event of the gateway changes nothing.
    expect((await sendCallback(house, { kind: 'payoutRefused', reference })).status).toBe(200);
    const info = await house.call(withdrawInfo, { token });
    expect(info.daily).toMatchObject({ amountLeft: '9950000000', countLeft: 4 });
    await house.db.pool.query(
      `UPDATE site_config SET value = '{"amount": "60000000", "count": 5}', seeded = false
       WHERE key = 'withdrawDaily' AND market = 'id'`,
    );
    await vi.waitFor(
      async () => expect((await house.call(withdrawInfo, { token })).daily.amount).toBe('60000000'),
      { timeout: 8_000, interval: 300 },
    );
    const input = { account: holder.account, amount: HALF, pin: PIN };
    expect(await codeOf(house, withdraw, { token, headers: keyed(), input })).toBe(3036);
  });
});

describe('a session idle for half an hour', () => {
  it('cannot withdraw money or change a bank account before it signs in again', async () => {
    const { token, account } = await funded(slow);
    const { id } = await slow.call(userBrief, { token });
    await leaveAlone(slow, id, 31 * 60_000);
    const fields = { bank: 'BRI', number: '012345678901234', holder: 'Siti', pin: PIN };
    const refused = async <Input>(call: Call<Input, unknown>, input: Input) =>
      expect(await codeOf(slow, call, { token, input, headers: keyed() })).toBe(10009);
    await refused(withdraw, { account, amount: HALF, pin: PIN });
    await refused(bankAccountAdd, fields);
    await refused(bankAccountChange, { ...fields, id: account });
    await refused(bankAccountDelete, { id: account });
    expect(await slow.call(withdrawPending, { token })).toEqual({ withdrawal: null });
  });
});
