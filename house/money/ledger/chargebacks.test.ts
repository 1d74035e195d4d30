import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../core/db/database.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { adjust, cameIn, debtOf, forged, reverse, sumsOf, writeOff } from '../../testing/ledger/testBooks.ts';
import { award, grant } from '../../testing/ledger/testGifts.ts';
import { addPlayer, addRound, bet, CURRENCY, fly, GAME, refusal } from '../../testing/ledger/testLedger.ts';
import { operateAs } from '../../testing/ledger/testOperators.ts';
import {
  addDeposit,
  addWithdrawal,
  payIn,
  reportPaid,
  requestPayout,
  sendWithdrawal,
} from '../../testing/ledger/testOrders.ts';
import { payBet, returnBet } from './bets/bets.ts';
import { walletOf } from './ledger.ts';
import { chargeBack, endWithdrawal, withdrawable } from './payments.ts';
import { reconcile } from './reconcile/reconcile.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const walletIs = (userId: bigint) => walletOf(db, userId, CURRENCY);
const operationsOf = async (userId: bigint, kinds: string[]) => {
  const { rows } = await db.pool.query(
    'SELECT DISTINCT operation_id FROM ledger_transfers WHERE user_id = $1 AND kind = ANY ($2)',
    [userId, kinds],
  );
  return rows.length;
};

/** Adds a player with a deposit, and returns its payment. */
async function payer(amount: bigint) {
  const userId = await addPlayer(db, 0n);
  const orderId = await addDeposit(db, userId, { amount });
  await payIn(db, orderId, amount, 'P');
  return { userId, orderId };
}

/** Adds a player who lost the whole deposit and owes it. */
async function debtor(amount: bigint) {
  const { userId, orderId } = await payer(amount);
  const round = await addRound(db);
  await bet(db, userId, round, { amount, effectiveRate: null });
  await chargeBack(db, { orderId, ref: 'C', payment: 'P', amount });
  return { userId, orderId, round };
}

async function debtId(userId: bigint): Promise<bigint> {
  const { rows } = await db.pool.query('SELECT chargeback_id FROM open_debts WHERE user_id = $1', [userId]);
  return rows[0].chargeback_id;
}

describe('fees', () => {
  it('leave the bank’s net amount in clearing: gross, charge and fee in one operation', async () => {
    const before = await cameIn(db);
    const userId = await addPlayer(db, 0n);
    const orderId = await addDeposit(db, userId, { amount: 100_000n, fee: 400n });
    const { credit } = await reportPaid(db, { orderId, ref: 'P', amount: 100_400n, fee: 700n });
    expect(credit).toBe(100_000n);
    expect((await cameIn(db)) - before).toBe(99_700n);
    expect(await sumsOf(db, userId)).toEqual({ deposit: 100_000n, deposit_charge: 400n, fee: 700n });
    expect(await operationsOf(userId, ['deposit', 'deposit_charge', 'fee'])).toBe(1);
  });

  it('count once, may be reported later, and never with another amount', async () => {
    const userId = await addPlayer(db, 0n);
    const orderId = await addDeposit(db, userId, { amount: 1_000n });
    const reportPayment = (fee?: bigint) => reportPaid(db, { orderId, ref: 'P', amount: 1_000n, fee });
    await reportPayment();
    await Promise.all([
      reportPayment(7n),
      reportPayment(7n),
      reportPayment(),
      reportPayment(0n),
      reportPayment(7n),
    ]);
    expect(await sumsOf(db, userId)).toEqual({ deposit: 1_000n, fee: 7n });
    expect(await reportPayment(8n).catch(refusal)).toBe(3);
    expect(await reportPayment(-1n).catch(refusal)).toBe(3);
  });

  it('of payouts are booked with them, and the unsent rest of a withdrawal goes to the house', async () => {
    const { userId } = await payer(1_000n);
    const before = await cameIn(db);
    const { withdrawalId } = await requestPayout(db, userId, { amount: 400n, fee: 30n });
    await sendWithdrawal(db, withdrawalId);
    await endWithdrawal(db, withdrawalId, 'paid', 5n);
    await endWithdrawal(db, withdrawalId, 'paid', 5n);
    expect(await endWithdrawal(db, withdrawalId, 'paid', 6n).catch(refusal)).toBe(3);
    expect(before - (await cameIn(db))).toBe(375n);
    expect(await sumsOf(db, userId)).toMatchObject({ paid: 400n, payout_charge: 30n, fee: 5n });
  });
});

