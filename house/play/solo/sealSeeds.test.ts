import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashText } from '../../../contract/fairness.ts';
import type { Database } from '../../core/db/database.ts';
import { Sealer } from '../../core/secrets/sealer.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { errorLog } from '../../testing/core/testLog.ts';
import { sealSeedsAnew } from './sealSeeds.ts';
import { Seeds } from './seeds.ts';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];

let db: Database;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.close());

/** Starts with these keys; returns what was logged at level error. */
async function start(...keys: [Buffer, ...Buffer[]]): Promise<Record<string, unknown>[]> {
  const { log, lines } = errorLog();
  await sealSeedsAnew(db, new Sealer(keys), log);
  return lines;
}

const seedsOf = (key: Buffer, game = 'hilo') => new Seeds({ db, sealer: new Sealer([key]) }, game);
const stored = async () =>
  (await db.pool.query<Record<string, unknown>>('SELECT * FROM seed_pairs ORDER BY id')).rows;

it('seals both seeds of every live pair again, so the previous key can be removed', async () => {
  const began = await seedsOf(OLD).playing(1n);
  await seedsOf(OLD).turn(1n, began.id, 'mine');
  const live = await seedsOf(OLD).playing(1n);
  // More pairs than one page.
  await db.pool.query(
    `INSERT INTO seed_pairs (user_id, game, server_seed, server_seed_hash, client_seed, next_server_seed, next_server_seed_hash)
     SELECT n, 'mines', $1, $2, 'client', $1, $2 FROM generate_series(1, 1500) n`,
    [new Sealer([OLD]).seal('seed', `seed:${hashText('seed')}`), hashText('seed')],
  );
  const [ended] = await stored();
  expect(await start(NEW, OLD)).toEqual([]);
  expect(await seedsOf(NEW).playing(1n)).toEqual(live);
  expect((await seedsOf(NEW, 'mines').playing(1_500n)).serverSeed).toBe('seed');
  // An ended pair is revealed and stays unsealed.
  const after = await stored();
  expect(after[0]).toEqual(ended);
  // The next seed is sealed with the new key too.
  const { seeds } = await seedsOf(NEW).turn(1n, live.id, 'mine');
  expect((await seedsOf(NEW).playing(1n)).serverSeedHash).toBe(seeds.serverSeedHash);
  expect(await start(NEW)).toEqual([]);
  expect(await stored()).toHaveLength(1_503);
});

it('leaves those that no key opens as they are, reports their number, and plays on when the key is back', async () => {
  const live = await seedsOf(OLD).playing(1n);
  const before = await stored();
  expect(await start(NEW)).toMatchObject([{ level: 50, lost: 2 }]);
  expect(await stored()).toEqual(before);
  await expect(seedsOf(NEW).playing(1n)).rejects.toThrow('no key opens the pair of seeds');
  expect(await start(NEW, OLD)).toEqual([]);
  expect(await seedsOf(NEW).playing(1n)).toEqual(live);
});

it('changes nothing that is sealed with the current key', async () => {
  await seedsOf(NEW).playing(1n);
  const before = await stored();
  expect(await start(NEW, OLD)).toEqual([]);
  expect(await stored()).toEqual(before);
});
