import type { Habits } from './habits.ts';
import type { AnyPromotion, GivenOnce } from './promotion.ts';

/** What promotions cost for habits, in U for each 100 U staked. */
export interface Priced {
  readonly habits: Habits;
  readonly staked: number;
  readonly each: Readonly<Record<string, number>>;
  readonly all: number;
}

/** The margin of the game of ours that keeps least: cryptos returns 98.29 % (games.md), so a stake costs its player so much of itself. */
export const LEAST_MARGIN = 0.0171;

/** Who plays a little, three evenings a week, and loses what the game keeps. */
export const CASUAL: Habits = {
  staked: [0, 60, 0, 60, 0, 60, 0],
  deposited: [0, 60, 0, 0, 0, 60, 0],
  level: 0,
  lossShare: 0.25,
};

/** What these promotions cost for these habits. */
export function priceOf(promotions: readonly AnyPromotion[], habits: Habits): Priced {
  const staked = habits.staked.reduce((sum, day) => sum + day, 0);
  const share = ({ cost, numbers }: AnyPromotion) =>
    staked === 0 ? 0 : (100 * cost(numbers, habits)) / staked;
  const each = Object.fromEntries(promotions.map((one) => [one.code, share(one)]));
  return { habits, staked, each, all: Object.values(each).reduce((sum, one) => sum + one, 0) };
}

/**
 * What one person takes of a promotion once, in U: what it gives, and what is left once that was turned over on the cheapest game, where
 * stakes of bonus money count whole (docs/bonus.md).
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

/** Stakes and deposits a day at which something begins to be given, and some between. */
const STEPS = [
  20, 50, 60, 100, 150, 200, 300, 400, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 20_000,
];
/** Days of the week that are played: all of them, every other, two in a row of three, one, none between. */
const PATTERNS = ['1111111', '1010101', '0101010', '1101101', '1000100', '1000000'];

/**
 * Everything that may be the best to do at a level: days, stakes, deposits that the day's stakes cover, each day that is played or once a
 * week alone, and how it is staked.
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

/** The strategy for which all of them together cost the most of what is staked. */
export function bestOf(promotions: readonly AnyPromotion[], level: number): Priced {
  let best: Priced | null = null;
  for (const habits of strategies(level)) {
    const priced = priceOf(promotions, habits);
    if (best === null || priced.all > best.all) best = priced;
  }
  return best ?? priceOf(promotions, { ...CASUAL, level });
}
