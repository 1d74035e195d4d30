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
import type { DepositHistory } from './depositHistory.ts';
import type { Habits } from './habits.ts';
import type { Player } from './players.ts';
import type { CurrentSettings } from './settings.ts';

/** What a promotion is opened with. */
export interface PromotionParts<Numbers> {
  db: Database;
  clock: Clock;
  bus: Bus;
  log: Logger;
  market: Market;
  sealer: Sealer;
  /** Whether what is outside of the house is played by it. */
  sandbox: boolean;
  awards: Awards;
  /** How it is set now. Never asked for within a transaction: it may want a connection of its own. */
  settings: () => Promise<CurrentSettings<Numbers>>;
  /** How it was set in a version. Refusal: 704 there was none of it. */
  settingsAt: (version: number) => Promise<CurrentSettings<Numbers>>;
  /** The player of a session, as promotions ask for one. */
  player: (userId: string) => Promise<Player>;
}

/** A promotion of a running house. */
export interface OpenedPromotion {
  readonly routes?: readonly Route[];
  readonly fields?: readonly ChannelArea[];
  readonly periodic?: readonly PeriodicJob[];
  readonly jobs?: readonly JobType[];
  /** What the player has earned by now and was not promised yet; what was is left out by the engine. */
  earned?(player: Player, now: number): Promise<readonly Promised[]>;
  /** The key of what the player can join now, null for nothing (`PromotionsAll.canJoin`). */
  canJoin?(player: Player, now: number): Promise<string | null>;
  /** Whether its card is for a player; for everybody where it is left out. */
  isFor?(player: Player): Promise<boolean>;
  /** What of it a player may choose with a deposit now, or why nothing. Nobody on a break is asked about. */
  gift?(player: Player, history: DepositHistory, now: number): Promise<GiftTerms | GiftRefused>;
  /** Whether what this player does now is told at once, for as long as one is here (engine/followPlay.ts): for a few, for some days. */
  isLive?(player: Player, now: number): Promise<boolean>;
  /** How its missions read (`mission/text`). */
  missionTexts?(): Promise<readonly MissionText[]>;
  /** Kinds of awards that this promotion delivers, whoever gives them. */
  readonly deliveries?: Readonly<Partial<Record<AwardRow['kind'], Delivery>>>;
  start?(): Promise<void> | void;
  prune?(): Promise<void>;
  stop?(): Promise<void> | void;
}

/** What one person gets of a promotion once: in U, and how often that is to be staked. */
export interface GivenOnce {
  gives: number;
  turnover: number;
}

/** A promotion: its folder's one definition. Numbers are what its rules reckon with, whole hundredths of U and basis points. */
export interface PromotionDefinition<Numbers> {
  /** Names it for ever, in awards and texts. */
  readonly code: string;
  /** Its position in lists. */
  readonly listed: number;
  readonly schema: GenericSchema<unknown, Numbers>;
  /** What it is set to until an operator says otherwise. */
  readonly numbers: Numbers;
  /** Hundredths of U that it may give a day; left out where its rules bound it. */
  readonly budget?: number;
  terms(numbers: Numbers, market: Market): PromotionTerms;
  /** What a week of these habits is given, in U: no less than it comes to on average (engine/price.ts). */
  cost(numbers: Numbers, habits: Habits): number;
  /** What it gives a day whatever is played, in U: of those with a fixed pot. */
  pot?(numbers: Numbers): number;
  /** The most that one person gets of it, once, in however many accounts: that costs nothing that repeats. */
  once?(numbers: Numbers): GivenOnce[];
  open(parts: PromotionParts<Numbers>): OpenedPromotion;
}

/** A promotion whose numbers only it knows. */
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

/** The one place where a definition forgets the type of its numbers: whatever is stored has passed its schema. */
export function promotion<Numbers>(definition: PromotionDefinition<Numbers>): AnyPromotion {
  return definition as unknown as AnyPromotion;
}
