import type { ModelKey, SlotOf } from './models.ts';

/** A small slot of each model for tests: short strips make features frequent. */
export const TEST_SLOTS: { [Key in ModelKey]: SlotOf<Key> } = {
  threeReels: {
    model: 'threeReels',
    cap: 1_000,
    reels: ['1A2AKW2K', '1KA2WA2KA', 'A1K2WK2A'],
    lines: 5,
    wildTimes: 2,
    pays: {
      ...{ 1: { 3: 90_000 }, 2: { 3: 20_000 }, A: { 2: 3_000, 3: 6_000 } },
      ...{ K: { 3: 4_000 }, W: { 3: 100_000 } },
    },
  },
  lines20: {
    model: 'lines20',
    cap: 5_000,
    reels: ['1A2KSQ2AKQ', 'W12AKSQ2AKQ', 'AKQWS1212K', '2AKQWS1AKQ', 'SAKQ12AKQ2'],
    wildTimes: 2,
    free: {
      ...{ spins: { 3: 5, 4: 8, 5: 12 }, again: { 3: 2 }, most: 30, times: 2 },
      reels: ['1A2KQ2AKQS', 'W12AKQ2AKQ', 'AKQWS1212K', '2AKQW1AKQ2', 'SAKQ12AKQ2'],
    },
    pays: {
      ...{ 1: { 3: 3_000, 4: 9_000, 5: 40_000 }, 2: { 3: 1_000, 4: 4_000, 5: 9_000 } },
      ...{ A: { 3: 500, 4: 1_500, 5: 4_000 }, K: { 3: 500, 4: 1_000, 5: 3_000 }, Q: { 3: 300, 4: 1_000 } },
      S: { 3: 20_000, 4: 50_000, 5: 200_000 },
    },
    buy: 200_000,
  },
  ways243: {
    model: 'ways243',
    cap: 5_000,
    reels: ['1A2KSQ2AKQ', 'W12AKSQ2AKQ', 'AKQWS1212K', '2AKQWS1AKQ', 'SAKQ12AKQ2'],
    free: {
      ...{ spins: { 3: 5, 4: 8, 5: 12 }, again: { 3: 2 }, most: 30, times: 2 },
      reels: ['1A2KQ2AKQS', 'W12AKQ2AKQ', 'AKQWS1212K', '2AKQW1AKQ2', 'SAKQ12AKQ2'],
    },
    pays: {
      ...{ 1: { 3: 2_000, 4: 6_000, 5: 20_000 }, 2: { 3: 500, 4: 1_500, 5: 4_000 } },
      ...{ A: { 3: 200, 4: 500, 5: 1_500 }, K: { 3: 100, 4: 400 }, Q: { 3: 100, 4: 300, 5: 800 } },
      S: { 3: 10_000, 4: 50_000, 5: 200_000 },
    },
    buy: 200_000,
  },
  ways4096: {
    model: 'ways4096',
    cap: 20_000,
    reels: ['1A2KQ2AKQJT', '12AKSQ2AKQJTW', 'AKQS1212KJTA', '2AKQS1AKQJTWA', 'SAKQ12AKQJTJ', 'AKQ12JTSAKQT'],
    free: {
      ...{ spins: { 3: 5, 4: 8, 5: 12 }, again: { 3: 2 }, most: 30, wildTimes: 2 },
      reels: ['1A2KQ2AKQJT', '12AKQ2AKQJTW', 'AKQS1212KJTA', '2AKQS1AKQJTWA', 'AKQ12AKQJTJ', 'AKQ12JTSAKQT'],
    },
    pays: {
      ...{ 1: { 3: 500, 4: 1_500, 5: 4_000, 6: 9_000 }, 2: { 3: 200, 4: 600, 5: 1_000 } },
      ...{ A: { 3: 50, 4: 150, 5: 300 }, K: { 3: 50, 4: 100 }, Q: { 3: 50 }, J: { 4: 50 }, T: { 4: 50 } },
    },
    buy: 200_000,
  },
  cluster: {
    model: 'cluster',
    cap: 5_000,
    reels: Array.from({ length: 7 }, (_, reel) => `1AAKKQSJTT2Q3AWKJJQT${'AKQJT23'.slice(reel)}3122KT`),
    ladder: [1, 2, 3, 5],
    free: {
      ...{ spins: { 4: 5 }, again: { 4: 2 }, most: 20, keeps: true },
      reels: Array.from({ length: 7 }, (_, reel) => `1AAKKQSJTT2Q3AWKJJQT${'23AKQJT'.slice(reel)}3122KT`),
    },
    pays: {
      ...{ 1: { 5: 20_000, 6: 50_000, 7: 90_000 }, 2: { 5: 9_000, 6: 20_000 }, 3: { 5: 5_000, 10: 9_000 } },
      ...{ A: { 5: 1_000, 6: 2_000 }, K: { 5: 1_000 }, Q: { 5: 500 }, J: { 5: 500 }, T: { 5: 300, 8: 900 } },
    },
    buy: 200_000,
  },
  holdAndWin: {
    model: 'holdAndWin',
    cap: 5_000,
    reels: ['1ACCC2KQ2AKQ', '12ACCCKQ2AKQ', 'AKQWCCC1212K', '2AKCCQW1AKQ2', 'CCAKQ12AKQ2'],
    wildTimes: 2,
    hold: {
      chance: 90,
      coins: [
        { rate: 5_000, weight: 50 },
        { rate: 10_000, weight: 30 },
        { rate: 50_000, weight: 5 },
        { rate: 100_000, weight: 4, prize: 'mini' },
        { rate: 500_000, weight: 1, prize: 'minor' },
      ],
      grand: 10_000_000,
    },
    pays: {
      ...{ 1: { 3: 3_000, 4: 9_000, 5: 20_000 }, 2: { 3: 900, 4: 2_000, 5: 4_000 } },
      ...{ A: { 3: 300, 4: 700, 5: 1_500 }, K: { 3: 200, 4: 400 }, Q: { 3: 100, 5: 800 } },
    },
    buy: 200_000,
  },
};
