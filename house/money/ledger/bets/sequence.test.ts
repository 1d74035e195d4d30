import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { grant } from '../../../testing/ledger/testGifts.ts';
import {
  addPlayer,
  addRound,
  bet,
  CURRENCY,
  fly,
  GAME,
  settleRound,
} from '../../../testing/ledger/testLedger.ts';
import { walletsOf } from '../ledger.ts';
import { payBet, placePoolBet, returnBet } from './bets.ts';
import { openRound, queueRound } from './rounds.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const walletOf = async (userId: bigint) => (await walletsOf(db, [userId])).get(userId);

it('grows with every reply, and equals that of the wallet', async () => {
  const userId = await addPlayer(db, 1_000n);
  const roundId = await addRound(db);
  const sequences = [(await walletOf(userId))?.sequence];
  const receive = async ({ balance, sequence }: { balance: bigint; sequence: bigint }) => {
    expect(await walletOf(userId)).toEqual({ balance, bonus: 0n, sequence });
    sequences.push(sequence);
  };
  await receive(await bet(db, userId, roundId, { key: 'a' }));
  await receive(await returnBet(db, { key: 'b', userId, game: GAME, roundId }));
  await receive(await bet(db, userId, roundId, { key: 'c' }));
  await fly(db, roundId);
  await receive(await payBet(db, { key: 'd', userId, game: GAME, roundId, rate: 15_000n }));
  const next = await addRound(db);
  await receive(await bet(db, userId, next, { key: 'e', effectiveRate: 11_000n }));
  await fly(db, next);
  const [settled] = await settleRound(db, { game: GAME, roundId: next, target: 20_000n, interrupted: false });
  if (!settled) throw new Error('no bet was settled');
  await receive(settled);
  expect(sequences).toEqual(sequences.toSorted((a, b) => Number((a ?? 0n) - (b ?? 0n))));
  expect(new Set(sequences).size).toBe(7);
});

it('is returned again with the first reply of a known key, whatever came since', async () => {
  const userId = await addPlayer(db, 1_000n);
  const roundId = await addRound(db);
  const first = await bet(db, userId, roundId);
  await grant(db, { key: 'more', userId, currency: CURRENCY, amount: 5n, reason: 'test' });
  expect(await bet(db, userId, roundId)).toEqual({ ...first, replayed: true });
  const end = { key: 'end', userId, game: GAME, roundId };
  const returned = await returnBet(db, end);
  expect(await returnBet(db, end)).toEqual({ ...returned, replayed: true });
});

it('orders concurrent bets, and two concurrent requests for the same bet', async () => {
  const userId = await addPlayer(db, 10_000n);
  await queueRound(db, { game: 'dice', roundId: 1n, secret: 's', commitment: 'h', public: {} });
  await openRound(db, { game: 'dice', roundId: 1n, opensAt: 0, startsAt: 0 });
  const most = { staked: 10_000n, bets: 100 };
  const stake = (key: string) =>
    placePoolBet(
      db,
      { key, userId, game: 'dice', roundId: 1n, pool: '1', currency: CURRENCY, amount: 100n },
      most,
    );
  const keys = Array.from({ length: 20 }, (_, i) => `key ${i % 10}`);
  const replies = await Promise.all(keys.map(stake));
  const byAge = replies.toSorted((a, b) => Number(a.sequence - b.sequence));
  const balances = byAge.map(({ balance }) => balance);
  expect(balances).toEqual(balances.toSorted((a, b) => Number(b - a)));
  expect(new Set(byAge.map(({ sequence }) => sequence)).size).toBe(10);
  const { balance, sequence } = byAge.at(-1) ?? {};
  expect(await walletOf(userId)).toEqual({ balance, bonus: 0n, sequence });
});
