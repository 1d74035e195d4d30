import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import type { CrashGame } from '../../contract/games/crash/channel.ts';
import {
  crashBet,
  crashCurGame,
  crashEnd,
  crashEscape,
  crashEscapeInfo,
  crashStart,
} from '../../contract/games/crash/operations.ts';
import { reconcile } from '../../house/money/ledger/reconcile/reconcile.ts';
import { freePort } from '../../house/testing/core/freePort.ts';
import { ChannelError, TestChannel } from '../../house/testing/core/testChannel.ts';
import { natsMissing, TestNats } from '../../house/testing/core/testNats.ts';
import { HouseProcess } from '../houseProcess.ts';
import type { Gambler } from './gambler.ts';
import { Stage } from './stage.ts';

const TIMEOUT = { timeout: 60_000, interval: 80 };
const ATTEMPTS = 5;
const missing = natsMissing();
if (missing) console.log(`two houses over NATS: skipped, ${missing}`);

let stage: Stage;
let houses: HouseProcess[];
let channels: TestChannel[];
const nats = new TestNats();

beforeEach(async () => {
  // Flights of four to five seconds: long enough to lose a leader and elect the next.
  stage = await Stage.set({ rounds: 10, players: 2, from: 14_200n, to: 16_000n });
  channels = [];
});

afterEach(async () => {
  await Promise.all(channels.map((channel) => channel.close()));
  await Promise.all(houses.map((house) => house.stop()));
  await nats.stop();
  await stage.remove();
});

function connect(house: HouseProcess, player?: Gambler): TestChannel {
  const channel = new TestChannel(house.url, player?.token);
  channels.push(channel);
  return channel;
}

/** Events received by a visitor of a house. */
function watch(house: HouseProcess) {
  const channel = connect(house);
  return {
    starts: channel.collect(crashStart),
    ends: channel.collect(crashEnd),
    escapes: channel.collect(crashEscapeInfo),
  };
}

const game = (channel: TestChannel) => channel.call(crashCurGame, { currency: 'IDR' });

/** Bets at both houses in one round, at the first with an auto cash-out; on a slow machine one round may be too short. */
async function betTogether(
  here: TestChannel,
  there: TestChannel,
): Promise<Pick<CrashGame, 'roundId' | 'startTime'>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const round = await vi.waitFor(async () => {
      const now = await game(there);
      expect(now.status).toBe('preparation');
      return now;
    }, TIMEOUT);
    const { roundId, startTime } = round;
    const bet = { roundId, amount: '1000000', currency: 'IDR' };
    try {
      await there.call(crashBet, { ...bet, key: `second bet ${attempt}` });
      await here.call(crashBet, { ...bet, key: `first bet ${attempt}`, rate: '14000' });
      expect(await game(here)).toMatchObject({ roundId, startTime });
      return round;
    } catch (error) {
      if (!(error instanceof ChannelError) || error.errCode !== ErrorCode.joinNextRound) throw error;
    }
  }
  throw new Error('no round was long enough');
}

/** Two houses on one database; the first one started leads. */
async function openTwo(databaseUrl: string, carrier: Record<string, string>): Promise<void> {
  houses = [];
  for (let i = 0; i < 2; i++) {
    const house = new HouseProcess(await freePort(), {
      DATABASE_URL: databaseUrl,
      SECRETS_KEY: stage.secretsKey,
      CRASH_PREPARATION_MS: '2500',
      CRASH_SQUIB_MS: '500',
      BOTS: '0',
      SEED: '0',
      ...carrier,
    });
    houses.push(house);
    await house.start();
    if (i === 0) await vi.waitFor(async () => expect(await house.leads()).toBe(true), TIMEOUT);
  }
}

describe.each([
  { name: 'NOTIFY', skip: null, carrier: async () => ({}) },
  {
    name: 'NATS',
    skip: missing,
    carrier: async () => {
      await nats.start();
      return { NATS_URL: nats.url };
    },
  },
])('two houses over $name', ({ skip, carrier }) => {
  it.skipIf(skip)('share one round, and the other house continues it when the leader is killed', async () => {
    await stage.withDatabase('house', async ({ url }) => {
      await openTwo(url, await carrier());
      const [leader, other] = houses as [HouseProcess, HouseProcess];
      const [first, second] = stage.gamblers as [Gambler, Gambler];
      const [here, there] = [connect(leader, first), connect(other, second)];
      const seen = [watch(leader), watch(other)] as const;
      await vi.waitFor(async () => {
        expect((await game(here)).status).toBe('preparation');
        expect(seen.every(({ starts }) => starts.length > 0)).toBe(true);
      }, TIMEOUT);

      // One room: both see the same round and each other's bets.
      const { roundId, startTime } = await betTogether(here, there);
      await vi.waitFor(async () => expect((await game(here)).betCount).toBe(2), TIMEOUT);
      await vi.waitFor(async () => expect((await game(there)).betCount).toBe(2), TIMEOUT);

      await vi.waitFor(async () => expect((await game(there)).status).toBe('goUp'), TIMEOUT);
      await sleep(300);
      await leader.kill();
      await vi.waitFor(async () => expect(await other.leads()).toBe(true), TIMEOUT);

      // Within two seconds, so the flight continues: manual and auto cash-outs, the break-up, the next round.
      const paid = await there.call(crashEscape, { key: 'cash out', roundId, intent: 'cashOut' });
      expect(paid.own.status).toBe('cashed');
      await vi.waitFor(() => expect(seen[1].ends.map((end) => end.roundId)).toContain(roundId), TIMEOUT);
      const end = seen[1].ends.find((one) => one.roundId === roundId);
      expect(end?.interrupted).toBe(false);
      expect(end?.startTime).toBe(startTime);
      const escapes = seen[1].escapes.flat().filter((one) => one.roundId === roundId);
      expect(escapes.map(({ userId }) => userId).toSorted()).toEqual(
        [first.userId, second.userId].toSorted(),
      );
      expect(escapes.find(({ userId }) => userId === first.userId)?.rate).toBe('14000');
      const next = (BigInt(roundId) + 1n).toString();
      await vi.waitFor(() => expect(seen[1].starts.map((start) => start.roundId)).toContain(next), TIMEOUT);
      expect((await game(there)).seedHashHash).toMatch(/^[0-9a-f]{64}$/);
    });
    expect(await stage.withDatabase('house', reconcile)).toEqual([]);
  });
});
