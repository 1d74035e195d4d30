import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../core/db/database.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { cameIn, debtOf } from '../../testing/ledger/testBooks.ts';
import {
  addPlayer,
  addRound,
  bet,
  CURRENCY,
  fly,
  GAME,
  settleRound,
} from '../../testing/ledger/testLedger.ts';
import {
  addDeposit,
  addWithdrawal,
  payIn,
  reportPaid,
  requestPayout,
  sendWithdrawal,
} from '../../testing/ledger/testOrders.ts';
import { walletOf } from './ledger.ts';
import { chargeBack, deposit, endWithdrawal, withdrawable } from './payments.ts';
import { reconcile } from './reconcile/reconcile.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const code = (error: unknown) => {
  if (error instanceof Refusal) return error.code;
  throw error;
};
/** Counts the answers of each kind; refusals by their code. */
async function tally(requests: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of await Promise.all(requests.map((request) => request.catch(code)))) {
    const name = typeof answer === 'number' ? String(answer) : 'done';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));

describe('deposits', () => {
  const stateOf = async (order: bigint) =>
    (
      await db.pool.query(
        `SELECT o.status, o.received, o.credited, r.gateway, r.currency, r.amount
         FROM deposit_orders o LEFT JOIN deposit_receipts r ON r.order_id = o.id WHERE o.id = $1`,
        [order],
      )
    ).rows;
  const casesOf = async (userId: bigint) =>
    (await db.pool.query('SELECT reasons, status FROM risk_cases WHERE user_id = $1', [userId])).rows;

  it('credit a payment to one order: reported for another it becomes a case for the operator, and no money', async () => {
    const [payer, other] = [await addPlayer(db, 0n), await addPlayer(db, 0n)];
    const [paid, unpaid] = [
      await addDeposit(db, payer, { amount: 1_000n }),
      await addDeposit(db, other, { amount: 1_000n }),
    ];
    const payment = { gateway: 'one', ref: 'receipt', amount: 1_000n };
    expect(await deposit(db, { ...payment, orderId: paid })).toMatchObject({ credit: 1_000n, taken: false });
    for (const amount of [1_000n, 5n, 1_000n])
      expect(await deposit(db, { ...payment, amount, orderId: unpaid })).toEqual({
        ...{ credit: 0n, balance: 0n, replayed: false, taken: true },
      });
    expect(await stateOf(unpaid)).toEqual([
      { status: 'pending', received: 0n, credited: 0n, gateway: null, currency: null, amount: null },
    ]);
    expect(await casesOf(other)).toEqual([{ reasons: ['usedPayment'], status: 'open' }]);
    expect(await casesOf(payer)).toEqual([]);
    expect(await deposit(db, { ...payment, orderId: paid })).toMatchObject({ replayed: true, taken: false });
    // Another gateway uses its own references.
    const elsewhere = { ...payment, gateway: 'two', orderId: unpaid };
    expect(await deposit(db, elsewhere)).toMatchObject({ credit: 1_000n, taken: false });
    expect(await stateOf(unpaid)).toEqual([
      {
        ...{ status: 'paid', received: 1_000n, credited: 1_000n },
        ...{ gateway: 'two', currency: CURRENCY, amount: 1_000n },
      },
    ]);
  });

  it('credit one of twenty orders that report the same payment at once', async () => {
    const users = await Promise.all(times(20, () => addPlayer(db, 0n)));
    const orders = await Promise.all(users.map((userId) => addDeposit(db, userId, { amount: 1_000n })));
    const payment = { gateway: 'one', ref: 'at once', amount: 1_000n };
    const answers = await Promise.all(orders.map((orderId) => deposit(db, { ...payment, orderId })));
    expect(answers.filter(({ taken }) => !taken).map(({ credit }) => credit)).toEqual([1_000n]);
    expect((await Promise.all(users.map(casesOf))).flat()).toHaveLength(19);
  });

  it('recognise payments from before gateways were recorded, at every gateway', async () => {
    const userId = await addPlayer(db, 0n);
    const [before, after] = [
      await addDeposit(db, userId, { amount: 1_000n }),
      await addDeposit(db, userId, { amount: 1_000n }),
    ];
    /** Records a payment without its gateway, as before gateways were recorded. */
    const reportOld = async (orderId: bigint, ref: string) =>
      (await db.pool.query('SELECT credit FROM ledger_deposit($1, NULL, $2, 1000, NULL)', [orderId, ref]))
        .rows[0].credit;
    expect(await reportOld(before, 'old')).toBe(1_000n);
    const payment = { gateway: 'one', ref: 'old', amount: 1_000n };
    expect(await deposit(db, { ...payment, orderId: before })).toMatchObject({
      replayed: true,
      taken: false,
    });
    expect(await deposit(db, { ...payment, orderId: after })).toMatchObject({ credit: 0n, taken: true });
    expect(await walletOf(db, userId, CURRENCY)).toBe(1_000n);
    // Without its gateway a payment is not credited again either.
    const newer = await addDeposit(db, userId, { amount: 1_000n });
    expect(await deposit(db, { ...payment, ref: 'new', orderId: newer })).toMatchObject({ credit: 1_000n });
    expect(await reportOld(after, 'new')).toBe(0n);
    expect(await reportOld(after, 'old')).toBe(0n);
    expect(await walletOf(db, userId, CURRENCY)).toBe(2_000n);
  });

  it('credit each payment once, minus the fee once, in any order of reports', async () => {
    const userId = await addPlayer(db, 0n);
    const order = await addDeposit(db, userId, { amount: 1_000n, fee: 50n });
    expect(await payIn(db, order, 30n, 'a')).toEqual({
      credit: 0n,
      balance: 0n,
      replayed: false,
      taken: false,
    });
    expect(await payIn(db, order, 120n, 'b')).toEqual({
      credit: 100n,
      balance: 100n,
      replayed: false,
      taken: false,
    });
    expect(await payIn(db, order, 120n, 'b')).toEqual({
      credit: 0n,
      balance: 100n,
      replayed: true,
      taken: false,
    });
    expect(await payIn(db, order, 121n, 'b').catch(code)).toBe(3);
    expect(await payIn(db, order, 1_000n, 'c')).toMatchObject({ credit: 1_000n, balance: 1_100n });
    const { rows } = await db.pool.query(
      'SELECT status, received, credited FROM deposit_orders WHERE id = $1',
      [order],
    );
    expect(rows).toEqual([{ status: 'paid', received: 1_150n, credited: 1_100n }]);
    expect(await payIn(db, 999_999n, 5n).catch(code)).toBe(704);
  });

  it('accept money for ended orders, and apply twenty concurrent callbacks once', async () => {
    const userId = await addPlayer(db, 0n);
    const order = await addDeposit(db, userId, { amount: 500n });
    await db.pool.query("UPDATE deposit_orders SET status = 'expired', ended_at = 1 WHERE id = $1", [order]);
    const replies = await Promise.all(times(20, () => payIn(db, order, 500n, 'late')));
    expect(replies.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await walletOf(db, userId, CURRENCY)).toBe(500n);
  });
});

