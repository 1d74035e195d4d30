import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../core/db/database.ts';
import { Sealer } from '../../core/secrets/sealer.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { EndedRounds } from './endedRounds.ts';

const CACHE_SIZE = 120;
const sealer = new Sealer([randomBytes(32)]);
/** Rounds cannot be deleted, so each test plays its own game. */
let game = '';
const ids = { least: 1_000n, below: 2_000n };

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
const newGame = () => {
  game = `game ${randomUUID()}`;
};
beforeEach(newGame);

/** Settles rounds up to `last` of the room, and some of other rooms. */
async function settleUpTo(last: number, from = 1): Promise<void> {
  await db.pool.query(
    `INSERT INTO rounds (game, id, state, secret, commitment, outcome, interrupted)
     SELECT g, base + i, 'settled', 'secret ' || i, 'c', '{}', i % 3 = 0
     FROM generate_series($1::int, $2::int) i, (VALUES ($3, 1000), ($3, 2000), ($3 || ' too', 1000)) t (g, base)
     ON CONFLICT (game, id) DO UPDATE SET state = 'settled', outcome = '{}', interrupted = excluded.interrupted`,
    [from, last, game],
  );
}

const play = (id: number) =>
  db.pool.query(
    `INSERT INTO rounds (game, id, state, secret, commitment) VALUES ($1, $2, 'closed', 'x', 'c')`,
    [game, 1_000 + id],
  );

const table = () =>
  new EndedRounds({
    db,
    sealer,
    game,
    ids,
    cacheSize: CACHE_SIZE,
    toEntry: ({ id, secret, interrupted }) => ({ id, secret, interrupted }),
  });

async function truth(count: number, before: bigint | null) {
  const { rows } = await db.pool.query(
    `SELECT id, secret, interrupted FROM rounds WHERE game = $1 AND id >= 1000 AND id < 2000 AND state = 'settled'
     AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
    [game, before, count],
  );
  return rows;
}

it('match the database for any order of requests while rounds end', async () => {
  const page = fc.record({
    count: fc.integer({ min: 1, max: 100 }),
    before: fc.option(fc.bigInt(990n, 1_400n)),
  });
  const step = fc.oneof(
    { weight: 5, arbitrary: page },
    { weight: 1, arbitrary: fc.constantFrom(1, 2, 40, 130) },
  );
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 200 }), fc.array(step, { maxLength: 12 }), async (first, steps) => {
      newGame();
      let last = first;
      await settleUpTo(last);
      const rounds = table();
      for (const one of steps) {
        if (typeof one === 'number') {
          await settleUpTo(last + one, last + 1);
          last += one;
          rounds.forget();
          continue;
        }
        const [page, again, expected] = await Promise.all([
          rounds.page(one),
          rounds.page(one),
          truth(one.count, one.before),
        ]);
        expect(page).toEqual(expected);
        expect(again).toEqual(expected);
      }
    }),
    { numRuns: 40 },
  );
});

it('read nothing cached from the database again, and return the same objects', async () => {
  await settleUpTo(300);
  const rounds = table();
  const first = await rounds.page({ count: 100, before: null });
  const query = vi.spyOn(db.pool, 'query');
  try {
    rounds.page({ count: 100, before: null });
    const [all, middle, one] = await Promise.all([
      rounds.page({ count: 100, before: null }),
      rounds.page({ count: 10, before: 1_250n }),
      rounds.find(1_240n),
    ]);
    expect(query.mock.calls.length).toBeLessThanOrEqual(1);
    for (const [i, entry] of all.entries()) expect(entry).toBe(first[i]);
    expect(middle.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, i) => 1_249n - BigInt(i)));
    expect(one).toBe(middle[9]);
  } finally {
    query.mockRestore();
  }
});

it('cache no more than the limit, and read older pages again', async () => {
  await settleUpTo(300);
  const rounds = table();
  const deep = await rounds.page({ count: 50, before: 1_100n });
  expect(deep).toEqual(await truth(50, 1_100n));
  expect((await rounds.page({ count: 50, before: 1_100n }))[0]).not.toBe(deep[0]);
  const cached = await rounds.page({ count: 20, before: 1_200n + 21n });
  expect((await rounds.page({ count: 20, before: 1_200n + 21n }))[0]).toBe(cached[0]);
});

it('include a round once it is settled, also on a node that gets no events', async () => {
  await settleUpTo(3);
  await play(4);
  const rounds = table();
  expect(await rounds.page({ count: 1, before: null })).toMatchObject([{ id: 1_003n }]);
  expect(await rounds.find(1_004n)).toBeNull();
  await settleUpTo(4, 4);
  expect(await rounds.find(1_004n)).toMatchObject({ id: 1_004n });
  await vi.waitFor(
    async () => expect(await rounds.page({ count: 1, before: null })).toMatchObject([{ id: 1_004n }]),
    { timeout: 20_000 },
  );
});

it('retry after a database failure', async () => {
  await settleUpTo(3);
  const rounds = table();
  const query = vi.spyOn(db.pool, 'query').mockRejectedValueOnce(new Error('away') as never);
  await expect(rounds.page({ count: 2, before: null })).rejects.toThrow();
  query.mockRestore();
  expect(await rounds.page({ count: 2, before: null })).toEqual(await truth(2, null));
});
