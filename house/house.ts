import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { ActBudget } from './core/actBudget.ts';
import { watchBackups } from './core/backup/baseBackup.ts';
import { Arrivals } from './core/channel/arrivals.ts';
import { Connections } from './core/channel/connections.ts';
import { Fanout } from './core/channel/fanout.ts';
import { CHANNEL_LIMITS, type ChannelLimits } from './core/channel/limits.ts';
import { loadSchema, resolveAreas } from './core/channel/schema.ts';
import { serveChannel } from './core/channel/server.ts';
import { watchPools } from './core/db/database.ts';
import { addressOf } from './core/http/addresses.ts';
import { buildApp, closeApp, openAt } from './core/http/app.ts';
import { HTTP_LIMITS, type HttpLimits } from './core/http/serveRoutes.ts';
import { openJobs } from './core/jobs/openJobs.ts';
import { allOf, undoAll } from './core/lifecycle.ts';
import { Metrics } from './core/metrics.ts';
import { RateLimits } from './core/rateLimits/rateLimits.ts';
import { openDoor } from './core/sandbox/door.ts';
import { openSealer } from './core/secrets/openSealer.ts';
import { Turns } from './core/turns.ts';
import { type Infrastructure, openInfrastructure } from './infrastructure.ts';
import type { Module } from './module.ts';
import { openMoney } from './money/money.ts';
import type { PaymentGateway } from './money/payments/gateway.ts';
import { secretOf } from './money/payments/sandbox/secret.ts';
import { walletTeller } from './money/wallet/wallet.ts';
import { openOffers } from './offers/openOffers.ts';
import { openChat } from './people/openChat.ts';
import { openPeople, outboxLink } from './people/people.ts';
import type { Accounts } from './people/signIn/service.ts';
import type { GameFactory } from './play/games/gameModule.ts';
import { openPlay } from './play/play.ts';
import type { PublicSource } from './play/rounds/publicValues/source.ts';
import { readySecrets } from './play/rounds/readySecrets.ts';
import { sealSeedsAnew } from './play/solo/sealSeeds.ts';
import { openProviders } from './providers/openProviders.ts';
import { openSandboxProviders, partSandbox, type SandboxProviders } from './providers/openSandbox.ts';
import { type CatalogueSeed, readSeed } from './site/catalogue/seed.ts';
import { openLobby } from './site/lobby.ts';
import { openSite } from './site/site/openSite.ts';

/** A running house. */
export interface House extends Omit<Infrastructure, 'close'> {
  /** The address on which it listens, e.g. 'http://localhost:3000'. */
  readonly url: string;
  /**
   * The URL of the sandbox's outbox with the key to its pages; null if there is none, or if it needs no key from this machine.
   */
  readonly outbox: string | null;
  readonly accounts: Accounts;
  readonly channel: Fanout;
  /** The sandbox providers; null if there are none. */
  readonly sandbox: SandboxProviders | null;
  /** Runs the periodic jobs that are due now, without waiting for the next check. */
  doPeriodic(): Promise<void>;
  /** Becomes not ready and gives up its leads, but keeps serving: a load balancer then sends no new clients. */
  drain(): Promise<void>;
  /**
   * Disconnects the clients to make them reconnect, gives up its leads, and releases everything. Calling it twice is harmless.
   */
  close(): Promise<void>;
}

export interface HouseOptions {
  config: Config;
  log: Logger;
  games: readonly GameFactory[];
  /** Providers and their games; the repository's own if omitted. */
  catalogue?: CatalogueSeed;
  /** A gateway for real payments (docs/payments.md). With one, no play money is granted. */
  gateway?: PaymentGateway | null;
  /** Sources of public values; by the settings if omitted. */
  publicSources?: readonly PublicSource[];
  channelLimits?: Partial<ChannelLimits>;
  httpLimits?: Partial<HttpLimits>;
}

/** Builds and opens a house in the order of docs/architecture.md. @throws if a part is unavailable */
export async function openHouse(options: HouseOptions): Promise<House> {
  const { config, log } = options;
  const infrastructure = await openInfrastructure(config, log);
  const undo: (() => unknown)[] = [() => infrastructure.close()];
  try {
    return await openModules(options, infrastructure, undo);
  } catch (error) {
    await undoAll(undo, log);
    throw error;
  }
}

