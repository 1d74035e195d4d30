import type { Logger } from 'pino';
import { accountsChannel } from './accounts/channel.ts';
import { accountsRoutes } from './accounts/http.ts';
import { Accounts } from './accounts/service.ts';
import { watchBlocks } from './accounts/watchBlocks.ts';
import { watchSessions } from './accounts/watchSessions.ts';
import { bonusRoutes } from './bonus/http.ts';
import { BonusSweep } from './bonus/sweep.ts';
import { buildCatalogue } from './catalogue/catalogue.ts';
import { catalogueRoutes } from './catalogue/http.ts';
import { loadCatalogue } from './catalogue/load.ts';
import { type CatalogueSeed, readSeed } from './catalogue/seed.ts';
import { Champions } from './champions/champions.ts';
import { championRoutes } from './champions/http.ts';
import { Arrivals } from './channel/arrivals.ts';
import { Connections } from './channel/connections.ts';
import { Fanout } from './channel/fanout.ts';
import { CHANNEL_LIMITS, type ChannelLimits } from './channel/limits.ts';
import { ReadTurns } from './channel/readTurns.ts';
import { loadSchema, resolveAreas } from './channel/schema.ts';
import { serveChannel } from './channel/server.ts';
import type { Config } from './config.ts';
import { FreeSpins } from './freeSpins/freeSpins.ts';
import { freeSpinRoutes } from './freeSpins/http.ts';
import type { GameFactory } from './games/gameModule.ts';
import { liveChannel } from './games/live/channel.ts';
import { type Ground, openGround } from './ground.ts';
import { buildApp, closeApp } from './http/app.ts';
import { HTTP_LIMITS, type HttpLimits } from './http/limits.ts';
import { openAt } from './http/openAt.ts';
import { addressOf } from './http/proxies.ts';
import { limitRoutes } from './limits/http.ts';
import { openMessages } from './messages/openMessages.ts';
import { OUTBOX_PATH, serveOutbox } from './messages/serveOutbox.ts';
import { Metrics } from './metrics.ts';
import type { PaymentGateway } from './payments/gateway.ts';
import { openPayments } from './payments/openPayments.ts';
import { Presence } from './presence/presence.ts';
import { keepPruned } from './pruning.ts';
import { repeat } from './repeat.ts';
import { readySecrets } from './rounds/readySecrets.ts';
import { openDoor } from './sandbox/openDoor.ts';
import { openSealer } from './secrets/openSealer.ts';
import { Guides } from './security/guides.ts';
import { securityRoutes } from './security/http.ts';
import { NetProfits } from './security/netProfits.ts';
import { playersRoutes } from './security/playersHttp.ts';
import { watchRisk } from './security/riskBacklog.ts';
import { SecondFactor, sealFactorsAnew } from './security/secondFactor.ts';
import { Security } from './security/security.ts';
import { SecurityEvents } from './security/securityEvents.ts';
import { serveStop } from './security/serveStop.ts';
import { StopLinks } from './security/stopLinks.ts';
import { manifestOf } from './site/head.ts';
import { siteRoutes } from './site/http.ts';
import { openPages } from './site/openPages.ts';
import { openSite } from './site/openSite.ts';
import { statementRoutes } from './statement/http.ts';
import { Statement } from './statement/statement.ts';
import { uploadRoutes } from './uploads/http.ts';
import { Uploads } from './uploads/uploads.ts';
import { followWallets, walletChannel } from './wallet/channel.ts';
import { tellWallet } from './wallet/events.ts';

/** A running house. */
export interface House extends Omit<Ground, 'close'> {
  /** Where it is open, e.g. 'http://localhost:3000'. */
  readonly url: string;
  /** The sandbox's outbox with the key to its pages; null where there is none, or it opens without from this machine. */
  readonly outbox: string | null;
  readonly accounts: Accounts;
  readonly channel: Fanout;
  /** Sends the clients away to come back, gives up its leads, lets everything go. Calling it twice is harmless. */
  close(): Promise<void>;
}

export interface HouseOptions {
  config: Config;
  log: Logger;
  games: readonly GameFactory[];
  /** Studios and their games; the repository's own when left out. */
  catalogue?: CatalogueSeed;
  /** A gateway of real payments (docs/payments.md). With one nobody is given play money. */
  gateway?: PaymentGateway | null;
  channelLimits?: Partial<ChannelLimits>;
  httpLimits?: Partial<HttpLimits>;
}

