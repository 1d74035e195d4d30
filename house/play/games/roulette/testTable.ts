import type { RouletteBet } from '../../../../contract/games/roulette/channel.ts';
import * as roulette from '../../../../contract/games/roulette/operations.ts';
import type { RoulettePool } from '../../../../contract/games/roulette/rules.ts';
import { loadConfig } from '../../../config.ts';
import type { TestedGame } from '../../../testing/games/testPool.ts';
import { rouletteModule } from './module.ts';
import { type RouletteResult, rouletteRules } from './rules.ts';

const config = { roulette: { betting: 7_000, reveal: 3_000 } };

/** Test description of roulette. */
export const TESTED_ROULETTE = {
  module: rouletteModule,
  config,
  rules: rouletteRules({ ...loadConfig({}), ...config }),
  operations: {
    curRound: roulette.rouletteCurRound,
    bet: roulette.rouletteBet,
    pastRound: roulette.roulettePastRound,
    roundLog: roulette.rouletteRoundLog,
    myHistory: roulette.rouletteMyHistory,
    start: roulette.rouletteRoundStart,
    end: roulette.rouletteRoundEnd,
    update: roulette.rouletteRoundUpdate,
    result: roulette.rouletteRoundResult,
  },
  argumentsOf: (pool) => ({ pool: pool as RoulettePool, currency: 'IDR' }),
  plain: ({ select, win, ...bet }) => ({ ...bet, pool: select, back: win }),
  returns: { share: 14 / 15, within: 0.015 },
} satisfies TestedGame<RouletteResult, RouletteBet, { pool: RoulettePool; currency: string }>;
