// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

import { coinFlipDefinition } from './coinFlip/definition.ts';
import { colorWheelDefinition } from './colorWheel/definition.ts';
import { crashDefinition } from './crash/definition.ts';
import { cryptosDefinition } from './cryptos/definition.ts';
import { diceDefinition } from './dice/definition.ts';
import { dingdongDefinition } from './dingdong/definition.ts';
import { eggsDefinition } from './eggs/definition.ts';
import { hiloDefinition } from './hilo/definition.ts';
import { minesDefinition } from './mines/definition.ts';
import { rollerDefinition } from './roller/definition.ts';
import { rouletteDefinition } from './roulette/definition.ts';
import { stairsDefinition } from './stairs/definition.ts';
import { wingoDefinition } from './wingo/definition.ts';

/** The games that are played here, in the order in which they are listed. */
export const GAMES = [
  crashDefinition,
  wingoDefinition,
  diceDefinition,
  rouletteDefinition,
  dingdongDefinition,
  coinFlipDefinition,
  eggsDefinition,
  hiloDefinition,
  minesDefinition,
  rollerDefinition,
  colorWheelDefinition,
  stairsDefinition,
  cryptosDefinition,
] as const;
