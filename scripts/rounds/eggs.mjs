/** Verifies eggs rounds by games.md only (check-rounds.mjs). */
import { choose, soloGame } from '../solo-rounds.mjs';

const PRIZES = {
  low: [4_000n, 7_000n, 10_000n, 12_000n, 16_000n],
  medium: [0n, 2_000n, 6_000n, 11_000n, 30_000n],
  high: [0n, 0n, 0n, 4_000n, 45_000n],
};

export const GAMES = {
  eggs: soloGame('eggs', 'risk egg prizes', (pick, { risk, egg }) => {
    const prizes = choose(pick, 5, 5).map((place) => PRIZES[risk][place]);
    return { shows: { prizes: prizes.map(String) }, rate: prizes[egg] };
  }),
};
