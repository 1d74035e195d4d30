import {
  DINGDONG_BOARD,
  DINGDONG_POOLS,
  type DingdongPool,
  dingdongRate,
  dingdongStakes,
  drawDingdong,
} from '../../../../contract/games/dingdong/rules.ts';
import { coversOf } from '../../../../contract/games/pools/covers.ts';
import { drawSecret, type PoolRules } from '../pools/rules.ts';
import type { GamesConfig } from '../settings.ts';

/** What a round can end on: the board's cells, each as likely as the others. */
const LAST_CELLS = DINGDONG_BOARD.filter((symbol) => symbol !== 'Again');

/** Dingdong as the shared area plays it; a result is the cells that the light comes to. */
export function dingdongRules({
  dingdong: timing,
  market,
}: Pick<GamesConfig, 'dingdong' | 'market'>): PoolRules<number[]> {
  return {
    name: 'dingdong',
    pools: DINGDONG_POOLS,
    covers: coversOf(DINGDONG_POOLS, LAST_CELLS.length, (pool, cell) => LAST_CELLS[cell] === pool),
    timing: { ...timing, play: 0 },
    rangeOf: (pool) => dingdongStakes(market.id).ranges[pool as DingdongPool],
    draw: drawSecret,
    resultOf: (id, secret) => drawDingdong(secret, id.toString()),
    rateOf: (pool, cells) => dingdongRate(pool as DingdongPool, cells),
    outcomeOf: (cells) => ({ cells }),
  };
}
