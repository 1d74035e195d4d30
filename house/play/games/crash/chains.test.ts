import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../../../../contract/fairness.ts';
import { sandboxValue } from '../../../../contract/publicValues.ts';
import type { Database } from '../../../core/db/database.ts';
import { keyNameOf, Sealer } from '../../../core/secrets/sealer.ts';
import { queueRound } from '../../../money/ledger/bets/rounds.ts';
import { pastGuards } from '../../../testing/core/pastGuards.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import type { Draw } from '../../rounds/game.ts';
import { PublicValues } from '../../rounds/publicValues/publicValues.ts';
import { SandboxValues } from '../../rounds/publicValues/sandbox.ts';
import { chainContextOf } from '../../rounds/secrets.ts';
import { buildChain, linkOf } from './chain.ts';
import { addChain, CrashChains } from './chains.ts';

const SEED = hashText('seed');
const LENGTH = 10;
const log = pino({ level: 'silent' });

let db: Database;
let sealer: Sealer;
/** Time of the test clock, ms. */
let now: number;
let values: PublicValues;
beforeEach(async () => {
  db = await createTestDatabase();
  sealer = new Sealer([randomBytes(32)]);
  now = 1_000;
  values = new PublicValues({ db, clock, log, sources: [new SandboxValues()] });
});
afterEach(async () => {
  await values.stop();
  await db.close();
});

const clock = { now: () => now };
const chains = (of = sealer) => new CrashChains({ db, sealer: of, log, clock, values, length: 50_000 });
const queued = (roundId: bigint) =>
  queueRound(db, { game: 'crash', roundId, secret: 'v1.', commitment: '', public: {} });

/** Commits the chain of SEED with value 5 of the sandbox, sealed by `of`. */
async function commit(firstRound: bigint, of = sealer): Promise<void> {
  const { anchor } = await buildChain(SEED, LENGTH);
  await addChain(db, {
    ...{ firstRound, length: LENGTH, commitment: anchor, replaces: null, at: now },
    secret: of.seal(SEED, chainContextOf({ game: 'crash', firstRound })),
    value: { source: 'sandbox', number: BigInt(now + 5), at: now + 5 },
  });
}

/** Draws once the required public value is published. */
async function draw(id: bigint, from = chains()): Promise<Draw> {
  await from.draw(id);
  now += 1_000;
  const drawn = await from.draw(id);
  await from.stop();
  if (!drawn) throw new Error(`round ${id} is not drawn`);
  return drawn;
}

/** Every chain in the database: its first round, and whether it is sealed and has its salt. */
async function stored() {
  const { rows } = await db.pool.query('SELECT * FROM round_chains ORDER BY first_round, created_at');
  return rows.map(({ first_round, secret, salt }) => [
    Number(first_round),
    keyNameOf(secret) === null ? 'open' : 'sealed',
    salt === '' ? 'committed' : 'salted',
  ]);
}

const refused = (text: string, values: unknown[] = []) =>
  db.pool.query(text, values).then(
    () => 'done',
    (error) => String(error.code),
  );

describe('a chain', () => {
  it('is committed before its salt is published, and nothing is drawn until then', async () => {
    const one = chains();
    expect(await one.draw(1n)).toBeNull();
    expect(await stored()).toEqual([[1, 'sealed', 'committed']]);
    const { rows } = await db.pool.query('SELECT * FROM round_chains');
    expect(rows[0]).toMatchObject({ created_at: 1_000n, value_source: 'sandbox', value_number: 1_001n });
    now = 1_001;
    const first = await one.draw(1n);
    expect(first?.public).toEqual({
      seedPubHash: sandboxValue(1_001n),
      source: 'sandbox',
      number: '1001',
      at: '1001',
    });
    expect(hashText(first?.secret ?? '')).toBe(rows[0].commitment);
    await one.stop();
  });

  it('gives the same draws whichever house opens it', async () => {
    const [one, two] = [chains(), chains()];
    await Promise.all([one.draw(1n), two.draw(1n)]);
    now += 10;
    const drawn = await Promise.all([one.draw(1n), two.draw(1n)]);
    expect(drawn[0]).toEqual(drawn[1]);
    const next = await chains().draw(2n);
    expect(hashText(next?.secret ?? '')).toBe(drawn[0]?.secret);
    await Promise.all([one.stop(), two.stop()]);
  });

  it('has its successor committed and salted long before it ends', async () => {
    await commit(1n);
    const one = chains();
    await draw(1n, one);
    expect(await stored()).toEqual([
      [1, 'sealed', 'salted'],
      [11, 'sealed', 'committed'],
    ]);
    now += 10;
    await draw(2n, one);
    expect((await stored())[1]).toEqual([11, 'sealed', 'salted']);
    // No round has to wait at the change of chains.
    for (let id = 3n; id <= 12n; id++) expect(await one.draw(id)).not.toBeNull();
    await one.stop();
  });

  it('that no key opens is followed by another from the next round on', async () => {
    await commit(1n, new Sealer([randomBytes(32)]));
    const one = chains();
    const { secret, public: open } = await draw(4n, one);
    expect(open.seedPubHash).not.toBe(sandboxValue(1_005n));
    expect(hashText((await draw(5n, one)).secret)).toBe(secret);
    expect((await stored()).slice(0, 2)).toEqual([
      [1, 'sealed', 'committed'],
      [4, 'sealed', 'salted'],
    ]);
  });

  it('that no key opens stays visible when another replaces it', async () => {
    await commit(1n, new Sealer([randomBytes(32)]));
    const drawn = await Promise.all([draw(1n), draw(1n)]);
    expect(drawn[0]).toEqual(drawn[1]);
    expect((await stored()).slice(0, 2)).toEqual([
      [1, 'sealed', 'committed'],
      [1, 'sealed', 'salted'],
    ]);
  });

  it('that an operator ended is no longer drawn from', async () => {
    await commit(1n);
    const one = chains();
    const { public: before } = await draw(1n, one);
    await queued(1n);
    await db.pool.query(`SELECT chain_end('crash')`);
    const { public: after } = await draw(2n, one);
    expect(after.seedPubHash).not.toBe(before.seedPubHash);
  });
});

