import { BetRows } from '../../frame/BetRows.tsx';
import { TableTabs } from '../../frame/TableTabs.tsx';
import type { PoolBet } from '../../pools/engine/poolState.ts';
import { PoolMark } from './PoolMark.tsx';
import { WingoGuide } from './WingoGuide.tsx';
import { WingoMine } from './WingoMine.tsx';
import { useTotals, useWingo } from './wingoSessions.ts';

/** The lists of the played model's table. */
export function WingoTabs() {
  return <TableTabs bets={<WingoBets />} mine={<WingoMine />} guide={<WingoGuide />} />;
}

/** Everyone's orders on the played model's live round, the newest first. */
function WingoBets() {
  const totals = useTotals();
  const bets = useWingo(({ game }) => game.round?.bets);
  const userId = useWingo(({ game }) => game.player?.id);
  const newest = [...(bets?.values() ?? [])].sort((a, b) => b.at - a.at);
  return (
    <BetRows {...totals} paid={null} bets={newest} userId={userId} fateOf={() => 'placed'} End={BetOn} />
  );
}

/** What a bet is on. */
function BetOn({ bet }: { bet: PoolBet }) {
  return <PoolMark pool={bet.pool} />;
}
