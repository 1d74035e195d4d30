/** Verifies mines rounds by games.md only (check-rounds.mjs). */
import { choose, over, soloGame } from '../solo-rounds.mjs';

const factorial = (n) => (n < 2n ? 1n : n * factorial(n - 1n));
const binomial = (n, k) => factorial(BigInt(n)) / factorial(BigInt(k)) / factorial(BigInt(n - k));

export const GAMES = {
  mines: soloGame('mines', 'mineCount tiles mines', (pick, { mineCount, tiles }) => {
    const mines = choose(pick, mineCount, 25);
    const lost = tiles.some((tile) => mines.includes(tile));
    const safe = binomial(25 - mineCount, lost ? 0 : tiles.length);
    return { shows: { mines }, rate: lost || !tiles.length ? 0n : over(safe, binomial(25, tiles.length)) };
  }),
};
