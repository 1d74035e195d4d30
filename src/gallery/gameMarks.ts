// Generated from the folders of games by scripts/registries.ts (npm run codegen): not to be edited.

import { coinFlipMarks } from '../games/coinFlip/gallery.tsx';
import { crashMarks } from '../games/crash/gallery.tsx';
import { diceMarks } from '../games/dice/gallery.tsx';
import { dingdongMarks } from '../games/dingdong/gallery.tsx';
import { rouletteMarks } from '../games/roulette/gallery.tsx';
import { wingoMarks } from '../games/wingo/gallery.tsx';

/** The games' own signs for what a round brought. */
export const GAME_MARKS = [
  crashMarks,
  wingoMarks,
  diceMarks,
  rouletteMarks,
  dingdongMarks,
  coinFlipMarks,
];
