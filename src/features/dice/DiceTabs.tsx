import { market } from '../../state/market.ts';
import { PoolBets } from '../../table/pools/PoolBets.tsx';
import { PoolMine } from '../../table/pools/PoolMine.tsx';
import { TableTabs } from '../../table/TableTabs.tsx';
import { Faces } from './Faces.tsx';
import { Guide } from './Guide.tsx';
import { useDice } from './table.ts';

/** The lists of the table of dice. */
export function DiceTabs() {
  const limits = useDice(({ game }) => game.limits) ?? market.dice;
  return (
    <TableTabs
      bets={<PoolBets />}
      mine={<PoolMine mark={(faces: readonly number[]) => <Faces faces={faces} size={18} />} />}
      guide={<Guide limits={limits} />}
    />
  );
}
