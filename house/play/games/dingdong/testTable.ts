import type { DingdongBet } from '../../../../contract/games/dingdong/channel.ts';
import * as dingdong from '../../../../contract/games/dingdong/operations.ts';
import type { DingdongPool } from '../../../../contract/games/dingdong/rules.ts';
import { loadConfig } from '../../../config.ts';
import type { TestedGame } from '../../../testing/games/testPool.ts';
import { dingdongModule, dingdongRules } from './module.ts';

const config = { dingdong: { betting: 7_000, reveal: 3_000 } };

/** Test description of dingdong. */
export const TESTED_DINGDONG = {
  module: dingdongModule,
  config,
  rules: dingdongRules({ ...loadConfig({}), ...config }),
  operations: {
    curRound: dingdong.dingdongCurRound,
    bet: dingdong.dingdongBet,
    pastRound: dingdong.dingdongPastRound,
    roundLog: dingdong.dingdongRoundLog,
    myHistory: dingdong.dingdongMyHistory,
    start: dingdong.dingdongRoundStart,
    end: dingdong.dingdongRoundEnd,
    update: dingdong.dingdongRoundUpdate,
    result: null,
  },
  argumentsOf: (pool) => ({ pool: pool as DingdongPool }),
  plain: ({ uuid, select, win, ...bet }) => ({ ...bet, userId: uuid, pool: select, back: win }),
  returns: { share: (5 * 21) / 22 / 7 + (2 * 52) / 55 / 7, within: 0.02 },
} satisfies TestedGame<number[], DingdongBet, { pool: DingdongPool }>;
