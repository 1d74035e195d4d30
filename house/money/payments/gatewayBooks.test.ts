import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { payOrder } from '../../../contract/http/money/deposits.ts';
import { balanceSummary } from '../../../contract/http/money/statement.ts';
import { debtOf, sumsOf } from '../../testing/ledger/testBooks.ts';
import { TestGateway } from '../../testing/payments/testGateway.ts';
import { recharge, referenceOf, sendCallback } from '../../testing/payments/testPayments.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { reconcile } from '../ledger/reconcile/reconcile.ts';
import { feeOf, parseFees, usualFees } from './sandbox/fees.ts';

const MILLION = '100000000';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ config: { payments: { paysAfter: 0, review: 60_000 } } });
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await house.close();
});

/** Adds a player with an order at the sandbox, and its buttons. */
async function opened() {
  const { token, user } = await house.register();
  const { id } = await recharge(house, token, MILLION);
  const reference = await referenceOf(house, 'deposit_orders', id);
  const press = async (button: string) => {
    const { rows } = await house.db.pool.query('SELECT id FROM sandbox_orders WHERE reference = $1', [
      reference,
    ]);
    const { status } = await fetch(`${house.url}/sandbox/payments`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ id: String(rows[0].id), press: button }),
    });
    return status;
  };
  return { token, userId: BigInt(user.id), id, reference, press };
}

describe('the sandbox', () => {
  it('deducts its fee from a payment, and charges one back by a button', async () => {
    const { token, userId, press } = await opened();
    expect(await press('paid')).toBe(303);
    await vi.waitFor(
      async () =>
        expect(await sumsOf(house.db, userId)).toMatchObject({ deposit: 100_000_000n, fee: 700_000n }),
      { timeout: 20_000 },
    );
    expect(await press('chargeback')).toBe(303);
    await vi.waitFor(
      async () =>
        expect(await sumsOf(house.db, userId)).toMatchObject({ chargeback: 100_000_000n, fee: 5_700_000n }),
      { timeout: 5_000 },
    );
    expect(await house.call(balanceSummary, { token })).toMatchObject({ playable: MILLION });
    expect(await press('chargeback')).toBe(404);
  });

  it('reports a chargeback before its payment if both happen at once', async () => {
    const { token, userId, id, press } = await opened();
    expect(await press('chargeback')).toBe(303);
    await vi.waitFor(
      async () => expect(await sumsOf(house.db, userId)).toMatchObject({ chargeback: 100_000_000n }),
      { timeout: 10_000 },
    );
    expect(await house.call(payOrder, { token, input: { id } })).toMatchObject({ status: 'paid' });
    expect(await debtOf(house.db, userId)).toBe(0n);
  });

  it('charges back every payment of an order once, in any order', async () => {
    const { userId, press } = await opened();
    const presses = ['paid', 'chargeback', 'half', 'over', 'chargeback', 'paid', 'chargeback', 'chargeback'];
    for (const button of presses) expect(await press(button)).toBe(303);
    expect(await press('chargeback')).toBe(404);
    await vi.waitFor(
      async () =>
        expect(await sumsOf(house.db, userId)).toMatchObject({
          deposit: 360_000_000n,
          chargeback: 360_000_000n,
        }),
      { timeout: 5_000 },
    );
  });

  it('has in its own book what the ledger has in clearing', async () => {
    await vi.waitFor(
      async () => {
        const { rows } = await house.db.pool.query(
          `SELECT (SELECT coalesce(sum(amount), 0) FROM sandbox_movements) AS book,
          (SELECT coalesce(sum(amount), 0) FROM clearing_movements) AS clearing,
          (SELECT -sum(balance) FROM ledger_balances WHERE kind = 'clearing') AS balance`,
        );
        expect(rows[0].clearing).toBe(rows[0].book);
        expect(rows[0].balance).toBe(rows[0].book);
      },
      { timeout: 20_000 },
    );
  });
});

it('replies to chargebacks of unknown orders or with changed data like to other callbacks', async () => {
  const { reference } = await opened();
  const back = { kind: 'chargeback', chargeback: 'C1', payment: 'P1', amount: 5n, fee: 1n } as const;
  expect((await sendCallback(house, { ...back, reference: 'DNONE' })).status).toBe(400);
  expect((await sendCallback(house, { ...back, reference }, {})).status).toBe(400);
  for (let again = 0; again < 2; again++)
    expect((await sendCallback(house, { ...back, reference })).status).toBe(200);
  expect((await sendCallback(house, { ...back, reference, amount: 6n })).status).toBe(400);
  expect((await sendCallback(house, { ...back, reference, fee: 2n })).status).toBe(400);
});

it('gives play money only if no real gateway is set', async () => {
  const gateway = new TestGateway({ resend: 'always' });
  const real = await TestHouse.start({ gateway });
  try {
    const { token, user } = await real.register();
    expect(await real.call(balanceSummary, { token })).toMatchObject({ playable: '0' });
    expect(await sumsOf(real.db, BigInt(user.id))).toEqual({});
  } finally {
    await real.close();
  }
  const { token } = await house.register();
  expect(await house.call(balanceSummary, { token })).toMatchObject({ playable: MILLION });
});

describe("the sandbox's fees", () => {
  it('are parsed from the settings', () => {
    expect([...(parseFees('qris:0.7%,oxxo:2.9%+4, va:4000,usdt:0.25%+0.5') ?? [])]).toEqual([
      ['qris', { basisPoints: 70n, fixed: 0n }],
      ['oxxo', { basisPoints: 290n, fixed: 400n }],
      ['va', { basisPoints: 0n, fixed: 400_000n }],
      ['usdt', { basisPoints: 25n, fixed: 50n }],
    ]);
    for (const wrong of ['', 'qris', 'qris:', 'qris:7%%', 'qris:-1', 'qris:0.7%4', 'QRIS:1', 'va:1,'])
      expect(parseFees(wrong)).toBeNull();
    for (const market of ['id', 'mx'] as const) expect(usualFees(market).size).toBeGreaterThan(3);
  });

  it('leave at least half of every amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 12n),
        fc.constantFrom('qris', 'va', 'payout', 'none'),
        (amount, name) => {
          const fee = feeOf(usualFees('id'), name, amount);
          expect(fee >= 0n && fee * 2n <= amount).toBe(true);
        },
      ),
    );
  });
});
