import { coversOf } from '../../../../contract/games/pools/covers.ts';
import type { StakeRange } from '../../../../contract/games/stakes.ts';
import {
  WINGO_NUMBERS,
  WINGO_POOLS,
  type WingoSelect,
  wingoRate,
  wingoResult,
  wingoRoundHash,
} from '../../../../contract/games/wingo/rules.ts';
import { drawSecret, type PoolRules } from '../pools/rules.ts';
import type { Phases, PhaseTiming } from './phases.ts';

/** The draw from a round's serverSeed. */
export interface WingoDraw {
  roundHash: string;
  result: number;
}

/** One model as a game of pools: its rounds are clock-driven, and the next one begins when the result is out. */
export function wingoRules(
  phases: Phases,
  { length, closed }: PhaseTiming,
  range: StakeRange,
): PoolRules<WingoDraw> {
  return {
    name: 'wingo',
    pools: WINGO_POOLS,
    covers: coversOf(
      WINGO_POOLS,
      WINGO_NUMBERS.length,
      (pool, result) => wingoRate(pool as WingoSelect, result) > 0n,
    ),
    timing: { betting: length - closed, play: closed, reveal: 0 },
    schedule: phases,
    rangeOf: () => range,
    draw: () => drawSecret(),
    resultOf(id, secret, value) {
      const roundHash = wingoRoundHash(secret, phases.name, phases.phaseOf(id), value);
      return { roundHash, result: wingoResult(roundHash) };
    },
    highestRate: (pool) =>
      WINGO_NUMBERS.map((_, result) => wingoRate(pool as WingoSelect, result)).reduce((one, other) =>
        one > other ? one : other,
      ),
    rateOf: (pool, { result }) => wingoRate(pool as WingoSelect, result),
    outcomeOf: ({ result }) => ({ result }),
  };
}
