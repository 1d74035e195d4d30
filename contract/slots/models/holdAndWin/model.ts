import { Board, stripsOf } from '../../board.ts';
import type { Coin, SymbolWin } from '../../book.ts';
import { payTable } from '../../countTable.ts';
import { LINES_5X3, LinePays } from '../../lines.ts';
import type { SlotMachine, SlotModel } from '../../model.ts';
import type { SlotRandom } from '../../random.ts';
import { Round } from '../../round.ts';
import { COIN } from '../../symbols.ts';
import { Coins } from './coins.ts';
import { type HoldAndWin, schema } from './definition.ts';
import { expected } from './expected.ts';
import { CELLS, CHANCE_OF, LEAST_COINS, REELS, RESPINS, ROWS } from './numbers.ts';

/** Hold and win. */
export const holdAndWin = {
  key: 'holdAndWin',
  reels: REELS,
  rows: ROWS,
  schema,
  lines: () => LINES_5X3,
  machine,
  expected,
} satisfies SlotModel<HoldAndWin>;

function machine({ reels, pays, wildTimes, hold, cap }: HoldAndWin): SlotMachine {
  const board = new Board(REELS, ROWS);
  const strips = stripsOf(reels);
  const lines = new LinePays(board, LINES_5X3, payTable(pays, REELS), wildTimes);
  const coins = new Coins(hold.coins, CELLS);
  const round = new Round(cap);

  function spin(random: SlotRandom): void {
    board.spin(strips, random);
    for (let cell = 0; cell < CELLS; cell++) if (board.cells[cell] === COIN) coins.drop(cell, random);
    round.book?.push({ ...board.revealed('base', COIN, LEAST_COINS), coins: coins.all() });
    const wins: SymbolWin[] | null = round.book && [];
    round.addWins(lines.pay(board, 1, wins), wins);
  }

  /** The initial coins of a bought feature, at random cells. */
  function deal(random: SlotRandom): void {
    while (coins.count < LEAST_COINS) {
      let place = random.pick(CELLS - coins.count);
      let cell = 0;
      while (coins.has(cell) || place-- > 0) cell++;
      coins.drop(cell, random);
    }
  }

  /** Randomly puts a coin into each empty cell. Returns whether any was added. */
  function respin(random: SlotRandom, fell: Coin[] | null): boolean {
    const before = coins.count;
    for (let cell = 0; cell < CELLS; cell++) {
      if (coins.has(cell) || random.pick(CHANCE_OF) >= hold.chance) continue;
      coins.drop(cell, random);
      fell?.push(coins.coinAt(cell));
    }
    return coins.count > before;
  }

  function holdCoins(random: SlotRandom, bought: boolean): void {
    const { book } = round;
    round.featured = true;
    book?.push({ type: 'holdTrigger', coins: coins.all(), respins: RESPINS, bought });
    for (let left = RESPINS; left > 0 && coins.count < CELLS; ) {
      const fell: Coin[] | null = book && [];
      left = respin(random, fell) ? RESPINS : left - 1;
      if (fell) book?.push({ type: 'updateRespin', coins: fell, left, rate: coins.rate });
    }
    const full = coins.count === CELLS;
    if (full) book?.push({ type: 'holdFull', prize: 'grand', rate: hold.grand });
    const rate = coins.rate + (full ? hold.grand : 0);
    book?.push({ type: 'holdEnd', rate });
    round.add(rate);
  }

  return {
    play(mode, random, book) {
      round.begin(book);
      coins.clear();
      const bought = mode === 'buy';
      if (bought) deal(random);
      else spin(random);
      if (coins.count >= LEAST_COINS && !round.capped) holdCoins(random, bought);
      return round.end();
    },
    featured: () => round.featured,
  };
}
