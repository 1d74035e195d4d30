import type { CrashBet } from '../../contract/games/crash/channel.ts';

/** A crash bet as in events. */
export function benchBet(number: number, amount: bigint): CrashBet {
  return {
    betId: `${9_000_000 + number}`,
    userId: `${100_000 + number}`,
    name: 'Harimau Gesit 42',
    avatar: number % 24,
    bot: false,
    currency: 'IDR',
    amount: `${amount}`,
    rate: null,
    win: null,
    status: 'placed',
  };
}
