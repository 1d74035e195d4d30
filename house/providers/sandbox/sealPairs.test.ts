import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../core/db/database.ts';
import { Sealer } from '../../core/secrets/sealer.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { errorLog } from '../../testing/core/testLog.ts';
import { Pairs } from './pairs.ts';
import { sealPairsAnew } from './sealPairs.ts';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const clock = { now: () => 1, close: async () => {} };

let db: Database;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.close());

/** Starts with these keys; returns what was logged at level error. */
async function start(...keys: [Buffer, ...Buffer[]]): Promise<Record<string, unknown>[]> {
  const { log, lines } = errorLog();
  await sealPairsAnew(db, new Sealer(keys), log);
  return lines;
}

const pairsOf = (key: Buffer) => new Pairs({ db, clock, sealer: new Sealer([key]) });
const of = (player: string) => ({ provider: 'samudra', game: 'garuda', player });
const take = (key: Buffer, player: string) => db.orm.transaction((tx) => pairsOf(key).take(tx, of(player)));
const stored = async () =>
  (await db.pool.query<Record<string, unknown>>('SELECT * FROM sandbox_pairs ORDER BY id')).rows;

it('seals every live pair again, so the previous key can be removed, and no revealed one', async () => {
  await take(OLD, 'a');
  const { last } = await pairsOf(OLD).turn(of('a'), 'mine');
  const before = await take(OLD, 'a');
  await take(OLD, 'b');
  expect(await start(NEW, OLD)).toEqual([]);
  const after = await take(NEW, 'a');
  expect(after).toEqual({ ...before, nonce: before.nonce + 1 });
  expect((await take(NEW, 'b')).nonce).toBe(1);
  expect((await stored())[0]).toMatchObject({ server_seed: last.serverSeed });
});

it('leaves those that no key opens as they are, and reports their number', async () => {
  await take(OLD, 'a');
  const before = await stored();
  expect(await start(NEW)).toMatchObject([{ level: 50, lost: 1 }]);
  expect(await stored()).toEqual(before);
  await expect(take(NEW, 'a')).rejects.toThrow('no key opens');
});
