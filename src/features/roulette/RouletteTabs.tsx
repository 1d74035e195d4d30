import { market } from '../../state/market.ts';
import { PoolBets } from '../../table/pools/PoolBets.tsx';
import { PoolMine } from '../../table/pools/PoolMine.tsx';
import { TableTabs } from '../../table/TableTabs.tsx';
import { RouletteMark } from '../../ui/marks/RouletteMark.tsx';
import { Guide } from './Guide.tsx';
import { useRoulette } from './table.ts';

/** The lists of roulette's table. */
export function RouletteTabs() {
  const limits = useRoulette(({ game }) => game.limits) ?? market.roulette;
  return (
    <TableTabs
      bets={<PoolBets />}
      mine={<PoolMine mark={(number: number) => <RouletteMark number={number} size={20} />} />}
      guide={<Guide limits={limits} />}
    />
  );
}
