import type { RoundGameKey } from '../../../../contract/games/roundGames.ts';
import type { Market } from '../../../../contract/markets.ts';
import { payout } from '../../../../contract/money.ts';
import type { BotBet } from '../../bots/botRounds.ts';
import type { DemoWin } from '../../bots/demoWins.ts';
import type { PoolBotBet } from './poolPlan.ts';
import type { PoolRules } from './rules.ts';
import { type BetView, type DrawnRound, ended, type RoundView } from './view.ts';

export type PoolSeat = BotBet<PoolBotBet>;

/** A demo player's bet as everybody sees it, with what it brought back once the result is out. */
export function botBetView<Result>(
  rules: PoolRules<Result>,
  { plan, player, betId }: PoolSeat,
  round: RoundView<Result>,
  { currency }: Pick<Market, 'currency'>,
): BetView {
  const { pool, amount } = plan;
  const open = {
    roundId: round.roundId,
    betId,
    ...player,
    bot: true,
    at: placedAt(plan, round),
    currency,
    pool,
    amount: amount.toString(),
    back: null,
  };
  return ended(rules, open, round);
}

/** When a demo player bets, ms. */
export function placedAt({ betAt }: PoolBotBet, { opensAt, closesAt }: RoundView<unknown>): number {
  return Math.round(opensAt + (closesAt - opensAt) * betAt);
}

/** The demo players' wins in an ended round. */
export function botWins<Result>(
  rules: PoolRules<Result>,
  seats: readonly PoolSeat[],
  round: DrawnRound<Result>,
): DemoWin[] {
  const { result } = round.drawn;
  return seats.flatMap(({ plan, player, betId }): DemoWin[] => {
    if (round.interrupted) return [];
    const rate = rules.rateOf(plan.pool, result);
    const back = payout(plan.amount, rate);
    if (back <= plan.amount) return [];
    const { name, avatar } = player;
    return [
      {
        id: betId,
        game: rules.name as RoundGameKey,
        roundId: round.roundId,
        ...{ name, avatar, bot: true },
        amount: plan.amount.toString(),
        payout: back.toString(),
        rate: rate.toString(),
        at: round.endsAt,
      },
    ];
  });
}
