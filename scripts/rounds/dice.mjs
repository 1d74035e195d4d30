/** Verifies dice rounds by games.md only (check-rounds.mjs). */
import { pick, saltedGame } from '../pool-rounds.mjs';

export const GAMES = {
  dice: saltedGame('dice', 'rand', (salt, prefix) => [0, 1, 2].map((i) => pick(salt, prefix, i, 6))),
};
