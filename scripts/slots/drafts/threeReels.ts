import { stripOf, type Weights } from '../strips.ts';
import { CAPS, type Drafter, varied } from './draft.ts';

/** Few symbols on long strips: the best one is on each strip once or twice. */
export const threeReels: Drafter = ({ volatility }, chance) => {
  const symbols = chance.whole(5, 6);
  const weights: Record<string, number> = {};
  for (let n = 1; n <= symbols; n++)
    weights[n] = Math.round((2 + 1.5 * n + (n === symbols ? 3 : 0)) * chance.near(0.15));
  const wilds = volatility <= 2 ? 2 : 1;
  const reel = (): Weights => ({ ...varied(weights, chance), 1: Math.max(2, weights[1]!), W: wilds });
  const last = String(symbols);
  return {
    slot: {
      model: 'threeReels',
      pays: {},
      cap: CAPS[volatility]!.at(-1)!,
      reels: [reel(), reel(), reel()].map((of) => stripOf(of, chance, { run: 2 })),
      lines: chance.oneOf([3, 5, 5]),
      wildTimes: chance.oneOf(volatility <= 2 ? [1, 2] : [2, 3]),
    },
    step: 1_000,
    // Two of the lowest symbol already pay a little.
    least: (symbol) => (symbol === last ? 2 : 3),
  };
};
