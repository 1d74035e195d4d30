import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Metrics } from '../metrics.ts';
import { TtlCache } from '../ttlCache.ts';
import { isPrivateClient } from './addresses.ts';

interface Options {
  pool: pg.Pool;
  metrics: Metrics;
  /** The games whose rounds this node leads. */
  leads(): string[];
  /** Why no players should be sent here although the node works: it is starting or about to stop. Null if ready. */
  busy(): string | null;
}

/**
 * Minimum interval of database probes, ms, however often health is requested: load balancers and anybody else may request it.
 */
const PROBE_MS = 1_000;
/** A local clock, since the house's clock depends on the database. */
const STOPWATCH = { now: () => performance.now() };

/**
 * /healthz reports whether this house works, /readyz whether a load balancer should send players to it; /metrics is for
 * Prometheus, on private networks only.
 */
export function serveHealth(app: FastifyInstance, { pool, metrics, leads, busy }: Options): void {
  const database = new TtlCache(STOPWATCH, PROBE_MS, async () => {
    const startedAt = STOPWATCH.now();
    const ok = await pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return { ok, databaseMs: Math.round(STOPWATCH.now() - startedAt) };
  });
  app.get('/healthz', async (_request, reply) => {
    const answer = await database.get();
    return reply
      .code(answer.ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ...answer, leads: leads() });
  });
  app.get('/readyz', async (_request, reply) => {
    const why = busy() ?? ((await database.get()).ok ? null : 'the database does not answer');
    return reply
      .code(why === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(why === null ? { ready: true } : { ready: false, why });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isPrivateClient(request)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
