import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  crashBet,
  crashData,
  crashEnd,
  crashRoundHistory,
} from '../../../contract/games/crash/operations.ts';
import { operation } from '../../../contract/operation.ts';
import type { GameFactory } from '../../play/games/gameModule.ts';
import { TestChannel } from '../../testing/core/testChannel.ts';
import { testGame } from '../../testing/core/testGame.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { CHANNEL_LIMITS, type ChannelBudgets, type ChannelLimits } from './limits.ts';

let house: TestHouse;
const channels: TestChannel[] = [];
afterEach(async () => {
  await Promise.all(channels.splice(0).map((channel) => channel.close()));
  await house.close();
});

/** A house whose budgets hardly refill during a test. */
async function open(
  budgets: Partial<ChannelBudgets>,
  { limits = {}, game = testGame }: { limits?: Partial<ChannelLimits>; game?: GameFactory } = {},
): Promise<void> {
  house = await TestHouse.start({
    games: [game],
    channelLimits: { ...limits, budgets: { ...CHANNEL_LIMITS.budgets, ...budgets } },
  });
}

const only = (burst: number) => ({ burst, perSecond: 0.001 });

function connect(token?: string): TestChannel {
  const channel = new TestChannel(house.url, token);
  channels.push(channel);
  return channel;
}

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 0,
    (error) => error.errCode as number,
  );

/** A bet that the test's game refuses with 700, which shows that the limits let it through. */
const bet = (channel: TestChannel) =>
  codeOf(channel.call(crashBet, { key: 'a-good-key', roundId: '1', amount: '100', currency: 'IDR' }));

/** Sends queries on these sockets in turn until one is refused; returns how many were answered. */
async function readDry(sockets: readonly TestChannel[], most = 200): Promise<number> {
  for (let answered = 0; answered < most; answered++) {
    const code = await codeOf((sockets[answered % sockets.length] as TestChannel).call(crashData));
    if (code === 0) continue;
    expect(code).toBe(667);
    return answered;
  }
  throw new Error('there is no end of it');
}

describe('visitors of one address', () => {
  it('share one read budget over all their sockets; players and events are not affected', async () => {
    await open({ visitors: only(30) });
    const sockets = [connect(), connect(), connect()];
    const ends = sockets[0]!.collect(crashEnd);
    const answered = await readDry(sockets);
    expect(answered).toBeGreaterThanOrEqual(12);
    expect(answered).toBeLessThanOrEqual(30);
    for (const socket of [...sockets, connect()]) expect(await codeOf(socket.call(crashData))).toBe(667);
    const late = sockets[1]!.collect(crashEnd);
    const { token } = await house.register();
    expect(await codeOf(connect(token).call(crashData))).toBe(0);
    await codeOf(sockets[1]!.call(crashData));
    const end = { roundId: '7', target: 1n, hash: '', startTime: 1, endTime: 2, serverTime: 3 };
    house.house.channel.publish('crashEnd', { ...end, interrupted: false });
    for (const channel of [ends, late])
      await vi.waitFor(() => expect(channel).toHaveLength(1), { timeout: 20_000 });
  });

  it('pay for their own documents before those are parsed', async () => {
    await open({ visitors: only(60) });
    const socket = connect();
    const codes: number[] = [];
    for (let i = 0; i < 8; i++)
      codes.push(await codeOf(socket.call(operation('crashData', `query Q${i} { crashData }`))));
    expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(5);
    expect(codes.at(-1)).toBe(667);
  });

  it('may not open sockets, or send messages, without limit', async () => {
    await open({ sockets: only(3), messages: only(40) });
    const sockets = [0, 1, 2].map(
      () => new WebSocket(`${house.url.replace('http', 'ws')}/channel`, 'graphql-transport-ws'),
    );
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
    const fourth = new WebSocket(`${house.url.replace('http', 'ws')}/channel`, 'graphql-transport-ws');
    const refused = await new Promise<Error>((resolve) => fourth.once('error', resolve));
    expect(refused.message).toContain('429');
    const closed = Promise.race(
      sockets.map((socket) => new Promise<number>((resolve) => socket.once('close', resolve))),
    );
    for (let i = 0; i < 41; i++) sockets[i % 3]!.send('{"type":"ping"}');
    expect(await closed).toBe(1013);
    for (const socket of sockets) socket.terminate();
  });
});

