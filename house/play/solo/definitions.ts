// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

import type { SoloGameKey } from '../../../contract/games/soloGames.ts';
import { coinFlipDefinition } from './coinFlip/definition.ts';
import { colorWheelDefinition } from './colorWheel/definition.ts';
import { cryptosDefinition } from './cryptos/definition.ts';
import type { AnySolo } from './definition.ts';
import { eggsDefinition } from './eggs/definition.ts';
import { hiloDefinition } from './hilo/definition.ts';
import { minesDefinition } from './mines/definition.ts';
import { rollerDefinition } from './roller/definition.ts';
import { stairsDefinition } from './stairs/definition.ts';

/** What the house knows of each solo game, in the catalogue's order. */
export const SOLO_DEFINITIONS: Record<SoloGameKey, AnySolo> = {
  coinFlip: coinFlipDefinition,
  eggs: eggsDefinition,
  hilo: hiloDefinition,
  mines: minesDefinition,
  roller: rollerDefinition,
  colorWheel: colorWheelDefinition,
  stairs: stairsDefinition,
  cryptos: cryptosDefinition,
};
