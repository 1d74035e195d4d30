import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Metrics } from '../metrics.ts';
import { isPrivateClient } from './privateAddress.ts';

interface Options {
  pool: pg.Pool;
  metrics: Metrics;
  /** The games whose rounds this node leads. */
  leads(): string[];
}

/** /healthz says whether this house can work; /metrics is for Prometheus, on private networks only. */
export function serveHealth(app: FastifyInstance, { pool, metrics, leads }: Options): void {
  app.get('/healthz', async (_request, reply) => {
    const asked = performance.now();
    const answers = await pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
    const databaseMs = Math.round(performance.now() - asked);
    return reply
      .code(answers ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: answers, databaseMs, leads: leads() });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isPrivateClient(request)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
