import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import {
  lotteryOwnTicketsInput,
  lotteryPrizeClaimInput,
  lotteryWeekUserInput,
  lotteryWinnersInput,
} from '../../../contract/http/offers/inputs/weekLottery.ts';
import {
  lotteryLatest,
  lotteryOwnTickets,
  lotteryPrizeClaim,
  lotteryWeekUser,
  lotteryWinners,
} from '../../../contract/http/offers/weekLottery.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import type { Awards } from '../engine/awards.ts';
import type { Player } from '../engine/players.ts';
import type { WeekLottery } from './lottery.ts';

/** The calls about the weekly lottery. */
export function lotteryRoutes(
  lottery: WeekLottery,
  awards: Awards,
  player: (userId: string) => Promise<Player>,
): Route[] {
  return [
    tokenRoute(withInput(lotteryWeekUser, lotteryWeekUserInput), async ({ session, input }) =>
      lottery.of(await player(session.userId), input.week),
    ),
    tokenRoute(withInput(lotteryOwnTickets, lotteryOwnTicketsInput), async ({ session, input }) =>
      lottery.ownTickets(await player(session.userId), input),
    ),
    tokenRoute(lotteryLatest, ({ session }) => lottery.latest(BigInt(session.userId))),
    tokenRoute(withInput(lotteryWinners, lotteryWinnersInput), ({ session, input }) =>
      lottery.draws(BigInt(session.userId), input.week, input.list !== undefined),
    ),
    tokenRoute(withInput(lotteryPrizeClaim, lotteryPrizeClaimInput), async ({ session, input, key }) => {
      if (key === null) throw new Refusal(ErrorCode.badParameter, 'Idempotency-Key');
      return awards.claim(await awards.one(BigInt(session.userId), 'weekLottery', BigInt(input.id)), key);
    }),
  ];
}
