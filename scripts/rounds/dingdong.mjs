/** Checks dingdong by games.md alone (check-rounds.mjs). */
import { pick, saltedGame } from '../pool-rounds.mjs';

/** Cells after which the light moves on once more. */
const AGAIN = [3, 16];

function draw(salt, prefix) {
  const cells = [];
  do cells.push(pick(salt, prefix, cells.length, 24));
  while (AGAIN.includes(cells.at(-1)));
  return cells;
}

export const GAMES = { dingdong: saltedGame('dingdong', 'rand', draw) };
