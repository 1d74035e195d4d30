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

/** What a round's salt draws: the four bytes as hex text, and the number they make. */
export interface RouletteResult {
  rand: string;
  number: number;
}

/** Roulette as the shared area plays it. */
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
