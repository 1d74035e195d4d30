/** Verifies roulette rounds by games.md only (check-rounds.mjs). */
import { pick, saltedGame } from '../pool-rounds.mjs';

export const GAMES = {
  roulette: saltedGame('roulette', 'resultNumber', (salt, prefix) => pick(salt, prefix, 0, 15)),
};
