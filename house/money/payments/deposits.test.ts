import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../contract/http/call.ts';
import { bankAccountDelete } from '../../../contract/http/money/bankAccounts.ts';
import {
  currencyRate,
  feedbackCallback,
  ordersBank,
  payBanks,
  payFeedbackAdd,
  payFeedbacks,
  payFirstAmount,
  payhubBanks,
  payInfo,
  payLastRecharge,
  payOrder,
  payOrderState,
  payOrders,
  payPorts,
  payRecharge,
  payRecover,
} from '../../../contract/http/money/deposits.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { isClabe } from '../../../contract/payments/clabe.ts';
import { readEmvPayload } from '../../../contract/payments/emv.ts';
import { isTronAddress } from '../../../contract/payments/tron.ts';
import { isVirtualAccount } from '../../../contract/payments/virtualAccounts.ts';
import { isVoucherReference } from '../../../contract/payments/vouchers.ts';
import {
  addHolder,
  codeOf,
  keyed,
  recharge,
  referenceOf,
  sendCallback,
} from '../../testing/payments/testPayments.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { reconcile } from '../ledger/reconcile/reconcile.ts';
import { SandboxGateway } from './sandbox/gateway.ts';

let house: TestHouse;
let token: string;
let other: string;
beforeAll(async () => {
  house = await TestHouse.start({ config: { payments: { paysAfter: 0, review: 60_000 } } });
  [token, other] = (await Promise.all([house.register(), house.register()])).map((one) => one.token) as [
    string,
    string,
  ];
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await house.close();
});

const MILLION = '100000000';

describe('channels', () => {
  it('are those of the market, with amounts from the settings', async () => {
    const info = await house.call(payInfo, { token });
    expect(info.ports.map(({ code }) => code)).toEqual(['qris', 'va', 'transfer', 'ewallet', 'spay', 'usdt']);
    expect(info).toMatchObject({ currency: 'IDR', min: '1000000', firstMin: '2000000', open: null });
    expect((await house.call(payPorts, { token })).ports).toEqual(info.ports);
    expect((await house.call(payBanks, { token })).banks).toHaveLength(8);
    expect((await house.call(payhubBanks, { token })).banks.map(({ code }) => code)).toContain('DANA');
    expect(await house.call(currencyRate, { token })).toEqual({ from: 'USDT', to: 'IDR', rate: '1625000' });
    expect(await house.call(payFirstAmount, { token })).toEqual({ first: true, min: '2000000' });
  });

  it('give payment details in real formats', async () => {
    const qris = (await recharge(house, other, MILLION)).details;
    expect(qris?.kind === 'qr' && new Map(readEmvPayload(qris.payload)).get('54')).toBe('1000000');
    for (const bank of ['BCA', 'BRI', 'BNI', 'MANDIRI'] as const) {
      const order = await recharge(house, other, MILLION, 'va', bank);
      expect(order.details?.kind === 'va' && isVirtualAccount(bank, order.details.number)).toBe(true);
      expect([order.fee, order.payable]).toEqual(['400000', '100400000']);
    }
    const transfer = await recharge(house, other, MILLION, 'transfer', 'BCA');
    const code = transfer.details?.kind === 'transfer' ? Number(transfer.details.code) : 0;
    expect(BigInt(transfer.payable)).toBe(BigInt(MILLION) + BigInt(code) * 100n);
    expect(code).toBeGreaterThan(0);
    const usdt = (await recharge(house, other, MILLION, 'usdt')).details;
    expect(usdt?.kind === 'crypto' && [isTronAddress(usdt.address), usdt.units]).toEqual([true, '61.54']);
    expect((await recharge(house, other, MILLION, 'ewallet', 'OVO')).details?.kind).toBe('ewallet');
    expect((await house.call(ordersBank, { token: other })).orders).toHaveLength(5);
  });

  it('are SPEI and vouchers in Mexico', async () => {
    const mexico = await TestHouse.start({
      config: { market: MARKETS.mx, payments: { paysAfter: 0, review: 1 } },
    });
    try {
      const { token: mine } = await mexico.register('5512345678');
      const spei = (await recharge(mexico, mine, '50000', 'spei')).details;
      expect(spei?.kind === 'clabe' && isClabe(spei.clabe)).toBe(true);
      const oxxo = await recharge(mexico, mine, '50000', 'oxxo');
      expect(oxxo.details?.kind === 'voucher' && isVoucherReference(oxxo.details.reference)).toBe(true);
      expect(oxxo.payable).toBe('51200');
      expect((await mexico.request('GET', '/sandbox/payments')).text).toContain('Pasarela de prueba');
    } finally {
      await mexico.close();
    }
  });
});

