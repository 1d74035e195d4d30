import { DINGDONG_POOLS, dingdongStakes } from '../../../../contract/games/dingdong/rules.ts';
import { market } from '../../../i18n/market.ts';
import { TableTabs } from '../../frame/TableTabs.tsx';
import { PoolBets } from '../../pools/page/PoolBets.tsx';
import { PoolMine } from '../../pools/page/PoolMine.tsx';
import { usePool } from '../../pools/page/poolUi.ts';
import { commonLimits } from '../engine/dingdong.ts';
import { Guide } from './Guide.tsx';
import { ResultMark } from './ResultMark.tsx';

/** The market's, as long as the table has not told its own. */
const LIMITS = commonLimits(
  DINGDONG_POOLS.map((pool) => {
    const { min, max } = dingdongStakes(market.id).ranges[pool];
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
