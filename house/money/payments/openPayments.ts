import type { FastifyInstance } from 'fastify';
import type { Route } from '../../core/http/route.ts';
import { repeat } from '../../core/lifecycle.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { SandboxDoor } from '../../core/sandbox/door.ts';
import { serveCallbacks } from './callbacks.ts';
import type { PaymentGateway } from './gateway.ts';
import { paymentRoutes, type RequireFresh } from './http.ts';
import { buildPayments, type PaymentParts } from './payments.ts';
import { watchBacklog } from './payouts/payoutLeases.ts';
import { type SandboxFees, usualFees } from './sandbox/fees.ts';
import { SandboxGateway } from './sandbox/gateway.ts';
import { servePaymentsPage } from './sandbox/page.ts';
import { secretOf } from './sandbox/secret.ts';
import { CallbackSender } from './sandbox/sender.ts';
import { Statements } from './statements.ts';

/** The house's payments: API calls, endpoints to serve, and background work. */
interface PaymentDesk {
  routes: Route[];
  /** The gateway's callbacks, and the sandbox's page. */
  serve(app: FastifyInstance): Promise<void>;
  /** @param url where this house is open: the sandbox sends its callbacks there */
  start(url: string): void;
  /** Deletes old data. */
  prune(): Promise<void>;
  stop(): Promise<void>;
}

interface Options extends Omit<PaymentParts, 'gateway' | 'review'> {
  /** A real gateway (docs/payments.md); null if there is none. */
  gateway: PaymentGateway | null;
  /** Access to the sandbox, whose gateway pays with play money if there is no real one. */
  door: SandboxDoor | null;
  times: { paysAfter: number; review: number };
  /** Null: the usual ones of the market's providers. */
  fees: SandboxFees | null;
  requireFresh: RequireFresh;
  metrics: Metrics;
}

/** Interval of the checks for due work and for statements of past days, ms. */
const TURN_MS = 1_000;
const STATEMENTS_MS = 300_000;

export async function openPayments({
  gateway: real,
  door,
  times,
  fees,
  requireFresh,
  metrics,
  ...parts
}: Options): Promise<PaymentDesk> {
  const { db, clock, log, market } = parts;
  const secret = door && !real ? await secretOf(db, 'sandbox') : '';
  const paying = { db, clock, secret, paysAfter: times.paysAfter, fees: fees ?? usualFees(market.id) };
  const sandbox = door && !real ? new SandboxGateway(paying) : null;
  const gateway = real ?? sandbox;
  const payments = buildPayments({ ...parts, gateway, review: times.review });
  const statements = new Statements({ db, clock, market, gateway });
  watchBacklog(metrics, db);
  const stops: (() => Promise<void>)[] = [];
  return {
    routes: paymentRoutes(payments, requireFresh),
    async serve(app) {
      await serveCallbacks(app, gateway, payments.callbacks);
      await servePaymentsPage(app, sandbox && door && { gateway: sandbox, door }, market);
    },
    start(url) {
      stops.push(
        repeat(TURN_MS, () => payments.deposits.expire(), log),
        repeat(TURN_MS, () => payments.payouts.run(), log),
        repeat(STATEMENTS_MS, () => statements.run(), log),
      );
      if (!sandbox) return;
      const sender = new CallbackSender({ db, clock, log, secret, url: `${url}/callbacks/${sandbox.name}` });
      stops.push(
        repeat(TURN_MS, () => sandbox.run(), log),
        repeat(TURN_MS, () => sender.run(), log),
      );
    },
    async prune() {
      await sandbox?.prune();
    },
    async stop() {
      await Promise.all(stops.splice(0).map((stop) => stop()));
      await payments.payouts.stop();
    },
  };
}
