import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import type { CrashBetReply } from '../../contract/games/crash/channel.ts';
import { crashBet, crashCurGame } from '../../contract/games/crash/operations.ts';
import { addressOf } from '../../contract/http/call.ts';
import { type Withdrawal, withdraw } from '../../contract/http/money/withdrawals.ts';
import { userBrief } from '../../contract/http/people/accounts.ts';
import { MARKETS } from '../../contract/markets.ts';
import type { Database } from '../../house/core/db/database.ts';
import { reconcile } from '../../house/money/ledger/reconcile/reconcile.ts';
import { freePort } from '../../house/testing/core/freePort.ts';
import { SwallowingProxy } from '../../house/testing/core/swallowingProxy.ts';
import { ChannelError, TestChannel } from '../../house/testing/core/testChannel.ts';
import { operateAs } from '../../house/testing/ledger/testOperators.ts';
import { HouseProcess } from '../houseProcess.ts';
import { accountOf, endedRounds, roundsOver, tallyOf } from './book.ts';
import type { Gambler } from './gambler.ts';
import type { Holder } from './payer.ts';
import { Stage } from './stage.ts';
import { equip } from './till.ts';

/** How long the path between a house and PostgreSQL is lost, ms. */
const LOST_MS = 30_000;
/** Time limit for refusing a call, and for serving again, ms. */
const AT_MOST_MS = 5_000;
const PATIENCE = { timeout: 30_000, interval: 50 };
const BACK = { timeout: AT_MOST_MS, interval: 50 };
const BUSY = ErrorCode.tooFrequent;
const STAKE = 1_000_000n;
/** The withdrawable amount of a player, who withdraws it. */
const PAID_IN = 20_000_000n;
const TAKEN_OUT = 5_000_000n;

let stage: Stage;
let holders: Holder[];
let proxy: SwallowingProxy | null = null;
let houses: HouseProcess[] = [];
let channels: TestChannel[] = [];

beforeEach(async () => {
  // Flights of zero to two seconds.
  stage = await Stage.set({ rounds: 40, players: 3, from: 10_000n, to: 12_000n });
  holders = await equip(stage);
});

afterEach(async () => {
  await Promise.all(channels.map((channel) => channel.close()));
  await Promise.all(houses.map((house) => house.stop()));
  await proxy?.close();
  await stage.remove();
  [proxy, houses, channels] = [null, [], []];
});

function connect(house: HouseProcess, player?: Gambler): TestChannel {
  const channel = new TestChannel(house.url, player?.token);
  channels.push(channel);
  return channel;
}

async function start(databaseUrl: string): Promise<HouseProcess> {
  const house = new HouseProcess(await freePort(), {
    ...{ DATABASE_URL: databaseUrl, SECRETS_KEY: stage.secretsKey, SEED: '0', BOTS: '0' },
    ...{ CRASH_PREPARATION_MS: '3000', CRASH_SQUIB_MS: '300', WITHDRAW_REVIEW_MS: '600000' },
  });
  houses.push(house);
  await house.start();
  return house;
}

const game = (channel: TestChannel) => channel.call(crashCurGame, { currency: 'IDR' });

function bet(channel: TestChannel, roundId: string, key: string) {
  return channel.call(crashBet, { key, roundId, amount: STAKE.toString(), rate: '10100', currency: 'IDR' });
}

