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

/** What every game is given. */
export interface GameParts {
  config: GamesConfig;
  db: Database;
  clock: Clock;
  bus: Bus;
  channel: Channel;
  log: Logger;
  /** Seals what tells rounds to come: their secrets, and what those are drawn from. */
  sealer: Sealer;
  /** What rounds mix in that nobody at the house can choose. */
  values: PublicValues;
}

/** One game of the house: house/house.ts starts it, serves its channel area and stops it. */
export interface GameModule {
  readonly name: string;
  readonly area: ChannelArea;
  /** What the lobby shows of it. */
  readonly live: LiveTable;
  /** The demo players' wins; null where there are none. */
  readonly demoWins: DemoWins | null;
  /** Whether this node leads the game's rounds now. */
  readonly leads: boolean;
  /** Begins to play; called once the database is migrated and before the house takes connections. */
  start(): Promise<void>;
  /** Gives up the lead for good, and shows and takes bets as before. */
  resign(): Promise<void>;
  /** Gives up the lead and ends everything the module began. */
  stop(): Promise<void>;
}

/** A game's way to be built: `crashModule` and its like. */
export type GameFactory = (parts: GameParts) => GameModule;
