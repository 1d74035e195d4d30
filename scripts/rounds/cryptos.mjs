/** Verifies cryptos rounds by games.md only (check-rounds.mjs). */
import { soloGame } from '../solo-rounds.mjs';

/** By the numbers of equal coins: the hand and its rate. */
const HANDS = {
  5: ['fiveAlike', 500_000n],
  41: ['fourAlike', 50_000n],
  32: ['fullHouse', 40_000n],
  311: ['threeAlike', 30_000n],
  221: ['twoPairs', 20_000n],
  2111: ['onePair', 1_000n],
  11111: ['none', 0n],
};

export const GAMES = {
  cryptos: soloGame('cryptos', 'coins hand', (pick) => {
    const coins = Array.from({ length: 5 }, () => pick(7));
    const counts = [0, 1, 2, 3, 4, 5, 6].map((kind) => coins.filter((coin) => coin === kind).length);
    const alike = counts
      .filter(Boolean)
      .sort((a, b) => b - a)
      .join('');
    const [hand, rate] = HANDS[alike];
    return { shows: { coins, hand }, rate };
  }),
};
