import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { ActBudget } from '../../core/actBudget.ts';
import { Metrics } from '../../core/metrics.ts';
import type { HouseConfig } from '../../module.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { RecentGames } from '../../site/catalogue/recent.ts';
import { UNBOUNDED } from '../../testing/core/testChannel.ts';
import { testSealer } from '../../testing/core/testSealer.ts';
import { TestProviderServer } from '../../testing/providers/testProviderServer.ts';
import { TestProviders } from '../../testing/providers/testProviders.ts';
import { openProviders, type Providers } from '../openProviders.ts';

let providers: TestProviders;
let server: TestProviderServer;
let opened: Providers;
const lines: Record<string, unknown>[] = [];
const balanceChanged: bigint[] = [];

beforeAll(async () => {
  server = await TestProviderServer.start(async () => {
    const { rows } = await providers.house.db.pool.query('SELECT public_key FROM provider_keys');
    return { publicKey: rows[0].public_key, secret: 'what both hold' };
  });
  providers = await TestProviders.start({}, server.url);
  opened = await open();
  await opened.start?.();
});
beforeEach(() => {
  lines.length = 0;
  server.rounds = {};
  server.fault = 'none';
});
afterAll(async () => {
  expect(await reconcile(providers.house.db)).toEqual([]);
  await providers.close();
  await server.close();
});

/** Starts the providers of another house on the database, which has no cached state of them. */
async function open(): Promise<Providers> {
  const { house, db } = providers.house;
  return openProviders({
    ...{ db, clock: house.clock, bus: house.bus, metrics: new Metrics() },
    log: pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) }),
    config: { market: MARKETS.id } as HouseConfig,
    sealer: await testSealer(db),
    maintained: () => false,
    balanceChanged: async (userId) => void balanceChanged.push(userId),
    recent: new RecentGames(db, house.clock),
    acts: new ActBudget(UNBOUNDED.acts),
    url: () => house.url,
  });
}

function run(name: string, provider: string): Promise<void> {
  const job = opened.jobs?.find((one) => one.name === name);
  return job ? job.run({ provider }) : Promise.reject(new Error(`no job ${name}`));
}

const gamesOf = async (provider: string) => {
  const { rows } = await providers.house.db.pool.query<{ code: string; game: string | null; gone: boolean }>(
    'SELECT code, game, gone_at IS NOT NULL AS gone FROM provider_games WHERE provider = $1 ORDER BY code',
    [provider],
  );
  return rows.map(({ code, game, gone }) => `${code} ${game}${gone ? ' gone' : ''}`);
};

describe("a provider's list of games", () => {
  it('is followed: removed games become unavailable, and new ones are logged', async () => {
    server.games = [
      { game_code: 'garuda-emas', name: 'Garuda Emas' },
      { game_code: 'baru', name: 'Baru' },
    ];
    await run('provider games', 'samudra');
    const rest = ['garuda garuda gone', 'ikan ikan gone', 'meja meja gone', 'zamrud zamrud gone'];
    expect((await gamesOf('samudra')).sort()).toEqual(
      ['baru null', 'garuda-emas garuda-emas', ...rest].sort(),
    );
    expect(lines).toMatchObject([{ provider: 'samudra', new: ['baru'] }]);
    expect(lines[0]?.gone).toHaveLength(4);

    server.games = [
      { game_code: 'garuda', name: 'Garuda Baru' },
      { game_code: 'baru', name: 'Baru' },
    ];
    await run('provider games', 'samudra');
    expect(lines[1]).toMatchObject({
      new: [],
      gone: ['garuda-emas'],
      back: ['garuda'],
      renamed: ['garuda'],
    });
    await run('provider games', 'samudra');
    expect(lines).toHaveLength(2);
  });

  it('changes nothing if it is empty or missing', async () => {
    const before = await gamesOf('samudra');
    const { games } = server;
    server.games = [];
    await run('provider games', 'samudra');
    server.games = games;
    server.fault = 'down';
    await expect(run('provider games', 'samudra')).rejects.toThrow('503');
    expect(await gamesOf('samudra')).toEqual(before);
  });

  it('is not requested from a provider that is not connected', async () => {
    await run('provider games', 'idle');
    expect(await gamesOf('idle')).toEqual([]);
  });
});

