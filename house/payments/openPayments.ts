import type { FastifyInstance } from 'fastify';
import type { Route } from '../http/route.ts';
import type { Metrics } from '../metrics.ts';
import { repeat } from '../repeat.ts';
import type { SandboxDoor } from '../sandbox/door.ts';
import { paymentRoutes, type RequireFresh } from './http.ts';
import { buildPayments, type PaymentParts } from './payments.ts';
import { watchBacklog } from './payoutBacklog.ts';
import { SandboxGateway } from './sandbox/gateway.ts';
import { secretOf } from './sandbox/secret.ts';
import { CallbackSender } from './sandbox/sender.ts';
import { servePaymentsPage } from './sandbox/servePage.ts';
import { serveCallbacks } from './serveCallbacks.ts';

/** Payments as the house has them: calls to answer, addresses to serve, work that goes on by itself. */
export interface PaymentDesk {
  routes: Route[];
  /** The gateway's callbacks, and the sandbox's page. */
  serve(app: FastifyInstance): Promise<void>;
  /** @param url where this house is open: the sandbox sends its callbacks there */
  start(url: string): void;
  /** Forgets what is long over. */
  prune(): Promise<void>;
  stop(): Promise<void>;
}

interface Options extends Omit<PaymentParts, 'gateway' | 'review'> {
  /** Of the sandbox, whose gateway pays with play money; null: no gateway is connected (docs/payments.md). */
  door: SandboxDoor | null;
  times: { paysAfter: number; review: number };
  requireFresh: RequireFresh;
  metrics: Metrics;
}

/** How often what is due is looked for, ms. */
const TURN_MS = 400;

export async function openPayments({
  door,
  times,
  requireFresh,
  metrics,
  ...parts
}: Options): Promise<PaymentDesk> {
  const { db, clock, log, market } = parts;
  const secret = door ? await secretOf(db, 'sandbox') : '';
  const gateway = door ? new SandboxGateway({ db, clock, secret, paysAfter: times.paysAfter }) : null;
  const payments = buildPayments({ ...parts, gateway, review: times.review });
  watchBacklog(metrics, db);
  const stops: (() => Promise<void>)[] = [];
  return {
    routes: paymentRoutes(payments, requireFresh),
    async serve(app) {
      await serveCallbacks(app, gateway, payments.callbacks);
      await servePaymentsPage(app, gateway && door && { gateway, door }, market);
    },
    start(url) {
      stops.push(
        repeat(TURN_MS, () => payments.deposits.expire(), log),
        repeat(TURN_MS, () => payments.payouts.run(), log),
      );
      if (!gateway) return;
      const sender = new CallbackSender({ db, clock, log, secret, url: `${url}/callbacks/${gateway.name}` });
      stops.push(
        repeat(TURN_MS, () => gateway.run(), log),
        repeat(TURN_MS, () => sender.run(), log),
      );
    },
    async prune() {
      await gateway?.prune();
    },
    async stop() {
      await Promise.all(stops.splice(0).map((stop) => stop()));
      await payments.payouts.stop();
    },
  };
}
