import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChannelError } from './errors.ts';
import { echo, FAST, reached, type TestClient, TestHouse, testClient, tick, until } from './testHouse.ts';

let house: TestHouse;
let client: TestClient;

beforeEach(async () => {
  house = new TestHouse();
  await house.start();
  client = testClient(house);
});

afterEach(async () => {
  client.channel.close();
  await house.stop();
});

describe('a request', () => {
  it("sends the client's identity, gets its value, and updates the clock", async () => {
    house.answer = (received) => house.reply(received, { text: 'hi', serverTime: 5_000_000 });
    client.identity.token = 'k1-7-secret';
    house.goodTokens.add('k1-7-secret');
    client.channel.open();
    expect(await client.channel.request(echo, { text: 'hi' })).toMatchObject({ text: 'hi' });
    expect(house.inits).toEqual([{ token: 'k1-7-secret', clientId: 'client-1', clientType: 'browser' }]);
    expect(Math.abs(client.clock.now() - 5_000_000)).toBeLessThan(1_000);
  });

  it('waits for the connection when made before it', async () => {
    const answer = client.channel.request(echo, { text: 'early' });
    client.channel.open();
    expect(await answer).toEqual({ text: 'early' });
  });

  it("is refused with the server's error code, which is reported once", async () => {
    house.answer = (received) => house.refuse(received, 716);
    client.channel.open();
    const failure = client.channel.request(echo, { text: '' }, { quiet: [716] });
    await expect(failure).rejects.toMatchObject({ code: 716, failure: 'refusal' });
    await expect(failure).rejects.toBeInstanceOf(ChannelError);
    expect(client.errors).toHaveLength(1);
    expect(client.errors[0]).toMatchObject({ error: { code: 716 }, quiet: [716] });
  });

  it('is unreadable (-1) when the reply lacks its field or its code', async () => {
    house.answer = ({ socket, id }) => house.send(socket, { type: 'next', id, payload: { data: {} } });
    client.channel.open();
    await expect(client.channel.request(echo, { text: '' })).rejects.toMatchObject({
      code: -1,
      failure: 'unreadable',
    });
    house.answer = ({ socket, id }) =>
      house.send(socket, { type: 'error', id, payload: [{ message: 'no such field' }] });
    await expect(client.channel.request(echo, { text: '' })).rejects.toMatchObject({
      code: -1,
      failure: 'unreadable',
    });
  });

  it('times out with -1 when no reply arrives, and is not sent again', async () => {
    client.channel.close();
    client = testClient(house, { request: 50 });
    house.answer = () => undefined;
    client.channel.open();
    // A slow machine takes longer to connect than the request's time-out.
    await reached(client.channel, 'ready');
    await expect(client.channel.request(echo, { text: '' })).rejects.toMatchObject({
      code: -1,
      failure: 'timeout',
    });
    await until(() => house.operations.length === 1);
    house.drop();
    await reached(client.channel, 'disconnected');
    await reached(client.channel, 'ready');
    expect(house.operations).toHaveLength(1);
  });

  it('times out with -1 when there is no server', async () => {
    await house.stop();
    client = testClient(house, { request: 60 });
    client.channel.open();
    await expect(client.channel.request(echo, { text: '' })).rejects.toMatchObject({ code: -1 });
  });
});