it('a game can be opened while its provider lists it and is available', async () => {
  const house = await open();
  expect(await house.playable('garuda')).toMatchObject({
    provider: 'samudra',
    code: 'garuda',
    resting: false,
  });
  expect(await house.playable('garuda-emas')).toBeNull();
  expect(await house.playable('nothing')).toBeNull();
  expect(await house.playable('pinata')).not.toBeNull();
  server.fault = 'down';
  const calls = await house.callsOf('canon');
  for (let call = 0; call < 5; call++) await expect(calls?.gameList()).rejects.toThrow();
  expect(await house.playable('pinata')).toBeNull();
  expect(await house.callsOf('idle')).toBeNull();
});

describe('a round that stays open', () => {
  const age = (round: string) =>
    providers.house.db.pool.query(
      'UPDATE provider_rounds SET last_at = last_at - 176400000 WHERE round = $1',
      [round],
    );
  const stateOf = async (round: string) => {
    const { rows } = await providers.house.db.pool.query<{ closed: boolean; returned: bigint }>(
      'SELECT closed_at IS NOT NULL AS closed, returned FROM provider_rounds WHERE round = $1',
      [round],
    );
    return rows[0];
  };

  it('is requested after two days: missed transactions are applied, and it is closed', async () => {
    const { driver, userId } = await providers.seat('hub88');
    await driver.transact({ kind: 'bet', id: 'b1', round: 'lost answer', amount: 500n });
    server.rounds['lost answer'] = {
      round_closed: true,
      transactions: [
        { transaction_uuid: 'b1', kind: 'bet', amount: 500_000 },
        { transaction_uuid: 'w1', kind: 'win', amount: 900_000, reference_transaction_uuid: 'b1' },
      ],
    };
    await run('provider rounds', 'samudra');
    expect(await stateOf('lost answer')).toEqual({ closed: false, returned: 0n });
    await age('lost answer');
    for (let turn = 0; turn < 2; turn++) await run('provider rounds', 'samudra');
    expect(await stateOf('lost answer')).toEqual({ closed: true, returned: 900n });
    expect((await driver.balance()).balance).toBe(10_000_400n);
    expect(balanceChanged).toContain(userId);
  });

  it('stays open while its provider has it open, and is closed if the provider does not know it', async () => {
    const { driver } = await providers.seat('hub88');
    for (const round of ['sports', 'nothing known']) {
      await driver.transact({ kind: 'bet', id: `bet ${round}`, round, amount: 500n });
      await age(round);
    }
    server.rounds.sports = { round_closed: false, transactions: [] };
    await run('provider rounds', 'samudra');
    expect(await stateOf('sports')).toMatchObject({ closed: false });
    expect(await stateOf('nothing known')).toMatchObject({ closed: true });
  });

  it("is left to the operator if the provider's data contradict the received transactions", async () => {
    const { driver } = await providers.seat('hub88');
    await driver.transact({ kind: 'bet', id: 'b2', round: 'odd', amount: 500n });
    await driver.transact({ kind: 'win', id: 'w2', round: 'odd', reference: 'b2', amount: 100n });
    await age('odd');
    server.rounds.odd = {
      round_closed: true,
      transactions: [
        { transaction_uuid: 'w2', kind: 'win', amount: 200_000, reference_transaction_uuid: 'b2' },
      ],
    };
    await run('provider rounds', 'samudra');
    expect(await stateOf('odd')).toMatchObject({ closed: false });
    expect(lines.find(({ level }) => level === 50)).toMatchObject({ uuid: 'w2', why: 'duplicate' });
  });

  it('is also requested over the other protocol', async () => {
    const { driver } = await providers.seat('oneWallet');
    await driver.transact({ kind: 'bet', id: 'ref1', round: 'table 7', amount: 500n });
    await age('table 7');
    server.rounds['table 7'] = {
      status: 'Resolved',
      transactions: [
        { type: 'debit', id: 'ref1', refId: 'ref1', amount: 5 },
        { type: 'credit', id: 'c1', refId: 'ref1', amount: 12.5 },
      ],
    };
    await run('provider rounds', 'canon');
    expect(await stateOf('table 7')).toEqual({ closed: true, returned: 1_250n });
  });
});
