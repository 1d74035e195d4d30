import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { crashData, crashEnd } from '../../../contract/games/crash/operations.ts';
import { testGame } from '../../testing/core/testGame.ts';
import { TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({
    games: [testGame],
    channelLimits: { unsentBytes: 100_000, messageBurst: 100, beginWithin: 300 },
  });
});
afterAll(() => house.close());

const INIT = JSON.stringify({ type: 'connection_init' });

/** A raw socket without a client library. */
async function raw(url = house.url, options: { autoPong?: boolean } = {}): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/channel`, 'graphql-transport-ws', options);
  socket.on('error', () => {});
  await once(socket, 'open');
  return socket;
}

/**
 * A socket that has completed connection_init. On a busy machine the house may close it before that (`beginWithin`): then
 * another one is opened.
 */
async function begun(url = house.url, options: { autoPong?: boolean } = {}): Promise<WebSocket> {
  for (;;) {
    const socket = await raw(url, options);
    socket.send(INIT);
    const began = await Promise.race([
      once(socket, 'message').then(() => true),
      once(socket, 'close').then(() => false),
    ]);
    if (began) return socket;
  }
}

/** Sends messages after a valid connection_init and returns the code the socket was closed with; null when it stays open. */
async function sendAll(messages: readonly (string | Buffer)[]): Promise<number | null> {
  const socket = await begun();
  let code: number | null = null;
  socket.once('close', (closeCode) => {
    code = closeCode;
  });
  for (const message of messages) socket.send(message);
  socket.ping();
  await Promise.race([once(socket, 'pong'), once(socket, 'close')]);
  socket.terminate();
  return code;
}

async function openSockets(): Promise<number> {
  const { text } = await house.request('GET', '/metrics');
  return Number(/^kilat_channel_connections (\d+)$/m.exec(text)?.[1]);
}

const answers = async () => expect(await house.connect().call(crashData)).toBe('1.00|visitor');

describe('malformed messages', () => {
  it.each([
    ['no JSON', 'hello', 4400],
    ['no object', '[1, 2]', 4400],
    ['an unknown type', '{"type":"start"}', 4400],
    ['a type only servers send', '{"type":"next","id":"1","payload":{}}', 4400],
    ['binary', Buffer.from(INIT), 4400],
    ['no query', '{"type":"subscribe","id":"1","payload":{}}', 4400],
    ['a second beginning', INIT, 4429],
    ['too large', JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(20_000) } }), 1009],
  ])('that are %s close the socket', async (_what, message, code) => {
    const socket = await begun();
    socket.send(message);
    const [closed] = await once(socket, 'close');
    expect(closed).toBe(code);
  });

  it('in a flood close the socket with a code that clients retry', async () => {
    expect(await sendAll(Array(150).fill('{"type":"ping"}'))).toBe(1013);
  });

  it('of any kind, by the hundred, never stop the house', async () => {
    const text = fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary', maxLength: 300 }));
    const query = fc.oneof(
      fc.string(),
      fc.constantFrom(crashData.document, crashEnd.document, '{ __typename }', '{a{a{a{a{a{a{a{a{a}}}}}}}}}'),
    );
    const message = fc.oneof(
      text,
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc
        .record(
          {
            id: fc.oneof(fc.string(), fc.jsonValue()),
            type: fc.constantFrom('connection_init', 'subscribe', 'complete', 'ping', 'pong', 'next', 'x', 1),
            payload: fc.oneof(
              fc.jsonValue(),
              fc.record(
                { query, variables: fc.jsonValue(), operationName: fc.jsonValue() },
                { requiredKeys: [] },
              ),
            ),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 5 }), async (messages) => {
        await sendAll(messages);
      }),
      { numRuns: 200 },
    );
    await answers();
  });
});

describe('clients that do not keep up', () => {
  it('are dropped when they read too slowly, without effect on others', async () => {
    const slow = await begun();
    slow.send(JSON.stringify({ type: 'subscribe', id: 's', payload: { query: crashEnd.document } }));
    slow.send('{"type":"ping"}');
    await once(slow, 'message');
    slow.pause();
    const reader = house.connect();
    const ends = reader.collect(crashEnd);
    await reader.call(crashData);
    const open = await openSockets();
    const hash = 'f'.repeat(50_000);
    const end = {
      roundId: '1',
      target: 1n,
      hash,
      startTime: 0,
      endTime: 0,
      serverTime: 0,
      interrupted: false,
    };
    let sent = 0;
    while ((await openSockets()) === open && sent < 2_000) {
      house.house.channel.publish('crashEnd', end);
      sent += 1;
      await vi.waitFor(() => expect(ends).toHaveLength(sent), { interval: 1 });
    }
    expect(await openSockets()).toBe(open - 1);
    const closed = once(slow, 'close');
    slow.resume();
    await closed;
    await reader.call(crashData);
  });

  it('are dropped when they do not answer pings', async () => {
    const impatient = await TestHouse.start({ games: [testGame], channelLimits: { pingInterval: 100 } });
    const dead = await begun(impatient.url, { autoPong: false });
    const alive = await begun(impatient.url);
    await once(dead, 'close');
    expect(alive.readyState).toBe(WebSocket.OPEN);
    await impatient.close();
  });

  it('are dropped when they never send connection_init', async () => {
    const silent = await raw();
    const [code] = await once(silent, 'close');
    expect(code).toBe(4408);
  });
});

it('rejects upgrades that are not for the channel', async () => {
  for (const [path, protocol] of [
    ['/other', 'graphql-transport-ws'],
    ['/channel', 'graphql-ws'],
  ] as const) {
    const socket = new WebSocket(house.url.replace('http', 'ws') + path, protocol);
    const [reason] = await Promise.race([once(socket, 'error'), once(socket, 'close')]);
    expect(reason).toBeTruthy();
  }
  await answers();
});
