// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import { crashDefinition } from './crash/definition.ts';
import type { GameDefinition } from './definition.ts';
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
