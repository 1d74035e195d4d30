import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { ActBudget } from '../actBudget.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../metrics.ts';
import type { RateLimits } from '../rateLimits/rateLimits.ts';
import type { Turns } from '../turns.ts';
import type { Trusts } from './addresses.ts';
import { answerError, answerErrors } from './answers.ts';
import { serveHealth } from './health.ts';
import type { Gate, Route, Session } from './route.ts';
import { type ProviderOrigins, secure } from './security.ts';
import { BODY_BYTES, HEADER_BYTES, type HttpLimits, serveRoutes } from './serveRoutes.ts';

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  routes: readonly Route[];
  limits: HttpLimits;
  rates: RateLimits;
  reads: Turns;
  acts: ActBudget;
  /** Of the style in the page's head. */
  styleHash: string | null;
  providerOrigins: ProviderOrigins;
  /** Serves what is no call: the site's files and pages. */
  serveRest(app: FastifyInstance): Promise<void>;
  gate: Gate;
  trusts: Trusts;
  authenticate(token: string): Promise<Session | null>;
  leads(): string[];
  busy(): string | null;
}

/** Slow requests end here: a header that takes longer, a body that takes longer, in ms. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;

/** How long answers that are under way may take once the house closes, in ms. */
const LAST_ANSWERS_MS = 3_000;

/**
 * Closes it once the answers under way are sent. A connection that a browser opened ahead and never used counts as busy
 * for Node, which looks for slow ones no more while it closes: it would hold the house open for ever.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const enough = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  await app.close();
  clearTimeout(enough);
}

/** The house's HTTP side, ready to listen: calls, the site's files and page, /healthz, /readyz and /metrics. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { metrics } = parts;
  const loggerInstance: FastifyBaseLogger = parts.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: HEADER_BYTES, headersTimeout: HEADERS_MS },
    routerOptions: { maxParamLength: 100 },
    trustProxy: parts.trusts,
    // An address that cannot be read never reaches a route, nor its errors' handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requested(request.method, route, reply.statusCode, reply.elapsedTime);
  });
  answerErrors(app);
  await secure(app, parts);
  serveHealth(app, { pool: parts.db.pool, metrics, leads: parts.leads, busy: parts.busy });
  await app.register(async (calls) => serveRoutes(calls, parts));
  await parts.serveRest(app);
  return app;
}

/** The address to open in a browser: every-interface and loopback addresses are 'localhost' there. */
export function openAt(bound: AddressInfo | string | null, host: string): string {
  const port = typeof bound === 'object' ? bound?.port : bound;
  const named = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
}
