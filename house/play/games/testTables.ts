// Generated from the folders of games by scripts/registries.ts (npm run codegen): not to be edited.

import { TESTED_DICE } from './dice/testTable.ts';
import { TESTED_DINGDONG } from './dingdong/testTable.ts';
import type { TestedGame } from './pools/testPool.ts';
import { TESTED_ROULETTE } from './roulette/testTable.ts';

/** The games whose one table is of pools, as tests play them, whatever their bets are like. */
export const TESTED_TABLES = {
  dice: TESTED_DICE,
  roulette: TESTED_ROULETTE,
  dingdong: TESTED_DINGDONG,
} as unknown as Readonly<Record<string, TestedGame<unknown, unknown, object>>>;
