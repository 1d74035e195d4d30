// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

import { hand as coinFlip } from '../../../src/games/coinFlip/testHand.ts';
import { hand as hilo } from '../../../src/games/hilo/testHand.ts';
import { hand as mines } from '../../../src/games/mines/testHand.ts';
import { hand as stairs } from '../../../src/games/stairs/testHand.ts';
import type { SoloHand } from './soloHand.ts';

/** How journeys play the solo games that are played step by step, in the order in which they are listed. */
export const SOLO_HANDS: Readonly<Record<string, SoloHand>> = {
  coinFlip,
  hilo,
  mines,
  stairs,
};
