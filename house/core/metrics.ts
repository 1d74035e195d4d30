import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Histogram buckets, s: from a cached answer to an unacceptable wait. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * The house's metrics, for /metrics in Prometheus' format, beside prom-client's own process metrics (memory, CPU time, event
 * loop lag). Accepted bets are the operations of a bet route with code 0.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #http = new Histogram({
    name: 'kilat_http_seconds',
    help: 'Time to answer an HTTP request',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly #operations = new Histogram({
    name: 'kilat_channel_operation_seconds',
    help: 'Time to answer an operation of the channel',
    labelNames: ['route'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly #codes = new Counter({
    name: 'kilat_channel_operations_total',
    help: 'Operations of the channel by the code of the answer; 0 is done',
    labelNames: ['route', 'code'] as const,
    registers: [this.registry],
  });
  readonly #events = new Counter({
    name: 'kilat_channel_events_total',
    help: 'Events written as text, one for each distinct selection',
    labelNames: ['field'] as const,
    registers: [this.registry],
  });
  readonly #deliveries = new Counter({
    name: 'kilat_channel_deliveries_total',
    help: 'Events sent to sockets',
    labelNames: ['field'] as const,
    registers: [this.registry],
  });

  readonly #reports = new Counter({
    name: 'kilat_client_reports_total',
    help: 'What clients told of themselves: slow calls and errors',
    labelNames: ['kind'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Records an answered request to `route` (the pattern, not the URL). */
  requested(method: string, route: string, status: number, ms: number): void {
    this.#http.observe({ method, route, status: String(status) }, ms / 1_000);
  }

  /** Records that an operation of `route` was answered with `code` (0: success) after `ms`. */
  answered(route: string, code: number, ms: number): void {
    this.#operations.observe({ route }, ms / 1_000);
    this.#codes.inc({ route, code: String(code) });
  }

  /** Records that one event of `field` goes to `count` sockets with the same selection. */
  delivered(field: string, count: number): void {
    this.#events.inc({ field });
    this.#deliveries.inc({ field }, count);
  }

  /** Records a client's report of a slow call or an error. */
  reported(kind: 'slow' | 'error'): void {
    this.#reports.inc({ kind });
  }

  /** Registers a gauge that is read on each scrape. */
  watch(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => gauge.set(read()),
    });
  }

  /** Registers gauges by a label, read on each scrape; omitted while reading fails. */
  watchEach(name: string, help: string, label: string, read: () => Promise<Record<string, number>>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: async () => {
        const figures = await read().catch(() => ({}));
        gauge.reset();
        for (const [value, figure] of Object.entries(figures)) gauge.set({ [label]: value }, figure);
      },
    });
  }
}
