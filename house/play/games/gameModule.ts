import type { Logger } from 'pino';
import type { Bus } from '../../core/bus/bus.ts';
import type { Channel, ChannelArea } from '../../core/channel/area.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import type { DemoWins } from '../bots/demoWins.ts';
import type { PublicValues } from '../rounds/publicValues/publicValues.ts';
import type { LiveTable } from './live/liveTable.ts';
import type { GamesConfig } from './settings.ts';

/** Dependencies of every game. */
export interface GameParts {
  config: GamesConfig;
  db: Database;
  clock: Clock;
  bus: Bus;
  channel: Channel;
  log: Logger;
  /** Seals the secrets of coming rounds, and the chains they are drawn from. */
  sealer: Sealer;
  /** Public values that rounds mix in and that the house cannot choose. */
  values: PublicValues;
}

/** One game of the house: house/house.ts starts it, serves its channel area and stops it. */
export interface GameModule {
  readonly name: string;
  readonly area: ChannelArea;
  /** The game's state in the lobby. */
  readonly live: LiveTable;
  /** The demo players' wins; null if there are none. */
  readonly demoWins: DemoWins | null;
  /** Whether this node currently leads the game's rounds. */
  readonly leads: boolean;
  /** Starts playing; called once the database is migrated and before the house accepts connections. */
  start(): Promise<void>;
  /** Gives up leadership permanently; the node still serves the game and takes bets. */
  resign(): Promise<void>;
  /** Gives up leadership and stops everything the module started. */
  stop(): Promise<void>;
}

/** A game's factory, such as `crashModule`. */
export type GameFactory = (parts: GameParts) => GameModule;
