import { useWingo } from './wingoTables.ts';

/** How many orders there are on the live round, and what they stake together. */
export function useTotals(): { count: number; total: bigint } {
  const count = useWingo(({ game: { round } }) => (round ? round.bets.size + round.hidden.count : 0));
  const total = useWingo(({ game }) => game.round?.totals.reduce((sum, amount) => sum + amount, 0n) ?? 0n);
  return { count, total };
}
