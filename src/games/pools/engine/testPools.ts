import { ROULETTE } from '../../roulette/engine/roulette.ts';
import type { PoolBet, PoolEvent, PoolOpening, PoolSnapshotRead } from './poolState.ts';

/** A small fake server for the pool engine's tests: roulette rounds as events and as snapshots. */

export const GAME = ROULETTE;
export const LIMITS = { min: 100_000n, max: 500_000_000n };
export const PLAYER = { id: '7', name: 'Sari', avatar: 3 };
const ROUND = 28_000;

export function opening(roundId: string): PoolOpening {
  const startTime = Number(roundId) * ROUND;
  const closeTime = startTime + 20_000;
  return { roundId, hash: `hash ${roundId}`, startTime, closeTime, endTime: startTime + ROUND };
}

export function bet(roundId: string, betId: string, more: Partial<PoolBet> = {}): PoolBet {
  const at = opening(roundId).startTime + 1_000;
  const userId = `1${betId}`;
  const who = { userId, name: `Player ${betId}`, avatar: 1, bot: false };
  return { roundId, betId, ...who, pool: 0, amount: 1_000_000n, at, ...more };
}

export function start(roundId: string): PoolEvent<number> {
  return { type: 'start', opening: opening(roundId) };
}

export function end(roundId: string, result: number, voided = false): PoolEvent<number> {
  const secret = `secret ${roundId}`;
  return { type: 'end', opening: opening(roundId), end: { result, secret, voided } };
}

/** The server's snapshot of a round: all of its bets, and its end if there is one. */
export function snapshot(
  roundId: string,
  bets: readonly PoolBet[],
  more: Partial<PoolSnapshotRead<number>> & { listed?: number; of?: string } = {},
): PoolEvent<number> {
  const { listed = bets.length, of = PLAYER.id, ...rest } = more;
  const totals = [0, 1, 2].map((pool) =>
    bets.filter((one) => one.pool === pool).reduce((sum, one) => sum + one.amount, 0n),
  );
  return {
    type: 'snapshot',
    round: {
      ...opening(roundId),
      bets: [...bets].sort((a, b) => Number(b.amount - a.amount)).slice(0, listed),
      mine: bets.filter((one) => one.userId === of),
      betCount: bets.length,
      totals,
      serverTime: opening(roundId).startTime + 19_000,
      end: null,
      history: [],
      limits: LIMITS,
      ...rest,
    },
  };
}
