import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { internalAuth, internalUnAuth } from '../../../contract/authOperations.ts';
import { crashData } from '../../../contract/games/crash/operations.ts';
import type { WingoOwnResult } from '../../../contract/games/wingo/channel.ts';
import { wingoRoundResult, wingoRoundUpdate } from '../../../contract/games/wingo/operations.ts';
import { logout } from '../../../contract/http/people/accounts.ts';
import { operation } from '../../../contract/operation.ts';
import type { GameFactory } from '../../play/games/gameModule.ts';
import type { TestChannel } from '../../testing/core/testChannel.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { testGame } from '../../testing/core/testGame.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import type { Database } from '../db/database.ts';

/** A game that forwards bus messages to the player they are for. */
const relaying: GameFactory = (parts) => ({
  ...testGame(parts),
  async start() {
    parts.bus.subscribe('test.own', (message) => {
      const { userId, result } = message as { userId: string; result: WingoOwnResult };
      parts.channel.publish('wingoRoundResult', result, userId);
    });
  },
});

const RESULT: WingoOwnResult = {
  model: 'fastest',
  phase: '202611200001',
  result: 5,
  orders: [],
  amount: '100',
  win: '200',
  balance: '1100',
  sequence: '9',
};

const ORDER = {
  ...{ orderId: '1', userId: '1', username: 'x', avatar: 1, bot: false, at: 1, currency: 'IDR' },
  ...{ phase: '202611200001', select: 'red', amount: '5', win: null },
};

let database: Database;
let houses: TestHouse[];
beforeAll(async () => {
  database = await createTestDatabase();
  houses = [
    await TestHouse.start({ database, games: [relaying] }),
    await TestHouse.start({ database, games: [relaying] }),
  ];
});
afterAll(async () => {
  for (const house of houses) await house.close();
  await database.close();
});

const publish = (userId: string, result = RESULT) =>
  houses[0]!.house.bus.publish('test.own', { userId, result });
/** Resolves once all earlier events have arrived: every node has received a later bus message, and sockets answer in order. */
async function settled(...channels: TestChannel[]): Promise<void> {
  const { token, user } = await houses[0]!.register();
  const last = houses.map((house) => house.connect(token).listen(wingoRoundResult, { id: user.id }));
  await vi.waitFor(
    () => {
      publish(user.id);
      for (const { values } of last) expect(values.length).toBeGreaterThan(0);
    },
    { timeout: 20_000 },
  );
  for (const channel of channels) await channel.call(crashData);
}

describe("a player's own events", () => {
  it('reach all sockets of the player on every node, and nobody else', async () => {
    const [ann, bob] = [await houses[0]!.register(), await houses[0]!.register()];
    const channels = [
      houses[0]!.connect(ann.token),
      houses[0]!.connect(ann.token),
      houses[1]!.connect(ann.token),
    ];
    const received = channels.map((channel) => channel.collect(wingoRoundResult, { id: ann.user.id }));
    const other = houses[1]!.connect(bob.token);
    const others = other.collect(wingoRoundResult, { id: bob.user.id });
    for (const channel of [...channels, other]) await channel.call(crashData);
    publish(ann.user.id);
    for (const values of received)
      await vi.waitFor(() => expect(values).toEqual([RESULT]), { timeout: 20_000 });
    await settled(other);
    expect(others).toEqual([]);
  });

  it("are refused to visitors with 10004, and another player's with 3", async () => {
    const [ann, bob] = [await houses[0]!.register(), await houses[0]!.register()];
    const id = ann.user.id;
    expect(await houses[0]!.connect().listen(wingoRoundResult, { id }).ended).toBe(10004);
    const channel = houses[0]!.connect(bob.token);
    expect(await channel.listen(wingoRoundResult, { id }).ended).toBe(3);
    const literal = (text: string) =>
      operation('wingoRoundResult', `subscription { wingoRoundResult(id: ${text}) { phase } }`);
    expect(await channel.listen(literal(id)).ended).toBe(3);
    expect(await channel.listen(literal('null')).ended).toBe(3);
    expect(await channel.listen(literal(`" ${bob.user.id}"`)).ended).toBe(3);
    const own = channel.listen(literal(bob.user.id));
    await channel.call(crashData);
    publish(bob.user.id);
    await vi.waitFor(() => expect(own.values).toEqual([{ phase: RESULT.phase }]), { timeout: 20_000 });
  });

  it('stop when the socket is a visitor again', async () => {
    const { token, user } = await houses[0]!.register();
    const channel = houses[0]!.connect(token);
    const { values, ended } = channel.listen(wingoRoundResult, { id: user.id });
    await channel.call(internalUnAuth);
    expect(await ended).toBe('complete');
    publish(user.id);
    await settled(channel);
    expect(values).toEqual([]);
  });

  it('stop when another player signs in on the socket, who then gets their own', async () => {
    const [ann, bob] = [await houses[0]!.register(), await houses[0]!.register()];
    const channel = houses[0]!.connect(ann.token);
    const anns = channel.listen(wingoRoundResult, { id: ann.user.id });
    await channel.call(internalAuth, { token: bob.token });
    expect(await anns.ended).toBe('complete');
    expect(await channel.listen(wingoRoundResult, { id: ann.user.id }).ended).toBe(3);
    const bobs = channel.listen(wingoRoundResult, { id: bob.user.id });
    await channel.call(crashData);
    for (const { user } of [ann, bob]) publish(user.id);
    await vi.waitFor(() => expect(bobs.values).toEqual([RESULT]), { timeout: 20_000 });
    expect(anns.values).toEqual([]);
  });

  it('continue when the same player signs in again', async () => {
    const { token, user } = await houses[0]!.register();
    const channel = houses[0]!.connect(token);
    const { values } = channel.listen(wingoRoundResult, { id: user.id });
    await channel.call(internalAuth, { token });
    publish(user.id);
    await vi.waitFor(() => expect(values).toEqual([RESULT]), { timeout: 20_000 });
  });

  it('stop when the session ends on another node', async () => {
    const { token, user } = await houses[0]!.register();
    const channel = houses[0]!.connect(token);
    const { values, ended } = channel.listen(wingoRoundResult, { id: user.id });
    await channel.call(crashData);
    await houses[1]!.call(logout, { token });
    expect(await ended).toBe('complete');
    publish(user.id);
    await settled(channel);
    expect(values).toEqual([]);
  });
});

