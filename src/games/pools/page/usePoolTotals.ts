import { usePool } from './poolUi.ts';

/** How many bets there are on the live round, and what they stake together. */
export function usePoolTotals(): { count: number; total: bigint } {
  const count = usePool(({ game: { round } }) => (round ? round.bets.size + round.hidden.count : 0));
  const total = usePool(({ game }) => game.round?.totals.reduce((sum, amount) => sum + amount, 0n) ?? 0n);
  return { count, total };
}