describe('chargebacks', () => {
  it('take the wallet balance, once per chargeback however often they are reported', async () => {
    const { userId, orderId } = await payer(1_000n);
    const before = await cameIn(db);
    const back = { orderId, ref: 'C', payment: 'P', amount: 600n, fee: 20n };
    const replies = await Promise.all(Array.from({ length: 10 }, () => chargeBack(db, back)));
    expect(replies.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await walletIs(userId)).toBe(400n);
    expect(before - (await cameIn(db))).toBe(620n);
    expect(await chargeBack(db, { ...back, amount: 601n }).catch(refusal)).toBe(3);
    expect(await chargeBack(db, { ...back, ref: 'D', amount: 401n }).catch(refusal)).toBe(3);
    expect(await chargeBack(db, { ...back, orderId: 999_999n }).catch(refusal)).toBe(704);
    expect(await chargeBack(db, { ...back, ref: 'D', amount: 400n, fee: 0n })).toMatchObject({
      balance: 0n,
      debt: 0n,
    });
  });

  it('that come before their payment wait for it', async () => {
    const userId = await addPlayer(db, 0n);
    const orderId = await addDeposit(db, userId, { amount: 500n });
    const back = { orderId, ref: 'C', payment: 'P', amount: 500n };
    expect(await chargeBack(db, back)).toEqual({ balance: 0n, debt: 0n, replayed: false });
    expect(await payIn(db, orderId, 500n, 'other')).toMatchObject({ balance: 500n });
    expect(await payIn(db, orderId, 500n, 'P')).toMatchObject({ credit: 500n, balance: 500n });
    expect(await chargeBack(db, back)).toMatchObject({ balance: 500n, replayed: true });
    expect(await sumsOf(db, userId)).toEqual({ deposit: 1_000n, chargeback: 500n });
  });

  it('and concurrent payments have the result of a serial order', async () => {
    const userId = await addPlayer(db, 0n);
    const orders = await Promise.all(
      Array.from({ length: 12 }, () => addDeposit(db, userId, { amount: 50n })),
    );
    await Promise.all(
      orders.flatMap((orderId) => [
        payIn(db, orderId, 50n, 'P'),
        chargeBack(db, { orderId, ref: 'C', payment: 'P', amount: 50n }),
      ]),
    );
    expect([await walletIs(userId), await debtOf(db, userId)]).toEqual([0n, 0n]);
  });

  it('stop a withdrawal in review, and leave one that was sent', async () => {
    const one = await payer(1_000n);
    const review = await addWithdrawal(db, one.userId, { amount: 900n });
    await chargeBack(db, { orderId: one.orderId, ref: 'C', payment: 'P', amount: 1_000n });
    expect([await walletIs(one.userId), await debtOf(db, one.userId)]).toEqual([0n, 0n]);
    const { rows } = await db.pool.query('SELECT status FROM withdrawals WHERE id = $1', [review]);
    expect(rows).toEqual([{ status: 'refused' }]);

    const two = await payer(1_000n);
    const sent = await addWithdrawal(db, two.userId, { amount: 900n });
    await sendWithdrawal(db, sent);
    await chargeBack(db, { orderId: two.orderId, ref: 'C', payment: 'P', amount: 1_000n });
    expect(await debtOf(db, two.userId)).toBe(900n);
    // A refused payout returns anyway: the debt is paid from it.
    expect(await endWithdrawal(db, sent, 'refused')).toEqual({ balance: 0n, replayed: false });
    expect(await debtOf(db, two.userId)).toBe(0n);
  });

  it('leave a debt that the next deposit and winnings pay, but not play money', async () => {
    const { userId, round } = await debtor(1_000n);
    expect([await walletIs(userId), await debtOf(db, userId)]).toEqual([0n, 1_000n]);
    await grant(db, { key: 'g', userId, currency: CURRENCY, amount: 300n, reason: 'test' });
    const order = await addDeposit(db, userId, { amount: 250n });
    expect(await payIn(db, order, 250n)).toMatchObject({ credit: 250n, balance: 300n });
    expect(await debtOf(db, userId)).toBe(750n);
    await fly(db, round);
    const out = { key: 'out', userId, game: GAME, roundId: round, rate: 15_000n };
    expect((await payBet(db, out)).balance).toBe(1_050n);
    expect((await payBet(db, out)).balance).toBe(1_050n);
    expect(await debtOf(db, userId)).toBe(0n);
  });

  it('are paid from bonus money only after it becomes own money', async () => {
    const { userId } = await debtor(300n);
    await award(db, {
      key: 'award:1',
      userId,
      currency: CURRENCY,
      amount: 1_000n,
      multiple: 1,
      expiresAt: null,
    });
    expect([await walletIs(userId), await debtOf(db, userId)]).toEqual([0n, 300n]);
    const round = await addRound(db);
    // A stake counts half.
    await bet(db, userId, round, { amount: 1_000n });
    await fly(db, round);
    const won = await payBet(db, { key: 'out', userId, game: GAME, roundId: round, rate: 20_000n });
    expect([won.balance, await debtOf(db, userId)]).toEqual([2_000n, 300n]);
    const last = await addRound(db);
    await bet(db, userId, last, { amount: 1_000n });
    await fly(db, last);
    const met = await payBet(db, { key: 'met', userId, game: GAME, roundId: last, rate: 10_100n });
    expect([met.balance, met.bonus, await debtOf(db, userId)]).toEqual([1_710n, 0n, 0n]);
    expect(await walletIs(userId)).toBe(1_710n);
  });

  it('are paid from prizes and operator credits, which report it, once per key', async () => {
    const { userId } = await debtor(1_000n);
    const prize = { userId, currency: CURRENCY, multiple: 0, expiresAt: null };
    for (const replayed of [false, true]) {
      const given = await award(db, { ...prize, key: 'award:1', amount: 300n });
      expect(given).toMatchObject({ balance: 0n, replayed });
      expect([await walletIs(userId), await debtOf(db, userId)]).toEqual([0n, 700n]);
    }
    const { made: credit } = await adjust(db, userId, 500n);
    expect([await walletIs(userId), await debtOf(db, userId)]).toEqual([0n, 200n]);
    const { rows } = await db.pool.query(
      "SELECT balance FROM ledger_operations WHERE scope = 'adjust:' || $1 ORDER BY id DESC LIMIT 1",
      [userId],
    );
    expect(rows).toEqual([{ balance: 0n }]);
    // The amount that paid a debt is no longer the player's: a reversal takes it from the wallet balance.
    expect(await reverse(db, credit).catch(refusal)).toBe(700);
    expect(await award(db, { ...prize, key: 'award:2', amount: 750n })).toMatchObject({ balance: 550n });
    expect([await walletIs(userId), await debtOf(db, userId)]).toEqual([550n, 0n]);
    await reverse(db, credit);
    expect([await walletIs(userId), await debtOf(db, userId)]).toEqual([50n, 0n]);
    expect(await sumsOf(db, userId)).toMatchObject({
      ...{ prize: 1_050n, adjustment_credit: 500n, reversal_debit: 500n, collection: 1_000n },
    });
  });

  it('block withdrawals while a debt is open, and a returned stake pays it', async () => {
    const { userId, round } = await debtor(500n);
    await grant(db, { key: 'g', userId, currency: CURRENCY, amount: 700n, reason: 'test' });
    expect(await withdrawable(db, userId, CURRENCY)).toEqual({ available: 0n, owed: 500n });
    expect(await requestPayout(db, userId, { amount: 100n }).catch(refusal)).toBe(3003);
    expect((await returnBet(db, { key: 'back', userId, game: GAME, roundId: round })).balance).toBe(700n);
    expect(await debtOf(db, userId)).toBe(0n);
  });

  it('are written off by an operator up to the open debt, and owed again after a reversal', async () => {
    const { userId } = await debtor(1_000n);
    const id = await debtId(userId);
    expect(await writeOff(db, id, 1_001n).catch(refusal)).toBe(3);
    const { made } = await writeOff(db, id, 400n);
    expect(await debtOf(db, userId)).toBe(600n);
    await reverse(db, made);
    expect(await debtOf(db, userId)).toBe(1_000n);
    await Promise.allSettled([writeOff(db, id, 1_000n), writeOff(db, id, 1_000n)]);
    expect(await debtOf(db, userId)).toBe(0n);
    expect((await sumsOf(db, userId)).write_off).toBe(1_400n);
    const open = await operateAs(db, 'ani', 'SELECT count(*) FROM open_debts WHERE user_id = $1', [userId]);
    expect(open).toEqual([{ count: 0n }]);
  });
});

