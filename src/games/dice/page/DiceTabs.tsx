import { DICE_STAKES } from '../../../../contract/games/dice/rules.ts';
import { market } from '../../../i18n/market.ts';
import { TableTabs } from '../../frame/TableTabs.tsx';
import { PoolBets } from '../../pools/page/PoolBets.tsx';
import { PoolMine } from '../../pools/page/PoolMine.tsx';
import { useDice } from './diceSession.ts';
import { Faces } from './Faces.tsx';
import { Guide } from './Guide.tsx';

/** The lists of the table of dice. */
export function DiceTabs() {
  const limits = useDice(({ game }) => game.limits) ?? DICE_STAKES[market.id];
  return (
    <TableTabs
      bets={<PoolBets />}
      mine={<PoolMine mark={(faces: readonly number[]) => <Faces faces={faces} size={18} />} />}
      guide={<Guide limits={limits} />}
    />
  );
}
