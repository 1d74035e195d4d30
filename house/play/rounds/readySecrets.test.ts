import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../core/db/database.ts';
import { Sealer } from '../../core/secrets/sealer.ts';
import { queueRound } from '../../money/ledger/bets/rounds.ts';
import { roundChains } from '../../money/ledger/bets/roundTables.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { errorLog } from '../../testing/core/testLog.ts';
import { readySecrets } from './readySecrets.ts';
import { chainContextOf, contextOf } from './secrets.ts';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const old = new Sealer([OLD]);
const clock = { now: () => Date.now(), close: async () => {} };

let db: Database;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.close());

/** Starts with these keys; returns what was logged at level error. */
async function start(...keys: [Buffer, ...Buffer[]]): Promise<Record<string, unknown>[]> {
  const { log, lines } = errorLog();
  await readySecrets({ db, sealer: new Sealer(keys), clock, log, giveUp: false });
  return lines;
}

const addChain = (firstRound: bigint, secret: string) =>
  db.orm.insert(roundChains).values({ game: 'crash', firstRound, length: 9, secret, salt: '', createdAt: 0 });
const sealedChain = (firstRound: bigint, sealer = old) =>
  sealer.seal('seed', chainContextOf({ game: 'crash', firstRound }));

it('reports which chain is lost, until another has followed it', async () => {
  await addChain(1n, sealedChain(1n));
  expect(await start(NEW)).toMatchObject([{ level: 50, game: 'crash', chain: 1 }]);
  await addChain(5n, sealedChain(5n, new Sealer([NEW])));
  expect(await start(NEW)).toEqual([]);
});

it('leaves an unsealed chain to its game, which has to know that it was unsealed', async () => {
  await addChain(1n, 'seed');
  expect(await start(NEW)).toEqual([]);
  expect(await db.orm.select({ secret: roundChains.secret }).from(roundChains)).toEqual([{ secret: 'seed' }]);
});

it('seals rounds of any game, active or not, so the previous key can be removed', async () => {
  const dice = { game: 'dice', id: 4n };
  const sealed = old.seal('secret', contextOf(dice));
  await queueRound(db, { game: 'dice', roundId: 4n, secret: sealed, commitment: '', public: {} });
  await queueRound(db, { game: 'keno', roundId: 1n, secret: 'stood open', commitment: 'c', public: {} });
  await expect(start(NEW)).rejects.toThrow('rounds under way: dice 4.');
  expect(await start(NEW, OLD)).toEqual([]);
  expect(await start(NEW)).toEqual([]);
  const { rows } = await db.pool.query('SELECT game, secret FROM rounds ORDER BY game');
  const sealer = new Sealer([NEW]);
  expect(sealer.open(rows[0].secret, 'round:dice:4')).toBe('secret');
  expect(rows[1].secret).not.toBe('stood open');
  expect(sealer.open(rows[1].secret, 'round:keno:1')).toBe('stood open');
});
