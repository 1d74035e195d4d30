import type { Fanout } from '../core/channel/fanout.ts';
import { repeat, undoAll } from '../core/lifecycle.ts';
import type { SandboxDoor } from '../core/sandbox/door.ts';
import type { Module, ModuleParts } from '../module.ts';
import type { People } from '../people/people.ts';
import type { Settings } from '../site/site/settings.ts';
import { BonusSweep, bonusRoutes } from './bonus/sweep.ts';
import { closeDays, watchCloses } from './ledger/closes/closes.ts';
import { monthJobs } from './ledger/months.ts';
import { watchReconcile } from './ledger/reconcile/reconcile.ts';
import { limitRoutes } from './limits/http.ts';
import type { PaymentGateway } from './payments/gateway.ts';
import type { DepositGifts } from './payments/gifts.ts';
import { openPayments } from './payments/openPayments.ts';
import { Statement, statementRoutes } from './statement/statement.ts';
import { followWallets, walletChannel } from './wallet/wallet.ts';

/** Interval of the check for expiring bonuses. */
const SWEEP_MS = 60_000;
/** Interval of the check for past days that are not closed. */
const CLOSE_MS = 60_000;

interface Parts extends ModuleParts {
  channel: Fanout;
  /** A real gateway; null if there is none. */
  gateway: PaymentGateway | null;
  door: SandboxDoor | null;
  /** The gifts for deposits. */
  gifts: DepositGifts;
  settings: Settings;
  people: Pick<People, 'events' | 'notices' | 'security'>;
  /** Notifies a player of a changed balance. */
  balanceChanged: (userId: bigint) => Promise<void>;
}

/** Opens wallets, payments, bonuses, the statement and players' limits. */
export async function openMoney({ people, channel, ...parts }: Parts): Promise<Module> {
  const { config, db, clock, bus, log, balanceChanged } = parts;
  const { market } = config;
  const { events, notices, security } = people;
  const payments = await openPayments({
    ...parts,
    market,
    times: config.payments,
    fees: config.sandboxFees,
    events,
    prove: (userId, proof, known) => security.prove(userId, proof, known),
    requireFresh: (session) => security.sessions.requireFresh(session),
  });
  watchReconcile(parts.metrics, db);
  watchCloses(parts.metrics, db, market);
  const bonuses = new BonusSweep({ db, clock, market, notices, balanceChanged });
  const stopped = new AbortController();
  const ends = [
    () => payments.stop(),
    repeat(
      CLOSE_MS,
      () => closeDays({ db, market, log }, stopped.signal),
      log,
      'a day was not closed and will be tried again',
    ),
    () => stopped.abort(),
    repeat(SWEEP_MS, () => bonuses.run(), log),
    followWallets({ db, bus, channel, log }),
  ];
  return {
    routes: [
      ...payments.routes,
      ...bonusRoutes(db, clock),
      ...statementRoutes(new Statement({ db, clock, market })),
      ...limitRoutes({ db, clock, market }),
    ],
    fields: [walletChannel(bus, db)],
    serve: (app) => payments.serve(app),
    opened: (url) => payments.start(url),
    periodic: monthJobs(config),
    prune: () => payments.prune(),
    stop: () => undoAll(ends, log),
  };
}
