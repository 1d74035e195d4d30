import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { crashCurGame } from '../contract/games/crash/operations.ts';
import type { Database } from './core/db/database.ts';
import { noteRun } from './money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from './testing/core/testDatabase.ts';
import { TestHouse } from './testing/testHouse.ts';

/** Metrics that Prometheus adds by itself. */
const OF_PROMETHEUS = ['up'];
const METRIC = /\b(up|kilat_\w+|nodejs_\w+|process_\w+)\b/g;

let database: Database;
let house: TestHouse;
let shown: string;
beforeAll(async () => {
  database = await createTestDatabase();
  house = await TestHouse.start({ database });
  await noteRun(house.db, []);
  // The first round is opened a moment after the house.
  await vi.waitFor(() => house.connect().call(crashCurGame, { currency: 'IDR' }), {
    timeout: 10_000,
    interval: 200,
  });
  await house.request('GET', '/healthz');
  shown = (await house.request('GET', '/metrics')).text;
});
afterAll(async () => {
  await house.close();
  await database.close();
});

const read = (name: string) =>
  readFile(fileURLToPath(new URL(`../docs/monitoring/${name}`, import.meta.url)), 'utf8');

/** The names of metrics in expressions, without quoted text and grouping labels. */
function metricsOf(expressions: readonly string[]): string[] {
  const bare = expressions.map((text) => text.replace(/"[^"]*"/g, '').replace(/\bby \([^)]*\)/g, ''));
  return [...new Set(bare.flatMap((text) => text.match(METRIC) ?? []))];
}

describe('the exported metrics exist', () => {
  it('for every alert, each with a description and a severity', async () => {
    const text = await read('alerts.yml');
    const alerts = text.split('- alert: ').slice(1);
    expect(alerts.length).toBeGreaterThan(10);
    for (const alert of alerts) {
      expect(alert).toMatch(/labels: \{ severity: (critical|warning) \}/);
      expect(alert).toMatch(/annotations: \{ summary: '[^']+' \}/);
    }
    const expressions = [...text.matchAll(/expr: (?:>-\s+)?(.+)/g)].map(([, expression]) => expression ?? '');
    expect(expressions).toHaveLength(alerts.length);
    const names = metricsOf(expressions).filter((name) => !OF_PROMETHEUS.includes(name));
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(shown).toMatch(new RegExp(`^${name}[ {]`, 'm'));
  });

  it('for every panel of the dashboard', async () => {
    const { panels } = JSON.parse(await read('dashboard.json')) as {
      panels: { id: number; targets: { expr: string }[] }[];
    };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const counted = ['kilat_channel_deliveries_total', 'kilat_client_reports_total'];
    // A metric without any event so far only has its TYPE line.
    for (const name of metricsOf(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))))
      expect(shown).toMatch(new RegExp(counted.includes(name) ? `^# TYPE ${name} ` : `^${name}[ {]`, 'm'));
  });

  it('and every alert is documented', async () => {
    const operating = await readFile(fileURLToPath(new URL('../docs/operating.md', import.meta.url)), 'utf8');
    for (const [, name] of (await read('alerts.yml')).matchAll(/- alert: (\w+)/g))
      expect(operating).toContain(`\`${name}\``);
  });
});

describe('a house that shuts down', () => {
  it('is not ready any more, leaves its leads to another, and keeps serving', async () => {
    const leads = async (of: TestHouse) => (await of.request('GET', '/healthz')).json.leads;
    expect((await house.request('GET', '/readyz')).json).toEqual({ ready: true });
    expect(await leads(house)).toEqual(['crash']);
    const other = await TestHouse.start({ database });
    await house.house.drain();
    const { status, json } = await house.request('GET', '/readyz');
    expect([status, json]).toEqual([503, { ready: false, why: 'the house is about to end' }]);
    await expect.poll(() => leads(other), { timeout: 10_000, interval: 100 }).toEqual(['crash']);
    expect(await leads(house)).toEqual([]);
    const { user } = await house.register();
    expect(user.balance).toBe('100000000');
    await other.close();
  });
});
