import { TableTabs } from '../../frame/TableTabs.tsx';
import { BetList } from './BetList.tsx';
import { Guide } from './Guide.tsx';
import { MyHistory } from './MyHistory.tsx';

/** The lists of the crash table. */
export function CrashTabs() {
  return <TableTabs bets={<BetList />} mine={<MyHistory />} guide={<Guide />} />;
}
