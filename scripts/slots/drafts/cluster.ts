import { stripOf } from '../strips.ts';
import { CAPS, commonWeights, type Drafter, varied } from './draft.ts';

const REELS = [0, 1, 2, 3, 4, 5, 6];
const LADDERS: readonly (readonly (readonly number[])[])[] = [
  [[1]],
  [
    [1, 1, 2],
    [1, 2],
  ],
  [
    [1, 2, 3],
    [1, 1, 2, 3, 5],
  ],
  [
    [1, 2, 3, 5],
    [1, 2, 4, 6],
  ],
  [
    [1, 2, 3, 5, 8, 10],
    [1, 2, 4, 8, 16],
  ],
];

/** Symbols in runs, which places equal ones next to each other; four scatters trigger free spins. */
export const cluster: Drafter = ({ volatility }, chance) => {
  const weights = commonWeights(chance, chance.whole(4, 5), 'AKQJT', 1.35);
  const strip = () => stripOf(varied(weights, chance, { W: 1, S: 1 }), chance, { apart: 7, run: 2 });
  const spins = chance.oneOf([8, 10, 12]);
  return {
    slot: {
      model: 'cluster',
      pays: {},
      cap: chance.oneOf(CAPS[volatility]!),
      reels: REELS.map(strip),
      ladder: [...chance.oneOf(LADDERS[volatility - 1]!)],
      free: {
        spins: { 4: spins },
        again: { 4: chance.oneOf([3, 5]) },
        most: 60,
        reels: REELS.map(strip),
        keeps: volatility >= 4,
      },
    },
    step: 100,
    least: () => 5,
  };
};
