import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../../../../contract/fairness.ts';
import type { Database } from '../../../core/db/database.ts';
import { keyNameOf, Sealer } from '../../../core/secrets/sealer.ts';
import { queueRound } from '../../../money/ledger/rounds.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { buildChain, linkOf } from './chain.ts';
import { addChain, CrashChains, sealedChain } from './chains.ts';

const SEED = { firstRound: 1n, length: 10, secret: hashText('seed'), salt: hashText('salt') };
const log = pino({ level: 'silent' });

let db: Database;
let sealer: Sealer;
beforeEach(async () => {
  db = await createTestDatabase();
  sealer = new Sealer([randomBytes(32)]);
});
afterEach(() => db.close());

const chains = (of = sealer) => new CrashChains({ db, sealer: of, log, length: 50_000 });
const drawn = (roundId: bigint) =>
  queueRound(db, { game: 'crash', roundId, secret: 'v1.', commitment: '', public: {} });

/** Every chain in the database: its first round, whether it is sealed, and whether it has the salt of the first. */
async function stored() {
  const { rows } = await db.pool.query('SELECT * FROM round_chains ORDER BY first_round');
  return rows.map(({ first_round, secret, salt }) => [
    Number(first_round),
    keyNameOf(secret) === null ? 'open' : 'sealed',
    salt === SEED.salt ? 'first' : 'another',
  ]);
}

describe('a chain', () => {
  it('is stored sealed, and drawn from alike whichever house opens it', async () => {
    const [one, two] = await Promise.all([chains().draw(1n), chains().draw(1n)]);
    expect(one).toEqual(two);
    const next = await chains().draw(2n);
    expect([next.commitment, hashText(next.secret)]).toEqual([one.secret, one.secret]);
    expect(await stored()).toEqual([[1, 'sealed', 'another']]);
  });

  it('that no key opens is followed by another, from the next round on', async () => {
    await addChain(db.orm, sealedChain(new Sealer([randomBytes(32)]), SEED));
    const { secret, commitment, public: open } = await chains().draw(4n);
    expect([hashText(secret), open.seedPubHash === SEED.salt]).toEqual([commitment, false]);
    expect((await chains().draw(5n)).commitment).toBe(secret);
    expect(await stored()).toEqual([
      [1, 'sealed', 'first'],
      [4, 'sealed', 'another'],
    ]);
  });

  it('that no key opens gives its place to another where it was about to begin', async () => {
    await addChain(db.orm, sealedChain(new Sealer([randomBytes(32)]), SEED));
    const [one, two] = await Promise.all([chains().draw(1n), chains().draw(1n)]);
    expect(one).toEqual(two);
    expect(await stored()).toEqual([[1, 'sealed', 'another']]);
  });
});

describe('a chain that stood open in the database', () => {
  beforeEach(() => addChain(db.orm, SEED));

  it('is sealed, and ends with the last round that was drawn from it', async () => {
    for (const id of [1n, 2n, 3n]) await drawn(id);
    // Houses that start at the same moment.
    await Promise.all([1, 2, 3].map(() => chains().retireOpen()));
    expect(await stored()).toEqual([
      [1, 'sealed', 'first'],
      [4, 'sealed', 'another'],
    ]);
    const draws = await Promise.all([chains().draw(3n), chains().draw(4n), chains().draw(5n)]);
    const chain = await buildChain(SEED.secret, SEED.length);
    expect(draws[0].secret).toBe(linkOf(chain, 3));
    for (let i = 1; i <= SEED.length; i++)
      expect(draws.slice(1).map(({ secret }) => secret)).not.toContain(linkOf(chain, i));
    expect(draws[2].commitment).toBe(draws[1].secret);
    await chains().retireOpen();
    expect(await stored()).toHaveLength(2);
  });

  it('is put aside where nothing was drawn from it', async () => {
    await chains().retireOpen();
    expect(await stored()).toEqual([[1, 'sealed', 'another']]);
  });

  it('has no successor where it has run out, or has one', async () => {
    await drawn(10n);
    await chains().retireOpen();
    expect(await stored()).toEqual([[1, 'sealed', 'first']]);
    await addChain(db.orm, { ...SEED, firstRound: 5n });
    await addChain(db.orm, sealedChain(sealer, { ...SEED, firstRound: 8n }));
    await chains().retireOpen();
    expect(await stored()).toEqual([1, 5, 8].map((first) => [first, 'sealed', 'first']));
  });
});
