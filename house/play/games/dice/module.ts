import { drawPrefix } from '../../../../contract/drawPrefix.ts';
import {
  DICE_POOLS,
  DICE_STAKES,
  type DiceRand,
  diceRate,
  drawDice,
} from '../../../../contract/games/dice/rules.ts';
import { coversOf } from '../../../../contract/games/pools/covers.ts';
import type { GameFactory } from '../gameModule.ts';
import { poolModule } from '../pools/module.ts';
import { drawSecret, type PoolRules } from '../pools/rules.ts';
import { startOf } from '../pools/serializers.ts';
import type { GamesConfig } from '../settings.ts';
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

/** Dice as a game of pools: a pool is a face, '0' to '5'. */
export function diceRules({
  dice: timing,
  market,
}: Pick<GamesConfig, 'dice' | 'market'>): PoolRules<DiceRand> {
  return {
    name: 'dice',
    pools: DICE_POOLS.map(String),
    // The six faces.
    covers: coversOf(DICE_POOLS.map(String), DICE_POOLS.length, (pool, face) => pool === String(face)),
    timing: { ...timing, play: 0 },
    rangeOf: () => DICE_STAKES[market.id],
    draw: drawSecret,
    resultOf: (id, secret, value) => drawDice(secret, drawPrefix(id.toString(), value)),
    highestRate: (pool) => diceRate(Number(pool), [pool, pool, pool].map(Number)),
    rateOf: (pool, rand) => diceRate(Number(pool), rand),
    outcomeOf: (rand) => ({ rand }),
  };
}