describe('events of one address', () => {
  it('reach those who subscribed to it, in separate batches', async () => {
    const channel = houses[0]!.connect();
    const fastest = channel.collect(wingoRoundUpdate, { id: 'fastest' });
    const standard = channel.collect(wingoRoundUpdate, { id: 'standard' });
    const literal = channel.collect(
      operation('wingoRoundUpdate', 'subscription { wingoRoundUpdate(id: standard) { orderId } }'),
    );
    await channel.call(crashData);
    const order = (orderId: string, model: string) => ({ ...ORDER, orderId, model });
    const { channel: events } = houses[0]!.house;
    const orders = ['1', '2'].map((orderId) => order(orderId, 'fastest'));
    events.publish('wingoRoundUpdate', orders, 'fastest');
    events.publish('wingoRoundUpdate', [order('3', 'standard')], 'standard');
    await vi.waitFor(() => expect(standard).toEqual([[order('3', 'standard')]]), { timeout: 20_000 });
    await vi.waitFor(() => expect(fastest).toEqual([[order('1', 'fastest'), order('2', 'fastest')]]), {
      timeout: 20_000,
    });
    await vi.waitFor(() => expect(literal).toEqual([[{ orderId: '3' }]]), { timeout: 20_000 });
  });
});

describe('personal events of a room', () => {
  it("reach all of the player's sockets subscribed to the room, and nobody else's", async () => {
    const [{ token, user }, other] = [await houses[0]!.register(), await houses[0]!.register()];
    const own = [houses[0]!.connect(token), houses[0]!.connect(token)];
    const others = [houses[0]!.connect(other.token), houses[0]!.connect()];
    const listen = (channel: TestChannel, id: 'fastest' | 'standard') =>
      channel.collect(wingoRoundUpdate, { id });
    const [received, elsewhere] = [own.map((one) => listen(one, 'fastest')), listen(own[0]!, 'standard')];
    const overheard = others.map((one) => listen(one, 'fastest'));
    for (const one of [...own, ...others]) await one.call(crashData);
    const order = { ...ORDER, orderId: '9', model: 'fastest' };
    const publishOwn = () =>
      houses[0]!.house.channel.publishTo(user.id, 'wingoRoundUpdate', [order], 'fastest');
    publishOwn();
    for (const one of received) await vi.waitFor(() => expect(one).toEqual([[order]]), { timeout: 20_000 });
    await own[1]!.call(internalUnAuth);
    publishOwn();
    await vi.waitFor(() => expect(received[0]).toHaveLength(2), { timeout: 20_000 });
    for (const one of [...own, ...others]) await settled(one);
    expect(received[1]).toHaveLength(1);
    expect([elsewhere, ...overheard]).toEqual([[], [], []]);
  });
});
