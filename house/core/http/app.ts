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
  /** Hash of the inline style in the page's head. */
  styleHash: string | null;
  providerOrigins: ProviderOrigins;
  /** Serves paths that are not calls: the site's files and pages. */
  serveRest(app: FastifyInstance): Promise<void>;
  gate: Gate;
  trusts: Trusts;
  authenticate(token: string): Promise<Session | null>;
  leads(): string[];
  busy(): string | null;
}

/** Timeouts for receiving a request's headers and body, ms. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;

/** Timeout for answers in progress when the house closes, ms. */
const LAST_ANSWERS_MS = 3_000;

/**
 * Closes it once pending answers are sent. A connection that a browser opened ahead and never used counts as busy for Node,
 * which no longer times out slow ones while closing: it would keep the house open forever.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const enough = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  await app.close();
  clearTimeout(enough);
}

/** Builds the house's HTTP server, ready to listen: calls, the site's files and page, /healthz, /readyz and /metrics. */
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
    // A malformed URL never reaches a route, nor the route error handler.
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
