import type { CrashBet, CrashEscape, CrashOwn } from '../../../../contract/games/crash/channel.ts';
import type { BetRow } from '../../../money/ledger/bets/bets.ts';
import type { PlayerCard } from '../playerCards.ts';

/** Bets in their wire form (contract/games/crash/channel.ts). */

/** The public view of a bet: without its auto cash-out. */
export function crashBetOf(bet: BetRow, card: PlayerCard): CrashBet {
  return {
    betId: bet.id.toString(),
    userId: bet.userId.toString(),
    name: card.name,
    avatar: card.avatar,
    bot: card.bot,
    currency: bet.currency,
    amount: bet.amount.toString(),
    rate: bet.rate?.toString() ?? null,
    win: bet.status === 'cashed' ? bet.payout.toString() : null,
    status: bet.status,
  };
}

/** The cash-out of a cashed bet. */
export function crashEscapeOf(bet: BetRow): CrashEscape {
  if (bet.rate === null) throw new Error(`bet ${bet.id} was not cashed`);
  return {
    roundId: bet.roundId.toString(),
    betId: bet.id.toString(),
    userId: bet.userId.toString(),
    rate: bet.rate.toString(),
    win: bet.payout.toString(),
  };
}

/** A player's own bet on a slip of a round; null if there is none or it was taken back. */
export function crashOwnOf(roundId: bigint, betSlot: number, bet: BetRow | null): CrashOwn {
  return {
    roundId: roundId.toString(),
    slip: betSlot,
    betId: bet?.id.toString() ?? null,
    isJoinCur: bet !== null && bet.status !== 'returned',
    betAmount: (bet?.amount ?? 0n).toString(),
    autoRate: bet?.autoRate?.toString() ?? null,
    isEscape: bet?.status === 'cashed',
    winAmount: (bet?.payout ?? 0n).toString(),
    escapeRate: bet?.rate?.toString() ?? null,
    status: bet?.status ?? null,
  };
}
