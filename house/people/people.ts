import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Connections } from '../core/channel/connections.ts';
import type { Database } from '../core/db/database.ts';
import { eachInTurn, undoAll } from '../core/lifecycle.ts';
import type { SandboxDoor } from '../core/sandbox/door.ts';
import type { Sealer } from '../core/secrets/sealer.ts';
import type { Module, ModuleParts } from '../module.ts';
import { markets } from '../money/ledger/tables.ts';
import { Uploads, uploadRoutes } from '../site/uploads/uploads.ts';
import { watchBlocks, watchSessions } from './accounts/watchSessions.ts';
import { sandboxChecker } from './identity/sandboxChecker.ts';
import { countIdentities, watchIdentities } from './identity/watchIdentities.ts';
import type { Notices } from './messages/notices.ts';
import { openMessages } from './messages/openMessages.ts';
import { OUTBOX_PATH, serveOutbox } from './messages/outbox.ts';
import { Guides } from './players/guides.ts';
import { playersRoutes } from './players/http.ts';
import { NetProfits } from './players/netProfits.ts';
import { Presence } from './presence/presence.ts';
import { securityRoutes } from './security/http.ts';
import { watchOperatorEvents } from './security/operatorEvents.ts';
import { SecondFactor, sealFactorsAnew } from './security/secondFactor.ts';
import { Security } from './security/security.ts';
import { SecurityEvents, watchRisk } from './security/securityEvents.ts';
import { StopLinks } from './security/stopLinks.ts';
import { serveStop } from './security/stopPage.ts';
import { accountsChannel, accountsRoutes } from './signIn/http.ts';
import { Accounts } from './signIn/service.ts';

interface Parts extends ModuleParts {
  connections: Connections;
  sealer: Sealer;
  /** Access control of the sandbox's pages; null without a sandbox. */
  door: SandboxDoor | null;
  /** The house's own URL. */
  url: () => string;
  /** Whether new players are given play money. */
  welcome: boolean;
  /** Publishes a player's changed balance. */
  balanceChanged: (userId: bigint) => Promise<void>;
  /** Counts a visit. */
  visited: (again: boolean) => void;
}

/** Players' accounts and their security, pictures, messages and presence. */
export interface People extends Module {
  accounts: Accounts;
  security: Security;
  events: SecurityEvents;
  notices: Notices;
  presence: Presence;
}

export async function openPeople({
  door,
  url,
  welcome,
  balanceChanged,
  visited,
  ...parts
}: Parts): Promise<People> {
  const { config, db, clock, bus, log, metrics, connections, sealer } = parts;
  const { market } = config;
  const { sandbox, messages, notices, codeReply, job } = openMessages({
    ...{ db, clock, log, sealer, config, url },
  });
  const events = new SecurityEvents({ db, notices, bus });
  if (!welcome) await warnOfSandboxRules(db, market.currency, log);
  await sealFactorsAnew(db, sealer, log);
  const factor = new SecondFactor({ db, clock, sealer });
  const accounts = new Accounts({ db, clock, bus, log, market, messages, events, factor, welcome });
  const { sessions, history } = accounts;
  const security = new Security({ db, clock, market, messages, events, sessions, factor });
  const presence = new Presence({ db, clock, log, connections: () => connections.size });
  const uploads = new Uploads({ db, clock });
  const ends = [
    () => messages.settled(),
    watchSessions(sessions, connections, bus, log),
    watchBlocks(db, connections, log),
    watchIdentities({ db, clock, notices, events, log, checker: config.sandbox ? sandboxChecker : null }),
    watchOperatorEvents({ db, notices, events, connections, log }),
    () => presence.stop(),
  ];
  watchRisk(metrics, db);
  countIdentities(metrics, db);
  return {
    accounts,
    security,
    events,
    notices,
    presence,
    routes: [
      ...accountsRoutes(accounts, codeReply),
      ...securityRoutes({ security, market, codeReply, history }),
      ...playersRoutes({
        guides: new Guides(db, clock),
        netProfits: new NetProfits({ db, clock, market }),
        online: () => presence.count(),
        visited,
      }),
      ...uploadRoutes(uploads),
    ],
    fields: [accountsChannel(sessions, connections)],
    jobs: [job],
    async serve(app) {
      serveOutbox(app, sandbox && door && { gateway: sandbox, door }, market);
      await serveStop(app, new StopLinks({ db, clock, sessions, notices, balanceChanged }), market);
    },
    start: () => presence.start(),
    async prune() {
      await eachInTurn([() => accounts.prune(), () => sandbox?.prune(), () => uploads.prune()]);
    },
    stop: () => undoAll(ends, log),
  };
}

/**
 * The URL of a sandbox's outbox, with the key to its pages; null without a sandbox.
 * @param url the house's own URL
 */
export function outboxLink(door: SandboxDoor | null, url: string): string | null {
  return door?.link(url + OUTBOX_PATH) ?? null;
}

/**
 * Warns if the database of a real-money house still permits play money or sandbox identity checks.
 */
async function warnOfSandboxRules(db: Database, currency: string, log: Logger): Promise<void> {
  const [market] = await db.orm.select().from(markets).where(eq(markets.currency, currency));
  if (market && market.welcome > 0n)
    log.warn('new accounts can be given play money: UPDATE markets SET welcome = 0 (docs/payments.md)');
  if (market?.identityChecker === sandboxChecker.name)
    log.warn(
      'a sandbox may verify identities: UPDATE markets SET identity_checker = NULL (docs/operating.md)',
    );
}
