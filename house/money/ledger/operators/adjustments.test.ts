import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timesOf } from '../../../../tests/longRun.ts';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import {
  adjust,
  forged,
  limitAdjustments,
  reverse,
  reverseFee,
  sumsOf,
} from '../../../testing/ledger/testBooks.ts';
import { addPlayer, CURRENCY, refusal } from '../../../testing/ledger/testLedger.ts';
import { approve, operateAs, refuse } from '../../../testing/ledger/testOperators.ts';
import { addDeposit, reportPaid } from '../../../testing/ledger/testOrders.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';

const LIMIT = 1_000n;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
  await limitAdjustments(db, LIMIT);
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const walletIs = (userId: bigint) => walletOf(db, userId, CURRENCY);

describe('an adjustment', () => {
  it('up to the limit takes effect at once, once per key, and is journaled with its operator', async () => {
    const userId = await addPlayer(db, 0n);
    const [first] = await Promise.all(
      Array.from({ length: 8 }, () => adjust(db, userId, 600n, { key: `one-${userId}`, by: 'Ani' })),
    );
    expect(first?.status).toBe('done');
    expect(await walletIs(userId)).toBe(600n);
    expect(await adjust(db, userId, 601n, { key: `one-${userId}`, by: 'Ani' }).catch(refusal)).toBe(3);
    await adjust(db, userId, -200n);
    expect(await walletIs(userId)).toBe(400n);
    const { rows } = await db.pool.query(
      `SELECT fingerprint FROM ledger_operations WHERE scope = 'adjust:' || $1 ORDER BY id LIMIT 1`,
      [userId],
    );
    expect(rows).toEqual([{ fingerprint: `adjustment_credit|IDR|600|proposal ${first?.id}` }]);
    const acts = await operateAs(
      db,
      'budi',
      'SELECT operator, act, reason, proposal_id FROM operator_log WHERE user_id = $1 ORDER BY id LIMIT 1',
      [userId],
    );
    expect(acts).toEqual([{ operator: 'ani', act: 'adjustment', reason: 'a test', proposal_id: first?.id }]);
  });

  it('cannot exceed the wallet balance, lack a reason or target an unknown player', async () => {
    const userId = await addPlayer(db, 100n);
    expect(await adjust(db, userId, -101n).catch(refusal)).toBe(700);
    expect(await adjust(db, userId, 0n).catch(refusal)).toBe(3);
    expect(await adjust(db, userId, 5n, { reason: '  ' }).catch(refusal)).toBe(3);
    expect(await adjust(db, 999_999n, 5n).catch(refusal)).toBe(704);
    expect(await walletIs(userId)).toBe(100n);
  });

  it('above the limit waits for another operator, whatever name the first one uses', async () => {
    const userId = await addPlayer(db, 0n);
    const { id, status } = await adjust(db, userId, LIMIT + 1n, { by: 'Ani Putri' });
    expect([status, await walletIs(userId)]).toEqual(['pending', 0n]);
    expect(await approve(db, id, 'ani  PUTRI').catch(refusal)).toBe(703);
    expect(await approve(db, 999_999n, 'budi').catch(refusal)).toBe(704);
    const words = await Promise.all(
      ['budi', 'citra', 'budi', 'dewi'].map((name) => approve(db, id, name).catch(refusal)),
    );
    expect(words.filter((word) => word === 703).length).toBeGreaterThanOrEqual(2);
    expect(await walletIs(userId)).toBe(LIMIT + 1n);
    expect(await refuse(db, id, 'budi').catch(refusal)).toBe(703);
    const { rows } = await db.pool.query<{ proposed: string; decided: string }>(
      `SELECT p.name AS proposed, d.name AS decided FROM proposals a JOIN operators p ON p.id = a.proposed_by
       JOIN operators d ON d.id = a.decided_by WHERE a.id = $1`,
      [id],
    );
    expect(rows[0]?.proposed).toBe('ani putri');
    expect(['budi', 'citra', 'dewi']).toContain(rows[0]?.decided);
  });

  it('cannot be split to stay below the limit', async () => {
    const userId = await addPlayer(db, 0n);
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, i) => adjust(db, userId, 300n, { by: `operator ${i}` })),
    );
    expect(all.filter(({ status }) => status === 'done')).toHaveLength(3);
    expect(await walletIs(userId)).toBe(900n);
  });

  it('that is refused has no further effect', async () => {
    const userId = await addPlayer(db, 0n);
    const { id } = await adjust(db, userId, 5_000n);
    for (let i = 0; i < 2; i++) expect(await refuse(db, id, 'ani')).toMatchObject({ id, status: 'refused' });
    expect(await approve(db, id, 'budi').catch(refusal)).toBe(703);
    expect(await walletIs(userId)).toBe(0n);
  });

  it('approved after the wallet balance dropped too low stays open', async () => {
    const userId = await addPlayer(db, 2_000n);
    const { id } = await adjust(db, userId, -2_000n);
    await adjust(db, userId, -1n);
    expect(await approve(db, id, 'budi').catch(refusal)).toBe(700);
    await adjust(db, userId, 1n);
    await approve(db, id, 'budi');
    expect(await walletIs(userId)).toBe(0n);
  });
});

