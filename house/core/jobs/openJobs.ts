import type { Logger } from 'pino';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { eachInTurn, undoAll } from '../lifecycle.ts';
import type { Metrics } from '../metrics.ts';
import { addJob, forgetFailedJobs, type JobType, watchJobs } from './job.ts';
import { doPeriodicJobs, type PeriodicJob, schedulePeriodicJobs } from './periodicJobs.ts';
import { JobQueue } from './queue.ts';

/** A module of the house that has jobs. */
interface Module {
  readonly jobs?: readonly JobType[];
  readonly periodic?: readonly PeriodicJob[];
  prune?(): Promise<void>;
}

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  config: { market: Market };
  modules: readonly Module[];
}

const PRUNE = { name: 'prune', tries: 5 } as const;

/** The jobs of all modules, as a module of its own. It starts with the others, and stops before them. */
export function openJobs({ modules, config: { market }, ...parts }: Parts) {
  const { db, log, metrics } = parts;
  const pruning: JobType = {
    ...PRUNE,
    async run() {
      await eachInTurn([...modules.map((module) => () => module.prune?.()), () => forgetFailedJobs(db)]);
    },
  };
  /** Runs once a day, on whichever house is first. */
  const daily: PeriodicJob = {
    kind: 'prune',
    every: 'day',
    backfill: 1,
    run: (tx) => addJob(tx, PRUNE, {}),
  };
  const types = [pruning, ...modules.flatMap(({ jobs }) => jobs ?? [])];
  const periodic = [daily, ...modules.flatMap((module) => module.periodic ?? [])];
  const queue = new JobQueue({ db, log, types });
  const ends: (() => unknown)[] = [];
  return {
    /** Runs the due periodic jobs now, without waiting for the next check. */
    doPeriodic: () => doPeriodicJobs({ ...parts, market }, periodic),
    async start(): Promise<void> {
      watchJobs(metrics, db.pool);
      ends.push(() => queue.stop());
      await queue.start();
      ends.push(schedulePeriodicJobs({ ...parts, market }, periodic));
    },
    stop: () => undoAll(ends, log),
  };
}
