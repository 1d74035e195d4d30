import type { BetTotals } from '../../../../contract/games/live/channel.ts';
import type { ChannelEvent } from '../../../core/channel/area.ts';
import type { RoundBets, TableBet } from './roundBets.ts';

/** What viewers of a table are told of how many bets a round has by now, and of what they stake. */
export function totalsEvent(
  table: string,
  told: { roundId: string; serverTime: number; all: RoundBets<TableBet>; pools: readonly string[] },
): ChannelEvent {
  const { roundId, serverTime, all, pools } = told;
  const totals: BetTotals = {
    roundId,
    betCount: all.count,
    betTotal: all.total.toString(),
    poolAmount: pools.map((pool) => (all.staked.get(pool) ?? 0n).toString()),
    serverTime,
  };
  return { field: 'gamesBetTotals', value: totals, address: table };
}
