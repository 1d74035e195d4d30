import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CrashStatus } from '../../contract/games/crash/channel.ts';
import { crashCurGame } from '../../contract/games/crash/operations.ts';
import { MARKETS } from '../../contract/markets.ts';
import { reconcile } from '../../house/money/ledger/reconcile/reconcile.ts';
import { randomFrom } from '../../house/play/bots/roster.ts';
import { freePort } from '../../house/testing/core/freePort.ts';
import { TestChannel } from '../../house/testing/core/testChannel.ts';
import { HouseProcess } from '../houseProcess.ts';
import { timesOf } from '../longRun.ts';
import { accountOf, endedRounds, endOf, roundsOver, tallyOf } from './book.ts';
import { Stage } from './stage.ts';
import { tablesOpen } from './tablesOpen.ts';

/** The short run has one of each kind (`strike`). */
const KILLS = timesOf({ short: 4, long: 600 });
const MOST_KILLS = KILLS + 60;
/** On a slow machine there are fewer. */
const LONGEST_MS = timesOf({ short: 300_000, long: Number.POSITIVE_INFINITY });
/** The minimum number of bets for a realistic load, in total and in every second life of the house. */
const ENOUGH = 100;
const A_LIFE = 6;
/** Length of additional lives after all kills, until all goals are met. */
const LONG_LIFE_MS = 4_000;
const PLAYERS = timesOf({ short: 12, long: 16 });
/** Flights of zero to two seconds; with even ids some three seconds, for voiding. */
const ROUNDS = {
  ...{ rounds: timesOf({ short: 150, long: 3_000 }), from: 10_000n, to: 12_000n },
  even: { from: 12_500n, to: 13_500n },
};

let stage: Stage;
let house: HouseProcess;
/** The periods before and after each kill. */
const kills: { from: number; until: number }[] = [];

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

const acknowledged = () => stage.gamblers.reduce((all, { bets }) => all + bets.size, 0);

/** Performs a kill and records its period. */
async function killing(what: () => Promise<void>): Promise<void> {
  const from = Date.now();
  await what();
  kills.push({ from, until: Date.now() });
}

/** Waits until a round with an even id is in the phase. */
async function reached(phase: CrashStatus): Promise<void> {
  const channel = new TestChannel(house.url);
  await vi.waitFor(
    async () => {
      const { roundId, status } = await channel.call(crashCurGame, { currency: 'IDR' });
      expect(status).toBe(phase);
      expect(Number(roundId) % 2).toBe(0);
    },
    { timeout: 30_000, interval: 10 },
  );
  await channel.close();
}

/** The phase in which the house is killed for a long time; null for any phase, with a quick restart. */
function longDeath(kill: number): CrashStatus | null {
  // The final missing goal is a voided flight.
  if (kill >= KILLS || kill % 9 === 1) return 'goUp';
  return kill % 9 === 3 ? 'preparation' : null;
}

/**
 * Every second time the house is killed soon after its start; otherwise after enough bets, however long that takes. Every tenth
 * time only PostgreSQL is killed, every tenth both; in every ninth flight and every ninth preparation the house stays down for
 * long.
 */
async function strike(kill: number, random: () => number): Promise<void> {
  const before = acknowledged();
  if (kill % 2 === 1)
    await vi.waitFor(() => expect(acknowledged()).toBeGreaterThanOrEqual(before + A_LIFE), {
      timeout: 60_000,
      interval: 20,
    });
  await sleep(kill < KILLS ? 150 + 900 * random() : LONG_LIFE_MS);
  if (kill % 10 === 2) return killing(() => stage.killPostgres());
  const phase = longDeath(kill);
  if (phase) await reached(phase);
  await killing(async () => {
    if (kill % 10 === 3) await stage.killPostgres();
    await house.kill();
  });
  if (phase) await sleep(2_500);
  await house.start();
}

/** The goals not reached yet: enough bets, with every kind of end, and a voided round. */
async function lacking(): Promise<string[]> {
  // PostgreSQL may just have been killed.
  const rounds = await vi.waitFor(() => endedRounds(house.url), { timeout: 30_000, interval: 200 });
  const ends = new Set<string>();
  for (const bet of stage.gamblers.flatMap(({ bets }) => [...bets.values()])) {
    const round = rounds.get(bet.roundId);
    if (round) ends.add(endOf(bet, round).status);
  }
  return [
    ...(acknowledged() > ENOUGH ? [] : ['bets']),
    ...['cashed', 'lost', 'returned'].filter((status) => !ends.has(status)),
    ...([...rounds.values()].some(({ interrupted: voided }) => voided) ? [] : ['a round broken off']),
  ];
}

it(`loses nothing and pays everything once, killed ${KILLS} times and more under load`, async () => {
  const random = randomFrom('thirty kills');
  const over = new AbortController();
  await house.start();
  await tablesOpen(house.url, [crashCurGame]);
  const playing = Promise.all(stage.gamblers.map((gambler) => gambler.play(house.url, over.signal)));
  // The activity is random and depends on the machine: continue until all goals are met.
  const began = Date.now();
  const enough = (kill: number) => kill >= KILLS || Date.now() - began > LONGEST_MS;
  for (let kill = 0; !enough(kill) || (await lacking()).length > 0; kill++) {
    expect(kill, 'too little was done in all these lives').toBeLessThan(MOST_KILLS);
    await Promise.race([strike(kill, random), playing]);
  }
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

  // The load was sufficient: enough bets, with every kind of end.
  expect(acked.length).toBeGreaterThan(ENOUGH);
  const ends = acked.map((bet) =>
    endOf(bet, rounds.get(bet.roundId) as NonNullable<ReturnType<typeof rounds.get>>),
  );
  expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['cashed', 'lost', 'returned']));
  const brokenOff = [...rounds.values()].filter(({ interrupted: voided }) => voided);
  expect(brokenOff.length).toBeGreaterThan(0);
  // Only flights during a kill are voided.
  for (const { roundId, startTime, endTime } of brokenOff)
    expect(
      kills.filter(({ from, until }) => startTime <= until && endTime >= from),
      `round ${roundId}`,
    ).not.toEqual([]);
});