describe('a reversal', () => {
  it('undoes one adjustment, in full and once, and cannot be reversed itself', async () => {
    const userId = await addPlayer(db, 0n);
    const given = await adjust(db, userId, 300n);
    const taken = await adjust(db, userId, -100n);
    const undone = await reverse(db, taken.made, { key: `undo-${userId}` });
    expect(await reverse(db, taken.made, { key: `undo-${userId}` })).toEqual(undone);
    const again = await Promise.all([1, 2, 3].map(() => reverse(db, given.made).catch(refusal)));
    expect(again.filter((answer) => answer === 3)).toHaveLength(2);
    expect(await walletIs(userId)).toBe(0n);
    expect(await reverse(db, undone.made).catch(refusal)).toBe(703);
    expect(await sumsOf(db, userId)).toEqual({
      adjustment_credit: 300n,
      adjustment_debit: 100n,
      reversal_credit: 100n,
      reversal_debit: 300n,
    });
  });

  it('of an adjustment made by two operators needs two, and can be requested again after a refusal', async () => {
    const userId = await addPlayer(db, 0n);
    const { id } = await adjust(db, userId, 5_000n);
    const { made } = await approve(db, id, 'budi');
    const first = await reverse(db, made);
    expect(first.status).toBe('pending');
    expect(await reverse(db, made).catch(refusal)).toBe(3);
    await refuse(db, first.id, 'budi');
    const second = await reverse(db, made);
    await approve(db, second.id, 'budi');
    expect(await walletIs(userId)).toBe(0n);
  });

  it('returns a gateway’s fee to the house, once', async () => {
    const userId = await addPlayer(db, 0n);
    const orderId = await addDeposit(db, userId, { amount: 900n });
    await reportPaid(db, { orderId, ref: 'P', amount: 900n, fee: 9n });
    const { rows } = await db.pool.query<{ id: bigint }>(
      'SELECT id FROM gateway_fees WHERE deposit_id = $1',
      [orderId],
    );
    const id = rows[0]?.id ?? 0n;
    const answers = await Promise.all([1, 2].map(() => reverseFee(db, id).catch(refusal)));
    expect(answers.filter((answer) => answer === 3)).toHaveLength(1);
    expect(await sumsOf(db, userId)).toEqual({ deposit: 900n, fee: 9n, fee_reversal: 9n });
  });
});

it.each([
  "UPDATE proposals SET status = 'done', decided_by = proposed_by, decided_at = 1 WHERE status = 'pending'",
  "UPDATE proposals SET second = false WHERE status = 'pending'",
  "UPDATE proposals SET amount = 1 WHERE status = 'pending'",
  "UPDATE proposals SET reason = 'another'",
  "UPDATE proposals SET status = 'pending' WHERE status = 'done'",
  'DELETE FROM proposals',
  "UPDATE adjustments SET amount = 1 WHERE status = 'done'",
  `INSERT INTO adjustments (proposal_id, kind, user_id, currency, amount, proposed_at)
     SELECT id, 'adjustment_credit', user_id, currency, amount, 0 FROM proposals WHERE status = 'pending' LIMIT 1`,
  `INSERT INTO adjustments (proposal_id, kind, user_id, currency, amount, proposed_at)
     SELECT id, 'adjustment_credit', user_id, currency, amount, 0 FROM proposals WHERE status = 'done' AND kind = 'adjustment' LIMIT 1`,
  'DELETE FROM adjustments',
  "UPDATE operator_acts SET reason = 'another'",
  'DELETE FROM operator_acts',
  "UPDATE operators SET name = name || 'x'",
  'DELETE FROM operators',
  forged('adjustment_credit', "adjustments WHERE status = 'done' AND kind = 'adjustment_credit'"),
  forged('adjustment_credit', "proposals WHERE status = 'pending' AND kind = 'adjustment'"),
  forged('reversal_credit', "adjustments WHERE status = 'done' AND kind = 'adjustment_credit'"),
])('no program can %s', async (statement) => {
  const userId = await addPlayer(db, 0n);
  await adjust(db, userId, 10n);
  await adjust(db, userId, 9_000n);
  await expect(db.pool.query(statement)).rejects.toThrow();
});

