import { stripOf } from '../strips.ts';
import { CAPS, commonWeights, type Drafter, varied } from './draft.ts';

/** Coin values by volatility, in bets and weights; prizes last. */
const PRIZES: Record<
  number,
  readonly (readonly [mini: number, minor: number, major: number, grand: number])[]
> = {
  2: [
    [10, 20, 60, 500],
    [8, 25, 50, 400],
  ],
  3: [
    [10, 25, 100, 1_000],
    [12, 30, 120, 800],
  ],
  4: [
    [15, 50, 250, 2_000],
    [20, 50, 200, 1_500],
  ],
  5: [
    [20, 100, 500, 5_000],
    [25, 75, 500, 4_000],
  ],
};

/** Coins on all reels, in runs; six of them trigger the feature. */
export const holdAndWin: Drafter = ({ volatility }, chance) => {
  const weights = commonWeights(chance, chance.whole(4, 5), chance.oneOf(['AKQJ', 'AKQJT']));
  const coinRuns = chance.whole(1, 2);
  const strip = (reel: number) => {
    const others = stripOf(varied(weights, chance, { W: reel === 0 ? 0 : 1 }), chance, { run: 2 });
    return withRuns(others, coinRuns);
  };
  const [mini, minor, major, grand] = chance.oneOf(PRIZES[volatility]!);
  const steep = [0, 0, 0.5, 0.65, 0.8, 0.9][volatility]!;
  const plain = chance.oneOf([
    [0.5, 1, 1.5, 2, 3, 5],
    [0.5, 1, 2, 3, 4, 6],
    [1, 1.5, 2, 3, 5, 8],
  ]);
  const coin = (bets: number, weight: number) => ({
    rate: bets * 10_000,
    weight: Math.max(1, Math.round(weight)),
  });
  return {
    slot: {
      model: 'holdAndWin',
      pays: {},
      cap: Math.max(chance.oneOf(CAPS[volatility]!), grand + 15 * mini),
      reels: [0, 1, 2, 3, 4].map(strip),
      wildTimes: volatility >= 4 ? 2 : 1,
      hold: {
        chance: 50,
        coins: [
          ...plain.map((bets, at) =>
            coin(bets, (1_200 / bets ** steep) * chance.near(0.2) * (at === 0 ? 0.8 : 1)),
          ),
          { ...coin(mini, 90 * chance.near(0.2)), prize: 'mini' },
          { ...coin(minor, 30 * chance.near(0.2)), prize: 'minor' },
          { ...coin(major, 4 * chance.near(0.3)), prize: 'major' },
        ],
        grand: grand * 10_000,
      },
    },
    step: 500,
    least: () => 3,
  };
};

/** Adds a run of three coins or two runs of two, as far apart as possible. */
function withRuns(strip: string, runs: number): string {
  const each = Math.floor(strip.length / runs);
  const parts = Array.from({ length: runs }, (_, at) =>
    strip.slice(at * each, at === runs - 1 ? undefined : (at + 1) * each),
  );
  return parts.map((part) => part + 'C'.repeat(runs === 1 ? 3 : 2)).join('');
}
