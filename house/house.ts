import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { Arrivals } from './core/channel/arrivals.ts';
import { Connections } from './core/channel/connections.ts';
import { Fanout } from './core/channel/fanout.ts';
import { CHANNEL_LIMITS, type ChannelLimits } from './core/channel/limits.ts';
import { loadSchema, resolveAreas } from './core/channel/schema.ts';
import { serveChannel } from './core/channel/server.ts';
import { buildApp, closeApp } from './core/http/app.ts';
import { HTTP_LIMITS, type HttpLimits } from './core/http/limits.ts';
import { openAt } from './core/http/openAt.ts';
import { addressOf } from './core/http/proxies.ts';
import { ReadTurns } from './core/http/readTurns.ts';
import { Metrics } from './core/metrics.ts';
import { keepPruned } from './core/pruning.ts';
import { repeat } from './core/repeat.ts';
import { openDoor } from './core/sandbox/openDoor.ts';
import { openSealer } from './core/secrets/openSealer.ts';
import { type Infrastructure, openInfrastructure } from './infrastructure.ts';
import { bonusRoutes } from './money/bonus/http.ts';
import { BonusSweep } from './money/bonus/sweep.ts';
import { limitRoutes } from './money/limits/http.ts';
import type { PaymentGateway } from './money/payments/gateway.ts';
import { openPayments } from './money/payments/openPayments.ts';
import { secretOf } from './money/payments/sandbox/secret.ts';
import { statementRoutes } from './money/statement/http.ts';
import { Statement } from './money/statement/statement.ts';
import { followWallets, walletChannel } from './money/wallet/channel.ts';
import { tellWallet } from './money/wallet/events.ts';
import { watchBlocks } from './people/accounts/watchBlocks.ts';
import { watchSessions } from './people/accounts/watchSessions.ts';
import { openMessages } from './people/messages/openMessages.ts';
import { OUTBOX_PATH, serveOutbox } from './people/messages/serveOutbox.ts';
import { Guides } from './people/players/guides.ts';
import { playersRoutes } from './people/players/http.ts';
import { NetProfits } from './people/players/netProfits.ts';
import { Presence } from './people/presence/presence.ts';
import { securityRoutes } from './people/security/http.ts';
import { watchRisk } from './people/security/riskBacklog.ts';
import { SecondFactor, sealFactorsAnew } from './people/security/secondFactor.ts';
import { Security } from './people/security/security.ts';
import { SecurityEvents } from './people/security/securityEvents.ts';
import { serveStop } from './people/security/serveStop.ts';
import { StopLinks } from './people/security/stopLinks.ts';
import { accountsChannel } from './people/signIn/channel.ts';
import { accountsRoutes } from './people/signIn/http.ts';
import { Accounts } from './people/signIn/service.ts';
import { Champions } from './play/champions/champions.ts';
import { championRoutes } from './play/champions/http.ts';
import { FreeSpins } from './play/freeSpins/freeSpins.ts';
import { freeSpinRoutes } from './play/freeSpins/http.ts';
import type { GameFactory } from './play/games/gameModule.ts';
import { liveChannel } from './play/games/live/channel.ts';
import { OWN_GAMES } from './play/games/ownGames.ts';
import { readySecrets } from './play/rounds/readySecrets.ts';
import { BigWins } from './play/wins/bigWins.ts';
import { winRoutes } from './play/wins/http.ts';
import { buildCatalogue } from './site/catalogue/catalogue.ts';
import { catalogueRoutes } from './site/catalogue/http.ts';
import { loadCatalogue } from './site/catalogue/load.ts';
import { type CatalogueSeed, readSeed } from './site/catalogue/seed.ts';
import { manifestOf } from './site/site/head.ts';
import { siteRoutes } from './site/site/http.ts';
import { openPages } from './site/site/openPages.ts';
import { openSite } from './site/site/openSite.ts';
import { serveSite } from './site/site/serveSite.ts';
import { uploadRoutes } from './site/uploads/http.ts';
import { Uploads } from './site/uploads/uploads.ts';

/** A running house. */
export interface House extends Omit<Infrastructure, 'close'> {
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
  const infrastructure = await openInfrastructure(config, log);
  const undo: (() => unknown)[] = [() => infrastructure.close()];
  try {
    return await furnish(options, infrastructure, undo);
  } catch (error) {
    await undoAll(undo, log);
    throw error;
  }
}

async function furnish(
  { config, log, games, catalogue: seed, gateway = null, channelLimits, httpLimits }: HouseOptions,
  infrastructure: Infrastructure,
  undo: (() => unknown)[],
): Promise<House> {
  const { db, clock, bus } = infrastructure;
  const { market, clientDir, trusts } = config;
  const metrics = new Metrics();
  const connections = new Connections();
  const door = config.sandbox ? openDoor(await secretOf(db, 'sandbox pages'), config) : null;
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

  const own = OWN_GAMES.filter(({ id }) => config.games.includes(id));
  await loadCatalogue(db, seed ?? (await readSeed()), own);
  const presence = new Presence({ db, clock, log, connections: () => connections.size });
  const wins = new BigWins({ db, clock, market });
  const catalogue = buildCatalogue({ db, clock, market }, presence, wins);

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
  const home = () => catalogue.home.get();
  const { pages, styleHash } = await openPages({ clientDir, market, clock, log, site, home });
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
      ...winRoutes(wins),
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
    styleHash,
    serveRest: (app) => serveSite(app, { clientDir, pages, gate: access, manifest: manifestOf(market) }),
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