/** How often bonuses that end are looked for. */
const SWEEP_MS = 60_000;

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
  { config, log, games, catalogue: seed, gateway = null, channelLimits, httpLimits }: HouseOptions,
  ground: Ground,
  undo: (() => unknown)[],
): Promise<House> {
  const { db, clock, bus } = ground;
  const { market, clientDir, trusts } = config;
  const metrics = new Metrics();
  const connections = new Connections();
  const door = config.sandbox ? await openDoor(db, config) : null;
  let url = '';
  const { sandbox, messages, notices, tellCode } = openMessages({ db, clock, log, config, url: () => url });
  undo.push(() => messages.settled());
  const events = new SecurityEvents({ db, notices });
  const sealer = await openSealer({ db, log, config });
  await readySecrets({ db, sealer, clock, log, giveUp: config.secretsLost });
  await sealFactorsAnew(db, sealer, log);
  const factor = new SecondFactor({ db, clock, sealer });
  const accounts = new Accounts({
    db,
    clock,
    bus,
    log,
    market,
    messages,
    events,
    factor,
    welcome: gateway === null ? market.grant : 0n,
  });
  const { sessions } = accounts;
  const authenticate = (token: string) => sessions.find(token);
  const security = new Security({ db, clock, market, messages, events, sessions, factor });
  undo.push(watchSessions(sessions, connections, bus, log));
  undo.push(watchBlocks(db, connections, log));
  watchRisk(metrics, db);

  await loadCatalogue(db, seed ?? (await readSeed()), config.games);
  const presence = new Presence({ db, clock, log, connections: () => connections.size });
  const catalogue = buildCatalogue({ db, clock, market }, presence);

  const limits = { ...CHANNEL_LIMITS, ...channelLimits };
  const opened = await openSite({
    db,
    clock,
    market,
    log,
    metrics,
    trusts,
    settings: config.access,
    connections,
    leaveWithin: limits.leaveWithin,
  });
  undo.push(() => opened.stop());
  const { site } = opened;
  const { access } = site;

  const moved = (userId: bigint) =>
    tellWallet(bus, db, userId).catch((error) =>
      log.warn({ err: error }, 'a change of a wallet was not told to its player'),
    );
  const payments = await openPayments({
    db,
    clock,
    market,
    log,
    metrics,
    settings: site.settings,
    gateway,
    door,
    times: config.payments,
    fees: config.sandboxFees,
    moved,
    events,
    prove: (userId, proof, known) => security.prove(userId, proof, known),
    requireFresh: (session) => security.sessions.requireFresh(session),
  });
  undo.push(() => payments.stop());

  const bonuses = new BonusSweep({ db, clock, market, notices, moved });
  undo.push(repeat(SWEEP_MS, () => bonuses.run(), log));

  const uploads = new Uploads({ db, clock });
  const schema = loadSchema();
  const channel = new Fanout(schema, log, metrics);
  undo.push(() => channel.close());
  const modules = games.map((make) => make({ config, db, clock, bus, channel, log, sealer }));
  const areas = [
    accountsChannel(sessions, connections),
    walletChannel(db),
    ...modules.map(({ area }) => area),
    liveChannel(
      modules.map(({ live }) => live),
      clock,
    ),
  ];
  resolveAreas(schema, areas, () => !access.maintained);
  undo.push(followWallets({ db, bus, channel, log }));
  for (const module of modules) undo.push(() => module.stop());
  // Beside each other and beside what follows: after a crash, every tenth of a second is one without a house.
  const started = Promise.allSettled(modules.map((module) => module.start()));
  undo.push(() => started);

  const reads = new ReadTurns({
    atOnce: limits.readsAtOnce,
    mostOfOne: limits.readsWaitingOfOne,
    most: limits.readsWaiting,
  });
  const arrivals = new Arrivals(clock);
  undo.push(() => arrivals.stop());
  arrivals.start();
  const app = await buildApp({
    db,
    log,
    metrics,
    authenticate: (token) => sessions.arrive(token),
    routes: [
      ...accountsRoutes(accounts, tellCode),
      ...securityRoutes({ security, market, tellCode, history: accounts.history }),
      ...playersRoutes({
        guides: new Guides(db, clock),
        netProfits: new NetProfits({ db, clock, market }),
        online: () => presence.count(),
        visited: (again) => site.pageOpens.add(again ? 'visit/again' : 'visit/first'),
      }),
      ...catalogueRoutes(catalogue),
      ...siteRoutes(site),
      ...championRoutes(new Champions({ db, clock, market })),
      ...bonusRoutes(db, clock),
      ...freeSpinRoutes(new FreeSpins(db, clock)),
      ...payments.routes,
      ...statementRoutes(new Statement({ db, clock, market })),
      ...limitRoutes({ db, clock, market }),
      ...uploadRoutes(uploads),
    ],
    limits: { ...HTTP_LIMITS, ...httpLimits },
    reads,
    clientDir,
    ...(await openPages({ clientDir, market, clock, log, site, catalogue })),
    manifest: manifestOf(market),
    gate: access,
    trusts,
    leads: () => modules.filter(({ leads }) => leads).map(({ name }) => name),
  });
  undo.push(() => closeApp(app));
  serveOutbox(app, sandbox && door && { gateway: sandbox, door }, market);
  await serveStop(app, new StopLinks({ db, clock, sessions, notices, moved }), market);
  await payments.serve(app);
  const closeChannel = serveChannel({
    server: app.server,
    schema,
    fanout: channel,
    firstValues: Object.assign({}, ...areas.map(({ Subscription }) => Subscription)),
    connections,
    limits,
    reads,
    arrivals,
    authenticate,
    ipOf: (request) => addressOf(request, trusts),
    gate: access,
    log,
    metrics,
  });
  undo.push(closeChannel);
  metrics.watch('kilat_channel_connections', 'Open sockets of the channel', () => connections.size);
  undo.push(() => presence.stop());
  await presence.start();
  undo.push(keepPruned([accounts, sandbox, payments, site.reports, uploads], log));

  for (const one of await started) if (one.status === 'rejected') throw one.reason;
  await app.listen({ port: config.port, host: config.host });
  url = openAt(app.server.address(), config.host);
  payments.start(url);
  const outbox = door?.link(url + OUTBOX_PATH) ?? null;
  return { db, clock, bus, url, outbox, accounts, channel, close: () => undoAll(undo, log) };
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
