import { lineCounts } from '../../analysis/lineCounts.ts';
import { Board, stripsOf } from '../../board.ts';
import type { SymbolWin } from '../../book.ts';
import { payTable } from '../../countTable.ts';
import { LINES_3X3, LinePays } from '../../lines.ts';
import type { SlotMachine, SlotModel } from '../../model.ts';
import { Round } from '../../round.ts';
import { schema, type ThreeReels } from './definition.ts';

const [REELS, ROWS] = [3, 3];

const linesOf = ({ lines }: ThreeReels) => LINES_3X3.slice(0, lines);

/** The classic: three reels. */
export const threeReels = {
  key: 'threeReels',
  reels: REELS,
  rows: ROWS,
  schema,
  lines: linesOf,
  machine(definition): SlotMachine {
    const board = new Board(REELS, ROWS);
    const strips = stripsOf(definition.reels);
    const lines = new LinePays(
      board,
      linesOf(definition),
      payTable(definition.pays, REELS),
      definition.wildTimes,
    );
    const round = new Round(definition.cap);
    return {
      play(_mode, random, book) {
        round.begin(book);
        board.spin(strips, random);
        book?.push(board.revealed('base'));
        const wins: SymbolWin[] | null = book && [];
        round.addWins(lines.pay(board, 1, wins), wins);
        return round.end();
      },
      featured: () => round.featured,
    };
  },
  expected(definition) {
    const pays = payTable(definition.pays, REELS);
    const counts = lineCounts(stripsOf(definition.reels), definition.lines, pays, definition.wildTimes);
    return { counts, besides: 0, featureRate: 0, bought: 0 };
  },
} satisfies SlotModel<ThreeReels>;
