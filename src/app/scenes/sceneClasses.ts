// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

import { scene as dailyWheel } from '../../features/dailyWheel/scene.ts';
import { scene as lotteryDraw } from '../../features/lotteryDraw/scene.ts';
import { scene as redPocket } from '../../features/redPocket/scene.ts';
import { scene as coinFlip } from '../../games/coinFlip/scene.ts';
import { scene as colorWheel } from '../../games/colorWheel/scene.ts';
import { scene as crash } from '../../games/crash/scene.ts';
import { scene as cryptos } from '../../games/cryptos/scene.ts';
import { scene as dice } from '../../games/dice/scene.ts';
import { scene as dingdong } from '../../games/dingdong/scene.ts';
import { scene as eggs } from '../../games/eggs/scene.ts';
import { scene as hilo } from '../../games/hilo/scene.ts';
import { scene as mines } from '../../games/mines/scene.ts';
import { scene as roller } from '../../games/roller/scene.ts';
import { scene as roulette } from '../../games/roulette/scene.ts';
import { scene as stairs } from '../../games/stairs/scene.ts';
import { scene as wingo } from '../../games/wingo/scene.ts';

/** How the code of each scene is had. */
export const SCENE_CLASSES = {
  crash,
  wingo,
  dice,
  roulette,
  dingdong,
  coinFlip,
  eggs,
  hilo,
  mines,
  roller,
  colorWheel,
  stairs,
  cryptos,
  dailyWheel,
  lotteryDraw,
  redPocket,
} as const;