describe('a lost connection', () => {
  it('is detected much sooner with the foreground heartbeat', async () => {
    client.channel.close();
    client = testClient(house, { keepAlive: 60_000, lifetime: 60_000 });
    client.channel.open();
    await reached(client.channel, 'ready');
    const stop = client.channel.foregroundHeartbeat();
    await until(() => house.pings >= 3);
    house.silent = true;
    await reached(client.channel, 'disconnected');
    house.silent = false;
    await reached(client.channel, 'ready');
    const before = house.pings;
    await until(() => house.pings > before);
    stop();
  });

  it('ends at once when the device goes offline, and reconnects when it is online', async () => {
    client.channel.open();
    await reached(client.channel, 'ready');
    client.tab.offline();
    expect(client.channel.state).toBe('disconnected');
    client.tab.online();
    await reached(client.channel, 'ready');
  });

  it('is retried while the server refuses connections, until it is back', async () => {
    await house.stop();
    client.channel.open();
    await until(() => client.states.filter((state) => state === 'disconnected').length >= 3);
    await house.start();
    expect(await client.channel.request(echo, { text: 'back' })).toEqual({ text: 'back' });
  });

  // 1000 would be retried at once by graphql-ws, 1011, 4400, 4401, 4429 and 4500 never.
  it.each([1000, 1011, 1012, 4400, 4401, 4403, 4429, 4500])(
    'reconnects after a close %i, not before its delay',
    async (code) => {
      client.channel.open();
      await reached(client.channel, 'ready');
      const began = performance.now();
      house.drop(code);
      await reached(client.channel, 'disconnected');
      await reached(client.channel, 'ready');
      // Node's timers may fire a millisecond early.
      expect(performance.now() - began).toBeGreaterThanOrEqual(FAST.reconnect - 2);
      expect(house.connections).toBe(2);
    },
  );

  it('waits longer with each attempt, though every ack arrives, until a connection has lasted', async () => {
    client.channel.close();
    client = testClient(house, { stable: 150 });
    client.channel.open();
    const waits: number[] = [];
    for (let i = 0; i < 3; i++) {
      await reached(client.channel, 'ready');
      house.drop();
      await reached(client.channel, 'disconnected');
      const began = performance.now();
      await reached(client.channel, 'connecting');
      waits.push(performance.now() - began);
    }
    // On a busy machine a wait is measured from slightly after its start.
    expect(waits[1]).toBeGreaterThan(FAST.reconnect * 1.5);
    expect(waits[2]).toBeGreaterThan(FAST.reconnect * 2.5);
    await reached(client.channel, 'ready');
    await new Promise((resolve) => setTimeout(resolve, 170));
    house.drop();
    await reached(client.channel, 'disconnected');
    const began = performance.now();
    await reached(client.channel, 'connecting');
    expect(performance.now() - began).toBeLessThan(FAST.reconnect * 3);
  });

  it('keeps retrying when the server closes every handshake', async () => {
    house.refuseWith = 4403;
    client.channel.open();
    await until(() => house.connections >= 3);
    house.refuseWith = null;
    await reached(client.channel, 'ready');
  });

  it('resends an operation in flight with the same variables, and resolves it once', async () => {
    house.answer = ({ connection, ...received }) => {
      if (connection === 0) house.drop();
      else house.reply({ connection, ...received }, received.variables);
    };
    client.channel.open();
    expect(await client.channel.request(echo, { text: 'key-1' })).toEqual({ text: 'key-1' });
    expect(house.operations.map(({ connection, variables }) => [connection, variables.text])).toEqual([
      [0, 'key-1'],
      [1, 'key-1'],
    ]);
  });

  it('is detected when the server becomes silent, and closed', async () => {
    client.channel.open();
    await reached(client.channel, 'ready');
    house.silent = true;
    await reached(client.channel, 'disconnected');
    house.silent = false;
    await reached(client.channel, 'ready');
    expect(house.connections).toBe(2);
  });

  it('is detected when the server never acknowledges', async () => {
    house.silent = true;
    client.channel.open();
    await reached(client.channel, 'disconnected');
    house.silent = false;
    await reached(client.channel, 'ready');
  });

  it('leaves no timer that would end the next connection', async () => {
    client.channel.open();
    await reached(client.channel, 'ready');
    house.drop(1012);
    await reached(client.channel, 'disconnected');
    await reached(client.channel, 'ready');
    await new Promise((resolve) => setTimeout(resolve, FAST.lifetime * 2));
    expect(client.channel.state).toBe('ready');
    expect(house.connections).toBe(2);
    expect(house.pings).toBeGreaterThan(0);
  });
});