it.each([
  'UPDATE chargebacks SET taken = taken - 1 WHERE taken > 0',
  'UPDATE chargebacks SET written_off = receivable WHERE receivable > 0',
  'UPDATE chargebacks SET amount = 1',
  'UPDATE chargebacks SET applied_at = NULL',
  'DELETE FROM chargebacks',
  'UPDATE gateway_fees SET posted = false',
  'UPDATE gateway_fees SET reversed = true',
  'UPDATE gateway_fees SET amount = 1',
  'DELETE FROM gateway_fees',
  forged('chargeback', 'chargebacks WHERE taken > 0', '1'),
  forged('debt', 'chargebacks WHERE receivable > 0', '1'),
  forged('collection', 'chargebacks WHERE receivable = 0', '1'),
  forged('fee', 'gateway_fees WHERE posted'),
  forged('payout_charge', "withdrawals WHERE status = 'paid' AND fee > 0", 't.fee'),
  forged('deposit_charge', 'deposit_orders WHERE received > 0', '1'),
])('no program can %s', async (statement) => {
  const { userId, orderId } = await payer(200n);
  await grant(db, { key: 'g', userId, currency: CURRENCY, amount: 50n, reason: 'test' });
  await chargeBack(db, { orderId, ref: 'C', payment: 'P', amount: 200n });
  await expect(db.pool.query(statement)).rejects.toThrow();
});
