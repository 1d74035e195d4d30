import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import type { SoloGameKey } from '../../../contract/games/soloGames.ts';
import type { Market } from '../../../contract/markets.ts';
import type { PublicSourceKey } from '../../../contract/publicValues.ts';
import type { DEFINITIONS } from './definitions.ts';

/** Every game's settings by its key. */
export type GameSettings = {
  [Key in RoundGameKey]: ReturnType<(typeof DEFINITIONS)[Key]['settings']>;
};

/** The house's settings that games go by. */
export interface GamesConfig extends GameSettings {
  market: Market;
  /** The highest profit of one round of a solo game, in minor units, where it is another than the market's. */
  maxProfits: Partial<Record<SoloGameKey, bigint>>;
  /** Demo data in a new database: rounds flown before the house opened. */
  seed: boolean;
  /** Where the public values that rounds mix in come from, and drand's relays. */
  publicValues: PublicSourceKey;
  drandRelays: readonly string[];
  /** Demo players at the tables. */
  bots: boolean;
}
