import { TableTabs } from '../../frame/TableTabs.tsx';
import { WingoBets } from './WingoBets.tsx';
import { WingoGuide } from './WingoGuide.tsx';
import { WingoMine } from './WingoMine.tsx';

/** The lists of the played model's table. */
export function WingoTabs() {
  return <TableTabs bets={<WingoBets />} mine={<WingoMine />} guide={<WingoGuide />} />;
}
