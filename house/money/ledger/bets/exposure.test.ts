import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../core/db/database.ts';
import { asHouse, createTestDatabase } from '../../../testing/core/testDatabase.ts';
import {
  addPlayers,
  addRound,
  bet,
  CURRENCY,
  fly,
  GAME,
  settlePools,
  settleRound,
  stake,
  stateOf,
} from '../../../testing/ledger/testLedger.ts';
import { codes, times, values } from '../../../testing/ledger/testParallel.ts';
import { walletsOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { returnBet } from './bets.ts';

/** Red pays 14, so a stake of 100 on it can win 1,300; blue pays 2. */
const RATES = { red: 140_000n, blue: 20_000n };
const refusedWith = (code: number) => expect.objectContaining({ name: 'Refusal', code });

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
  for (const [pool, rate] of Object.entries(RATES))
    await db.pool.query('INSERT INTO pool_rates VALUES ($1, $2, $3)', [GAME, pool, rate]);
});
afterEach(async () => expect(await reconcile(db)).toEqual([]));
afterAll(() => db.close());

/** Sets the maximum loss of the game's rounds from now on. */
const cap = (most: bigint) =>
  db.pool.query(
    `INSERT INTO game_caps VALUES ($1, $2, $3) ON CONFLICT (game, currency) DO UPDATE SET most_exposure = $3`,
    [GAME, CURRENCY, most],
  );
/** The stored exposure of a round by pool. */
async function exposed(roundId: bigint): Promise<Record<string, bigint>> {
  const { rows } = await db.pool.query<{ pool: string; profit: bigint }>(
    'SELECT pool, profit FROM round_exposures WHERE game = $1 AND round_id = $2',
    [GAME, roundId],
  );
  return Object.fromEntries(rows.map(({ pool, profit }) => [pool, profit]));
}

it('refuses with 711 a bet that would let a pool win more than the cap, from any player', async () => {
  await cap(2_600n);
  const [one, other] = await addPlayers(db, 2, 10_000n);
  const roundId = await addRound(db);
  await stake(db, one!, roundId, { pool: 'red' });
  await stake(db, other!, roundId, { pool: 'red' });
  await expect(stake(db, one!, roundId, { pool: 'red', amount: 1n, key: 'more' })).rejects.toEqual(
    refusedWith(711),
  );
  // Another pool and another round have their own capacity; the key of a refused bet can be used again.
  await stake(db, one!, roundId, { pool: 'blue', amount: 2_600n });
  await stake(db, one!, await addRound(db), { pool: 'red', amount: 200n, key: 'more' });
  expect(await exposed(roundId)).toEqual({ red: 2_600n, blue: 2_600n });
  expect((await walletsOf(db, [one!])).get(one!)?.balance).toBe(10_000n - 100n - 2_600n - 200n);
});

it('counts a crash bet at its auto cash-out rate until it is taken back', async () => {
  await cap(1_000n);
  const [one, other] = await addPlayers(db, 2, 10_000n);
  const roundId = await addRound(db);
  await bet(db, one!, roundId, { amount: 100n, effectiveRate: 110_000n });
  await expect(bet(db, other!, roundId, { amount: 100n, effectiveRate: 10_200n })).rejects.toEqual(
    refusedWith(711),
  );
  await returnBet(db, { key: 'back', userId: one!, game: GAME, roundId });
  expect(await exposed(roundId)).toEqual({ '': 0n });
  // Repeatedly taking back a bet uses no capacity.
  for (let i = 0; i < 5; i++) {
    await bet(db, one!, roundId, { key: `again-${i}`, amount: 100n, effectiveRate: 110_000n });
    await returnBet(db, { key: `back-${i}`, userId: one!, game: GAME, roundId });
  }
  await bet(db, other!, roundId, { amount: 1_000n, effectiveRate: 20_000n });
  await fly(db, roundId);
  await settleRound(db, { game: GAME, roundId, target: 30_000n, outcome: {}, interrupted: false });
  expect(await exposed(roundId)).toEqual({});
});

it('counts no crash bet above 100x: minimum stakes without an auto rate do not fill a round', async () => {
  await cap(9_900n);
  const players = await addPlayers(db, 12, 1_000n);
  const roundId = await addRound(db);
  const results = await times(12, (i) =>
    bet(db, players[i]!, roundId, { amount: 10n, effectiveRate: 10n ** 9n }),
  );
  expect(values(results)).toHaveLength(10);
  expect(codes(results)).toEqual([711, 711]);
});

it('accepts exactly as many as fit when fifty come at once', async () => {
  await cap(13_000n);
  const players = await addPlayers(db, 50, 1_000n);
  const roundId = await addRound(db);
  const results = await times(50, (i) => stake(db, players[i]!, roundId, { pool: i % 2 ? 'red' : 'blue' }));
  // Blue has capacity for all of its 25.
  expect(values(results).filter(({ bet }) => bet.pool === 'red')).toHaveLength(10);
  expect(codes(results)).toEqual(Array(15).fill(711));
  expect(await exposed(roundId)).toEqual({ red: 13_000n, blue: 2_500n });
  await fly(db, roundId);
  await settlePools(db, {
    ...{ game: GAME, roundId, rates: { red: 140_000n }, outcome: {}, interrupted: false },
    covers: { masks: { red: '1', blue: '2' }, results: 2 },
  });
  expect(await exposed(roundId)).toEqual({});
});

it('never lets a round exceed the cap, and stores the sum of the open bets', async () => {
  const bets = fc.array(
    fc.record({ pool: fc.constantFrom('red', 'blue'), amount: fc.bigInt({ min: 1n, max: 300n }) }),
    { minLength: 1, maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(bets, fc.bigInt({ min: 100n, max: 20_000n }), async (stakes, most) => {
      await cap(most);
      const players = await addPlayers(db, stakes.length, 1_000n);
      const roundId = await addRound(db);
      const placed = values(await times(stakes.length, (i) => stake(db, players[i]!, roundId, stakes[i]!)));
      for (const [pool, rate] of Object.entries(RATES)) {
        const on = placed.filter(({ bet }) => bet.pool === pool);
        const profit = on.reduce((sum, { bet }) => sum + (bet.amount * rate) / 10_000n - bet.amount, 0n);
        expect((await exposed(roundId))[pool] ?? 0n).toBe(profit);
        expect(profit <= most).toBe(true);
        // The refused bets do not fit into the remaining capacity.
        const left = stakes.filter(
          ({ pool: on }, i) => on === pool && !placed.some(({ bet }) => bet.userId === players[i]),
        );
        for (const { amount } of left) expect(profit + (amount * rate) / 10_000n - amount > most).toBe(true);
      }
    }),
    { numRuns: 15 },
  );
});

it('is a cap that the house itself cannot raise', async () => {
  const house = openDatabase(asHouse(db.url), { max: 1 });
  try {
    for (const text of [
      'UPDATE markets SET most_exposure = 9e17',
      `INSERT INTO game_caps VALUES ('dice', 'IDR', 1)`,
      'DELETE FROM round_exposures',
      `INSERT INTO provider_caps VALUES ('lentera', 1, 1, NULL)`,
      'UPDATE provider_days SET returned = 0',
      'DELETE FROM provider_held_wins',
      "SELECT provider_resume('lentera', 'why')",
      "SELECT held_win_pay(1, 'why')",
      "SELECT proposal_approve(1, 'why')",
      "UPDATE proposals SET status = 'done'",
    ])
      expect(await stateOf(house.pool, text), text).toBe('42501');
  } finally {
    await house.close();
  }
});
