import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CrashStatus } from '../../contract/games/crash/channel.ts';
import { crashCurGame } from '../../contract/games/crash/operations.ts';
import { MARKETS } from '../../contract/markets.ts';
import { reconcile } from '../../house/money/ledger/reconcile.ts';
import { randomFrom } from '../../house/play/bots/roster.ts';
import { freePort } from '../../house/testing/core/freePort.ts';
import { TestChannel } from '../../house/testing/core/testChannel.ts';
import { HouseProcess } from '../houseProcess.ts';
import { timesOf } from '../longRun.ts';
import { accountOf, endedRounds, endOf, roundsOver, tallyOf } from './book.ts';
import { Stage } from './stage.ts';
import { tablesOpen } from './tablesOpen.ts';

/** The short run has one of each sort (`strike`). */
const KILLS = timesOf({ short: 4, long: 600 });
const MOST_KILLS = KILLS + 60;
/** On a machine that is slow there are fewer. */
const LONGEST_MS = timesOf({ short: 300_000, long: Number.POSITIVE_INFINITY });
/** Bets of which all together is a load, and what every second life of the house acknowledges at least. */
const ENOUGH = 100;
const A_LIFE = 6;
/** What still lacks after all kills is done in lives of so long. */
const LONG_LIFE_MS = 4_000;
const PLAYERS = timesOf({ short: 12, long: 16 });
/** Flights from nothing to two seconds; of even ids some three seconds: those can be broken off. */
const ROUNDS = {
  ...{ rounds: timesOf({ short: 150, long: 3_000 }), from: 10_000n, to: 12_000n },
  even: { from: 12_500n, to: 13_500n },
};

let stage: Stage;
let house: HouseProcess;
/** When somebody was killed: the time before and after it. */
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

/** What dies, and when. */
async function killing(what: () => Promise<void>): Promise<void> {
  const from = Date.now();
  await what();
  kills.push({ from, until: Date.now() });
}

/** A round of an even id is in the phase. */
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

/** In which phase the house is killed, to be dead for long; null for any, and a quick start. */
function longDeath(kill: number): CrashStatus | null {
  // What lacks in the end is a flight broken off.
  if (kill >= KILLS || kill % 9 === 1) return 'goUp';
  return kill % 9 === 3 ? 'preparation' : null;
}

/**
 * Every second time the house dies soon after it opened, whatever was done in it; else once enough was, however long that
 * takes here. Every tenth time PostgreSQL dies under a living house, every tenth with it; in every ninth flight and every ninth
 * preparation the house dies for long.
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

/** Enough bets, ended in every way, and a round broken off: what of it lacks. */
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
  // What is done meanwhile is a matter of chance and of the machine: it goes on until that was a load.
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

  // The load was one: enough bets, ended in every way.
  expect(acked.length).toBeGreaterThan(ENOUGH);
  const ends = acked.map((bet) =>
    endOf(bet, rounds.get(bet.roundId) as NonNullable<ReturnType<typeof rounds.get>>),
  );
  expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['cashed', 'lost', 'returned']));
  const brokenOff = [...rounds.values()].filter(({ interrupted: voided }) => voided);
  expect(brokenOff.length).toBeGreaterThan(0);
  // Nothing else is void but what flew as somebody was killed.
  for (const { roundId, startTime, endTime } of brokenOff)
    expect(
      kills.filter(({ from, until }) => startTime <= until && endTime >= from),
      `round ${roundId}`,
    ).not.toEqual([]);
});
