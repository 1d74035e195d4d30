import { drawFloats, pick } from '../../fairness.ts';
import type { MarketId } from '../../markets.ts';
import type { Rate } from '../../money.ts';
import { STAKES, type StakeRange, type Stakes } from '../stakes.ts';

/** Dingdong: the rules of games.md in exact integers. */

/** Betting, and how long the result is shown, in ms; the light runs for `run` of that at most. */
export const DINGDONG_TIMING = { betting: 20_000, reveal: 8_000, run: 6_000 } as const;

export const DINGDONG_POOLS = ['Cherry', 'Apple', 'Mango', 'Grape', 'Bamboo', 'Ding', 'Star'] as const;
export type DingdongPool = (typeof DINGDONG_POOLS)[number];
/** What a cell of the board shows; nobody bets on Again, which draws once more. */
export type DingdongSymbol = DingdongPool | 'Again';

/** What each symbol pays: the total return. */
export const DINGDONG_RATES: Readonly<Record<DingdongPool, Rate>> = {
  Cherry: 42_000n,
  Apple: 52_000n,
  Mango: 52_000n,
  Grape: 70_000n,
  Bamboo: 70_000n,
  Ding: 105_000n,
  Star: 210_000n,
};

/** Every symbol has a range of its own: the rarer, the less may be staked on it. */
export interface DingdongStakes extends Omit<Stakes, 'min' | 'max'> {
  ranges: Record<DingdongPool, StakeRange>;
}

/** The common symbols take what other games take, the rarer ones 3/5, 2/5 and 1/5 of it. */
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

/** The ring of 7 by 7 cells, clockwise from the top left. */
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

/** The cells a round comes to, one `pick(24)` each: every one but the last shows Again. @param prefix the round's id, with its public value where it mixes one in */
export function drawDingdong(salt: string, prefix: string): number[] {
  const floats = drawFloats(salt, prefix);
  const cells: number[] = [];
  for (;;) {
    const cell = pick(floats.next().value, DINGDONG_BOARD.length);
    cells.push(cell);
    if (symbolOf(cell) !== 'Again') return cells;
  }
}

/** The symbol that a round's cells end on. */
export function dingdongResult(cells: readonly number[]): DingdongPool {
  const symbol = symbolOf(cells.at(-1) ?? -1);
  if (symbol === 'Again') throw new Error('a round does not end on Again');
  return symbol;
}

/** The rate of a bet on a symbol; 0 when it is lost. */
export function dingdongRate(pool: DingdongPool, cells: readonly number[]): Rate {
  return dingdongResult(cells) === pool ? DINGDONG_RATES[pool] : 0n;
}
