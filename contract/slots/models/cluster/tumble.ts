import type { Board, Strips } from '../../board.ts';
import type { TumbleBoardEvent } from '../../book.ts';

/** Removes winning symbols, lets those above fall, and fills the gaps from the strips, upwards from their stops. */
export class Tumble {
  /** Cells to be removed: 1 per cell. */
  readonly gone: Uint8Array;
  /** The strip positions that come in next. */
  readonly #above: Int32Array;

  constructor(board: Board) {
    this.gone = new Uint8Array(board.cells.length);
    this.#above = new Int32Array(board.reels);
  }

  /** Starts after the reels have stopped. */
  begin({ stops }: Board): void {
    this.#above.set(stops);
  }

  fall(board: Board, strips: Strips): void {
    const [{ cells, rows, reels }, gone] = [board, this.gone];
    for (let reel = 0; reel < reels; reel++) {
      const strip = strips[reel] as Uint8Array;
      let to = (reel + 1) * rows - 1;
      for (let cell = to; cell >= reel * rows; cell--)
        if (gone[cell] === 0) cells[to--] = cells[cell] as number;
      let above = this.#above[reel] as number;
      for (; to >= reel * rows; to--) {
        above = above === 0 ? strip.length - 1 : above - 1;
        cells[to] = strip[above] as number;
      }
      this.#above[reel] = above;
    }
    gone.fill(0);
  }

  /** @param removed the cells that were gone, before they fell */
  eventOf(board: Board, removed: readonly number[]): TumbleBoardEvent {
    const text = board.text();
    const added = text.map((reel, at) =>
      reel.slice(0, removed.filter((cell) => Math.floor(cell / board.rows) === at).length),
    );
    return { type: 'tumbleBoard', removed, added, board: text };
  }
}
