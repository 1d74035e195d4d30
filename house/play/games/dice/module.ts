import { DICE_STAKES } from '../../../../contract/games/dice/rules.ts';
import type { GameFactory } from '../gameModule.ts';
import { poolModule } from '../pools/module.ts';
import { startOf } from '../pools/serializers.ts';
import { diceRules } from './rules.ts';
import { diceBet, diceEnd, diceMyBet, diceOwn, dicePast, diceSnapshot } from './serializers.ts';

/** Builds dice. */
export const diceModule: GameFactory = (parts) => {
  const limits = DICE_STAKES[parts.config.market.id];
  return poolModule(
    {
      name: 'dice',
      rules: diceRules(parts.config),
      steps: limits.steps,
      answers: {
        bet: diceBet,
        snapshot: (view) => diceSnapshot(view, limits),
        past: dicePast,
        myBet: diceMyBet,
        poolOf: ({ num }) => String(num),
      },
      liveResult: (rand) => rand.map(String),
      teller: (channel) => ({
        start: ({ round, now }) => channel.publish('diceRoundStart', startOf(round, now)),
        end: ({ round, now }) => channel.publish('diceRoundEnd', diceEnd(round, now)),
        update: { field: 'diceRoundUpdate', bet: diceBet },
        own: { field: 'diceRoundResult', result: diceOwn },
      }),
    },
    parts,
  );
};
