import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { accountsChannel } from './accounts/channel.ts';
import { accountsRoutes } from './accounts/http.ts';
import { Accounts } from './accounts/service.ts';
import { watchBlocks } from './accounts/watchBlocks.ts';
import { watchSessions } from './accounts/watchSessions.ts';
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
import { addressOf as clientAddressOf } from './http/proxies.ts';
import { limitRoutes } from './limits/http.ts';
import { byChannel } from './messages/byChannel.ts';
import { Messages, NO_GATEWAY } from './messages/gateway.ts';
import { Notices } from './messages/notices.ts';
import { SandboxGateway } from './messages/sandboxGateway.ts';
import { OUTBOX_PATH, serveOutbox } from './messages/serveOutbox.ts';
import { SmtpGateway } from './messages/smtpGateway.ts';
import { codeTeller } from './messages/tellCode.ts';
import { Metrics } from './metrics.ts';
import type { PaymentGateway } from './payments/gateway.ts';
import { openPayments } from './payments/openPayments.ts';
import { Presence } from './presence/presence.ts';
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
import { Access } from './site/access.ts';
import { Closing } from './site/closing.ts';
import { manifestOf, styleHashOf } from './site/head.ts';
import { siteRoutes } from './site/http.ts';
import { loadSite } from './site/load.ts';
import { readTemplate } from './site/page.ts';
import { Pages } from './site/pages.ts';
import { lobbyPreloads } from './site/preloads.ts';
import { readSiteSeed } from './site/seed.ts';
import { buildSite } from './site/site.ts';
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

const PRUNE_MS = 6 * 3_600_000;
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
  const sandbox = config.sandbox ? new SandboxGateway(db, clock) : null;
  const door = config.sandbox ? await openDoor(db, config) : null;
  const sms = sandbox ?? NO_GATEWAY;
  const email = config.smtp === null ? sms : new SmtpGateway(config.smtp, market.language);
  const messages = new Messages(byChannel({ sms, email }), log);
  undo.push(() => messages.settled());
  const tellCode = codeTeller({ sms: sms === sandbox, email: email === sandbox });
  let url = '';
  const notices = new Notices({ db, clock, market, messages, siteUrl: () => config.siteUrl ?? url });
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

  await loadSite(db, await readSiteSeed());
  const limits = { ...CHANNEL_LIMITS, ...channelLimits };
  const closing = new Closing(connections, limits.leaveWithin);
  undo.push(() => closing.stop());
  const access = new Access({
    db,
    clock,
    market,
    log,
    trusts,
    settings: config.access,
    changed: (closed) => closing.changed(closed),
  });
  undo.push(() => access.stop());
  await access.start();
  const site = buildSite({ db, clock, market, log, metrics }, access);
  undo.push(() => site.pageOpens.stop());
  site.pageOpens.start();

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
  for (const module of modules) {
    undo.push(() => module.stop());
    await module.start();
  }

  const reads = new ReadTurns({
    atOnce: limits.readsAtOnce,
    mostOfOne: limits.readsWaitingOfOne,
    most: limits.readsWaiting,
  });
  const arrivals = new Arrivals(clock);
  undo.push(() => arrivals.stop());
  arrivals.start();
  const template = await readTemplate(clientDir, market);
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
      ...freeSpinRoutes(new FreeSpins(db, clock)),
      ...payments.routes,
      ...statementRoutes(new Statement({ db, clock, market })),
      ...limitRoutes({ db, clock, market }),
      ...uploadRoutes(uploads),
    ],
    limits: { ...HTTP_LIMITS, ...httpLimits },
    reads,
    clientDir,
    styleHash: template === null ? null : styleHashOf(template),
    pages:
      template === null
        ? null
        : new Pages({
            template,
            lobbyLinks: await lobbyPreloads(clientDir, market.language),
            clock,
            log,
            info: (country) => access.info(country),
            home: () => catalogue.home.get(),
            board: () => site.board.get(),
          }),
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
    ipOf: (request) => clientAddressOf(request, trusts),
    gate: access,
    log,
    metrics,
  });
  undo.push(closeChannel);
  metrics.watch('kilat_channel_connections', 'Open sockets of the channel', () => connections.size);
  undo.push(() => presence.stop());
  await presence.start();
  const prune = () =>
    Promise.all([
      accounts.prune(),
      sandbox?.prune(),
      payments.prune(),
      site.reports.prune(),
      uploads.prune(),
    ]).catch((error) =>
      log.warn({ err: error }, 'old sessions, messages, reports and pictures were not forgotten'),
    );
  const pruning = setInterval(prune, PRUNE_MS);
  undo.push(() => clearInterval(pruning));
  void prune();

  await app.listen({ port: config.port, host: config.host });
  url = addressOf(app.server.address(), config.host);
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

/** The address to open in a browser: every-interface and loopback addresses are 'localhost' there. */
function addressOf(bound: AddressInfo | string | null, host: string): string {
  const port = typeof bound === 'object' ? bound?.port : bound;
  const named = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
}
