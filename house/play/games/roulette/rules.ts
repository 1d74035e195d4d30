import { drawPrefix } from '../../../../contract/drawPrefix.ts';
import { drawFloats } from '../../../../contract/fairness.ts';
import { coversOf } from '../../../../contract/games/pools/covers.ts';
import {
  colourOf,
  drawRoulette,
  ROULETTE_NUMBERS,
  ROULETTE_POOLS,
  ROULETTE_RATES,
  ROULETTE_STAKES,
  type RoulettePool,
  rouletteRate,
} from '../../../../contract/games/roulette/rules.ts';
import { drawSecret, type PoolRules } from '../pools/rules.ts';
import type { GamesConfig } from '../settings.ts';

/** The number drawn from a round's salt, and its four bytes as hex text. */
export interface RouletteResult {
  rand: string;
  number: number;
}

/** Roulette as a game of pools. */
export function rouletteRules({
  roulette: timing,
  market,
}: Pick<GamesConfig, 'roulette' | 'market'>): PoolRules<RouletteResult> {
  return {
    name: 'roulette',
    pools: ROULETTE_POOLS,
    covers: coversOf(ROULETTE_POOLS, ROULETTE_NUMBERS, (pool, number) => colourOf(number) === pool),
    timing: { ...timing, play: 0 },
    rangeOf: () => ROULETTE_STAKES[market.id],
    draw: drawSecret,
    resultOf(id, secret, value) {
      const prefix = drawPrefix(id.toString(), value);
      const rand = drawFloats(secret, prefix).next().value.toString(16).padStart(8, '0');
      return { rand, number: drawRoulette(secret, prefix) };
    },
    highestRate: (pool) => ROULETTE_RATES[pool as RoulettePool],
    rateOf: (pool, { number }) => rouletteRate(pool as RoulettePool, number),
    outcomeOf: ({ number }) => ({ number }),
  };
}
