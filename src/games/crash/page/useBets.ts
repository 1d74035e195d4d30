import { useMemo } from 'react';
import type { CrashTableBet } from '../engine/crashState.ts';
import { tableTotals } from '../engine/crashTable.ts';
import { useCrash } from './table.ts';

const NONE: ReadonlyMap<string, CrashTableBet> = new Map();

/** How many bets the round has, and their stakes together. */
export function useTotals(): { count: number; total: bigint } {
  const bets = useCrash((state) => state.game.round?.bets ?? NONE);
  const hidden = useCrash((state) => state.game.round?.hidden);
  return useMemo(() => {
    const known = tableTotals(bets.values());
    return { count: known.count + (hidden?.count ?? 0), total: known.total + (hidden?.total ?? 0n) };
  }, [bets, hidden]);
}

/** The round's bets, the largest first, the player's own on top; cancelled ones left out. */
export function useBets(): readonly CrashTableBet[] {
  const bets = useCrash((state) => state.game.round?.bets ?? NONE);
  const userId = useCrash((state) => state.game.player?.id);
  return useMemo(() => {
    const own = (bet: CrashTableBet) => (bet.userId === userId ? 1 : 0);
    return [...bets.values()]
      .filter((bet) => bet.status !== 'returned')
      .sort((a, b) => own(b) - own(a) || Number(b.amount - a.amount) || (a.betId < b.betId ? -1 : 1));
  }, [bets, userId]);
}