describe('trying many chains is prevented:', () => {
  const insert = `INSERT INTO round_chains (game, first_round, length, secret, salt, created_at, commitment, value_source,
    value_number, value_at) VALUES ('crash', 1, 10, 'v1.', $1, 0, 'c', 'sandbox', 7, 7)`;
  const value = `INSERT INTO public_values (source, number, value, read_at) VALUES ('sandbox', $1, $2, 0)`;

  it('none has a salt before it is committed, nor any salt but the value that it named', async () => {
    expect(await refused(insert, ['aa'])).toBe('KLX00');
    expect(await refused(insert, [''])).toBe('done');
    const salted = 'UPDATE round_chains SET salt = $1';
    expect(await refused(salted, [sandboxValue(7n)])).toBe('KLX00');
    await db.pool.query(value, [8, sandboxValue(8n)]);
    expect(await refused(salted, [sandboxValue(8n)])).toBe('KLX00');
    await db.pool.query(value, [7, sandboxValue(7n)]);
    expect(await refused(salted, [sandboxValue(7n)])).toBe('done');
    expect(await refused(salted, [sandboxValue(8n)])).toBe('KLX00');
  });

  it('none is committed once its value is known or due', async () => {
    await db.pool.query(value, [7, sandboxValue(7n)]);
    const committed = `SELECT chain_commit('crash', 1, 10, 'c', 'v1.', 'sandbox', $1, $2, $3, NULL)`;
    expect(await refused(committed, [7, 7, 6])).toBe('KLX01');
    expect(await refused(committed, [9, 9, 9])).toBe('KLX01');
    expect(await refused(committed, [9, 9, 8])).toBe('done');
  });

  it('none can be replaced or deleted, nor can a public value', async () => {
    await commit(1n);
    await db.pool.query(value, [7, sandboxValue(7n)]);
    for (const change of [
      'UPDATE round_chains SET commitment = $1',
      'UPDATE round_chains SET secret = $1',
      'UPDATE round_chains SET value_source = $1',
      'UPDATE public_values SET value = $1',
    ])
      expect(await refused(change, ['other']), change).toBe('KLX00');
    expect(await refused('UPDATE round_chains SET value_number = 8')).toBe('KLX00');
    for (const table of ['round_chains', 'public_values']) {
      expect(await refused(`DELETE FROM ${table}`)).toBe('KLX00');
      expect(await refused(`TRUNCATE ${table}`)).toBe('KLX00');
    }
    // A sandbox value is the hash of its number; a drand value is the hash of its signature.
    expect(await refused(value, [9, sandboxValue(8n)])).toBe('KLX01');
    expect(
      await refused(`INSERT INTO public_values VALUES ('drand', 1, $1, 'aabb', 0)`, [hashText('another')]),
    ).toBe('KLX01');
  });
});

describe('a chain stored unsealed in the database', () => {
  beforeEach(async () => {
    await commit(1n);
    await pastGuards(db, 'round_chains', 'UPDATE round_chains SET secret = $1', [SEED]);
  });

  it('is sealed, and ends with the last round drawn from it', async () => {
    await draw(3n);
    for (const id of [1n, 2n, 3n]) await queued(id);
    // Houses that start at the same time.
    await Promise.all([1, 2, 3].map(() => chains().retireOpen()));
    const salts = (await stored()).map(([first, sealed]) => [first, sealed]);
    expect(salts.slice(0, 2)).toEqual([
      [1, 'sealed'],
      [4, 'sealed'],
    ]);
    const one = chains();
    const draws = [await draw(3n, chains()), await draw(4n, one), await draw(5n, one)] as const;
    const chain = await buildChain(SEED, LENGTH);
    expect(draws[0].secret).toBe(linkOf(chain, 3));
    for (let i = 1; i <= LENGTH; i++)
      expect(draws.slice(1).map(({ secret }) => secret)).not.toContain(linkOf(chain, i));
    expect(hashText(draws[2].secret)).toBe(draws[1].secret);
    const before = await stored();
    await chains().retireOpen();
    expect(await stored()).toEqual(before);
  });

  it('is set aside if nothing was drawn from it', async () => {
    await chains().retireOpen();
    expect(await stored()).toEqual([
      [1, 'sealed', 'committed'],
      [1, 'sealed', 'committed'],
    ]);
  });

  it('gets no successor if it is used up', async () => {
    await queued(10n);
    await chains().retireOpen();
    expect(await stored()).toEqual([[1, 'sealed', 'committed']]);
  });
});
