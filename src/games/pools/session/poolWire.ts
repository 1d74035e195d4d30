import type { Minor } from '../../../../contract/money.ts';
import type { TableChannel } from '../../session/tableDeps.ts';
import type { PoolBet, PoolEvent, PoolGame, PoolPast, PoolSnapshotRead } from '../engine/poolState.ts';

/** One bet of the player's history. */
export interface PoolMyBet<Result> {
  bet: PoolBet;
  status: 'placed' | 'cashed' | 'lost' | 'returned';
  /** What came back; 0n while it is open. */
  payout: Minor;
  result: Result | null;
}

/** What the house says of a player's own round. */
export interface PoolSettled {
  roundId: string;
  balance: Minor;
  /** Of two balances the one with the higher sequence is newer. */
  sequence: bigint;
}

/** How a game of pools speaks with the house: its own operations, read into the engine's words. */
export interface PoolWire<Result> {
  /** Names what is kept on the device. */
  key: string;
  game: PoolGame<Result>;
  snapshot(channel: TableChannel, currency: string): Promise<PoolSnapshotRead<Result>>;
  /** Ended rounds, newest first. */
  past(channel: TableChannel, count: number): Promise<PoolPast<Result>[]>;
  /** Subscribes to all that is told to everybody. @returns how to end each */
  listen(channel: TableChannel, hear: (event: PoolEvent<Result>) => void): (() => void)[];
  /** Subscribes to the player's own results; null where a game has none. */
  listenOwn: ((channel: TableChannel, userId: string, hear: (own: PoolSettled) => void) => () => void) | null;
  bet(channel: TableChannel, bet: PoolAsk): Promise<{ bet: PoolBet; balance: Minor; sequence: bigint }>;
  /** The player's bets, newest first; `before`: a betId. */
  mine(channel: TableChannel, count: number, before: string | null): Promise<PoolMyBet<Result>[]>;
}

/** A bet that is asked for. */
export interface PoolAsk {
  key: string;
  roundId: string;
  pool: number;
  amount: Minor;
  currency: string;
}
