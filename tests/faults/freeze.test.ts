import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { crashCurGame } from '../../contract/games/crash/operations.ts';
import { MARKETS } from '../../contract/markets.ts';
import { reconcile } from '../../house/money/ledger/reconcile/reconcile.ts';
import { randomFrom } from '../../house/play/bots/roster.ts';
import { freePort } from '../../house/testing/core/freePort.ts';
import { TestChannel } from '../../house/testing/core/testChannel.ts';
import { HouseProcess } from '../houseProcess.ts';
import { timesOf } from '../longRun.ts';
import { accountOf, endedRounds, patiently, roundsOver, tallyOf } from './book.ts';
import { Stage } from './stage.ts';

const FREEZES = timesOf({ short: 3, long: 100 });
const PHASES = ['preparation', 'goUp', 'squib'] as const;
const PLAYERS = 8;
/** Flights of zero to three seconds. */
const ROUNDS = { rounds: timesOf({ short: 60, long: 1_200 }), from: 10_000n, to: 13_000n };
const PATIENCE = { timeout: 30_000, interval: 20 };

let stage: Stage;
let houses: HouseProcess[] = [];

beforeAll(async () => {
  stage = await Stage.set({ ...ROUNDS, players: PLAYERS });
});

afterAll(async () => {
  await Promise.all(houses.map((house) => house.stop()));
  await stage.remove();
});

/** The live round as reported by a house. */
async function liveOf({ url }: HouseProcess) {
  const channel = new TestChannel(url);
  try {
    return await patiently(() => channel.call(crashCurGame, { currency: 'IDR' }));
  } finally {
    await channel.close();
  }
}

/** Waits until one house leads and both agree on it. */
async function leaderAndOther(): Promise<[HouseProcess, HouseProcess]> {
  return vi.waitFor(async () => {
    const [first, second] = houses as [HouseProcess, HouseProcess];
    const led = [await first.leads(), await second.leads()];
    expect(led.filter(Boolean)).toHaveLength(1);
    return led[0] ? [first, second] : [second, first];
  }, PATIENCE);
}

it(`plays on when the leader stands still, ${FREEZES} times in every phase, and wakes up to be none`, async () => {
  await stage.withDatabase('house', async ({ url }) => {
    const settings = {
      ...{ DATABASE_URL: url, SECRETS_KEY: stage.secretsKey, SEED: '0' },
      ...{ CRASH_PREPARATION_MS: '700', CRASH_SQUIB_MS: '300' },
    };
    houses = [new HouseProcess(await freePort(), settings), new HouseProcess(await freePort(), settings)];
    for (const house of houses) await house.start();
    const over = new AbortController();
    const playing = Promise.all(
      stage.gamblers.map((gambler, i) => gambler.play((houses[i % 2] as HouseProcess).url, over.signal)),
    );
    const random = randomFrom('freezes');
    for (let freeze = 0; freeze < FREEZES; freeze++) {
      const [leader, other] = await leaderAndOther();
      const phase = PHASES[freeze % PHASES.length];
      await vi.waitFor(async () => expect((await liveOf(other)).status).toBe(phase), PATIENCE);
      await sleep(250 * random());
      leader.freeze();
      await vi.waitFor(async () => expect(await other.leads()).toBe(true), PATIENCE);
      // The other one runs whole rounds meanwhile.
      const { roundId } = await liveOf(other);
      await vi.waitFor(
        async () => expect(Number((await liveOf(other)).roundId)).toBeGreaterThan(Number(roundId)),
        PATIENCE,
      );
      leader.thaw();
      await vi.waitFor(async () => expect(await leader.leads()).toBe(false), PATIENCE);
      expect(await other.leads()).toBe(true);
    }
    await sleep(500);
    over.abort();
    await playing;
    const [{ url: open }] = await leaderAndOther();
    for (const gambler of stage.gamblers) await gambler.settleUp(open);
    await roundsOver(stage.gamblers, open);
    const rounds = await endedRounds(open);
    for (const gambler of stage.gamblers) {
      const { history, balance } = await accountOf(gambler, open);
      expect(balance).toBe(MARKETS.id.grant + tallyOf(gambler, history, rounds));
      expect(gambler.bets.size).toBeGreaterThan(0);
    }
    // Each round was run once: no round number was skipped or used twice.
    expect([...rounds.keys()].map(Number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: rounds.size }, (_, i) => i + 1),
    );
    await Promise.all(houses.map((house) => house.stop()));
    expect(await stage.withDatabase('tool', reconcile)).toEqual([]);
  });
});
