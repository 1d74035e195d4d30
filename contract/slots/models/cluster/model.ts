import { Board, stripsOf } from '../../board.ts';
import type { SymbolWin } from '../../book.ts';
import { payOf, payTable } from '../../countTable.ts';
import { FreeSpins } from '../../freeSpins.ts';
import type { SlotMachine, SlotModel } from '../../model.ts';
import type { SlotRandom } from '../../random.ts';
import { Round } from '../../round.ts';
import { letterOf, SCATTER } from '../../symbols.ts';
import { ClusterFinder } from './clusters.ts';
import { type Cluster, schema } from './definition.ts';
import { Tumble } from './tumble.ts';

const [REELS, ROWS] = [7, 7];
/** Maximum number of tumbles per spin: strips are short rings, and could form clusters forever. */
const MOST_TUMBLES = 50;

/** Tumbling clusters. */
export const cluster = {
  key: 'cluster',
  reels: REELS,
  rows: ROWS,
  schema,
  lines: () => [],
  machine,
  // A tumble depends on all reels at once.
  expected: () => null,
} satisfies SlotModel<Cluster>;

function machine(definition: Cluster): SlotMachine {
  const board = new Board(REELS, ROWS);
  const [finder, tumble] = [new ClusterFinder(board), new Tumble(board)];
  const pays = payTable(definition.pays, REELS * ROWS);
  const free = new FreeSpins(definition.free, REELS * ROWS);
  const [strips, freeStrips] = [stripsOf(definition.reels), stripsOf(definition.free.reels)];
  const round = new Round(definition.cap);
  const { ladder } = definition;
  let step = 0;

  /** Pays all clusters and marks them as removed. False if there was none. */
  function payClusters(): boolean {
    const wins: SymbolWin[] | null = round.book && [];
    const multiplier = ladder[Math.min(step, ladder.length - 1)] as number;
    let [rate, any] = [0, false];
    finder.begin();
    while (finder.next()) {
      any = true;
      const { symbol, count, cells } = finder;
      for (let at = 0; at < count; at++) tumble.gone[cells[at] as number] = 1;
      const win = payOf(pays, symbol, count) * multiplier;
      rate += win;
      wins?.push({
        symbol: letterOf(symbol),
        count,
        cells: [...cells.subarray(0, count)].sort((a, b) => a - b),
        rate: win,
        multiplier,
      });
    }
    round.addWins(rate, wins);
    return any;
  }

  function climb(): void {
    step++;
    if (step < ladder.length)
      round.book?.push({ type: 'updateMultiplier', multiplier: ladder[step] as number });
  }

  function spin(isFree: boolean, random: SlotRandom): number {
    const reels = isFree ? freeStrips : strips;
    if (!isFree || !definition.free.keeps) step = 0;
    board.spin(reels, random);
    tumble.begin(board);
    round.book?.push(board.revealed(isFree ? 'free' : 'base', SCATTER, free.least));
    round.book?.push({
      type: 'updateMultiplier',
      multiplier: ladder[Math.min(step, ladder.length - 1)] as number,
    });
    for (let tumbles = 0; tumbles < MOST_TUMBLES && !round.capped && payClusters(); tumbles++) {
      const removed = round.book && [...tumble.gone.keys()].filter((cell) => tumble.gone[cell] === 1);
      tumble.fall(board, reels);
      if (removed) round.book?.push(tumble.eventOf(board, removed));
      climb();
    }
    return board.count(SCATTER);
  }

  return {
    play(mode, random, book) {
      round.begin(book);
      const bought = mode === 'buy';
      const scatters = bought ? free.least : spin(false, random);
      step = 0;
      free.play(
        round,
        scatters,
        bought,
        () => board.cellsOf(SCATTER),
        () => spin(true, random),
      );
      return round.end();
    },
    featured: () => round.featured,
  };
}
