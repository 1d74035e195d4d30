import { PayCounts } from '../../analysis/expected.ts';
import { lineCounts } from '../../analysis/lineCounts.ts';
import { withFreeSpins } from '../../analysis/withFreeSpins.ts';
import { Board, stripsOf } from '../../board.ts';
import { payTable } from '../../countTable.ts';
import { LINES_5X3, LinePays } from '../../lines.ts';
import type { SlotMachine, SlotModel } from '../../model.ts';
import { scatterReels } from '../../scatterReels.ts';
import { type Lines20, schema } from './definition.ts';

const [REELS, ROWS] = [5, 3];

/** Twenty lines. */
export const lines20 = {
  key: 'lines20',
  reels: REELS,
  rows: ROWS,
  schema,
  lines: () => LINES_5X3,
  machine(definition): SlotMachine {
    const board = new Board(REELS, ROWS);
    const { pays, wildTimes, free } = definition;
    const lines = new LinePays(board, LINES_5X3, payTable(pays, REELS), wildTimes);
    return scatterReels(definition, board, (isFree, wins) => lines.pay(board, isFree ? free.times : 1, wins));
  },
  expected(definition) {
    const pays = payTable(definition.pays, REELS);
    const counts = (reels: readonly string[]) =>
      lineCounts(stripsOf(reels), LINES_5X3.length, pays, definition.wildTimes);
    const free = new PayCounts();
    free.addAll(counts(definition.free.reels), definition.free.times);
    return withFreeSpins(definition, ROWS, counts(definition.reels), free);
  },
} satisfies SlotModel<Lines20>;