describe('a deposit', () => {
  it.each([
    [{ port: 'qris', amount: '1999900' }, 3021],
    [{ port: 'qris', amount: '2000001' }, 3021],
    [{ port: 'qris', amount: '1000000100' }, 3021],
    [{ port: 'qris', amount: '0' }, 3],
    [{ port: 'qris', amount: '-5' }, 3],
    [{ port: 'qris', amount: '1e9' }, 3],
    [{ port: 'qris', amount: '2500000.5' }, 3],
    [{ port: 'qris', amount: 2_500_000 }, 3],
    [{ port: 'qris', amount: '9'.repeat(40) }, 3],
    [{ port: 'qris', bank: 'BCA', amount: MILLION }, 704],
    [{ port: 'va', amount: MILLION }, 704],
    [{ port: 'va', bank: 'DANA', amount: MILLION }, 704],
    [{ port: 'spei', amount: MILLION }, 704],
    [{ port: "'; DROP TABLE users", amount: MILLION }, 3],
    [{ amount: MILLION }, 3],
  ])('of %o is refused with %i', async (input, code) => {
    expect(await codeOf(house, payRecharge, { token, input, headers: keyed() })).toBe(code);
  });

  it('needs a key, and gets one reply per key', async () => {
    const input = { port: 'qris', amount: MILLION };
    expect(await codeOf(house, payRecharge, { token, input })).toBe(3);
    expect(await codeOf(house, payRecharge, { input, headers: keyed() })).toBe(10004);
    expect(await codeOf(house, payRecharge, { token: 'wrong-1', input, headers: keyed() })).toBe(707);
    const headers = keyed('same');
    const orders = await Promise.all(
      Array.from({ length: 6 }, () => house.call(payRecharge, { token, input, headers })),
    );
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(
      await codeOf(house, payRecharge, { token, input: { ...input, amount: '200000000' }, headers }),
    ).toBe(3);
  });

  it('by transfer shows the player’s own account as it was at the time, masked', async () => {
    const holder = await addHolder(house);
    const stranger = await addHolder(house);
    const request = (change: object, headers = keyed()) => ({
      token: holder.token,
      headers,
      input: { port: 'transfer', bank: 'BCA', amount: MILLION, from: holder.account, ...change },
    });
    const headers = keyed();
    const order = await house.call(payRecharge, request({}, headers));
    const from = { bank: 'BCA', number: '******6789', holder: 'BUDI SANTOSO' };
    expect(order.from).toEqual(from);
    expect(await codeOf(house, payRecharge, request({ from: stranger.account }))).toBe(704);
    expect(await codeOf(house, payRecharge, request({ from: '999999' }))).toBe(704);
    expect(await codeOf(house, payRecharge, request({ port: 'qris', bank: undefined }))).toBe(704);
    for (const bad of ['', '-1', 'x', '1.5', 1, null])
      expect(await codeOf(house, payRecharge, request({ from: bad }))).toBe(3);
    expect(await codeOf(house, payRecharge, request({ from: undefined }, headers))).toBe(3);
    await house.call(bankAccountDelete, { token: holder.token, input: { id: holder.account } });
    expect(await house.call(payRecharge, request({}, headers))).toEqual(order);
    expect((await house.call(payOrder, { token: holder.token, input: { id: order.id } })).from).toEqual(from);
    expect(await codeOf(house, payRecharge, request({}))).toBe(704);
    expect((await recharge(house, holder.token, MILLION, 'transfer', 'BCA')).from).toBeNull();
  });

  it('is visible only to its player', async () => {
    const { id } = await recharge(house, token, MILLION);
    const calls = [payOrder, payOrderState, payRecover, payFeedbacks] as Call<unknown, unknown>[];
    for (const call of calls) expect(await codeOf(house, call, { token: other, input: { id } })).toBe(704);
    const feedback = { id, kind: 'other', text: 'not mine' };
    expect(await codeOf(house, payFeedbackAdd, { token: other, input: feedback })).toBe(704);
    for (const bad of ['0', '-1', '1.5', 'x', '9'.repeat(30), '999999999999'])
      expect([3, 704]).toContain(await codeOf(house, payOrder, { token, input: { id: bad } }));
  });

  it('is credited once per payment, and for every payment that comes', async () => {
    const { token: mine } = await house.register();
    const { id } = await recharge(house, mine, MILLION, 'va', 'BNI');
    const reference = await referenceOf(house, 'deposit_orders', id);
    const half = { kind: 'paid', reference, payment: 'p1', amount: 50_000_000n } as const;
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendCallback(house, half)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await house.call(payOrderState, { token: mine, input: { id } })).toMatchObject({
      status: 'partial',
      received: '50000000',
      credited: '49600000',
    });
    expect((await sendCallback(house, { ...half, amount: 1n })).status).toBe(400);
    await sendCallback(house, { kind: 'expired', reference });
    await sendCallback(house, { kind: 'paid', reference, payment: 'p2', amount: 60_000_000n });
    const order = await house.call(payOrder, { token: mine, input: { id } });
    expect(order).toMatchObject({ status: 'paid', received: '110000000', credited: '109600000' });
    expect(await house.call(payLastRecharge, { token: mine })).toEqual({
      last: { port: 'va', bank: 'BNI', amount: MILLION },
    });
    expect(await house.call(payFirstAmount, { token: mine })).toEqual({ first: false, min: '1000000' });
    expect((await house.call(payOrders, { token: mine, input: { page: 1, count: 10 } })).total).toBe(1);
  });

  it('of another player gets nothing from a payment already used: the gateway gets its reply, the operator a case', async () => {
    const [payer, thief] = [await house.register(), await house.register()];
    const [paid, unpaid] = [
      await recharge(house, payer.token, MILLION, 'va', 'BNI'),
      await recharge(house, thief.token, MILLION, 'va', 'BNI'),
    ];
    const payment = { kind: 'paid', payment: 'one-transfer', amount: 100_400_000n } as const;
    for (const id of [paid.id, unpaid.id, unpaid.id]) {
      const reference = await referenceOf(house, 'deposit_orders', id);
      expect((await sendCallback(house, { ...payment, reference })).status).toBe(200);
    }
    const stateOf = (token: string, id: string) => house.call(payOrderState, { token, input: { id } });
    expect(await stateOf(payer.token, paid.id)).toMatchObject({ status: 'paid', credited: MILLION });
    expect(await stateOf(thief.token, unpaid.id)).toMatchObject({ status: 'pending', credited: '0' });
    const { rows } = await house.db.pool.query('SELECT reasons FROM risk_cases WHERE user_id = $1', [
      thief.user.id,
    ]);
    expect(rows).toEqual([{ reasons: ['usedPayment'] }]);
  });

  it('stores a digest of the paying account to link accounts of one person, whenever it is reported, and no account number', async () => {
    const { token: mine, user } = await house.register();
    const { id } = await recharge(house, mine, MILLION, 'va', 'BNI');
    const reference = await referenceOf(house, 'deposit_orders', id);
    const paid = { kind: 'paid', reference, payment: 'by', amount: 100_000_000n } as const;
    const signals = async () =>
      (
        await house.db.pool.query(
          "SELECT digest FROM account_signals WHERE user_id = $1 AND kind = 'payment'",
          [user.id],
        )
      ).rows;
    await sendCallback(house, paid);
    expect(await signals()).toEqual([]);
    const payer = { bank: 'GOPAY', number: '081234567890' };
    await Promise.all(Array.from({ length: 4 }, () => sendCallback(house, { ...paid, payer })));
    const digest = createHash('sha256').update(`account ${payer.bank} ${payer.number}`).digest('hex');
    expect(await signals()).toEqual([{ digest: digest.slice(0, 32) }]);
    expect((await sendCallback(house, { ...paid, payer: { ...payer, number: "1'; --" } })).status).toBe(400);
  });

  it('refuses callbacks that the gateway did not sign', async () => {
    const { id } = await recharge(house, token, MILLION);
    const reference = await referenceOf(house, 'deposit_orders', id);
    const event = { kind: 'paid', reference, payment: 'forged', amount: 5n } as const;
    const old = { 'x-gateway-time': '1', 'x-gateway-signature': 'a'.repeat(64) };
    for (const headers of [{}, old, { ...old, 'x-gateway-time': String(house.house.clock.now()) }])
      expect((await sendCallback(house, event, headers)).status).toBe(400);
    expect((await house.call(payOrder, { token, input: { id } })).received).toBe('0');
    expect((await sendCallback(house, { ...event, reference: 'nobody' })).status).toBe(400);
  });

  it('stores the player’s feedback, for its player', async () => {
    const { id } = await recharge(house, token, MILLION);
    const input = { id, kind: 'notCredited' as const, text: '  Saya sudah bayar  ' };
    const feedback = await house.call(payFeedbackAdd, { token, input });
    expect(feedback).toMatchObject({ text: 'Saya sudah bayar', solved: null });
    expect(
      await codeOf(house, feedbackCallback, { token: other, input: { id: feedback.id, solved: true } }),
    ).toBe(704);
    await house.call(feedbackCallback, { token, input: { id: feedback.id, solved: true } });
    const { feedbacks } = await house.call(payFeedbacks, { token, input: { id } });
    expect(feedbacks).toEqual([{ ...feedback, solved: true }]);
    await Promise.all(Array.from({ length: 12 }, () => codeOf(house, payFeedbackAdd, { token, input })));
    expect((await house.call(payFeedbacks, { token, input: { id } })).feedbacks).toHaveLength(10);
  });
});

