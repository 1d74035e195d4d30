import type { Minor } from '../../../../contract/money.ts';
import type { SessionChannel } from '../../session/sessionDeps.ts';
import type { PoolBet, PoolEvent, PoolGame, PoolPast, PoolSnapshotRead } from '../engine/poolState.ts';

/** One bet of the player's history. */
export interface PoolMyBet<Result> {
  bet: PoolBet;
  status: 'placed' | 'cashed' | 'lost' | 'returned';
  /** What came back; 0n while it is open. */
  payout: Minor;
  result: Result | null;
}

/** How a game of pools speaks with the house: its own operations, read into the engine's words. */
export interface PoolWire<Result> {
  /** Names what is kept on the device. */
  key: string;
  game: PoolGame<Result>;
  snapshot(channel: SessionChannel, currency: string): Promise<PoolSnapshotRead<Result>>;
  /** Ended rounds, newest first. */
  past(channel: SessionChannel, count: number): Promise<PoolPast<Result>[]>;
  /** Subscribes to all that is told to everybody. @returns how to end each */
  subscribe(channel: SessionChannel, receive: (event: PoolEvent<Result>) => void): (() => void)[];
  bet(
    channel: SessionChannel,
    bet: PoolBetRequest,
  ): Promise<{ bet: PoolBet; balance: Minor; sequence: bigint }>;
  /** The player's bets, newest first; `before`: a betId. */
  myBets(channel: SessionChannel, count: number, before: string | null): Promise<PoolMyBet<Result>[]>;
}

/** A bet that is asked for. */
export interface PoolBetRequest {
  key: string;
  roundId: string;
  pool: number;
  amount: Minor;
  currency: string;
}
