import { DINGDONG_POOLS } from '../../../contract/games/dingdong.ts';
import { commonLimits } from '../../engine/dingdong.ts';
import { market } from '../../state/market.ts';
import { PoolBets } from '../../table/pools/PoolBets.tsx';
import { PoolMine } from '../../table/pools/PoolMine.tsx';
import { usePool } from '../../table/pools/poolUi.ts';
import { TableTabs } from '../../table/TableTabs.tsx';
import { Guide } from './Guide.tsx';
import { ResultMark } from './ResultMark.tsx';

/** The market's, as long as the table has not told its own. */
const LIMITS = commonLimits(
  DINGDONG_POOLS.map((pool) => {
    const { min, max } = market.dingdong.ranges[pool];
    return { min: `${min}`, max: `${max}` };
  }),
);

/** The lists of dingdong's table. */
export function DingdongTabs() {
  const limits = usePool(({ game }) => game.limits) ?? LIMITS;
  return (
    <TableTabs
      bets={<PoolBets />}
      mine={<PoolMine mark={(cells: readonly number[]) => <ResultMark cells={cells} size={20} />} />}
      guide={<Guide limits={limits} />}
    />
  );
}