describe('withdrawals', () => {
  it('reserve at once, one at a time, and end once whoever requests it', async () => {
    const userId = await addPlayer(db, 0n);
    await payIn(db, await addDeposit(db, userId, { amount: 1_000n }), 1_000n);
    expect(await tally(times(20, () => requestPayout(db, userId, { amount: 300n })))).toEqual({
      done: 1,
      3009: 19,
    });
    expect(await walletOf(db, userId, CURRENCY)).toBe(700n);
    const { rows } = await db.pool.query('SELECT id FROM withdrawals WHERE user_id = $1', [userId]);
    const id = rows[0].id;
    expect(await endWithdrawal(db, id, 'paid').catch(code)).toBe(703);
    const ends = times(20, (i) => (i % 2 ? sendWithdrawal(db, id) : endWithdrawal(db, id, 'cancelled')));
    await Promise.allSettled(ends);
    const status = await db.pool.query('SELECT status FROM withdrawals WHERE id = $1', [id]);
    expect(['sending', 'cancelled']).toContain(status.rows[0].status);
    if (status.rows[0].status === 'sending')
      await tally(times(20, (i) => endWithdrawal(db, id, i % 2 ? 'paid' : 'refused')));
  });

  it('pay a key once', async () => {
    const userId = await addPlayer(db, 0n);
    await payIn(db, await addDeposit(db, userId, { amount: 1_000n }), 1_000n);
    const replies = await Promise.all(times(10, () => requestPayout(db, userId, { amount: 300n, key: 'k' })));
    expect(new Set(replies.map(({ withdrawalId, balance }) => `${withdrawalId} ${balance}`)).size).toBe(1);
    expect(await requestPayout(db, userId, { amount: 301n, key: 'k' }).catch(code)).toBe(3);
  });

  it('refuse unplayed gifts, more than the daily limit, and more than the balance', async () => {
    const userId = await addPlayer(db, 1_000n);
    await payIn(db, await addDeposit(db, userId, { amount: 500n }), 500n);
    expect(await withdrawable(db, userId, CURRENCY)).toMatchObject({ available: 500n });
    expect(await requestPayout(db, userId, { amount: 501n }).catch(code)).toBe(3003);
    expect(await requestPayout(db, userId, { amount: 500n, daily: 499n }).catch(code)).toBe(3036);
    const round = await addRound(db);
    await bet(db, userId, round, { amount: 400n });
    await fly(db, round);
    expect(await withdrawable(db, userId, CURRENCY)).toMatchObject({ available: 100n });
    await settleRound(db, { game: GAME, roundId: round, target: 25_000n, interrupted: false });
    expect(await withdrawable(db, userId, CURRENCY)).toMatchObject({ available: 1_300n });
  });
});

