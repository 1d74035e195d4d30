import { stripOf } from '../strips.ts';
import { CAPS, commonWeights, type Drafter, varied } from './draft.ts';

const REELS = [0, 1, 2, 3, 4, 5];

/** An expanding wild on each inner reel; scatters on all reels except the first. */
export const ways4096: Drafter = ({ volatility }, chance) => {
  const weights = commonWeights(chance, chance.whole(5, 6), 'AKQJT', 1.25);
  const strip = (reel: number, wilds: number) =>
    stripOf(varied(weights, chance, { W: reel === 0 ? 0 : wilds, S: reel === 0 ? 0 : 1 }), chance, {
      apart: 5,
      run: 2,
    });
  const spins = chance.oneOf([7, 8, 10]);
  return {
    slot: {
      model: 'ways4096',
      pays: {},
      cap: chance.oneOf(CAPS[volatility]!),
      reels: REELS.map((reel) => strip(reel, reel === 5 ? 0 : 1)),
      free: {
        spins: { 3: spins, 4: spins + 4, 5: spins + 8 },
        again: { 3: chance.oneOf([3, 4, 5]) },
        most: 60,
        reels: REELS.map((reel) => strip(reel, reel === 5 ? 0 : chance.whole(1, 2))),
        wildTimes: volatility >= 4 ? chance.oneOf([2, 3]) : chance.oneOf([1, 2]),
      },
    },
    step: 100,
    least: () => 3,
  };
};
