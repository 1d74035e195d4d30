// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

import * as auth from './authOperations.ts';
import * as chat from './chat/operations.ts';
import * as coinFlip from './games/coinFlip/operations.ts';
import * as colorWheel from './games/colorWheel/operations.ts';
import * as crash from './games/crash/operations.ts';
import * as cryptos from './games/cryptos/operations.ts';
import * as dice from './games/dice/operations.ts';
import * as dingdong from './games/dingdong/operations.ts';
import * as eggs from './games/eggs/operations.ts';
import * as fairness from './games/fairness/operations.ts';
import * as hilo from './games/hilo/operations.ts';
import * as live from './games/live/operations.ts';
import * as mines from './games/mines/operations.ts';
import * as roller from './games/roller/operations.ts';
import * as roulette from './games/roulette/operations.ts';
import * as stairs from './games/stairs/operations.ts';
import * as wingo from './games/wingo/operations.ts';
import * as promotions from './promotions/operations.ts';
import * as wallet from './wallet/operations.ts';

/** The documents that the site's own client asks with, as texts. */
export const SITE_DOCUMENTS: readonly string[] = [
  auth,
  chat,
  promotions,
  wallet,
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
  fairness,
  live,
].flatMap((operations) => Object.values(operations).map(({ document }) => document));
