import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crashCurGame, crashMyHistory, crashRoundHistory } from '../../../contract/games/crash/operations.ts';
import {
  diceBet,
  diceCurRound,
  diceMyHistory,
  dicePastRound,
} from '../../../contract/games/dice/operations.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../core/db/database.ts';
import { keyNameOf, Sealer } from '../../core/secrets/sealer.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { TestPlayer } from '../../testing/games/testPlayer.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { crashModule } from './crash/module.ts';
import { diceModule } from './dice/module.ts';

const GRANT = 100_000_000n;
const TIMEOUT = { timeout: 20_000, interval: 60 };
const [KEY, OTHER] = [randomBytes(32), randomBytes(32)];
const nameOf = (key: Buffer) => keyNameOf(new Sealer([key]).seal('', ''));

let database: Database;
let house: TestHouse;

async function open(config: Partial<Config>): Promise<void> {
  house = await TestHouse.start({
    database,
    games: [crashModule, diceModule],
    config: {
      databaseUrl: database.url,
      crash: { preparation: 120_000, squib: 300 },
      dice: { betting: 120_000, reveal: 300 },
      ...config,
    },
  });
}

/** Rounds that have not ended, with the name of the key that seals each. */
async function underWay(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string; secret: string }>(
    `SELECT game || ' ' || id || ' ' || state AS name, secret FROM rounds WHERE state <> 'settled' ORDER BY game, id`,
  );
  return rows.map(({ name, secret }) => `${name} ${keyNameOf(secret)}`);
}

const of = (key: Buffer, ...names: string[]) => names.map((name) => `${name} ${nameOf(key)}`);
const FIRST = ['crash 1 open', 'crash 2 queued', 'dice 1 open', 'dice 2 queued'];

let player: TestPlayer;

/** A player bets on the live and the next round of crash and on dice, and the house stops. */
beforeEach(async () => {
  database = await createTestDatabase();
  await open({ secretsKeys: [KEY] });
  player = await TestPlayer.register(house);
  await vi.waitFor(async () => expect(await underWay()).toEqual(of(KEY, ...FIRST)), TIMEOUT);
  await player.bet('1', { rate: '10100' });
  await player.bet('2');
  for (const num of [0, 1])
    await player.channel.call(diceBet, { key: `lost-bet-${num}`, roundId: '1', num, amount: '1000000' });
  await house.close();
});
afterEach(async () => {
  await house.close();
  expect(await reconcile(database)).toEqual([]);
  await database.close();
});

it('is reported at start, which changes nothing: with its key the house continues', async () => {
  const names = 'crash 1, crash 2, dice 1, dice 2';
  await expect(open({ secretsKeys: [OTHER] })).rejects.toThrow(
    `No key opens the secrets of rounds under way: ${names}.`,
  );
  await expect(open({ secretsKeys: [OTHER] })).rejects.toThrow(`what is called ${nameOf(KEY)} here`);
  expect(await underWay()).toEqual(of(KEY, ...FIRST));
  await open({ secretsKeys: [KEY] });
  const live = await house.connect().call(crashCurGame, { currency: 'IDR' });
  expect([live.roundId, live.status, live.betCount]).toEqual(['1', 'preparation', 1]);
});

it('can be replaced by a new key, with which the secrets in use are sealed again', async () => {
  await open({ secretsKeys: [OTHER, KEY] });
  expect(await underWay()).toEqual(of(OTHER, ...FIRST));
  const { rows } = await database.pool.query('SELECT secret FROM round_chains');
  // The chain in use and its successor.
  expect(rows.map(({ secret }) => keyNameOf(secret))).toEqual([nameOf(OTHER), nameOf(OTHER)]);
  await house.close();
  await open({ secretsKeys: [OTHER] });
  const live = await house.connect().call(crashCurGame, { currency: 'IDR' });
  expect([live.roundId, live.betCount]).toEqual(['1', 1]);
});

it('that is lost for good costs nobody money: bets are returned, another chain begins, the history stays intact', async () => {
  await open({ secretsKeys: [OTHER], secretsLost: true });
  await vi.waitFor(
    async () =>
      expect(await underWay()).toEqual(
        of(OTHER, 'crash 3 open', 'crash 4 queued', 'dice 3 open', 'dice 4 queued'),
      ),
    TIMEOUT,
  );
  const channel = house.connect(player.token);
  const mine = await channel.call(crashMyHistory, {});
  expect(mine.map(({ roundId, status, target }) => [roundId, status, target])).toEqual([
    ['2', 'returned', null],
    ['1', 'returned', null],
  ]);
  expect((await channel.call(diceMyHistory, {})).map(({ status }) => status)).toEqual([
    'returned',
    'returned',
  ]);
  expect(await channel.call(crashRoundHistory, {})).toEqual([]);
  expect(await channel.call(dicePastRound, {})).toEqual([]);
  expect((await channel.call(diceCurRound, { currency: 'IDR' })).roundId).toBe('3');
  const { rows: wallets } = await database.pool.query<{ balance: bigint }>(
    `SELECT balance FROM ledger_accounts WHERE user_id = $1 AND kind = 'wallet'`,
    [player.id],
  );
  expect(wallets).toEqual([{ balance: GRANT }]);
  const chains = await database.pool.query('SELECT first_round, salt FROM round_chains ORDER BY first_round');
  // Besides the successor of the first chain, which no key opens either.
  expect(chains.rows.map((chain) => chain.first_round).slice(0, 2)).toEqual([1n, 3n]);
  const voids = await database.pool.query('SELECT game, round_id, cause FROM round_voids ORDER BY 1, 2');
  expect(voids.rows).toEqual(
    ['crash', 'dice'].flatMap((game) =>
      [1n, 2n].map((round_id) => ({ game, round_id, cause: 'secretLost' })),
    ),
  );
  const live = await channel.call(crashCurGame, { currency: 'IDR' });
  expect([live.roundId, live.seedPubHash]).toEqual(['3', chains.rows[1].salt]);
  // Giving up the rounds once is enough.
  await house.close();
  await open({ secretsKeys: [OTHER] });
});
