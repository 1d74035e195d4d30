import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { natsMissing, TestNats } from '../../testing/core/testNats.ts';
import type { Database } from '../db/database.ts';
import type { Bus } from './bus.ts';
import { natsBus } from './natsBus.ts';
import { notifyBus } from './notifyBus.ts';
import { localBus } from './openBus.ts';

/** All tests of the house run in parallel with this one. */
const BUSY = { timeout: 10_000 };

const log = pino({ level: 'silent' });

/** One carrier under test. `nodes` are buses of connected houses. */
interface Carrier {
  name: string;
  skip: string | null;
  set(): Promise<void>;
  remove(): Promise<void>;
  nodes(): Promise<Bus[]>;
  /** Disconnects the carrier and reconnects it; null for one that cannot be disconnected. */
  interrupt: (() => Promise<void>) | null;
}

let db: Database;
const nats = new TestNats();

const CARRIERS: Carrier[] = [
  {
    name: 'localBus',
    skip: null,
    async set() {},
    async remove() {},
    nodes: async () => [localBus(log)],
    interrupt: null,
  },
  {
    name: 'notifyBus',
    skip: null,
    async set() {
      db = await createTestDatabase();
    },
    remove: () => db.close(),
    nodes: () => Promise.all([notifyBus(db, log), notifyBus(db, log)]),
    async interrupt() {
      await db.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'kilat bus' AND datname = current_database()`,
      );
    },
  },
  {
    name: 'natsBus',
    skip: natsMissing(),
    set: () => nats.start(),
    remove: () => nats.stop(),
    async nodes() {
      const settings = { url: nats.url, space: randomUUID() };
      return Promise.all([natsBus(settings, log), natsBus(settings, log)]);
    },
    async interrupt() {
      await nats.stop();
      await nats.start();
    },
  },
];

for (const carrier of CARRIERS) {
  if (carrier.skip) console.warn(`${carrier.name}: skipped, ${carrier.skip}`);

  describe.skipIf(carrier.skip)(carrier.name, () => {
    let open: Bus[] = [];
    beforeAll(() => carrier.set());
    afterAll(() => carrier.remove());
    afterEach(async () => {
      await Promise.all(open.map((bus) => bus.close()));
      open = [];
    });

    /** Buses of connected houses, with what each of them receives on `topic`. */
    async function listen(topic: string): Promise<{ bus: Bus; received: unknown[] }[]> {
      open = await carrier.nodes();
      const nodes = open.map((bus) => {
        const received: unknown[] = [];
        bus.subscribe(topic, (message) => void received.push(message));
        return { bus, received };
      });
      // A message published before the carrier knows of a subscription is not delivered to it.
      await Promise.all(open.map((bus) => bus.ready()));
      return nodes;
    }

    it('delivers to every node, its own included, later and in order', async () => {
      const nodes = await listen('t');
      const [first] = nodes;
      for (let i = 0; i < 500; i++) first!.bus.publish('t', i);
      expect(first!.received).toEqual([]);
      for (const { received } of nodes)
        await vi.waitFor(() => expect(received).toEqual(Array.from({ length: 500 }, (_, i) => i)), BUSY);
    });

    it('carries any JSON, of any length and script, as a copy', async () => {
      const nodes = await listen('t');
      const message = {
        long: 'x'.repeat(100_000),
        name: 'Kucing 🐈 ½ \u0000 "\\',
        nested: [null, { a: 1.5 }],
      };
      nodes[0]!.bus.publish('t', message);
      nodes[0]!.bus.publish('t', 'after');
      for (const { received } of nodes)
        await vi.waitFor(() => expect(received).toEqual([message, 'after']), BUSY);
      expect(nodes[0]!.received[0]).not.toBe(message);
    });

    it('keeps topics apart and stops after unsubscribing', async () => {
      const [node] = await listen('a');
      const { bus, received } = node!;
      const other: unknown[] = [];
      const stop = bus.subscribe('b', (message) => void other.push(message));
      bus.publish('a', 1);
      bus.publish('b', 2);
      await vi.waitFor(() => expect([received, other]).toEqual([[1], [2]]), { timeout: 20_000 });
      stop();
      bus.publish('b', 3);
      bus.publish('a', 4);
      await vi.waitFor(() => expect([received, other]).toEqual([[1, 4], [2]]), { timeout: 20_000 });
    });

    it('keeps going when a subscriber throws', async () => {
      const [node] = await listen('t');
      const { bus } = node!;
      bus.subscribe('t', () => {
        throw new Error('a bad subscriber');
      });
      const received: unknown[] = [];
      bus.subscribe('t', (message) => void received.push(message));
      bus.publish('t', 1);
      bus.publish('t', 2);
      await vi.waitFor(() => expect(received).toEqual([1, 2]), { timeout: 20_000 });
    });

    it('delivers nothing after it is closed', async () => {
      const [node] = await listen('t');
      const { bus, received } = node!;
      await bus.close();
      open = open.filter((other) => other !== bus);
      bus.publish('t', 1);
      for (const other of open) other.publish('t', 2);
      await sleep(60);
      expect(received).toEqual([]);
    });

    const { interrupt } = carrier;
    if (!interrupt) return;
    it('reconnects after an outage, reports the gap, and carries on', async () => {
      const nodes = await listen('t');
      let gaps = 0;
      for (const { bus } of nodes) bus.onGap(() => void gaps++);
      await interrupt();
      await vi.waitFor(() => expect(gaps).toBe(nodes.length), { timeout: 10_000 });
      nodes[0]!.bus.publish('t', 'after the gap');
      for (const { received } of nodes)
        await vi.waitFor(() => expect(received).toContain('after the gap'), { timeout: 5_000 });
    });
  });
}
