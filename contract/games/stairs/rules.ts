import { chooseNext } from '../../fairness.ts';
import type { Rate } from '../../money.ts';
import { DECIDED_BY_MOVES, fairRate, type SoloRules, type SoloState, unless, within } from '../solo/rules.ts';

/**
 * Stairs: the rules of games.md. On each of ten levels, ten places wide, `choose(s of 10)` stones fall; each climbed level
 * multiplies the payout by 10 / (10 - s), all times 0.98. Cash out after any level.
 */

export const LEVELS = 10;
export const PLACES = 10;
export const MOST_STONES = 7;

/** 1 to 7 stones. `path`: places to step on in sequence, at once; null climbs level by level. */
export interface StairsChoice {
  stones: number;
  path: readonly number[] | null;
}

export interface StairsState extends SoloState {
  stones: number;
  path: readonly number[];
}

/** The rate after this number of levels; 0 for none. */
export function stairsRate(stones: number, level: number): Rate {
  const levels = BigInt(level);
  return level > 0 ? fairRate(BigInt(PLACES) ** levels, BigInt(PLACES - stones) ** levels) : 0n;
}

const isPlace = (place: number) => within(place, 0, PLACES - 1);

export const STAIRS_RULES: SoloRules<StairsChoice, number[][], number, StairsState> = {
  ...DECIDED_BY_MOVES,
  key: 'stairs',
  refusal: ({ stones, path }) =>
    unless(
      within(stones, 1, MOST_STONES) &&
        (path === null || (within(path.length, 1, LEVELS) && path.every(isPlace))),
    ),
  draw: (floats, { stones }) => Array.from({ length: LEVELS }, () => chooseNext(floats, stones, PLACES)),
  first: ({ stones }) => ({ stones, path: [], rate: 0n, done: false }),
  plan: ({ path }) => ({ moves: path ?? [], thenCash: path !== null }),
  rateAfter: ({ stones, path, done }, place) =>
    done || !isPlace(place) ? null : stairsRate(stones, path.length + 1),
  step({ stones, path }, place, fallen) {
    const climbed = [...path, place];
    const hit = fallen[path.length]?.includes(place) ?? true;
    const rate = hit ? 0n : stairsRate(stones, climbed.length);
    return { stones, path: climbed, rate, done: hit || climbed.length === LEVELS };
  },
  nextRates: ({ stones, path, done }) => (done ? [] : [stairsRate(stones, path.length + 1)]),
};
