import { stripOf } from '../strips.ts';
import { CAPS, commonWeights, type Drafter, varied } from './draft.ts';

/** Wilds on the inner reels; free spins have a multiplier. */
export const ways243: Drafter = ({ volatility }, chance) => {
  const weights = commonWeights(chance, chance.whole(4, 6), chance.oneOf(['AKQJT', 'AKQJ']));
  const wilds = (reel: number) => (reel === 0 || (reel === 4 && volatility < 3) ? 0 : 1);
  const strip = (reel: number, more: number) =>
    stripOf(varied(weights, chance, { W: wilds(reel) && wilds(reel) + more, S: 1 }), chance, { run: 2 });
  const spins = chance.oneOf([8, 10, 12, 15]);
  return {
    slot: {
      model: 'ways243',
      pays: {},
      cap: chance.oneOf(CAPS[volatility]!),
      reels: [0, 1, 2, 3, 4].map((reel) => strip(reel, 0)),
      free: {
        spins: { 3: spins, 4: spins + 5, 5: spins + 10 },
        again: { 3: chance.oneOf([3, 5, 8]) },
        most: 100,
        reels: [0, 1, 2, 3, 4].map((reel) => strip(reel, volatility >= 3 ? 1 : 0)),
        times: chance.oneOf([[1], [1, 2], [2, 3], [3, 4], [4, 5, 6]][volatility - 1]!),
      },
    },
    step: 100,
    least: () => 3,
  };
};
