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

/** The settings of a house, completed once it is known whether its money is real. */
export type HouseConfig = Config & GamesConfig;

/** The dependencies with which every module is opened. */
export interface ModuleParts extends Pick<Infrastructure, 'db' | 'clock' | 'bus'> {
  config: HouseConfig;
  log: Logger;
  metrics: Metrics;
}

/** A part of the house: its calls, its background work, and its shutdown (house.ts has the list of them). */
export interface Module {
  /** Its HTTP calls. */
  readonly routes?: readonly Route[];
  /** Its fields of the channel. */
  readonly fields?: readonly ChannelArea[];
  /** Serves endpoints that are not calls: callbacks, links in messages, the sandbox's pages. */
  serve?(app: FastifyInstance): Promise<void> | void;
  /**
   * Starts its background work, in parallel with all other modules. The house already accepts connections: games come first.
   */
  start?(): Promise<void> | void;
  /** Starts what needs the house to be open and everything started. @param url its address */
  opened?(url: string): void;
  /** Its types of queued jobs. */
  readonly jobs?: readonly JobType[];
  /** Its jobs that run once per hour, day, week or month of the market. */
  readonly periodic?: readonly PeriodicJob[];
  /** Deletes old data: a job, once a day for all houses. */
  prune?(): Promise<void>;
  /** Called when the house is about to shut down and still serves: hands over what another house can do. */
  drain?(): Promise<void> | void;
  /** Stops what it began. Modules stop in the reverse order of the list, whether they were started or not. */
  stop?(): Promise<void> | void;
}
