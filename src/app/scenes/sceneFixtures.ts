// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

import { fixtures as dailyWheel } from '../../features/dailyWheel/scene.ts';
import { fixtures as lotteryDraw } from '../../features/lotteryDraw/scene.ts';
import { fixtures as redPocket } from '../../features/redPocket/scene.ts';
import { fixtures as coinFlip } from '../../games/coinFlip/scene.ts';
import { fixtures as colorWheel } from '../../games/colorWheel/scene.ts';
import { fixtures as crash } from '../../games/crash/scene.ts';
import { fixtures as cryptos } from '../../games/cryptos/scene.ts';
import { fixtures as dice } from '../../games/dice/scene.ts';
import { fixtures as dingdong } from '../../games/dingdong/scene.ts';
import { fixtures as eggs } from '../../games/eggs/scene.ts';
import { fixtures as hilo } from '../../games/hilo/scene.ts';
import { fixtures as mines } from '../../games/mines/scene.ts';
import { fixtures as roller } from '../../games/roller/scene.ts';
import { fixtures as roulette } from '../../games/roulette/scene.ts';
import { fixtures as stairs } from '../../games/stairs/scene.ts';
import { fixtures as wingo } from '../../games/wingo/scene.ts';

/** How each scene's rounds are had that are kept as pictures and measured. */
export const SCENE_FIXTURES = {
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
