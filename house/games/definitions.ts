import type { RoundGameKey } from '../../contract/games/roundGames.ts';
import { crashDefinition } from './crash/definition.ts';
import type { GameDefinition, SettingsReader } from './definition.ts';
import { diceDefinition } from './dice/definition.ts';
import { dingdongDefinition } from './dingdong/definition.ts';
import { rouletteDefinition } from './roulette/definition.ts';
import { wingoDefinition } from './wingo/definition.ts';

/** What the house knows of each game, in the catalogue's order; games.ts builds what plays them. */
export const DEFINITIONS = {
  crash: crashDefinition,
  wingo: wingoDefinition,
  dice: diceDefinition,
  roulette: rouletteDefinition,
  dingdong: dingdongDefinition,
} satisfies Record<RoundGameKey, GameDefinition<unknown>>;

/** Every game's settings by its key. Durations are ms. */
export type GameSettings = {
  [Key in RoundGameKey]: ReturnType<(typeof DEFINITIONS)[Key]['settings']>;
};

/** Reads the settings of every game, whether it is played or not. */
export function readGameSettings(read: SettingsReader): GameSettings {
  const all = Object.entries(DEFINITIONS).map(([key, { settings }]) => [key, settings(read)]);
  return Object.fromEntries(all) as GameSettings;
}
