// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import { crashModule } from './crash/module.ts';
import { diceModule } from './dice/module.ts';
import { dingdongModule } from './dingdong/module.ts';
import type { GameFactory } from './gameModule.ts';
import { rouletteModule } from './roulette/module.ts';
import { wingoModule } from './wingo/module.ts';

/** The round games there are; which of them a house plays is a setting. */
export const GAMES: Record<RoundGameKey, GameFactory> = {
  crash: crashModule,
  wingo: wingoModule,
  dice: diceModule,
  roulette: rouletteModule,
  dingdong: dingdongModule,
};