it.each([
  'UPDATE deposit_orders SET credited = credited + 1',
  'UPDATE deposit_orders SET received = received - 1 WHERE received > 0',
  "UPDATE deposit_orders SET status = 'pending' WHERE status = 'paid'",
  'DELETE FROM deposit_orders',
  'UPDATE deposit_receipts SET amount = 1',
  "UPDATE withdrawals SET money = 'returned'",
  "UPDATE withdrawals SET status = 'paid' WHERE status = 'sending'",
  "UPDATE withdrawals SET status = 'cancelled' WHERE status = 'review'",
  'UPDATE withdrawals SET amount = 1',
  'DELETE FROM withdrawals',
  `INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
   SELECT 1, 'returned', d.user_id, h.id, w.id, 'IDR', 70, d.id, now_ms() FROM withdrawals d
   JOIN ledger_accounts h ON h.user_id = d.user_id AND h.kind = 'held'
   JOIN ledger_accounts w ON w.user_id <> d.user_id AND w.kind = 'wallet' WHERE d.amount = 70 LIMIT 1`,
  `INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
   SELECT 1, 'returned', d.user_id, h.id, w.id, 'IDR', 69, d.id, now_ms() FROM withdrawals d
   JOIN ledger_accounts h ON h.user_id = d.user_id AND h.kind = 'held'
   JOIN ledger_accounts w ON w.user_id = d.user_id AND w.kind = 'wallet' WHERE d.amount = 70 LIMIT 1`,
])('no program can %s', async (statement) => {
  for (const send of [false, true]) {
    const userId = await addPlayer(db, 0n);
    await payIn(db, await addDeposit(db, userId, { amount: 100n }), 100n);
    const id = await addWithdrawal(db, userId, { amount: 70n });
    if (send) await sendWithdrawal(db, id);
  }
  await expect(db.pool.query(statement)).rejects.toThrow();
});

const BACKS = [0, 1];
/** The gateway's fee per payment and per payout. */
const FEE = 1n;

/** A plain arithmetic model of docs/payments.md: the effect of every request on one player's money. */
class Model {
  wallet = 0n;
  reserved = 0n;
  /** The player's debt, and the money at the gateways. */
  debt = 0n;
  clearing = 0n;
  readonly #orders = [0n, 0n, 0n].map(() => ({
    received: 0n,
    refs: new Map<number, bigint>(),
    backs: new Map<number, { ref: number; amount: bigint; done: boolean }>(),
  }));
  readonly #fee: bigint;
  #status: 'none' | 'review' | 'sending' = 'none';

  constructor(fee: bigint) {
    this.#fee = fee;
  }

  pay(order: number, ref: number, amount: bigint): number | bigint {
    const one = this.#orders[order]!;
    const known = one.refs.get(ref);
    if (known !== undefined) return known === amount ? this.wallet : 3;
    const credited = this.#above(one.received);
    one.refs.set(ref, amount);
    one.received += amount;
    this.clearing += amount - FEE;
    this.#come(this.#above(one.received) - credited);
    for (const back of one.backs.values()) if (back.ref === ref && !back.done) this.#take(back);
    return this.wallet;
  }

  /** The bank charges a payment back, possibly before the payment is known. */
  back(order: number, name: number, ref: number, amount: bigint): number | bigint {
    const one = this.#orders[order]!;
    const known = one.backs.get(name);
    if (known) return known.ref === ref && known.amount === amount ? this.wallet : 3;
    const paid = one.refs.get(ref);
    const others = [...one.backs.values()].filter((other) => other.ref === ref);
    if (paid !== undefined && others.reduce((sum, other) => sum + other.amount, amount) > paid) return 3;
    const back = { ref, amount, done: false };
    one.backs.set(name, back);
    if (paid !== undefined) this.#take(back);
    return this.wallet;
  }

  hold(amount: bigint): number | bigint {
    if (this.#status !== 'none') return 3009;
    if (amount > this.wallet - this.debt) return 3003;
    this.#status = 'review';
    this.wallet -= amount;
    this.reserved = amount;
    return this.wallet;
  }

  send(): void {
    if (this.#status === 'review') this.#status = 'sending';
  }

  end(end: 'paid' | 'cancelled' | 'refused'): number | bigint {
    const allowed = { none: [], review: ['cancelled', 'refused'], sending: ['paid', 'refused'] }[
      this.#status
    ];
    if (!allowed.some((one) => one === end)) return 703;
    if (end === 'paid') this.clearing -= this.reserved + FEE;
    else this.#come(this.reserved);
    this.reserved = 0n;
    this.#status = 'none';
    return this.wallet;
  }

  /** Incoming money pays debts first. */
  #come(amount: bigint): void {
    const collected = amount < this.debt ? amount : this.debt;
    this.debt -= collected;
    this.wallet += amount - collected;
  }

  #take(back: { amount: bigint; done: boolean }): void {
    if (this.#status === 'review') this.end('refused');
    const taken = back.amount < this.wallet ? back.amount : this.wallet;
    back.done = true;
    this.wallet -= taken;
    this.debt += back.amount - taken;
    this.clearing -= back.amount;
  }

  #above(received: bigint): bigint {
    return received > this.#fee ? received - this.#fee : 0n;
  }
}

