import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  crashBet,
  crashCurGame,
  crashData,
  crashEnd,
  crashEscape,
  crashEscapeInfo,
  crashMyHistory,
} from '../../../contract/games/crash/operations.ts';
import { operation } from '../../../contract/operation.ts';
import { TestChannel } from '../../testing/core/testChannel.ts';
import { testGame } from '../../testing/core/testGame.ts';
import { TestHouse } from '../../testing/testHouse.ts';

const END = {
  roundId: '7',
  target: 24_100n,
  hash: 'ab',
  startTime: 1_000,
  endTime: 2_000,
  serverTime: 2_001,
  interrupted: false,
};

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ games: [testGame] });
});
afterAll(() => house.close());

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 0,
    (error) => error.errCode,
  );

describe('operations', () => {
  it('reach their resolver with the caller and exact amounts', async () => {
    const { token, user } = await house.register();
    expect(await house.connect().call(crashData)).toBe('1.00|visitor');
    const channel = house.connect(token);
    expect(await channel.call(crashData)).toBe(`1.00|${user.id}`);
    const amount = '999999999999999999';
    const bet = channel.call(crashBet, { key: 'k', roundId: '1', amount, currency: 'IDR' });
    await expect(bet).rejects.toMatchObject({
      errCode: 700,
      message: expect.stringContaining(`bigint ${amount}`),
    });
  });

  it('for players alone are refused to visitors with 10004', async () => {
    expect(await codeOf(house.connect().call(crashMyHistory))).toBe(10004);
  });

  it.each(['1.5', '-1', '1e3', '01', '', ' 1', '1234567890123456789', 100, null, { $gt: '' }])(
    'with the amount %j are refused with 3',
    async (amount) => {
      const { token } = await house.register();
      const variables = { key: 'k', roundId: '1', amount: amount as string, currency: 'IDR' };
      expect(await codeOf(house.connect(token).call(crashBet, variables))).toBe(3);
    },
  );

  it.each([
    ['no GraphQL', '{'],
    ['an unknown field', '{ nothing }'],
    ['a missing argument', '{ crashCurGame { roundId } }'],
    ['two root fields', '{ crashData again: crashData }'],
    ['two operations', 'query A { crashData } query B { crashData }'],
    ['a root fragment', 'fragment F on Query { crashData } { ...F }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['too long', `{ crashData } #${'x'.repeat(4_000)}`],
    ['too many tokens', `{ crashRoundHistory { ${'hash '.repeat(700)} } }`],
    ['a wrong literal', '{ crashRoundHistory(count: "many") { hash } }'],
  ])('that are %s are refused with 3', async (_what, document) => {
    expect(await codeOf(house.connect().call(operation('crashData', document)))).toBe(3);
  });

  it('that fail answer 500 and keep the detail, in a resolver or in its value', async () => {
    const channel = house.connect();
    const fault = { errCode: 500, message: 'internal error' };
    await expect(channel.call(crashCurGame, { currency: 'IDR' })).rejects.toMatchObject(fault);
    const badValue = operation('crashRoundHistory', '{ crashRoundHistory { target } }');
    await expect(channel.call(badValue)).rejects.toMatchObject(fault);
  });
});

describe('events', () => {
  it('reach every subscriber in the shape it asked for', async () => {
    const channels = [house.connect(), house.connect()];
    const whole = channels.map((channel) => channel.collect(crashEnd));
    const part = channels[0]!.collect(operation('crashEnd', 'subscription { crashEnd { id: roundId } }'));
    const alias = channels[1]!.collect(operation('it', 'subscription { it: crashEnd { target } }'));
    await Promise.all(channels.map((channel) => channel.call(crashData)));
    house.house.channel.publish('crashEnd', END);
    const sent = { ...END, target: '24100' };
    await vi.waitFor(
      () => expect([...whole, part, alias]).toEqual([[sent], [sent], [{ id: '7' }], [{ target: '24100' }]]),
      { timeout: 20_000 },
    );
  });

  it('never overtake each other', async () => {
    const channel = house.connect();
    const order: string[] = [];
    const note = (name: string) => ({
      next: () => void order.push(name),
      error: () => {},
      complete: () => {},
    });
    channel.client.subscribe({ query: crashEscapeInfo.document }, note('escapes'));
    channel.client.subscribe({ query: crashEnd.document }, note('end'));
    const escapes = channel.collect(crashEscapeInfo);
    await channel.call(crashData);
    const cashOut = (betId: string) => ({ roundId: '7', betId, userId: '1', rate: 20_000n, win: 5n });
    house.house.channel.publish('crashEscapeInfo', ['1', '2', '3'].map(cashOut));
    await vi.waitFor(() => expect(escapes).toHaveLength(1), { timeout: 20_000 });
    expect(escapes[0]?.map(({ betId }) => betId)).toEqual(['1', '2', '3']);
    house.house.channel.publish('crashEscapeInfo', [cashOut('4')]);
    house.house.channel.publish('crashEnd', END);
    await vi.waitFor(() => expect(order).toEqual(['escapes', 'escapes', 'end']), { timeout: 20_000 });
  });

  it('stop when the client completes the subscription', async () => {
    const channel = house.connect();
    const values: unknown[] = [];
    const stop = channel.client.subscribe(
      { query: crashEnd.document },
      { next: (value) => void values.push(value), error: () => {}, complete: () => {} },
    );
    await channel.call(crashData);
    house.house.channel.publish('crashEnd', END);
    await vi.waitFor(() => expect(values).toHaveLength(1), { timeout: 20_000 });
    stop();
    await channel.call(crashData);
    house.house.channel.publish('crashEnd', END);
    await channel.call(crashData);
    expect(values).toHaveLength(1);
  });

  it('that the house fails to produce reach nobody and break nothing', async () => {
    const channel = house.connect();
    const ends = channel.collect(crashEnd);
    await channel.call(crashData);
    house.house.channel.publish('crashEnd', { ...END, target: -1n });
    house.house.channel.publish('crashEnd', END);
    await vi.waitFor(() => expect(ends).toHaveLength(1), { timeout: 20_000 });
  });
});

describe('limits', () => {
  it('answer 667 to too many operations, at once and over time', async () => {
    const strict = await TestHouse.start({
      games: [testGame],
      channelLimits: { openOperations: 3, operationBurst: 8, operationsPerSecond: 0.001 },
    });
    try {
      const { token } = await strict.register();
      const hanging = strict.connect(token);
      for (let i = 0; i < 3; i++) hanging.call(crashEscape, { key: 'k', roundId: '1' }).catch(() => {});
      expect(await codeOf(hanging.call(crashData))).toBe(667);
      const busy = strict.connect();
      const codes = [];
      for (let i = 0; i < 10; i++) codes.push(await codeOf(busy.call(crashData)));
      expect(codes).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 667, 667]);
    } finally {
      await strict.close();
    }
  });

  it('on sockets per address refuse the next one', async () => {
    const strict = await TestHouse.start({ games: [testGame], channelLimits: { connectionsPerIp: 2 } });
    const channels = [1, 2, 3].map(() => new TestChannel(strict.url));
    try {
      const answers = channels.map((channel) => channel.call(crashData));
      const settled = await Promise.allSettled(answers);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      await channels[0]?.close();
      await vi.waitFor(async () => expect(await new TestChannel(strict.url).call(crashData)).toBeTruthy(), {
        timeout: 20_000,
      });
    } finally {
      await strict.close();
    }
  });
});

it('send clients away with 1012 when the house closes, which makes them reconnect', async () => {
  const leaving = await TestHouse.start({ games: [testGame] });
  const channel = new TestChannel(leaving.url);
  const closed = new Promise<number>((resolve) => {
    channel.client.on('closed', (event) => resolve((event as CloseEvent).code));
  });
  await channel.call(crashData);
  await leaving.close();
  expect(await closed).toBe(1012);
  await sleep(0);
});
