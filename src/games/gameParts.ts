// Generated from the folders of games by scripts/registries.ts (npm run codegen): not to be edited.

import coinFlipParts from './coinFlip/parts.ts';
import crashParts from './crash/parts.ts';
import diceParts from './dice/parts.ts';
import dingdongParts from './dingdong/parts.ts';
import rouletteParts from './roulette/parts.ts';
import wingoParts from './wingo/parts.ts';

/** What there is of each game beside its definition: one file, fetched with the first game that is opened. */
export const PARTS = {
  crash: crashParts,
  wingo: wingoParts,
  dice: diceParts,
  roulette: rouletteParts,
  dingdong: dingdongParts,
  coinFlip: coinFlipParts,
} as const;
