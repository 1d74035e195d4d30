import type { Logger } from 'pino';
import type { GenericSchema } from 'valibot';
import type { GiftRefused } from '../../../contract/http/offers/depositGifts.ts';
import type { MissionText } from '../../../contract/http/offers/missions.ts';
import type { PromotionTerms } from '../../../contract/http/offers/promotions.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Bus } from '../../core/bus/bus.ts';
import type { ChannelArea } from '../../core/channel/area.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Route } from '../../core/http/route.ts';
import type { JobType } from '../../core/jobs/job.ts';
import type { PeriodicJob } from '../../core/jobs/periodicJobs.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import type { GiftTerms } from '../../money/payments/gifts.ts';
import type { AwardRow, Awards, Delivery, Promised } from './awards.ts';
import type { DepositHistory } from './depositGifts/depositHistory.ts';
import type { Habits } from './habits.ts';
import type { Player } from './players.ts';
import type { CurrentSettings } from './settings.ts';

/** The dependencies with which a promotion is opened. */
export interface PromotionParts<Numbers> {
  db: Database;
  clock: Clock;
  bus: Bus;
  log: Logger;
  market: Market;
  sealer: Sealer;
  /** Whether external services are simulated. */
  sandbox: boolean;
  awards: Awards;
  /** The current settings. Must not be called within a transaction: it may need its own connection. */
  settings: () => Promise<CurrentSettings<Numbers>>;
  /** The settings of a version. Refusal: 704 there is no such version. */
  settingsAt: (version: number) => Promise<CurrentSettings<Numbers>>;
  /** The player of a session, with the data that promotions need. */
  player: (userId: string) => Promise<Player>;
}

/** A promotion of a running house. */
export interface OpenedPromotion {
  readonly routes?: readonly Route[];
  readonly fields?: readonly ChannelArea[];
  readonly periodic?: readonly PeriodicJob[];
  readonly jobs?: readonly JobType[];
  /** The awards that the player has earned by now; the engine skips those already promised. */
  earned?(player: Player, now: number): Promise<readonly Promised[]>;
  /** The key of what the player can join now; null if there is nothing (`PromotionsAll.canJoin`). */
  canJoin?(player: Player, now: number): Promise<string | null>;
  /** Whether its card is for a player; for everybody if omitted. */
  isFor?(player: Player): Promise<boolean>;
  /**
   * The gift that a player may choose with a deposit now, or why there is none. Not called for players in a time-out or
   * self-exclusion.
   */
  gift?(player: Player, history: DepositHistory, now: number): Promise<GiftTerms | GiftRefused>;
  /**
   * Whether this player's actions are evaluated immediately while the player is connected (engine/followPlay.ts): for few
   * players, for some days.
   */
  isLive?(player: Player, now: number): Promise<boolean>;
  /** The texts of its missions (`mission/text`). */
  missionTexts?(): Promise<readonly MissionText[]>;
  /** The kinds of awards that this promotion delivers, whichever promotion gives them. */
  readonly deliveries?: Readonly<Partial<Record<AwardRow['kind'], Delivery>>>;
  start?(): Promise<void> | void;
  prune?(): Promise<void>;
  stop?(): Promise<void> | void;
}

/** A promotion's one-time award for a person: in U, with its wagering multiple. */
export interface GivenOnce {
  gives: number;
  turnover: number;
}

/**
 * A promotion: the definition in its folder. Numbers are the parameters of its rules, in whole hundredths of U and basis
 * points.
 */
export interface PromotionDefinition<Numbers> {
  /** Stable identifier in awards and texts; never reused. */
  readonly code: string;
  /** Its position in lists. */
  readonly listed: number;
  readonly schema: GenericSchema<unknown, Numbers>;
  /** The default settings until an operator changes them. */
  readonly numbers: Numbers;
  /** Daily budget in hundredths of U; omitted if its rules limit it. */
  readonly budget?: number;
  terms(numbers: Numbers, market: Market): PromotionTerms;
  /** The cost of a week of these habits, in U: at least the average (engine/price.ts). */
  cost(numbers: Numbers, habits: Habits): number;
  /** The daily cost independent of play, in U: for promotions with a fixed pot. */
  pot?(numbers: Numbers): number;
  /** The maximum for one person, once, across all accounts: no recurring cost. */
  once?(numbers: Numbers): GivenOnce[];
  open(parts: PromotionParts<Numbers>): OpenedPromotion;
}

/** A promotion with its type of numbers hidden. */
export interface AnyPromotion {
  readonly code: string;
  /** Its position in lists. */
  readonly listed: number;
  readonly schema: GenericSchema;
  readonly numbers: unknown;
  readonly budget?: number;
  terms(numbers: unknown, market: Market): PromotionTerms;
  cost(numbers: unknown, habits: Habits): number;
  pot?(numbers: unknown): number;
  once?(numbers: unknown): GivenOnce[];
  open(parts: PromotionParts<unknown>): OpenedPromotion;
}

/** The only place where the type of a definition's numbers is erased: stored numbers have passed its schema. */
export function promotion<Numbers>(definition: PromotionDefinition<Numbers>): AnyPromotion {
  return definition as unknown as AnyPromotion;
}
