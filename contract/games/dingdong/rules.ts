import { drawFloats, pick } from '../../fairness.ts';
import type { MarketId } from '../../markets.ts';
import type { Rate } from '../../money.ts';
import { STAKES, type StakeRange, type Stakes } from '../stakes.ts';

/** Dingdong: the rules of games.md in exact integers. */

/** Duration of betting, and how long the result is shown, in ms; the light runs for at most `run` of that. */
export const DINGDONG_TIMING = { betting: 20_000, reveal: 8_000, run: 6_000 } as const;

export const DINGDONG_POOLS = ['Cherry', 'Apple', 'Mango', 'Grape', 'Bamboo', 'Ding', 'Star'] as const;
export type DingdongPool = (typeof DINGDONG_POOLS)[number];
/** The symbol of a board cell; Again cannot be bet on and draws once more. */
export type DingdongSymbol = DingdongPool | 'Again';

/** The rate of each symbol: the total return. */
export const DINGDONG_RATES: Readonly<Record<DingdongPool, Rate>> = {
  Cherry: 42_000n,
  Apple: 52_000n,
  Mango: 52_000n,
  Grape: 70_000n,
  Bamboo: 70_000n,
  Ding: 105_000n,
  Star: 210_000n,
};

/** Each symbol has its own stake range: the rarer it is, the lower its maximum. */
export interface DingdongStakes extends Omit<Stakes, 'min' | 'max'> {
  ranges: Record<DingdongPool, StakeRange>;
}

/** Common symbols have the maximum stake of other games, rarer ones 3/5, 2/5 and 1/5 of it. */
export function dingdongStakes(market: MarketId): DingdongStakes {
  const { min, max, maxProfit, steps } = STAKES[market];
  const fifths = (n: bigint) => ({ min, max: (max * n) / 5n });
  return {
    maxProfit,
    steps,
    ranges: {
      Cherry: fifths(5n),
      Apple: fifths(5n),
      Mango: fifths(5n),
      Grape: fifths(3n),
      Bamboo: fifths(3n),
      Ding: fifths(2n),
      Star: fifths(1n),
    },
  };
}

/** The border cells of the 7 by 7 board, clockwise from the top left. */
export const DINGDONG_BOARD: readonly DingdongSymbol[] = [
  ...(['Apple', 'Cherry', 'Mango', 'Again', 'Grape', 'Cherry'] as const),
  ...(['Ding', 'Apple', 'Bamboo', 'Cherry', 'Mango', 'Grape'] as const),
  ...(['Star', 'Apple', 'Cherry', 'Mango', 'Again', 'Bamboo'] as const),
  ...(['Cherry', 'Ding', 'Apple', 'Grape', 'Mango', 'Bamboo'] as const),
];

/** The symbol of a cell. @throws when the board has no such cell */
export function symbolOf(cell: number): DingdongSymbol {
  const symbol = DINGDONG_BOARD[cell];
  if (symbol === undefined) throw new RangeError(`the board has no cell ${cell}`);
  return symbol;
}

/**
 * The cells drawn in a round, one `pick(24)` each: every one but the last is Again.
 * @param prefix the round's id, including its public value if it mixes one in
 */
export function drawDingdong(salt: string, prefix: string): number[] {
  const floats = drawFloats(salt, prefix);
  const cells: number[] = [];
  for (;;) {
    const cell = pick(floats.next().value, DINGDONG_BOARD.length);
    cells.push(cell);
    if (symbolOf(cell) !== 'Again') return cells;
  }
}

/** The final symbol of a round's cells. */
export function dingdongResult(cells: readonly number[]): DingdongPool {
  const symbol = symbolOf(cells.at(-1) ?? -1);
  if (symbol === 'Again') throw new Error('a round does not end on Again');
  return symbol;
}

/** The rate of a bet on a symbol; 0 if lost. */
export function dingdongRate(pool: DingdongPool, cells: readonly number[]): Rate {
  return dingdongResult(cells) === pool ? DINGDONG_RATES[pool] : 0n;
}
