import { type Board, stripsOf } from './board.ts';
import type { SymbolWin } from './book.ts';
import { payOf, payTable } from './countTable.ts';
import { type FreeSpinRules, FreeSpins } from './freeSpins.ts';
import type { SlotMachine } from './model.ts';
import type { SlotRandom } from './random.ts';
import { Round } from './round.ts';
import { SCATTER } from './symbols.ts';

interface ScatterReels {
  cap: number;
  pays: Parameters<typeof payTable>[0];
  reels: readonly string[];
  free: FreeSpinRules & { reels: readonly string[] };
}

/** The payout of a stopped board without scatters. It may change the board and record that in the round's book. */
type PayBoard = (free: boolean, wins: SymbolWin[] | null, round: Round) => number;

/** A machine whose reels stop once per spin, with scatters that pay anywhere and trigger free spins. */
export function scatterReels(of: ScatterReels, board: Board, payBoard: PayBoard): SlotMachine {
  const round = new Round(of.cap);
  const pays = payTable(of.pays, board.cells.length);
  const free = new FreeSpins(of.free, board.cells.length);
  const [strips, freeStrips] = [stripsOf(of.reels), stripsOf(of.free.reels)];
  // Before wilds expand over them.
  let cells: number[] = [];

  function spin(isFree: boolean, random: SlotRandom): number {
    board.spin(isFree ? freeStrips : strips, random);
    const scatters = board.count(SCATTER);
    const wins: SymbolWin[] | null = round.book && [];
    if (wins) cells = board.cellsOf(SCATTER);
    round.book?.push(board.revealed(isFree ? 'free' : 'base', SCATTER, free.least));
    const ofScatters = payOf(pays, SCATTER, scatters);
    const rate = payBoard(isFree, wins, round) + ofScatters;
    if (ofScatters > 0) wins?.push({ symbol: 'S', count: scatters, cells, rate: ofScatters, multiplier: 1 });
    round.addWins(rate, wins);
    return scatters;
  }

  return {
    play(mode, random, book) {
      round.begin(book);
      const bought = mode === 'buy';
      const scatters = bought ? free.least : spin(false, random);
      free.play(
        round,
        scatters,
        bought,
        () => cells,
        () => spin(true, random),
      );
      return round.end();
    },
    featured: () => round.featured,
  };
}
