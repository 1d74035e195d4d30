import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timesOf } from '../../../../tests/longRun.ts';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { addPlayers, CURRENCY } from '../../../testing/ledger/testLedger.ts';
import { act, LOST, type Pair, pairOf, start, wonOf } from '../../../testing/ledger/testSolo.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { livePair, soloRound } from './solo.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const request = fc.record({
  player: fc.nat({ max: 5 }),
  game: fc.constantFrom('mines', 'hilo'),
  key: fc.constantFrom(...'abcdefgh'),
  amount: fc.constantFrom(60n, 100n, 400n),
  end: fc.constantFrom('won', 'lost', 'open'),
});

it('moves the amounts of each successful request once, with any concurrent requests', async () => {
  const players = await addPlayers(db, 6, 500n);
  for (const userId of players) for (const game of ['mines', 'hilo']) await pairOf(db, userId, game);
  const wallets = new Map(players.map((userId) => [userId, 500n]));
  const replies = new Map<string, unknown[]>();
  const endingOf = (end: string, amount: bigint) =>
    end === 'won' ? wonOf(amount) : end === 'lost' ? LOST : null;

  async function play({
    player,
    game,
    key,
    amount,
    end,
  }: typeof request extends fc.Arbitrary<infer R> ? R : never) {
    const userId = players[player] as bigint;
    const pair = (await livePair(db, userId, game)) as Pair;
    const row = pair.openRound === null ? null : await soloRound(db, game, pair.openRound);
    const move = (by: bigint) => wallets.set(userId, (wallets.get(userId) ?? 0n) + by);
    if (row && !row.round.over) {
      const acts = row.round.acts.length;
      const ending = endingOf(end, row.bet.amount);
      await act(db, userId, row.bet.id, acts, ending, `${key} ${row.bet.id} ${acts}`);
      move(ending?.payout ?? 0n);
    } else {
      const ending = endingOf(end, amount);
      const { replayed, bonus: _, ...reply } = await start(db, pair, { key, amount, ending });
      if (!replayed) move((ending?.payout ?? 0n) - amount);
      const name = `${userId} ${key}`;
      replies.set(name, [...(replies.get(name) ?? []), { ...reply, at: undefined }]);
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 8, maxLength: 40 }), async (requests) => {
      await Promise.allSettled(requests.map(play));
      for (const [userId, balance] of wallets) expect(await walletOf(db, userId, CURRENCY)).toBe(balance);
      for (const [first, ...more] of replies.values()) for (const again of more) expect(again).toEqual(first);
    }),
    { numRuns: timesOf({ short: 15, long: 500 }) },
  );
  expect(replies.size).toBeGreaterThan(20);
});
