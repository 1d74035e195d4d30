import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { ActBudget } from '../../house/core/actBudget.ts';
import { Connections } from '../../house/core/channel/connections.ts';
import { Fanout } from '../../house/core/channel/fanout.ts';
import { CHANNEL_LIMITS } from '../../house/core/channel/limits.ts';
import { loadSchema } from '../../house/core/channel/schema.ts';
import { serveChannel } from '../../house/core/channel/server.ts';
import { OPEN_GATE } from '../../house/core/http/route.ts';
import { Metrics } from '../../house/core/metrics.ts';
import { Turns } from '../../house/core/turns.ts';

/** Total received by the sockets so far. */
export interface Received {
  messages: number;
  bytes: number;
}

/** The house's own channel in this process, with client sockets in other processes. */
interface ChannelServer {
  fanout: Fanout;
  received(): Received;
  close(): void;
}

/** A subscription as a client sends it. */
export interface Subscription {
  query: string;
  variables?: Record<string, unknown>;
}

const CLIENT_PROCESSES = 2;
const CLIENT = fileURLToPath(new URL('./fanoutClient.ts', import.meta.url));

/** Opens the channel and the sockets, each with these subscriptions. */
export async function openChannelServer(
  sockets: number,
  subscriptions: readonly Subscription[],
): Promise<ChannelServer> {
  const log = pino({ level: 'silent' });
  const schema = loadSchema();
  const metrics = new Metrics();
  const connections = new Connections();
  const fanout = new Fanout(schema, log, metrics, connections);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = serveChannel({
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
    acts: new ActBudget(CHANNEL_LIMITS.budgets.acts),
    reads: new Turns({ atOnce: 1, mostOfOne: sockets, most: sockets }),
    arrivals: { stamp: () => ({ at: 0, earliest: 0 }) },
    authenticate: async () => null,
    ipOf: () => 'bench',
    gate: OPEN_GATE,
    log,
    metrics,
  });
  const { port } = server.address() as AddressInfo;
  const clients = await Promise.all(
    Array.from({ length: CLIENT_PROCESSES }, () =>
      startClient(port, sockets / CLIENT_PROCESSES, subscriptions),
    ),
  );
  return {
    fanout,
    received: () => ({
      messages: clients.reduce((sum, { received }) => sum + received.messages, 0),
      bytes: clients.reduce((sum, { received }) => sum + received.bytes, 0),
    }),
    close() {
      for (const { child } of clients) child.kill();
      stop();
      server.close();
    },
  };
}

/** A client process and its total received. */
interface Clients {
  child: ChildProcess;
  received: Received;
}

async function startClient(
  port: number,
  sockets: number,
  subscriptions: readonly Subscription[],
): Promise<Clients> {
  const childArgs = [String(port), String(sockets), JSON.stringify(subscriptions)];
  const child = fork(CLIENT, childArgs, { execArgv: ['--import', 'tsx'] });
  const clients: Clients = { child, received: { messages: 0, bytes: 0 } };
  await once(child, 'message');
  child.on('message', (received) => {
    clients.received = received as Received;
  });
  return clients;
}