async function openModules(
  {
    config: settled,
    log,
    games,
    catalogue,
    gateway = null,
    publicSources,
    channelLimits,
    httpLimits,
  }: HouseOptions,
  infrastructure: Infrastructure,
  undo: (() => unknown)[],
): Promise<House> {
  const { db, clock, bus } = infrastructure;
  // With real money there are no demo players, unless configured. With real money, the house's own public values are not
  // acceptable.
  const publicValues = settled.publicValues ?? (gateway === null ? 'sandbox' : 'drand');
  if (publicValues === 'sandbox')
    log.info('public values are the sandbox’s: they prove nothing about the operator (docs/fairness.md)');
  const config = { ...settled, publicValues, bots: settled.bots ?? gateway === null };
  const { market, trusts } = config;
  const limits = { ...CHANNEL_LIMITS, ...channelLimits };
  const acts = new ActBudget(limits.budgets.acts);
  const metrics = new Metrics();
  const connections = new Connections();
  const parts = { db, clock, bus, log, config, metrics, connections };
  let url = '';
  let busy: string | null = 'the house begins';
  const door = config.sandbox ? openDoor(await secretOf(db, 'sandbox pages'), config) : null;
  const sealer = await openSealer(parts);
  await readySecrets({ db, sealer, clock, log, giveUp: config.secretsLost });
  await sealSeedsAnew(db, sealer, log);
  const seed = catalogue ?? (await readSeed());
  const schema = loadSchema();
  const channel = new Fanout(schema, log, metrics, connections);
  const balanceChanged = walletTeller(bus, db, log);

  const modules: Module[] = [];
  /** With play money there are sandbox providers; with real money there are none. */
  async function openSandbox(): Promise<SandboxProviders | null> {
    if (config.sandboxProviders && gateway === null)
      return add(await openSandboxProviders({ ...parts, sealer, seed, providers, door }));
    // Another house on the database may have created them.
    if (gateway !== null) await partSandbox(db);
    return null;
  }
  /** From here on a module is stopped on close, also if a later one fails to open. */
  function add<Opened extends Module>(module: Opened): Opened {
    modules.push(module);
    undo.push(() => module.stop?.());
    return module;
  }
  const { access: settings } = config;
  const rates = add(await RateLimits.open({ ...parts, redisUrl: config.redisUrl }));
  const { site } = add(
    await openSite({ ...parts, market, trusts, settings, leaveWithin: limits.leaveWithin }),
  );
  const people = add(
    await openPeople({
      ...{ ...parts, door, sealer, balanceChanged },
      url: () => url,
      welcome: gateway === null,
      visited: (again) => site.pageOpens.add(again ? 'visit/again' : 'visit/first'),
    }),
  );
  const play = add(openPlay({ ...parts, channel, sealer, games, solo: config.soloGames, publicSources }));
  add(await openChat({ ...parts, channel, rates }));
  const { presence } = people;
  const lobby = add(await openLobby({ ...parts, seed, presence, wins: play.wins, site }));
  const maintained = () => site.access.maintained;
  const { recent } = lobby;
  const providers = add(
    openProviders({ ...parts, sealer, maintained, balanceChanged, recent, acts, url: () => url }),
  );
  const sandbox = await openSandbox();
  const { gifts } = add(await openOffers({ ...parts, channel, sealer, balanceChanged }));
  add(
    await openMoney({
      ...parts,
      channel,
      gateway,
      door,
      gifts,
      settings: site.settings,
      people,
      balanceChanged,
    }),
  );

  const fields = modules.flatMap((module) => module.fields ?? []);
  resolveAreas(schema, fields, () => !maintained());
  const { doPeriodic } = add(openJobs({ ...parts, modules }));
  // After a crash, every tenth of a second counts: the games open first, in parallel with the rest.
  const tables = play.openTables();
  const tablesTried = tables.catch(() => {});
  undo.push(() => tablesTried);

  const { sessions } = people.accounts;
  const reads = new Turns({
    atOnce: limits.readsAtOnce,
    mostOfOne: limits.readsWaitingOfOne,
    most: limits.readsWaiting,
  });
  const arrivals = new Arrivals(clock);
  undo.push(() => arrivals.stop());
  arrivals.start();
  const app = await buildApp({
    ...{ db, clock, log, metrics, rates, reads, acts, trusts },
    authenticate: (token) => sessions.arrive(token),
    routes: modules.flatMap(({ routes }) => routes ?? []),
    limits: { ...HTTP_LIMITS, ...httpLimits },
    styleHash: lobby.styleHash,
    providerOrigins: (host) => {
      const own = sandbox?.originAt(host);
      return own ? [...config.providerOrigins, own] : config.providerOrigins;
    },
    serveRest: (app) => lobby.serveRest(app),
    gate: site.access,
    leads: () => play.leads(),
    busy: () => busy,
  });
  undo.push(() => closeApp(app));
  for (const { serve } of modules) await serve?.(app);
  const closeChannel = serveChannel({
    ...{ schema, connections, limits, reads, acts, arrivals, log, metrics },
    server: app.server,
    fanout: channel,
    firstValues: Object.assign({}, ...fields.map(({ Subscription }) => Subscription)),
    authenticate: (token) => sessions.find(token),
    ipOf: (request) => addressOf(request, trusts),
    gate: site.access,
  });
  undo.push(closeChannel);
  metrics.watch('kilat_channel_connections', 'Open sockets of the channel', () => connections.size);
  watchPools(metrics, db);
  watchBackups(metrics, db.pool, config.backupDir);

  await tables;
  await app.listen({ port: config.port, host: config.host });
  url = openAt(app.server.address(), config.host);
  busy = null;
  const started = allOf(modules.map(async ({ start }) => start?.()));
  undo.push(() => started.catch(() => {}));
  await started;
  for (const { opened } of modules) opened?.(url);
  async function drain(): Promise<void> {
    busy = 'the house is about to end';
    await Promise.allSettled(modules.map(async (module) => module.drain?.()));
  }
  const outbox = outboxLink(door, url);
  const { accounts } = people;
  return {
    db,
    clock,
    bus,
    url,
    outbox,
    accounts,
    channel,
    sandbox,
    doPeriodic,
    drain,
    close: () => undoAll(undo, log),
  };
}
