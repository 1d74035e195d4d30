import type { DiceBet } from '../../../../contract/games/dice/channel.ts';
import * as dice from '../../../../contract/games/dice/operations.ts';
import type { DiceRand } from '../../../../contract/games/dice/rules.ts';
import { loadConfig } from '../../../config.ts';
import type { TestedGame } from '../../../testing/games/testPool.ts';
import { diceModule, diceRules } from './module.ts';

const config = { dice: { betting: 7_000, reveal: 3_000 } };

/** Test description of dice. */
export const TESTED_DICE = {
  module: diceModule,
  config,
  rules: diceRules({ ...loadConfig({}), ...config }),
  operations: {
    curRound: dice.diceCurRound,
    bet: dice.diceBet,
    pastRound: dice.dicePastRound,
    roundLog: dice.diceRoundLog,
    myHistory: dice.diceMyHistory,
    start: dice.diceRoundStart,
    end: dice.diceRoundEnd,
    update: dice.diceRoundUpdate,
    result: dice.diceRoundResult,
  },
  argumentsOf: (pool) => ({ num: Number(pool) }),
  plain: ({ id, num, payout, ...bet }) => ({ ...bet, userId: id, pool: String(num), back: payout }),
  returns: { share: 17 / 18, within: 0.01 },
} satisfies TestedGame<DiceRand, DiceBet, { num: number }>;
