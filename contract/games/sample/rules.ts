import { pickNext } from '../../fairness.ts';
import type { Rate } from '../../money.ts';
import { DECIDED_BY_MOVES, fairRate, type SoloRules, type SoloState } from '../solo/rules.ts';
import type { SampleSide } from './channel.ts';

/** Coin flip: the rules of games.md. Flip i is `pick(2)`, 0 heads; a streak of n pays 0.98 * 2^n, cash out after any. */

export const COIN_SIDES = ['heads', 'tails'] as const satisfies readonly SampleSide[];

/** Maximum number of flips in a round. */
export const MOST_FLIPS = 20;

/** The side called with the start: the first flip is made at once. */
export interface SampleChoice {
  side: SampleSide;
}

export interface SampleState extends SoloState {
  calls: readonly SampleSide[];
  flips: readonly SampleSide[];
}

/** The rate of a streak of right calls. */
export function streakRate(right: number): Rate {
  return right > 0 ? fairRate(2n ** BigInt(right), 1n) : 0n;
}

export const SAMPLE_RULES: SoloRules<SampleChoice, SampleSide[], SampleSide, SampleState> = {
  ...DECIDED_BY_MOVES,
  key: 'sample',
  refusal: () => null,
  draw: (floats) => Array.from({ length: MOST_FLIPS }, () => COIN_SIDES[pickNext(floats, 2)] ?? 'heads'),
  first: () => ({ calls: [], flips: [], rate: 0n, done: false }),
  plan: ({ side }) => ({ moves: [side], thenCash: false }),
  rateAfter: ({ flips, done }) => (done ? null : streakRate(flips.length + 1)),
  step({ calls, flips }, call, coins) {
    const shown = coins[flips.length] ?? 'heads';
    const right = shown === call;
    const after = { calls: [...calls, call], flips: [...flips, shown] };
    const done = !right || after.flips.length === MOST_FLIPS;
    return { ...after, rate: right ? streakRate(after.flips.length) : 0n, done };
  },
  nextRates: ({ flips, done }) => (done ? [] : [streakRate(flips.length + 1)]),
};