async function send(house: HouseProcess, call: typeof withdraw | typeof userBrief, holder: Holder, key = '') {
  const { token, account, pin } = holder;
  const body = call === withdraw ? { account, pin, amount: TAKEN_OUT.toString() } : undefined;
  const response = await fetch(house.url + addressOf(call as typeof userBrief, undefined).url, {
    method: call.method,
    headers: {
      main_token: token,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    reply: (await response.json()) as { errCode?: number } & Partial<Withdrawal>,
  };
}

/** The code with which a call is refused, and after how long. */
async function refusalOf(call: Promise<unknown>): Promise<{ code: number | null; ms: number }> {
  const began = performance.now();
  const code = await call.then(
    (done) => (done as { reply?: { errCode?: number } }).reply?.errCode ?? null,
    (error: unknown) => {
      if (!(error instanceof ChannelError)) throw error;
      return error.errCode;
    },
  );
  return { code, ms: performance.now() - began };
}

async function count({ pool }: Database, text: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(text, values);
  return rows[0]?.count ?? 0;
}

const betsOf = (db: Database, { userId }: Gambler) =>
  count(db, 'SELECT count(*)::int AS count FROM bets WHERE user_id = $1', [userId]);
const withdrawalsOf = (db: Database, { userId }: Gambler) =>
  count(db, 'SELECT count(*)::int AS count FROM withdrawals WHERE user_id = $1', [userId]);

it(`refuses what comes within 5 s while the path is lost for ${LOST_MS / 1_000} s, and serves again within 5 s after`, async () => {
  await stage.withDatabase('house', async (db) => {
    const [early, late, reader] = stage.gamblers as [Gambler, Gambler, Gambler];
    await operateAs(db, 'ani', "SELECT adjustment_propose('ticket-1', $1, 'IDR', $2, 'own money')", [
      early.userId,
      PAID_IN,
    ]);
    const through = await SwallowingProxy.open(db.url);
    proxy = through.proxy;
    const house = await start(through.url);
    const [payer] = holders as [Holder];
    const [here, there, beside, visitor] = [
      ...[early, late, reader].map((one) => connect(house, one)),
      connect(house),
    ] as [TestChannel, TestChannel, TestChannel, TestChannel];
    const note = (gambler: Gambler, { own }: CrashBetReply) => {
      const { roundId } = own;
      gambler.bets.set(own.betId as string, { roundId, amount: STAKE, autoRate: 10_100n, end: null });
      return own.betId;
    };
    await vi.waitFor(async () => expect(await house.leads()).toBe(true), PATIENCE);
    // The house has this round in its cache, so the next bet on it goes to the ledger at once.
    const { roundId, nextRoundId } = await vi.waitFor(async () => {
      const now = await game(visitor);
      expect(now.status).toBe('preparation');
      note(reader, await bet(beside, now.roundId, `bet on ${now.roundId}`));
      return now;
    }, PATIENCE);
    proxy.lose();
    const lostAt = performance.now();
    const slowest = { bet: 0, withdrawal: 0, read: 0 };
    // At once, before the loss can be detected, and then as long as it lasts.
    while (performance.now() - lostAt < LOST_MS) {
      const refusals = await Promise.all([
        refusalOf(bet(here, roundId, 'given up bet')),
        refusalOf(bet(there, nextRoundId, 'later bet')),
        refusalOf(send(house, withdraw, payer, 'withdrawal')),
        refusalOf(send(house, userBrief, payer)),
      ]);
      expect(refusals.map(({ code }) => code)).toEqual([BUSY, BUSY, BUSY, BUSY]);
      const [one, other, withdrawal, read] = refusals.map(({ ms }) => ms) as [number, number, number, number];
      slowest.bet = Math.max(slowest.bet, one, other);
      slowest.withdrawal = Math.max(slowest.withdrawal, withdrawal);
      slowest.read = Math.max(slowest.read, read);
      await sleep(Math.max(0, Math.min(5_000, LOST_MS - (performance.now() - lostAt))));
    }
    expect(Math.max(...Object.values(slowest))).toBeLessThan(AT_MOST_MS);
    expect(await house.leads()).toBe(false);
    expect(await betsOf(db, early)).toBe(0);

    proxy.restore();
    const backAt = performance.now();
    // It was on its way when the path was lost, and reaches PostgreSQL now.
    await vi.waitFor(async () => expect(await betsOf(db, early)).toBe(1), BACK);
    const givenUp = note(early, await vi.waitFor(() => bet(here, roundId, 'given up bet'), BACK));
    const later = note(late, await vi.waitFor(() => bet(there, nextRoundId, 'later bet'), BACK));
    const { reply } = await vi.waitFor(async () => {
      const answer = await send(house, withdraw, payer, 'withdrawal');
      expect(answer).toMatchObject({ status: 200 });
      return answer;
    }, BACK);
    const servesMs = performance.now() - backAt;
    expect(servesMs).toBeLessThan(AT_MOST_MS);
    console.log('path lost: slowest answers', slowest, 'serves again after', Math.round(servesMs), 'ms');
    // The same keys return the same bets and the same withdrawal.
    expect((await bet(here, roundId, 'given up bet')).own.betId).toBe(givenUp);
    expect((await bet(there, nextRoundId, 'later bet')).own.betId).toBe(later);
    expect((await send(house, withdraw, payer, 'withdrawal')).reply.id).toBe(reply.id);
    expect([await betsOf(db, early), await betsOf(db, late)]).toEqual([1, 1]);
    expect(await withdrawalsOf(db, early)).toBe(1);

    // The games continue.
    await vi.waitFor(async () => expect(await house.leads()).toBe(true), PATIENCE);
    await roundsOver(stage.gamblers, house.url);
    const again = await game(visitor);
    await vi.waitFor(
      async () => expect(BigInt((await game(visitor)).roundId)).toBeGreaterThan(BigInt(again.roundId)),
      PATIENCE,
    );
    const rounds = await endedRounds(house.url);
    for (const gambler of [early, late, reader]) {
      const { history, balance } = await accountOf(gambler, house.url);
      const own = gambler === early ? PAID_IN - TAKEN_OUT : 0n;
      expect(balance).toBe(MARKETS.id.grant + tallyOf(gambler, history, rounds) + own);
    }
  });
  await Promise.all(houses.map((house) => house.stop()));
  expect(await stage.withDatabase('tool', reconcile)).toEqual([]);
});

it('lets another house lead while its own path is lost, and does not lead beside it after', async () => {
  await stage.withDatabase('house', async ({ url }) => {
    const through = await SwallowingProxy.open(url);
    proxy = through.proxy;
    const first = await start(through.url);
    await vi.waitFor(async () => expect(await first.leads()).toBe(true), PATIENCE);
    const second = await start(url);
    const visitor = connect(second);
    proxy.lose();
    await vi.waitFor(async () => {
      expect(await second.leads()).toBe(true);
      expect(await first.leads()).toBe(false);
    }, PATIENCE);
    const { roundId } = await game(visitor);
    await vi.waitFor(
      async () => expect(BigInt((await game(visitor)).roundId)).toBeGreaterThan(BigInt(roundId)),
      PATIENCE,
    );
    proxy.restore();
    // Bets at both of them on one round: the first one has the events of rounds that it missed.
    const [one, other] = stage.gamblers as [Gambler, Gambler];
    const [here, there] = [connect(first, one), connect(second, other)];
    await vi.waitFor(async () => {
      const { nextRoundId } = await game(there);
      await bet(here, nextRoundId, `bet on ${nextRoundId}`);
      await bet(there, nextRoundId, `bet on ${nextRoundId}`);
    }, BACK);
    expect([await first.leads(), await second.leads()]).toEqual([false, true]);
  });
  await Promise.all(houses.map((house) => house.stop()));
  expect(await stage.withDatabase('tool', reconcile)).toEqual([]);
});
