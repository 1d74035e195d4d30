import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timesOf } from '../../../../tests/longRun.ts';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { debtOf } from '../../../testing/ledger/testBooks.ts';
import { addPlayer, CURRENCY } from '../../../testing/ledger/testLedger.ts';
import { ProviderModel, send } from '../../../testing/ledger/testProvider.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';

/** The long run reaches every possible reply. */
const SEQUENCES = timesOf({ short: 48, long: 10_000 });
const LANES = 8;
const FUNDS = 1_000n;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const uuid = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const amount = fc.constantFrom(0n, 100n, 300n, 700n);
const round = fc.constantFrom('r1', 'r2');
const closes = fc.boolean();
const transactions = fc.oneof(
  fc.record({
    kind: fc.constant('bet' as const),
    uuid,
    amount,
    round,
    closes,
    free: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  }),
  fc.record({
    kind: fc.constant('win' as const),
    uuid,
    amount,
    round,
    closes,
    reference: fc.option(uuid),
  }),
  fc.record({ kind: fc.constant('rollback' as const), uuid, round, closes, reference: uuid }),
);

it('replies to any order of bets, wins, rollbacks, duplicates and late ones according to the rules', async () => {
  let sequence = 0;
  const seen = new Set<string>();
  const answers = fc.asyncProperty(fc.array(transactions, { minLength: 4, maxLength: 14 }), async (all) => {
    const run = ++sequence;
    const userId = await addPlayer(db, FUNDS);
    const model = new ProviderModel(FUNDS);
    const named = (name: string | null | undefined) => (name ? `${run}-${name}` : null);
    for (const one of all) {
      const reference = 'reference' in one ? named(one.reference) : null;
      const transaction = { ...one, uuid: `${run}-${one.uuid}`, reference };
      const answer = model.send(transaction);
      expect(await send(db, { ...transaction, userId })).toBe(answer);
      seen.add(typeof answer === 'string' ? `${one.kind} ${answer}` : one.kind);
    }
    expect(await walletOf(db, userId, CURRENCY)).toBe(model.wallet);
    expect(await debtOf(db, userId)).toBe(model.debt);
  });
  // Players run in parallel, as their wallets are independent.
  await Promise.all(
    Array.from({ length: LANES }, () => fc.assert(answers, { numRuns: Math.ceil(SEQUENCES / LANES) })),
  );
  if (SEQUENCES < 1_000) return;
  expect([...seen].sort()).toEqual([
    ...['bet', 'bet 700', 'bet duplicate', 'bet rolledBack'],
    ...['rollback', 'rollback 3', 'rollback duplicate', 'rollback unknown'],
    ...['win', 'win 3', 'win duplicate', 'win rolledBack', 'win unknown'],
  ]);
}, 3_600_000);