const amount = fc.bigInt(1n, 400n);
const request = fc.oneof(
  fc.tuple(fc.constant('pay' as const), fc.nat({ max: 2 }), fc.nat({ max: 3 }), amount),
  fc.tuple(
    fc.constant('back' as const),
    fc.nat({ max: 2 }),
    fc.constantFrom(...BACKS),
    fc.nat({ max: 3 }),
    amount,
  ),
  fc.tuple(fc.constant('hold' as const), amount),
  fc.tuple(fc.constant('send' as const)),
  fc.tuple(
    fc.constant('end' as const),
    fc.constantFrom('paid' as const, 'cancelled' as const, 'refused' as const),
  ),
);

it('answers every sequence of payments as the model predicts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.bigInt(0n, 100n),
      fc.array(request, { minLength: 10, maxLength: 40 }),
      async (fee, requests) => {
        const userId = await addPlayer(db, 0n);
        const orders = await Promise.all(times(3, () => addDeposit(db, userId, { amount: 1_000n, fee })));
        const before = await cameIn(db);
        const model = new Model(fee);
        let open: bigint | null = null;
        for (const [kind, ...values] of requests) {
          if (kind === 'pay') {
            const [order, ref, sum] = values as [number, number, bigint];
            const payment = { orderId: orders[order]!, ref: `ref-${ref}`, amount: sum, fee: FEE };
            const real = await reportPaid(db, payment).catch(code);
            expect(typeof real === 'number' ? real : real.balance).toBe(model.pay(order, ref, sum));
          } else if (kind === 'back') {
            const [order, name, ref, sum] = values as [number, number, number, bigint];
            const back = { orderId: orders[order]!, ref: `back-${name}`, payment: `ref-${ref}`, amount: sum };
            const real = await chargeBack(db, back).catch(code);
            expect(typeof real === 'number' ? real : real.balance).toBe(model.back(order, name, ref, sum));
          } else if (kind === 'hold') {
            const real = await requestPayout(db, userId, { amount: values[0] as bigint }).catch(code);
            expect(typeof real === 'number' ? real : real.balance).toBe(model.hold(values[0] as bigint));
            if (typeof real !== 'number') open = real.withdrawalId;
          } else if (open !== null && kind === 'send') {
            await sendWithdrawal(db, open).catch(() => {});
            model.send();
          } else if (open !== null) {
            const end = values[0] as 'paid' | 'cancelled' | 'refused';
            const real = await endWithdrawal(db, open, end, end === 'paid' ? FEE : 0n).catch(code);
            const reply = typeof real === 'number' || !real.replayed ? model.end(end) : model.wallet;
            expect(typeof real === 'number' ? real : real.balance).toBe(reply);
          }
        }
        const { rows } = await db.pool.query(
          "SELECT balance FROM ledger_accounts WHERE user_id = $1 AND kind IN ('wallet', 'held') ORDER BY kind DESC",
          [userId],
        );
        expect(rows).toEqual([{ balance: model.wallet }, { balance: model.reserved }]);
        expect(await debtOf(db, userId)).toBe(model.debt);
        expect((await cameIn(db)) - before).toBe(model.clearing);
      },
    ),
    { numRuns: 15, interruptAfterTimeLimit: 20_000 },
  );
});
