import { stripOf } from '../strips.ts';
import { CAPS, commonWeights, type Drafter, varied } from './draft.ts';

const RANKS = ['AKQJT', 'AKQJ', 'AKQJT'];

/** Wilds on the inner reels; free spins with more of them. */
export const lines20: Drafter = ({ volatility }, chance) => {
  const weights = commonWeights(chance, chance.whole(4, 5), chance.oneOf(RANKS));
  const wild = (reel: number, more: number) => (reel === 0 ? 0 : chance.whole(1, 2) + more);
  const reels = [0, 1, 2, 3, 4].map((reel) =>
    stripOf(varied(weights, chance, { W: wild(reel, 0), S: 1 }), chance, { run: 2 }),
  );
  const more = volatility >= 4 ? 1 : 0;
  const free = [0, 1, 2, 3, 4].map((reel) =>
    stripOf(varied(weights, chance, { W: wild(reel, more), S: 1 }), chance, { run: 2 }),
  );
  const spins = chance.oneOf([8, 10, 12]);
  return {
    slot: {
      model: 'lines20',
      pays: {},
      cap: chance.oneOf(CAPS[volatility]!),
      reels,
      wildTimes: volatility >= 3 ? chance.oneOf([1, 2]) : 1,
      free: {
        spins: { 3: spins, 4: spins + chance.oneOf([2, 5]), 5: spins + 10 },
        again: { 3: chance.oneOf([3, 5, spins]) },
        most: 100,
        reels: free,
        times: chance.oneOf([[1], [1, 2], [2, 3], [3], [3, 4, 5]][volatility - 1]!),
      },
    },
    step: 500,
    least: () => 3,
  };
};
