import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MARKETS } from '../../contract/markets.ts';
import { randomFrom } from '../../house/bots/random.ts';
import { freePort } from '../../house/bus/testNats.ts';
import { reconcile } from '../../house/ledger/reconcile.ts';
import { HouseProcess } from '../houseProcess.ts';
import { accountOf, endedRounds, endOf, roundsOver, tallyOf } from './book.ts';
import { Stage } from './stage.ts';

const KILLS = 30;
const PLAYERS = 16;
/** Flights from nothing to three seconds. */
const ROUNDS = { rounds: 150, from: 10_000n, to: 13_000n };

let stage: Stage;
let house: HouseProcess;

beforeAll(async () => {
  stage = await Stage.set({ ...ROUNDS, players: PLAYERS });
  house = new HouseProcess(await freePort(), {
    DATA_DIR: stage.dataDir,
    SEED: '0',
    CRASH_PREPARATION_MS: '500',
    CRASH_SQUIB_MS: '150',
  });
});

afterAll(async () => {
  await house.stop();
  await stage.remove();
});

/** Every tenth time PostgreSQL dies under a living house, every tenth with it; every ninth time nobody is there for long. */
async function strike(kill: number, random: () => number): Promise<void> {
  await sleep(150 + 900 * random());
  if (kill % 10 === 4) {
    await stage.killPostgres();
    return;
  }
  if (kill % 10 === 9) await stage.killPostgres();
  await house.kill();
  if (kill % 9 === 3) await sleep(2_500);
  await house.start();
}

it('loses nothing and pays everything once, killed thirty times under load', async () => {
  const random = randomFrom('thirty kills');
  const over = new AbortController();
  await house.start();
  const playing = Promise.all(stage.gamblers.map((gambler) => gambler.play(house.url, over.signal)));
  for (let kill = 0; kill < KILLS; kill++) await Promise.race([strike(kill, random), playing]);
  await sleep(500);
  over.abort();
  await playing;
  for (const gambler of stage.gamblers) await gambler.settleUp(house.url);

  const acked = stage.gamblers.flatMap(({ bets }) => [...bets.values()]);
  await roundsOver(stage.gamblers, house.url);

  const rounds = await endedRounds(house.url);
  for (const gambler of stage.gamblers) {
    const { history, balance } = await accountOf(gambler, house.url);
    expect(balance).toBe(MARKETS.id.grant + tallyOf(gambler, history, rounds));
  }
  expect(await stage.withDatabase('tool', reconcile)).toEqual([]);

  // The load was one: enough bets, ended in every way.
  expect(acked.length).toBeGreaterThan(100);
  const ends = acked.map((bet) =>
    endOf(bet, rounds.get(bet.roundId) as NonNullable<ReturnType<typeof rounds.get>>),
  );
  expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['cashed', 'lost', 'returned']));
  expect([...rounds.values()].some(({ interrupted }) => interrupted)).toBe(true);
});
