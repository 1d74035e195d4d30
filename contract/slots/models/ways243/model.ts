import { PayCounts } from '../../analysis/expected.ts';
import { wayCounts } from '../../analysis/wayCounts.ts';
import { withFreeSpins } from '../../analysis/withFreeSpins.ts';
import { Board, stripsOf } from '../../board.ts';
import { payTable } from '../../countTable.ts';
import type { SlotMachine, SlotModel } from '../../model.ts';
import { scatterReels } from '../../scatterReels.ts';
import { WayPays } from '../../ways.ts';
import { schema, type Ways243 } from './definition.ts';

const [REELS, ROWS] = [5, 3];

/** 243 ways. */
export const ways243 = {
  key: 'ways243',
  reels: REELS,
  rows: ROWS,
  schema,
  lines: () => [],
  machine(definition): SlotMachine {
    const board = new Board(REELS, ROWS);
    const ways = new WayPays(board, payTable(definition.pays, REELS));
    const { times } = definition.free;
    return scatterReels(definition, board, (isFree, wins) => ways.pay(board, isFree ? times : 1, wins));
  },
  expected(definition) {
    const free = new PayCounts();
    free.addAll(wayCounts(stripsOf(definition.free.reels), ROWS), definition.free.times);
    return withFreeSpins(definition, ROWS, wayCounts(stripsOf(definition.reels), ROWS), free);
  },
} satisfies SlotModel<Ways243>;
