import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { SwallowingProxy } from '../../testing/core/swallowingProxy.ts';
import { asHouse, createTestDatabase } from '../../testing/core/testDatabase.ts';
import type { Database } from '../db/database.ts';
import { addJob, type JobType } from './job.ts';
import { doPeriodicJobs, type PeriodicJob } from './periodicJobs.ts';
import { JobQueue } from './queue.ts';

const log = pino({ level: 'silent' });
const TIMEOUT = { timeout: 20_000, interval: 30 };

let db: Database;
let queues: JobQueue[];
beforeEach(async () => {
  db = await createTestDatabase();
  queues = [];
});
afterEach(async () => {
  for (const queue of queues) await queue.stop();
  await db.close();
});

/** A house's queue, connected with the house's role. */
const open = (...types: JobType[]) => openAt(asHouse(db.url), ...types);

async function openAt(url: string, ...types: JobType[]): Promise<JobQueue> {
  const queue = new JobQueue({ db: { url, path: undefined }, log, types });
  queues.push(queue);
  await queue.start();
  return queue;
}

async function left(): Promise<number> {
  const { rows } = await db.pool.query('SELECT count(*)::int AS jobs FROM graphile_worker._private_jobs');
  return rows[0].jobs;
}

describe('jobs', () => {
  it('run once each, on either of two houses', async () => {
    const done: number[] = [];
    const count: JobType = {
      name: 'count',
      tries: 1,
      run: async (payload) => void done.push((payload as { n: number }).n),
    };
    await open(count);
    await open(count);
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    await Promise.all(numbers.map((n) => addJob(db.orm, count, { n })));
    await vi.waitFor(async () => expect(await left()).toBe(0), TIMEOUT);
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  it('exist only if their transaction commits', async () => {
    const type = { name: 'nobody', tries: 1 };
    await expect(
      db.orm.transaction(async (tx) => {
        await addJob(tx, type, {});
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await left()).toBe(0);
    await db.orm.transaction((tx) => addJob(tx, type, {}));
    expect(await left()).toBe(1);
  });

  it('are retried until they succeed or their attempts are used up', async () => {
    const tried: string[] = [];
    const type: JobType = {
      name: 'fails',
      tries: 2,
      async run(payload) {
        const { what } = payload as { what: string };
        tried.push(what);
        if (what === 'always' || tried.filter((one) => one === what).length < 2) throw new Error('not yet');
      },
    };
    await open(type);
    await addJob(db.orm, type, { what: 'once' });
    await addJob(db.orm, type, { what: 'always' });
    await vi.waitFor(() => expect(tried.toSorted()).toEqual(['always', 'always', 'once', 'once']), TIMEOUT);
    await vi.waitFor(async () => expect(await left()).toBe(1), TIMEOUT);
    await sleep(200);
    expect(tried).toHaveLength(4);
  }, 30_000);

  it('of a lost house are run by another', async () => {
    let begun = 0;
    let done = 0;
    const stuck: JobType = {
      name: 'work',
      tries: 3,
      run: () => {
        begun++;
        return new Promise(() => {});
      },
    };
    const tcp = new URL(asHouse(db.url));
    tcp.hostname = '127.0.0.1';
    const { proxy, url } = await SwallowingProxy.open(tcp.href);
    await openAt(url, stuck);
    await addJob(db.orm, stuck, {});
    await vi.waitFor(() => expect(begun).toBe(1), TIMEOUT);
    // Simulates a lost host: all connections drop and none is accepted again.
    await proxy.close();
    await open({ ...stuck, run: async () => void done++ });
    await vi.waitFor(() => expect(done).toBe(1), TIMEOUT);
    await vi.waitFor(async () => expect(await left()).toBe(0), TIMEOUT);
  }, 30_000);

  it('whose completion could not be recorded run again, on the same house', async () => {
    let done = 0;
    const lines: string[] = [];
    const queue = new JobQueue({
      db: { url: asHouse(db.url), path: undefined },
      log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
      types: [{ name: 'work', tries: 3, run: async () => void done++ }],
    });
    queues.push(queue);
    await queue.start();
    await db.pool.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
      CREATE TRIGGER fails BEFORE DELETE ON graphile_worker._private_jobs EXECUTE FUNCTION fail()`);
    await addJob(db.orm, { name: 'work', tries: 3 }, {});
    await vi.waitFor(() => expect(lines.join()).toMatch(/is opened again/), TIMEOUT);
    expect(done).toBe(1);
    await db.pool.query('DROP TRIGGER fails ON graphile_worker._private_jobs');
    await vi.waitFor(async () => expect(await left()).toBe(0), TIMEOUT);
    expect(done).toBe(2);
  }, 30_000);

  it("no longer count as orphaned once their house's connection is back", async () => {
    await open();
    const living = async () => {
      const { rows } = await db.pool.query<{ pid: number }>(
        `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      return rows.map(({ pid }) => pid);
    };
    const [before] = await living();
    expect(before).toBeDefined();
    await db.pool.query('SELECT pg_terminate_backend($1)', [before]);
    await vi.waitFor(async () => {
      const [after, ...others] = await living();
      expect(after).toBeDefined();
      expect(after).not.toBe(before);
      expect(others).toEqual([]);
    }, TIMEOUT);
  });
});

describe('periodic jobs', () => {
  const market = MARKETS.mx;
  let now: number;
  const parts = () => ({ db, market, log, clock: { now: () => now, close: async () => {} } as never });
  beforeEach(() => {
    now = Date.parse('2026-11-20T12:00:00-06:00');
  });

  function daily(done: string[], fails: () => boolean = () => false): PeriodicJob {
    return {
      kind: 'daily',
      every: 'day',
      backfill: 5,
      async run(tx, { name }) {
        done.push(name);
        await addJob(tx, { name: 'nobody', tries: 1 }, { name });
        if (fails()) throw new Error('no');
      },
    };
  }

  it("run once per period, over houses and checks, in the market's own days", async () => {
    const done: string[] = [];
    const job = daily(done);
    for (let look = 0; look < 3; look++)
      await Promise.all([doPeriodicJobs(parts(), [job]), doPeriodicJobs(parts(), [job])]);
    expect(done).toEqual(['2026-11-19']);
    now = Date.parse('2026-11-20T23:59:59-06:00');
    await doPeriodicJobs(parts(), [job]);
    expect(done).toHaveLength(1);
    now += 1_000;
    await Promise.all([doPeriodicJobs(parts(), [job]), doPeriodicJobs(parts(), [job])]);
    expect(done).toEqual(['2026-11-19', '2026-11-20']);
    expect(await left()).toBe(2);
  });

  it('run missed periods after downtime, in order, up to their backfill limit', async () => {
    const done: string[] = [];
    const job = daily(done);
    await doPeriodicJobs(parts(), [job]);
    now += 3 * 86_400_000;
    await doPeriodicJobs(parts(), [job]);
    expect(done).toEqual(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']);
    now += 30 * 86_400_000;
    await doPeriodicJobs(parts(), [job]);
    expect(done.slice(4)).toEqual(['2026-12-18', '2026-12-19', '2026-12-20', '2026-12-21', '2026-12-22']);
  });

  it('leave nothing behind when they fail, block later periods and are retried', async () => {
    const done: string[] = [];
    let fails = true;
    const job = daily(done, () => fails);
    await doPeriodicJobs(parts(), [job]);
    expect([done, await left()]).toEqual([['2026-11-19'], 0]);
    expect((await db.pool.query('SELECT FROM period_runs')).rowCount).toBe(0);
    fails = false;
    await doPeriodicJobs(parts(), [job]);
    expect([done, await left()]).toEqual([['2026-11-19', '2026-11-19'], 1]);
  });

  it('notify listeners after commit, and only when something changed', async () => {
    const published: Promise<number>[] = [];
    const done = () => void published.push(left());
    await doPeriodicJobs(parts(), [{ ...daily([]), done }]);
    expect(await Promise.all(published)).toEqual([1]);
    const quiet = { ...daily([]), kind: 'quiet', run: async () => false };
    await doPeriodicJobs(parts(), [{ ...quiet, done }]);
    expect(published).toHaveLength(1);
  });
});
