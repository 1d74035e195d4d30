import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { accountsChannel } from './accounts/channel.ts';
import { accountsRoutes } from './accounts/http.ts';
import { Accounts } from './accounts/service.ts';
import { watchSessions } from './accounts/watchSessions.ts';
import { Connections } from './channel/connections.ts';
import { Fanout } from './channel/fanout.ts';
import { CHANNEL_LIMITS, type ChannelLimits } from './channel/limits.ts';
import { loadSchema, resolveAreas } from './channel/schema.ts';
import { serveChannel } from './channel/server.ts';
import type { Config } from './config.ts';
import type { GameFactory } from './games/gameModule.ts';
import { type Ground, openGround } from './ground.ts';
import { buildApp } from './http/app.ts';
import { HTTP_LIMITS, type HttpLimits } from './http/limits.ts';
import { Metrics } from './metrics.ts';
import { readPage } from './site/page.ts';

/** A running house. */
export interface House extends Omit<Ground, 'close'> {
  /** Where it is open, e.g. 'http://localhost:3000'. */
  readonly url: string;
  readonly accounts: Accounts;
  readonly channel: Fanout;
  /** Sends the clients away to come back, gives up its leads, lets everything go. Calling it twice is harmless. */
  close(): Promise<void>;
}

export interface HouseOptions {
  config: Config;
  log: Logger;
  games: readonly GameFactory[];
  channelLimits?: Partial<ChannelLimits>;
  httpLimits?: Partial<HttpLimits>;
}

const PRUNE_MS = 6 * 3_600_000;

/** Builds and opens a house in the order of docs/architecture.md. @throws when a part cannot be had */
export async function openHouse(options: HouseOptions): Promise<House> {
  const { config, log } = options;
  const ground = await openGround(config, log);
  const undo: (() => unknown)[] = [() => ground.close()];
  try {
    return await furnish(options, ground, undo);
  } catch (error) {
    await undoAll(undo, log);
    throw error;
  }
}

async function furnish(
  { config, log, games, channelLimits, httpLimits }: HouseOptions,
  ground: Ground,
  undo: (() => unknown)[],
): Promise<House> {
  const { db, clock, bus } = ground;
  const { market, clientDir } = config;
  const metrics = new Metrics();
  const connections = new Connections();
  const accounts = new Accounts({ db, clock, bus, market });
  const authenticate = (token: string) => accounts.sessions.find(token);
  undo.push(watchSessions(accounts.sessions, connections, bus, log));

  const schema = loadSchema();
  const channel = new Fanout(schema, log, metrics);
  undo.push(() => channel.close());
  const modules = games.map((make) => make({ config, db, clock, bus, channel, log }));
  const areas = [accountsChannel(accounts.sessions, connections), ...modules.map(({ area }) => area)];
  resolveAreas(schema, areas);
  for (const module of modules) {
    undo.push(() => module.stop());
    await module.start();
  }

  const app = await buildApp({
    db,
    log,
    metrics,
    authenticate,
    routes: accountsRoutes(accounts),
    limits: { ...HTTP_LIMITS, ...httpLimits },
    clientDir,
    page: await readPage(clientDir, market),
    leads: () => modules.filter(({ leads }) => leads).map(({ name }) => name),
  });
  undo.push(() => app.close());
  const closeChannel = serveChannel({
    server: app.server,
    schema,
    fanout: channel,
    connections,
    limits: { ...CHANNEL_LIMITS, ...channelLimits },
    authenticate,
    ipOf,
    log,
    metrics,
  });
  undo.push(closeChannel);
  metrics.watch('kilat_channel_connections', 'Open sockets of the channel', () => connections.size);
  const prune = () =>
    accounts.prune().catch((error) => log.warn({ err: error }, 'old sessions were not forgotten'));
  const pruning = setInterval(prune, PRUNE_MS);
  undo.push(() => clearInterval(pruning));
  void prune();

  await app.listen({ port: config.port, host: config.host });
  const url = addressOf(app.server.address(), config.host);
  return { db, clock, bus, url, accounts, channel, close: () => undoAll(undo, log) };
}

/** Ends things in the reverse order of their beginning; one that fails does not keep the others. */
async function undoAll(undo: (() => unknown)[], log: Logger): Promise<void> {
  for (const end of undo.splice(0).reverse()) {
    try {
      await end();
    } catch (error) {
      log.error({ err: error }, 'a part of the house did not close well');
    }
  }
}

function ipOf({ socket }: IncomingMessage): string {
  return (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

/** The address to open in a browser: every-interface and loopback addresses are 'localhost' there. */
function addressOf(bound: AddressInfo | string | null, host: string): string {
  const port = typeof bound === 'object' ? bound?.port : bound;
  const named = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
}
