// Generated from the folders of games by scripts/registries.ts (npm run codegen): not to be edited.

import coinFlipParts from './coinFlip/parts.ts';
import colorWheelParts from './colorWheel/parts.ts';
import crashParts from './crash/parts.ts';
import cryptosParts from './cryptos/parts.ts';
import diceParts from './dice/parts.ts';
import dingdongParts from './dingdong/parts.ts';
import eggsParts from './eggs/parts.ts';
import hiloParts from './hilo/parts.ts';
import minesParts from './mines/parts.ts';
import rollerParts from './roller/parts.ts';
import rouletteParts from './roulette/parts.ts';
import stairsParts from './stairs/parts.ts';
import wingoParts from './wingo/parts.ts';

/** What there is of each game beside its definition: one file, fetched with the first game that is opened. */
export const PARTS = {
  crash: crashParts,
  wingo: wingoParts,
  dice: diceParts,
  roulette: rouletteParts,
  dingdong: dingdongParts,
  coinFlip: coinFlipParts,
  eggs: eggsParts,
  hilo: hiloParts,
  mines: minesParts,
  roller: rollerParts,
  colorWheel: colorWheelParts,
  stairs: stairsParts,
  cryptos: cryptosParts,
} as const;
