import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import type { SoloGameKey } from '../../../contract/games/soloGames.ts';
import type { Market } from '../../../contract/markets.ts';
import type { PublicSourceKey } from '../../../contract/publicValues.ts';
import type { DEFINITIONS } from './definitions.ts';

/** Every game's settings by its key. */
export type GameSettings = {
  [Key in RoundGameKey]: ReturnType<(typeof DEFINITIONS)[Key]['settings']>;
};

/** The house settings that games use. */
export interface GamesConfig extends GameSettings {
  market: Market;
  /** Maximum profit of one round of a solo game, in minor units, where it differs from the market's default. */
  maxProfits: Partial<Record<SoloGameKey, bigint>>;
  /** Demo data in a new database: rounds played before the house opened. */
  seed: boolean;
  /** Source of the public values that rounds mix in, and drand's relays. */
  publicValues: PublicSourceKey;
  drandRelays: readonly string[];
  /** Enables demo players. */
  bots: boolean;
}
