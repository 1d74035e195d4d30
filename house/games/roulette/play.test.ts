import type { RoulettePool } from '../../../contract/games/roulette.ts';
import * as roulette from '../../../contract/games/rouletteOperations.ts';
import { loadConfig } from '../../config.ts';
import { testPlay } from '../pools/testPlay.ts';
import { rouletteModule } from './module.ts';
import { rouletteRules } from './rules.ts';

const config = { roulette: { betting: 7_000, reveal: 3_000 } };

testPlay({
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
});
