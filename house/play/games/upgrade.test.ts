import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hashText } from '../../../contract/fairness.ts';
import { crashRoundHistory } from '../../../contract/games/crash/operations.ts';
import { dicePastRound } from '../../../contract/games/dice/operations.ts';
import type { Database } from '../../core/db/database.ts';
import { closeRound, openRound, queueRound } from '../../money/ledger/bets/rounds.ts';
import { pastGuards } from '../../testing/core/pastGuards.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { testSealer } from '../../testing/core/testSealer.ts';
import { type KnownRound, seedTargets } from '../../testing/games/testChain.ts';
import { settlePools } from '../../testing/ledger/testLedger.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import type { RoundSecret } from '../rounds/game.ts';
import { sealedDraw } from '../rounds/secrets.ts';
import { crashModule } from './crash/module.ts';
import { diceModule } from './dice/module.ts';

const TIMEOUT = { timeout: 30_000, interval: 60 };
/** Time within which the house has to open, so round 1 has not lifted off yet. */
const LIFT_OFF_MS = 8_000;
const DICE_SECRET = hashText('dice') as RoundSecret;
const SHORT = { from: 10_000n, to: 12_000n };

let database: Database;
let house: TestHouse;
let first: KnownRound;
let second: KnownRound;
let salt: string;

/**
 * A database from before secrets were sealed: crash 1 is live and crash 2 queued, drawn from an unsealed chain; dice 1 is left
 * by a leader that died between settling it and revealing the secret.
 */
beforeAll(async () => {
  database = await createTestDatabase();
  const sealer = await testSealer(database);
  [first, second] = (await seedTargets(database, [SHORT, SHORT, SHORT], sealer)) as [KnownRound, KnownRound];
  const { rows } = await database.pool.query('SELECT secret, salt FROM round_chains');
  salt = rows[0].salt;
  await pastGuards(database, 'round_chains', 'UPDATE round_chains SET secret = $1', [
    sealer.open(rows[0].secret, 'chain:crash:1'),
  ]);
  const open = { game: 'crash', public: { seedPubHash: salt } };
  await queueRound(database, { ...open, roundId: 1n, secret: first.hash, commitment: hashText(first.hash) });
  await queueRound(database, { ...open, roundId: 2n, secret: second.hash, commitment: first.hash });
  const startsAt = Date.now() + LIFT_OFF_MS;
  await openRound(database, { game: 'crash', roundId: 1n, opensAt: startsAt - 1, startsAt });

  const dice = { game: 'dice', roundId: 1n };
  const draw = { secret: DICE_SECRET, public: {} };
  const sealed = sealedDraw(sealer, { game: 'dice', id: 1n }, draw);
  await queueRound(database, { ...dice, ...sealed, commitment: hashText(DICE_SECRET) });
  await openRound(database, { ...dice, opensAt: Date.now() - 2, startsAt: Date.now() - 1 });
  await closeRound(database, dice);
  await settlePools(database, { ...dice, rates: {}, outcome: {}, interrupted: false });

  house = await TestHouse.start({
    database,
    games: [crashModule, diceModule],
    config: {
      databaseUrl: database.url,
      crash: { preparation: 500, squib: 100 },
      dice: { betting: 60_000, reveal: 100 },
    },
  });
});
afterAll(async () => {
  await house.close();
  await database.close();
});

const openSecrets = async () =>
  (
    await database.pool.query<{ name: string }>(
      `SELECT game || ' ' || id AS name FROM rounds WHERE state <> 'settled' AND secret NOT LIKE 'v1.%'
        UNION ALL SELECT 'chain ' || first_round FROM round_chains WHERE secret NOT LIKE 'v1.%'`,
    )
  ).rows;

it('seals unsealed secrets', async () => {
  const { rows } = await database.pool.query("SELECT state FROM rounds WHERE game = 'crash' AND id = 1");
  expect(rows).toEqual([{ state: 'open' }]);
  expect(await openSecrets()).toEqual([]);
});

it('reveals the secret that the previous leader did not reveal', async () => {
  const [past] = await house.connect().call(dicePastRound, {});
  expect(past).toMatchObject({ roundId: '1', salt: DICE_SECRET, hash: hashText(DICE_SECRET) });
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query("SELECT secret FROM rounds WHERE game = 'dice' AND id = 1");
    expect(rows).toEqual([{ secret: DICE_SECRET }]);
  }, TIMEOUT);
});

it('ends the rounds already drawn by their commitments, and draws the next ones from another chain', async () => {
  const channel = house.connect();
  const past = await vi.waitFor(async () => {
    const rounds = await channel.call(crashRoundHistory, {});
    expect(rounds.length).toBeGreaterThanOrEqual(2);
    return rounds.slice(-2);
  }, TIMEOUT);
  expect(past).toMatchObject([
    { roundId: '2', hash: second.hash, seedHashHash: first.hash, seedPubHash: salt },
    { roundId: '1', hash: first.hash, seedHashHash: hashText(first.hash), seedPubHash: salt },
  ]);
  const { rows } = await database.pool.query(
    'SELECT first_round, salt FROM round_chains ORDER BY first_round',
  );
  // The third chain is the successor of the second, committed long before.
  expect(rows.map(({ first_round }) => first_round)).toEqual([1n, 3n, 1_003n]);
  const third = await database.pool.query("SELECT public FROM rounds WHERE game = 'crash' AND id = 3");
  expect(third.rows).toMatchObject([{ public: { seedPubHash: rows[1].salt, source: 'sandbox' } }]);
  expect(rows[1].salt).not.toBe(salt);
});
