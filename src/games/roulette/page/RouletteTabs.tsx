import { ROULETTE_STAKES } from '../../../../contract/games/roulette/rules.ts';
import { market } from '../../../i18n/market.ts';
import { TableTabs } from '../../frame/TableTabs.tsx';
import { PoolBets } from '../../pools/page/PoolBets.tsx';
import { PoolMine } from '../../pools/page/PoolMine.tsx';
import { RouletteMark } from '../RouletteMark.tsx';
import { Guide } from './Guide.tsx';
import { useRoulette } from './rouletteSession.ts';

/** The lists of roulette's table. */
export function RouletteTabs() {
  const limits = useRoulette(({ game }) => game.limits) ?? ROULETTE_STAKES[market.id];
  return (
    <TableTabs
      bets={<PoolBets />}
      mine={<PoolMine mark={(number: number) => <RouletteMark number={number} size={20} />} />}
      guide={<Guide limits={limits} />}
    />
  );
}