describe('a waking tab', () => {
  it('reconnects at once when it becomes visible or comes online', async () => {
    client.channel.close();
    client = testClient(house, { reconnect: 60_000, reconnectCap: 60_000 });
    client.channel.open();
    for (const wake of [() => client.tab.show(), () => client.tab.online()]) {
      await reached(client.channel, 'ready');
      client.tab.hide();
      house.drop(1001);
      await reached(client.channel, 'disconnected');
      wake();
      await reached(client.channel, 'ready');
    }
  });

  it('detects a dead connection at once, long before its lifetime', async () => {
    client.channel.close();
    client = testClient(house, { keepAlive: 60_000, lifetime: 60_000 });
    client.channel.open();
    await reached(client.channel, 'ready');
    client.tab.hide();
    house.silent = true;
    client.tab.show();
    await reached(client.channel, 'disconnected');
  });

  it('probes before it ends a connection whose timer slept with the tab', async () => {
    client.channel.close();
    client = testClient(house, { keepAlive: 60_000, lifetime: 300, probe: 500 });
    client.channel.open();
    await reached(client.channel, 'ready');
    const slept = Date.now() + 100_000;
    const now = vi.spyOn(Date, 'now').mockImplementation(() => slept);
    await until(() => house.pings > 0);
    now.mockRestore();
    expect(client.channel.state).toBe('ready');
    expect(house.connections).toBe(1);
  });

  it('keeps a live connection', async () => {
    client.channel.close();
    // Long enough for a reply on a busy machine.
    const probe = 500;
    client = testClient(house, { probe, keepAlive: 60_000, lifetime: 60_000 });
    client.channel.open();
    await reached(client.channel, 'ready');
    client.tab.hide();
    client.tab.show();
    await until(() => house.pings > 0);
    await new Promise((resolve) => setTimeout(resolve, probe * 2));
    expect(house.connections).toBe(1);
    expect(client.channel.state).toBe('ready');
  });
});

describe('a subscription', () => {
  it('receives events, and again after a reconnect', async () => {
    const received: number[] = [];
    client.channel.open();
    client.channel.subscribe(tick, { next: ({ n }) => received.push(n) });
    await until(() => house.operations.length === 1);
    house.publish('tick', { n: 1 });
    await until(() => received.length === 1);
    house.drop();
    await until(() => house.operations.length === 2);
    house.publish('tick', { n: 2 });
    await until(() => received.length === 2);
    expect(received).toEqual([1, 2]);
  });

  it('is not renewed once it is stopped', async () => {
    client.channel.open();
    const stop = client.channel.subscribe(tick, { next: () => undefined });
    await until(() => house.operations.length === 1);
    stop();
    house.drop();
    await reached(client.channel, 'disconnected');
    await reached(client.channel, 'ready');
    expect(house.operations).toHaveLength(1);
  });

  it('restarts with a connected event when the server ends the stream', async () => {
    let connected = 0;
    client.channel.onConnected(() => connected++);
    client.channel.open();
    client.channel.subscribe(tick, { next: () => undefined });
    await until(() => house.operations.length === 1);
    const [stream] = house.operations;
    if (stream) house.send(stream.socket, { type: 'complete', id: stream.id });
    await until(() => house.operations.length === 2);
    expect(connected).toBe(2);
  });

  it('is running before the connected event triggers a snapshot', async () => {
    client.channel.subscribe(tick, { next: () => undefined });
    const requests: Promise<unknown>[] = [];
    client.channel.onConnected(() => requests.push(client.channel.request(echo, { text: 'snapshot' })));
    client.channel.open();
    await until(() => requests.length === 1);
    await Promise.all(requests);
    expect(house.operations.map((one) => one.field)).toEqual(['tick', 'echo']);
  });

  it('never lets the clock fall behind the events', async () => {
    client.channel.open();
    client.channel.subscribe(tick, { next: () => undefined });
    await until(() => house.operations.length === 1);
    const future = Date.now() + 60_000;
    house.publish('tick', { n: 1, serverTime: future });
    await until(() => client.clock.now() >= future);
  });
});

it('notifies a new listener of an existing connection', async () => {
  client.channel.open();
  await reached(client.channel, 'ready');
  let notified = 0;
  client.channel.onConnected(() => notified++);
  expect(notified).toBe(1);
});