it('match a plain arithmetic model after any sequence of operations', async () => {
  const operator = fc.constantFrom('ani', 'budi', 'citra');
  const word = fc.oneof(
    fc.record({ do: fc.constant('adjust' as const), amount: fc.bigInt(-1_500n, 1_500n), by: operator }),
    fc.record({
      do: fc.constantFrom('approve' as const, 'refuse' as const, 'reverse' as const),
      which: fc.nat({ max: 5 }),
      by: operator,
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 8, maxLength: 25 }), async (words) => {
      const userId = await addPlayer(db, 1_000n);
      let wallet = 1_000n;
      let alone = 0n;
      const list: {
        id: bigint;
        made: bigint | null;
        amount: bigint;
        by: string;
        status: string;
        undone: boolean;
        undoes?: number;
      }[] = [];
      const size = (amount: bigint) => (amount < 0n ? -amount : amount);
      /** Applies the adjustment if the wallet allows it. */
      const move = (one: (typeof list)[number]) => {
        if (wallet + one.amount < 0n) return 700;
        wallet += one.amount;
        one.status = 'done';
        return 'done';
      };
      const propose = (amount: bigint, by: string, undoes?: number) => {
        const one = {
          id: 0n,
          made: null,
          amount,
          by,
          status: 'pending',
          undone: false,
          ...(undoes !== undefined && { undoes }),
        };
        const second = alone + size(amount) > LIMIT;
        const answer = second ? 'pending' : move(one);
        if (answer === 700) return { answer };
        if (!second) alone += size(amount);
        list.push(one);
        return { answer, one };
      };
      for (const reason of words) {
        if (reason.do === 'adjust') {
          const real = await adjust(db, userId, reason.amount, { by: reason.by }).catch(refusal);
          const { answer, one } = reason.amount === 0n ? { answer: 3 } : propose(reason.amount, reason.by);
          expect(typeof real === 'object' ? real.status : real).toBe(answer);
          if (one && typeof real === 'object') Object.assign(one, { id: real.id, made: real.made });
          continue;
        }
        const index = reason.which;
        const one = list[index];
        if (!one) continue;
        if (reason.do === 'reverse') {
          const real = await reverse(db, one.made, { by: reason.by }).catch(refusal);
          const { answer, one: made } =
            one.status !== 'done'
              ? { answer: 704 }
              : one.undoes !== undefined
                ? { answer: 703 }
                : list.some(({ undoes, status }) => undoes === index && status !== 'refused')
                  ? { answer: 3 }
                  : propose(-one.amount, reason.by, index);
          expect(typeof real === 'object' ? real.status : real).toBe(answer);
          if (made && typeof real === 'object') Object.assign(made, { id: real.id, made: real.made });
        } else if (one.status === 'pending') {
          const own = reason.do === 'approve' && reason.by === one.by;
          const real = await (reason.do === 'approve' ? approve : refuse)(db, one.id, reason.by).catch(
            refusal,
          );
          const wanted = own ? 703 : reason.do === 'refuse' ? 'refused' : move(one);
          if (reason.do === 'refuse') one.status = 'refused';
          expect(typeof real === 'object' ? real.status : real).toBe(wanted);
          if (typeof real === 'object') one.made = real.made;
        }
      }
      expect(await walletIs(userId)).toBe(wallet);
    }),
    {
      numRuns: timesOf({ short: 10, long: 500 }),
      interruptAfterTimeLimit: timesOf({ short: 20_000, long: 600_000 }),
    },
  );
});