describe('a player', () => {
  it('shares one read budget over all sockets of the account, and can still bet', async () => {
    await open({ account: only(30) });
    const [ann, bob] = [await house.register(), await house.register()];
    const sockets = [connect(ann.token), connect(ann.token)];
    await readDry(sockets);
    for (const socket of sockets) expect(await bet(socket)).toBe(700);
    expect(await codeOf(connect(bob.token).call(crashData))).toBe(0);
    expect(await codeOf(connect().call(crashData))).toBe(0);
  });

  it('shares a budget with the players of the address, who can still bet', async () => {
    await open({ players: only(30) });
    const players = await Promise.all([house.register(), house.register()]);
    const sockets = players.map(({ token }) => connect(token));
    await readDry(sockets);
    for (const socket of sockets) expect(await bet(socket)).toBe(700);
    expect(await codeOf(connect().call(crashData))).toBe(0);
  });

  it('may not bet without limit, over all sockets of the account', async () => {
    // A refusal costs five acts.
    await open({ acts: only(15) });
    const { token } = await house.register();
    const sockets = [connect(token), connect(token)];
    const codes: number[] = [];
    for (let i = 0; i < 5; i++) codes.push(await bet(sockets[i % 2]!));
    expect(codes).toEqual([700, 700, 700, 667, 667]);
    expect(await codeOf(sockets[0]!.call(crashData))).toBe(0);
  });
});

describe('reads', () => {
  /** A game whose reads hang until released. */
  function hanging() {
    const waiting: (() => void)[] = [];
    let reads = 0;
    const game: GameFactory = (parts) => {
      const made = testGame(parts);
      const crashRoundHistory = async () => {
        reads += 1;
        await new Promise<void>((resolve) => waiting.push(resolve));
        return [];
      };
      return { ...made, area: { ...made.area, Query: { ...made.area.Query, crashRoundHistory } } };
    };
    const release = () => {
      for (const go of waiting.splice(0)) go();
    };
    return { game, release, reads: () => reads };
  }

  const limits = { readsAtOnce: 2, readsWaitingOfOne: 3, readsWaiting: 100 };

  it('that fill the house do not delay bets; further reads are refused at once', async () => {
    const { game, release, reads } = hanging();
    await open({}, { limits, game });
    const { token } = await house.register();
    const player = connect(token);
    expect(await bet(player)).toBe(700);
    const stranger = connect();
    const codeOfCall = () => codeOf(stranger.call(crashRoundHistory));
    const running = [codeOfCall(), codeOfCall()];
    await vi.waitFor(() => expect(reads()).toBe(2), { timeout: 20_000 });
    const waiting = [codeOfCall(), codeOfCall(), codeOfCall()];
    expect(await codeOfCall()).toBe(667);
    expect(await bet(player)).toBe(700);
    expect(reads()).toBe(2);
    // The player's own read is queued, but not behind all of the other player's.
    const own = codeOf(player.call(crashData));
    const all = Promise.all([...running, ...waiting, own]);
    const letting = setInterval(release, 5);
    expect(await all).toEqual([0, 0, 0, 0, 0, 0]);
    clearInterval(letting);
  });

  it('of disconnected clients are skipped', async () => {
    const { game, release, reads } = hanging();
    await open({}, { limits, game });
    const leaver = new TestChannel(house.url);
    const stays = connect();
    const running = [codeOf(stays.call(crashRoundHistory)), codeOf(stays.call(crashRoundHistory))];
    await vi.waitFor(() => expect(reads()).toBe(2), { timeout: 20_000 });
    for (let i = 0; i < 3; i++) leaver.call(crashRoundHistory).catch(() => {});
    // Answers of a socket come in order: by then the three are queued.
    expect(await codeOf(leaver.call(crashRoundHistory))).toBe(667);
    await leaver.close();
    await vi.waitFor(
      async () =>
        expect((await house.request('GET', '/metrics')).text).toContain('kilat_channel_connections 1'),
      { timeout: 20_000 },
    );
    const { token } = await house.register();
    const last = codeOf(connect(token).call(crashRoundHistory));
    const letting = setInterval(release, 5);
    expect(await Promise.all([...running, last])).toEqual([0, 0, 0]);
    clearInterval(letting);
    expect(reads()).toBe(3);
  });
});

it("selections that are not the site's own are limited per event, and do not reduce those that are", async () => {
  await open({});
  const socket = connect();
  const other = (i: number) => operation(`a${i}`, `subscription { a${i}: crashEnd { roundId } }`);
  const first = Array.from({ length: 8 }, (_, i) => socket.collect(other(i)));
  expect(await codeOf(socket.call(other(8)))).toBe(667);
  const own = socket.collect(crashEnd);
  await socket.call(crashData);
  const end = { roundId: '7', target: 1n, hash: '', startTime: 1, endTime: 2, serverTime: 3 };
  house.house.channel.publish('crashEnd', { ...end, interrupted: false });
  await vi.waitFor(() => expect(own).toHaveLength(1), { timeout: 20_000 });
  for (const values of first) expect(values).toEqual([{ roundId: '7' }]);
});
