// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

import { TESTED_DICE } from '../../play/games/dice/testTable.ts';
import { TESTED_DINGDONG } from '../../play/games/dingdong/testTable.ts';
import { TESTED_ROULETTE } from '../../play/games/roulette/testTable.ts';
import type { TestedGame } from './testPool.ts';

/** The games whose one table is of pools, as tests play them, whatever their bets are like. */
export const TESTED_TABLES = {
  dice: TESTED_DICE,
  roulette: TESTED_ROULETTE,
  dingdong: TESTED_DINGDONG,
} as unknown as Readonly<Record<string, TestedGame<unknown, unknown, object>>>;
