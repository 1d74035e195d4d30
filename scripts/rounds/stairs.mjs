/** Verifies stairs rounds by games.md only (check-rounds.mjs). */
import { choose, over, power, soloGame } from '../solo-rounds.mjs';

export const GAMES = {
  stairs: soloGame('stairs', 'stones path fallen', (pick, { stones, path }) => {
    const fallen = Array.from({ length: 10 }, () => choose(pick, stones, 10));
    const lost = path.some((place, level) => fallen[level].includes(place));
    const rate = lost || !path.length ? 0n : over(power(10 - stones, path.length), power(10, path.length));
    return { shows: { fallen }, rate };
  }),
};
