import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { Connections } from '../house/core/channel/connections.ts';
import { Fanout } from '../house/core/channel/fanout.ts';
import { CHANNEL_LIMITS } from '../house/core/channel/limits.ts';
import { loadSchema } from '../house/core/channel/schema.ts';
import { serveChannel } from '../house/core/channel/server.ts';
import { OPEN_GATE } from '../house/core/http/gate.ts';
import { ReadTurns } from '../house/core/http/readTurns.ts';
import { Metrics } from '../house/core/metrics.ts';

/** What one load did to the channel of this process. */
export interface FanoutBench {
  sockets: number;
  /** Events a message carries: 1, or a batch of 100 ms at a lively table. */
  batch: number;
  /** Messages that arrived at all sockets together, a second of the clock. */
  messagesPerSecond: number;
  /** The same in events. */
  eventsPerSecond: number;
  /** Processor time of the house for one message to one socket, in µs, and what that allows one core. */
  cpuPerMessage: number;
  messagesPerCore: number;
  eventsPerCore: number;
}

/** Messages that may be on their way to each socket: enough to keep the house busy, too few to overrun anyone. */
const WINDOW = 32;
const CLIENT_PROCESSES = 2;
const CLIENT = fileURLToPath(new URL('fanoutClient.ts', import.meta.url));

/** Sends events to sockets in other processes for `seconds`, over the house's own channel server. */
export async function runFanoutBench(sockets: number, batch: number, seconds: number): Promise<FanoutBench> {
  const log = pino({ level: 'silent' });
  const schema = loadSchema();
  const metrics = new Metrics();
  const fanout = new Fanout(schema, log, metrics);
  const connections = new Connections();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = serveChannel({
    server,
    schema,
    fanout,
    connections,
    firstValues: {},
    limits: {
      ...CHANNEL_LIMITS,
      connectionsPerIp: sockets,
      budgets: { ...CHANNEL_LIMITS.budgets, sockets: { burst: sockets, perSecond: 0 } },
    },
    reads: new ReadTurns({ atOnce: 1, mostOfOne: sockets, most: sockets }),
    arrivals: { stamp: () => ({ at: 0, earliest: 0 }) },
    authenticate: async () => null,
    ipOf: () => 'bench',
    gate: OPEN_GATE,
    log,
    metrics,
  });
  const { port } = server.address() as AddressInfo;
  const clients = await Promise.all(
    Array.from({ length: CLIENT_PROCESSES }, () => startClient(port, sockets / CLIENT_PROCESSES)),
  );
  try {
    const publish = () => fanout.publish('crashBetInfo', events(batch));
    await send(publish, clients, sockets, 0.5);
    const cpu = process.cpuUsage();
    const began = performance.now();
    const messages = await send(publish, clients, sockets, seconds);
    const elapsed = (performance.now() - began) / 1_000;
    const { user, system } = process.cpuUsage(cpu);
    const cpuPerMessage = (user + system) / messages;
    const messagesPerCore = 1_000_000 / cpuPerMessage;
    return {
      sockets,
      batch,
      messagesPerSecond: messages / elapsed,
      eventsPerSecond: (messages * batch) / elapsed,
      cpuPerMessage,
      messagesPerCore,
      eventsPerCore: messagesPerCore * batch,
    };
  } finally {
    for (const { child } of clients) child.kill();
    close();
    server.close();
  }
}

/** A process of clients and how many messages all of them have got. */
interface Clients {
  child: ChildProcess;
  received: number;
}

async function startClient(port: number, sockets: number): Promise<Clients> {
  const child = fork(CLIENT, [String(port), String(sockets)], { execArgv: ['--import', 'tsx'] });
  const clients: Clients = { child, received: 0 };
  await once(child, 'message');
  child.on('message', (received) => {
    clients.received = Number(received);
  });
  return clients;
}

/** Publishes as fast as the slowest takes it, waits until all have arrived; returns how many messages that were. */
async function send(
  publish: () => void,
  clients: Clients[],
  sockets: number,
  seconds: number,
): Promise<number> {
  const received = () => clients.reduce((sum, client) => sum + client.received, 0);
  const before = received();
  const end = performance.now() + seconds * 1_000;
  let published = 0;
  while (performance.now() < end) {
    if (published * sockets - (received() - before) < WINDOW * sockets) {
      publish();
      published += 1;
      await new Promise((resolve) => setImmediate(resolve));
    } else {
      await sleep(1);
    }
  }
  while (received() - before < published * sockets) await sleep(1);
  return published * sockets;
}

function events(count: number): unknown[] {
  return Array.from({ length: count }, (_, i) => ({
    roundId: '120345',
    bet: {
      betId: `${9_000_000 + i}`,
      userId: `${100_000 + i}`,
      name: 'Harimau Gesit 42',
      avatar: i % 24,
      bot: false,
      currency: 'IDR',
      amount: 5_000_000n,
      rate: null,
      win: null,
      status: 'placed',
    },
  }));
}
