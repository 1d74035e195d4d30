// Generated from the folders of games by scripts/registries.ts (npm run codegen): not to be edited.

import * as auth from './authOperations.ts';
import * as crash from './games/crash/operations.ts';
import * as dice from './games/dice/operations.ts';
import * as dingdong from './games/dingdong/operations.ts';
import * as live from './games/live/operations.ts';
import * as roulette from './games/roulette/operations.ts';
import * as wingo from './games/wingo/operations.ts';
import * as wallet from './wallet/operations.ts';

/** The documents that the site's own client asks with, as texts. */
export const SITE_DOCUMENTS: readonly string[] = [
  auth,
  wallet,
  crash,
  wingo,
  dice,
  roulette,
  dingdong,
  live,
].flatMap((operations) => Object.values(operations).map(({ document }) => document));
