import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import {
  addPlayer,
  addPlayers,
  addRound,
  bet,
  CURRENCY,
  fly,
  GAME,
  settlePools,
  stake,
} from '../../../testing/ledger/testLedger.ts';
import { codes, times, values } from '../../../testing/ledger/testParallel.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { closeRound, openRound } from './rounds.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const RATES = { red: 20_000n };

it('never lets concurrent stakes exceed a player’s maximum on a pool', async () => {
  const userId = await addPlayer(db, 10_000n);
  const roundId = await addRound(db);
  const results = await times(40, (i) =>
    stake(db, userId, roundId, { pool: i % 2 === 0 ? 'red' : 'blue', amount: 90n, most: 500n }),
  );
  // Five stakes of 90 on each pool.
  expect(values(results)).toHaveLength(10);
  expect(codes(results)).toEqual(Array(30).fill(711));
  expect(await walletOf(db, userId, CURRENCY)).toBe(10_000n - 900n);
});

it('never overdraws a wallet across several pools and rounds', async () => {
  const userId = await addPlayer(db, 1_000n);
  const rounds = [await addRound(db), await addRound(db)];
  const results = await times(40, (i) =>
    stake(db, userId, rounds[i % 2]!, { pool: `${i % 3}`, amount: 90n }),
  );
  expect(values(results)).toHaveLength(11);
  expect(codes(results)).toEqual(Array(29).fill(700));
});

it('gives one effect and one reply per key', async () => {
  const userId = await addPlayer(db, 1_000n);
  const roundId = await addRound(db);
  const placed = values(await times(20, () => stake(db, userId, roundId, { key: 'k' })));
  expect(placed).toHaveLength(20);
  expect(placed.filter((reply) => !reply.replayed)).toHaveLength(1);
  expect(new Set(placed.map(({ bet, balance }) => `${bet.id} ${bet.placedAt} ${balance}`)).size).toBe(1);
});

it('accepts no stake after the round has closed, and ends each once when two settlements race', async () => {
  const players = await addPlayers(db, 30, 1_000n);
  const roundId = await addRound(db);
  await openRound(db, { game: GAME, roundId, opensAt: 0, startsAt: 0 });
  const closed = closeRound(db, { game: GAME, roundId });
  const results = await times(90, (i) =>
    stake(db, players[i % 30]!, roundId, { pool: i % 2 === 0 ? 'red' : 'blue' }),
  );
  await closed;
  expect(new Set([...codes(results), 712])).toEqual(new Set([712]));
  const round = { game: GAME, roundId, rates: RATES, outcome: {} };
  const ended = await Promise.all([
    settlePools(db, { ...round, interrupted: false }),
    settlePools(db, { ...round, interrupted: true }),
  ]);
  expect(ended.flat()).toHaveLength(values(results).length);
  for (const { userId, balance } of ended.flat()) expect(await walletOf(db, userId, CURRENCY)).toBe(balance);
});

it('runs stakes, other bets and a settlement of the same players concurrently without a deadlock', async () => {
  const players = await addPlayers(db, 30, 10_000n);
  const [drawn, next, other] = [await addRound(db), await addRound(db), await addRound(db)];
  await Promise.all(
    players.flatMap((userId) => [
      stake(db, userId, drawn, { pool: 'red' }),
      stake(db, userId, drawn, { pool: 'blue' }),
    ]),
  );
  await fly(db, drawn);
  const results = await Promise.allSettled([
    ...players.map((userId) => stake(db, userId, next)),
    settlePools(db, { game: GAME, roundId: drawn, rates: RATES, outcome: {}, interrupted: false }),
    ...players.map((userId) => bet(db, userId, other)),
    ...players.map((userId) => stake(db, userId, next, { pool: 'blue' })),
  ]);
  expect(codes(results)).toEqual([]);
  // 100 lost, 100 won, and 300 staked.
  for (const userId of players) expect(await walletOf(db, userId, CURRENCY)).toBe(9_700n);
});
