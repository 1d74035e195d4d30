import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { ChannelArea } from './core/channel/area.ts';
import type { Route } from './core/http/route.ts';
import type { JobType } from './core/jobs/job.ts';
import type { PeriodicJob } from './core/jobs/periodicJobs.ts';
import type { Metrics } from './core/metrics.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { GamesConfig } from './play/games/settings.ts';

/** The settings of a house that knows whether its money is real. */
export type HouseConfig = Config & GamesConfig;

/** What every module is opened with. */
export interface ModuleParts extends Pick<Infrastructure, 'db' | 'clock' | 'bus'> {
  config: HouseConfig;
  log: Logger;
  metrics: Metrics;
}

/** An area of the house: what it answers, what goes on in it by itself, and how it ends (house.ts has the list of them). */
export interface Module {
  /** Its calls over HTTP. */
  readonly routes?: readonly Route[];
  /** Its fields of the channel. */
  readonly fields?: readonly ChannelArea[];
  /** Serves addresses that are no calls: callbacks, links in messages, the sandbox's pages. */
  serve?(app: FastifyInstance): Promise<void> | void;
  /** Begins what goes on by itself, beside all other modules. The house takes connections already: tables come first. */
  start?(): Promise<void> | void;
  /** Begins what needs the house open and everything started. @param url where it is */
  opened?(url: string): void;
  /** What it adds to the queue of jobs. */
  readonly jobs?: readonly JobType[];
  /** What it does once for each hour, day, week or month of the market. */
  readonly periodic?: readonly PeriodicJob[];
  /** Forgets what is long over: a job, once a day for all houses. */
  prune?(): Promise<void>;
  /** The house is about to end, and still serves: what another house can do is left to it. */
  drain?(): Promise<void> | void;
  /** Ends what it began. Modules end in the reverse order of the list, whether they started or not. */
  stop?(): Promise<void> | void;
}
