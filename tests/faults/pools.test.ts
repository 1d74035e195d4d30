import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { userBrief } from '../../contract/http/people/accounts.ts';
import { MARKETS } from '../../contract/markets.ts';
import { reconcile } from '../../house/money/ledger/reconcile/reconcile.ts';
import { randomFrom } from '../../house/play/bots/roster.ts';
import { freePort } from '../../house/testing/core/freePort.ts';
import { TESTED_TABLES } from '../../house/testing/games/testTables.ts';
import { HouseProcess } from '../houseProcess.ts';
import { timesOf } from '../longRun.ts';
import { poolPaces } from '../poolPaces.ts';
import { PoolGambler } from './poolGambler.ts';
import { Stage } from './stage.ts';
import { tablesOpen } from './tablesOpen.ts';

const KILLS = timesOf({ short: 3, long: 200 });
/** Minimum number of acknowledged bets per life of the house. */
const A_LIFE = 12;
const PLAYERS = 12;
const TABLES = Object.values(TESTED_TABLES);

let stage: Stage;
let house: HouseProcess;

beforeAll(async () => {
  stage = await Stage.set({ rounds: 1, from: 10_000n, to: 13_000n, players: PLAYERS });
  house = new HouseProcess(await freePort(), {
    DATA_DIR: stage.dataDir,
    SEED: '0',
    BOTS: '0',
    GAMES: Object.keys(TESTED_TABLES).join(),
    ...poolPaces({ betting: 1_500, reveal: 300 }),
  });
});

afterAll(async () => {
  await house.stop();
  await stage.remove();
});

/**
 * Kills the house after enough bets, however long that takes. Every third time PostgreSQL is killed too, every fourth time
 * everything stays down for long.
 */
async function strike(
  kill: number,
  { random, acknowledged, dead }: { random: () => number; acknowledged: () => number; dead: () => void },
): Promise<void> {
  const before = acknowledged();
  await vi.waitFor(() => expect(acknowledged()).toBeGreaterThanOrEqual(before + A_LIFE), {
    timeout: 60_000,
    interval: 20,
  });
  await sleep(1_500 + 2_500 * random());
  if (kill % 3 === 2) await stage.killPostgres();
  await house.kill();
  dead();
  if (kill % 4 === 1) await sleep(2_500);
  await house.start();
}

it('pays every bet on every pool once by its result, and betting goes on, whenever the house is killed', async () => {
  const random = randomFrom('kills at the pools');
  const gamblers = stage.gamblers.map(({ token }, i) => {
    const luck = randomFrom(`pools ${i}`);
    return new PoolGambler(TABLES[i % TABLES.length] as (typeof TABLES)[number], token, luck);
  });
  const acknowledged = () => gamblers.reduce((all, { bets }) => all + bets.size, 0);
  const over = new AbortController();
  await house.start();
  await tablesOpen(
    house.url,
    TABLES.map(({ operations }) => operations.curRound),
  );
  const playing = Promise.all(gamblers.map((gambler) => gambler.play(house.url, over.signal)));
  /** Number of bets of each player when the house was killed. */
  const atDeath: number[][] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const dead = () => atDeath.push(gamblers.map(({ bets }) => bets.size));
    await Promise.race([strike(kill, { random, acknowledged, dead }), playing]);
  }
  await sleep(4_000);
  over.abort();
  await playing;

  const statuses = new Set<string>();
  for (const gambler of gamblers) {
    await gambler.settleUp(house.url);
    const reckoned = await vi.waitFor(() => gambler.reckon(house.url), { timeout: 30_000, interval: 500 });
    // Every acknowledged bet exists, and no other.
    expect(reckoned).toMatchObject({ unknown: [], missing: [] });
    const brief = await fetch(house.url + userBrief.path, { headers: { main_token: gambler.token } });
    const { balance } = (await brief.json()) as { balance: string };
    expect(BigInt(balance)).toBe(MARKETS.id.grant + reckoned.net);
    for (const status of reckoned.statuses) statuses.add(status);
  }
  expect(await stage.withDatabase('tool', reconcile)).toEqual([]);

  // The load was sufficient: enough bets, with every kind of end. No kill voided a round.
  expect(acknowledged()).toBeGreaterThan(100);
  expect(statuses).toEqual(new Set(['cashed', 'lost']));
  // Some player bet on the same round before and after a kill.
  const wentOn = gamblers.flatMap(({ bets }, i) => {
    const rounds = [...bets.values()].map(({ roundId }) => roundId);
    return atDeath.filter((counts) => rounds[(counts[i] ?? 0) - 1] === rounds[counts[i] ?? 0]);
  });
  expect(wentOn.length).toBeGreaterThan(0);
});
