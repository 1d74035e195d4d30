import {
  DICE_POOLS,
  DICE_STAKES,
  type DiceRand,
  diceRate,
  drawDice,
} from '../../../../contract/games/dice/rules.ts';
import { coversOf } from '../../../../contract/games/pools/covers.ts';
import { drawSecret, type PoolRules } from '../pools/rules.ts';
import type { GamesConfig } from '../settings.ts';

/** Dice as the shared area plays it: a pool is a face, '0' to '5'. */
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
    resultOf: (id, secret) => drawDice(secret, id.toString()),
    rateOf: (pool, rand) => diceRate(Number(pool), rand),
    outcomeOf: (rand) => ({ rand }),
  };
}
