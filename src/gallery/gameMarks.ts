// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

import { coinFlipMarks } from '../games/coinFlip/gallery.tsx';
import { colorWheelMarks } from '../games/colorWheel/gallery.tsx';
import { crashMarks } from '../games/crash/gallery.tsx';
import { cryptosMarks } from '../games/cryptos/gallery.tsx';
import { diceMarks } from '../games/dice/gallery.tsx';
import { dingdongMarks } from '../games/dingdong/gallery.tsx';
import { eggsMarks } from '../games/eggs/gallery.tsx';
import { hiloMarks } from '../games/hilo/gallery.tsx';
import { minesMarks } from '../games/mines/gallery.tsx';
import { rollerMarks } from '../games/roller/gallery.tsx';
import { rouletteMarks } from '../games/roulette/gallery.tsx';
import { stairsMarks } from '../games/stairs/gallery.tsx';
import { wingoMarks } from '../games/wingo/gallery.tsx';

/** The games' own signs for what a round brought. */
export const GAME_MARKS = [
  crashMarks,
  wingoMarks,
  diceMarks,
  rouletteMarks,
  dingdongMarks,
  coinFlipMarks,
  eggsMarks,
  hiloMarks,
  minesMarks,
  rollerMarks,
  colorWheelMarks,
  stairsMarks,
  cryptosMarks,
];
