import { drawPrefix } from '../../../../contract/drawPrefix.ts';
import {
  DINGDONG_BOARD,
  DINGDONG_POOLS,
  DINGDONG_RATES,
  type DingdongPool,
  dingdongRate,
  dingdongStakes,
  drawDingdong,
} from '../../../../contract/games/dingdong/rules.ts';
import { coversOf } from '../../../../contract/games/pools/covers.ts';
import type { GameFactory } from '../gameModule.ts';
import { poolModule } from '../pools/module.ts';
import { drawSecret, type PoolRules } from '../pools/rules.ts';
import { startOf } from '../pools/serializers.ts';
import type { GamesConfig } from '../settings.ts';
import {
  dingdongBet,
  dingdongEnd,
  dingdongMyBet,
  dingdongPast,
  dingdongRuns,
  dingdongSnapshot,
} from './serializers.ts';

/** Builds dingdong. It has no per-player results: a result is public, and players' own bets are in their history. */
export const dingdongModule: GameFactory = (parts) => {
  const limits = dingdongStakes(parts.config.market.id);
  return poolModule(
    {
      name: 'dingdong',
      rules: dingdongRules(parts.config),
      steps: limits.steps,
      answers: {
        bet: dingdongBet,
        snapshot: (view) => dingdongSnapshot(view, limits),
        past: dingdongPast,
        myBet: dingdongMyBet,
        poolOf: ({ pool }) => String(pool),
      },
      liveResult: (cells) => cells.slice(-1).map(String),
      teller: (channel) => ({
        start: ({ round, now }) => channel.publish('dingdongRoundStart', startOf(round, now)),
        end({ round, now }) {
          channel.publish('dingdongRoundEnd', dingdongEnd(round, now));
          for (const run of dingdongRuns(round, now))
            channel.publish('dingdongRoundResult', run, round.roundId);
        },
        update: { field: 'dingdongRoundUpdate', bet: dingdongBet },
      }),
    },
    parts,
  );
};

/** The cells on which a round can end, all equally likely. */
const LAST_CELLS = DINGDONG_BOARD.filter((symbol) => symbol !== 'Again');

/** Dingdong as a game of pools; a result is the list of cells where the light stops. */
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
    resultOf: (id, secret, value) => drawDingdong(secret, drawPrefix(id.toString(), value)),
    highestRate: (pool) => DINGDONG_RATES[pool as DingdongPool],
    rateOf: (pool, cells) => dingdongRate(pool as DingdongPool, cells),
    outcomeOf: (cells) => ({ cells }),
  };
}
