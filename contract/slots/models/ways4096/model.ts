import { wayCounts } from '../../analysis/wayCounts.ts';
import { withFreeSpins } from '../../analysis/withFreeSpins.ts';
import { Board, stripsOf } from '../../board.ts';
import { payTable } from '../../countTable.ts';
import type { SlotMachine, SlotModel } from '../../model.ts';
import { scatterReels } from '../../scatterReels.ts';
import { WayPays } from '../../ways.ts';
import { schema, type Ways4096 } from './definition.ts';
import { expandWilds } from './expandWilds.ts';

const [REELS, ROWS] = [6, 4];

/** 4096 ways with expanding wilds. */
export const ways4096 = {
  key: 'ways4096',
  reels: REELS,
  rows: ROWS,
  schema,
  lines: () => [],
  machine(definition): SlotMachine {
    const board = new Board(REELS, ROWS);
    const ways = new WayPays(board, payTable(definition.pays, REELS));
    return scatterReels(definition, board, (isFree, wins, { book }) => {
      expandWilds(board, isFree ? definition.free.wildTimes : 1, ways.reelTimes, book);
      return ways.pay(board, 1, wins);
    });
  },
  expected(definition) {
    const { wildTimes, reels } = definition.free;
    const free = wayCounts(stripsOf(reels), ROWS, { grows: true, wildTimes });
    const base = wayCounts(stripsOf(definition.reels), ROWS, { grows: true });
    return withFreeSpins(definition, ROWS, base, free);
  },
} satisfies SlotModel<Ways4096>;
