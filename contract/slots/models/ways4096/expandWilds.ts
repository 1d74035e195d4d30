import type { Board } from '../../board.ts';
import type { Book } from '../../book.ts';
import { WILD } from '../../symbols.ts';

/**
 * Expands each wild over its reel.
 * @param reelTimes receives each reel's multiplier
 */
export function expandWilds(board: Board, wildTimes: number, reelTimes: Uint8Array, book: Book): void {
  const { cells, rows } = board;
  let grown = false;
  for (let reel = 0; reel < board.reels; reel++) {
    let wild = false;
    for (let cell = reel * rows; cell < (reel + 1) * rows; cell++) if (cells[cell] === WILD) wild = true;
    reelTimes[reel] = wild ? wildTimes : 1;
    if (!wild) continue;
    cells.fill(WILD, reel * rows, (reel + 1) * rows);
    grown = true;
  }
  if (!grown || !book) return;
  const reels = Array.from({ length: board.reels }, (_, reel) => reel).filter(
    (reel) => cells[reel * rows] === WILD,
  );
  book.push({ type: 'expandWilds', reels, multiplier: wildTimes, board: board.text() });
}
