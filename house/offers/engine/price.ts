import type { Habits } from './habits.ts';
import type { AnyPromotion, GivenOnce } from './promotion.ts';

/** The cost of promotions for habits, in U per 100 U staked. */
export interface Priced {
  readonly habits: Habits;
  readonly staked: number;
  readonly each: Readonly<Record<string, number>>;
  readonly all: number;
}

/** The lowest margin of our own games: cryptos returns 98.29 % (games.md), so a stake costs its player this share of it. */
export const LEAST_MARGIN = 0.0171;

/** A casual player: three evenings a week, losing the average margin. */
export const CASUAL: Habits = {
  staked: [0, 60, 0, 60, 0, 60, 0],
  deposited: [0, 60, 0, 0, 0, 60, 0],
  level: 0,
  lossShare: 0.25,
};

/** The cost of these promotions for these habits. */
export function priceOf(promotions: readonly AnyPromotion[], habits: Habits): Priced {
  const staked = habits.staked.reduce((sum, day) => sum + day, 0);
  const share = ({ cost, numbers }: AnyPromotion) =>
    staked === 0 ? 0 : (100 * cost(numbers, habits)) / staked;
  const each = Object.fromEntries(promotions.map((one) => [one.code, share(one)]));
  return { habits, staked, each, all: Object.values(each).reduce((sum, one) => sum + one, 0) };
}

/**
 * The one-time awards of a promotion for one person, in U: the amount given, and the rest after its wagering on the cheapest
 * game whose stakes of bonus money count in full (docs/bonus.md).
 */
export function takenOnce(given: readonly GivenOnce[]): { gives: number; toStake: number; left: number } {
  const sum = { gives: 0, toStake: 0, left: 0 };
  for (const { gives, turnover } of given) {
    const toStake = gives * turnover;
    sum.gives += gives;
    sum.toStake += toStake;
    sum.left += Math.max(0, gives - toStake * LEAST_MARGIN);
  }
  return sum;
}

/** Daily stakes and deposits at which awards start, and some values between. */
const STEPS = [
  20, 50, 60, 100, 150, 200, 300, 400, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 20_000,
];
/** The days of the week with play: all of them, every other, two of three, one, or a few. */
const PATTERNS = ['1111111', '1010101', '0101010', '1101101', '1000100', '1000000'];

/**
 * All candidates for the best strategy at a level: days, stakes, deposits covered by the day's stakes, each day with play or
 * only once a week, and the way of staking.
 */
function* strategies(level: number): Generator<Habits> {
  for (const pattern of PATTERNS)
    for (const stake of STEPS)
      for (const deposit of [0, ...STEPS.filter((step) => step <= stake)])
        for (const weekly of deposit > 0 ? [false, true] : [false])
          for (const lossShare of [LEAST_MARGIN, 1]) {
            const days = [...pattern].map(Number);
            const first = days.indexOf(1);
            yield {
              staked: days.map((played) => played * stake),
              deposited: days.map((played, i) => (weekly && i !== first ? 0 : played * deposit)),
              level,
              lossShare,
            };
          }
}

/** The strategy for which the promotions together cost the largest share of the stakes. */
export function bestOf(promotions: readonly AnyPromotion[], level: number): Priced {
  let best: Priced | null = null;
  for (const habits of strategies(level)) {
    const priced = priceOf(promotions, habits);
    if (best === null || priced.all > best.all) best = priced;
  }
  return best ?? priceOf(promotions, { ...CASUAL, level });
}