describe('the sandbox', () => {
  const page = (headers = {}) => house.request('GET', '/sandbox/payments', { headers });
  const press = async (reference: string, button: string, headers = {}) => {
    const { rows } = await house.db.pool.query('SELECT id FROM sandbox_orders WHERE reference = $1', [
      reference,
    ]);
    return fetch(`${house.url}/sandbox/payments`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: `id=${rows[0].id}&press=${button}`,
    });
  };
  const statusOf = async (mine: string, id: string) =>
    (await house.call(payOrderState, { token: mine, input: { id } })).status;

  it.each([
    ['paid', 'paid', '100000000'],
    ['twice', 'paid', '100000000'],
    ['half', 'partial', '50000000'],
    ['over', 'paid', '110000000'],
    ['refuse', 'refused', '0'],
    ['expire', 'expired', '0'],
  ])('applies the button %s', async (button, status, credited) => {
    const { token: mine } = await house.register();
    const { id } = await recharge(house, mine, MILLION);
    const reference = await referenceOf(house, 'deposit_orders', id);
    expect((await press(reference, button)).status).toBe(303);
    await vi.waitFor(async () => expect(await statusOf(mine, id)).toBe(status), {
      timeout: 8_000,
      interval: 200,
    });
    expect((await house.call(payOrder, { token: mine, input: { id } })).credited).toBe(credited);
  });

  it('serves its page to local clients only, and accepts buttons only from the page', async () => {
    const { id } = await recharge(house, (await house.register()).token, MILLION);
    const reference = await referenceOf(house, 'deposit_orders', id);
    const { status, text, headers } = await page();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(text).toContain(reference);
    expect(text).not.toMatch(/<script|<style| style=/);
    expect((await house.request('GET', '/sandbox/payments.css')).status).toBe(200);
    expect((await page({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
    expect((await press(reference, 'paid', { origin: 'https://evil.example' })).status).toBe(404);
    expect((await press(reference, 'bribe')).status).toBe(404);
  });

  it('recovers events of lost callbacks', async () => {
    const { token: mine } = await house.register();
    const { id } = await recharge(house, mine, MILLION);
    const reference = await referenceOf(house, 'deposit_orders', id);
    const body = JSON.stringify({ kind: 'paid', reference, payment: 'lost', amount: MILLION });
    await house.db.pool.query('INSERT INTO sandbox_callbacks (body, next_at) VALUES ($1, NULL)', [body]);
    for (let again = 0; again < 2; again++)
      expect(await house.call(payRecover, { token: mine, input: { id } })).toMatchObject({
        credited: MILLION,
      });
  });
});

it('recovers payment details if the house stopped before it stored the reply', async () => {
  const { token: mine } = await house.register();
  const { id, details } = await recharge(house, mine, MILLION);
  await house.db.pool.query('UPDATE deposit_orders SET details = NULL WHERE id = $1', [id]);
  expect(await house.call(payRecover, { token: mine, input: { id } })).toMatchObject({ details });
});

it('the sandbox deletes old data, and nothing else', async () => {
  const { token: mine } = await house.register();
  const orders = [await recharge(house, mine, MILLION), await recharge(house, mine, MILLION)];
  const [old, recent] = await Promise.all(orders.map(({ id }) => referenceOf(house, 'deposit_orders', id)));
  await house.db.pool.query("UPDATE sandbox_orders SET state = 'paid', created_at = 1 WHERE reference = $1", [
    old,
  ]);
  const { db } = house;
  await new SandboxGateway({
    db,
    clock: house.house.clock,
    secret: '',
    paysAfter: 0,
    fees: new Map(),
  }).prune();
  const { rows } = await db.pool.query('SELECT reference FROM sandbox_orders WHERE reference = ANY ($1)', [
    [old, recent],
  ]);
  expect(rows).toEqual([{ reference: recent }]);
});

it('a house without the sandbox has no channels, no callbacks and no page', async () => {
  const real = await TestHouse.start({ config: { sandbox: false } });
  try {
    const { token: mine } = await real.register();
    expect((await real.call(payInfo, { token: mine })).ports).toEqual([]);
    const input = { port: 'qris', amount: MILLION };
    expect(await codeOf(real, payRecharge, { token: mine, input, headers: keyed() })).toBe(704);
    for (const path of ['/sandbox/payments', '/sandbox/payments.css'])
      expect((await real.request('GET', path)).status).toBe(404);
    expect((await real.request('POST', '/callbacks/sandbox', { body: {} })).status).toBe(404);
  } finally {
    await real.close();
  }
});
