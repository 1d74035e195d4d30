/** Verifies dingdong rounds by games.md only (check-rounds.mjs). */
import { pick, saltedGame } from '../pool-rounds.mjs';

/** Cells after which another cell is drawn. */
const AGAIN = [3, 16];

function draw(salt, prefix) {
  const cells = [];
  do cells.push(pick(salt, prefix, cells.length, 24));
  while (AGAIN.includes(cells.at(-1)));
  return cells;
}

export const GAMES = { dingdong: saltedGame('dingdong', 'rand', draw) };
