import { crashModule } from './crash/module.ts';
import { diceModule } from './dice/module.ts';
import { dingdongModule } from './dingdong/module.ts';
import type { GameFactory } from './gameModule.ts';
import { rouletteModule } from './roulette/module.ts';
import { wingoModule } from './wingo/module.ts';

/** The games this house plays. */
export const GAMES: readonly GameFactory[] = [
  crashModule,
  diceModule,
  rouletteModule,
  dingdongModule,
  wingoModule,
];
