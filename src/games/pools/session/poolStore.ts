import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Minor } from '../../../../contract/money.ts';
import type { AutoRun, AutoSettings } from '../../engine/autoRun.ts';
import type { TableConnection } from '../../session/tableFeed.ts';
import { type Lay, laidAmounts, openIntents, type PoolIntent } from '../engine/poolLays.ts';
import type { PoolEvent, PoolGame, PoolState } from '../engine/poolState.ts';
import { emptyTable, reducePool } from '../engine/pools.ts';

/** How the player's bets on a round ended. */
export interface PoolDecision<Result> {
  roundId: string;
  /** Null: no bet stood there after all. */
  own: { stake: Minor; payout: Minor } | null;
  result: Result | null;
  interrupted: boolean;
}

/** A run of auto-bets places the same bets every round, larger or smaller together. */
export interface PoolAutoSettings extends AutoSettings {
  bets: readonly Lay[];
}

export interface PoolTableState<Result> {
  game: PoolState<Result>;
  connection: TableConnection;
  /** What the player has laid and not placed yet, in the order it was laid. */
  lays: readonly Lay[];
  /** Bets that were asked for and not answered yet. */
  intents: readonly PoolIntent[];
  /** Both together, one amount a pool: the same object while nothing of it changes. */
  laid: readonly Minor[];
  /** The player's stakes of the last round they bet on, to be laid again. */
  before: readonly Lay[];
  auto: AutoRun<PoolAutoSettings> | null;
  /** The newest decision, for the announcement. */
  decision: PoolDecision<Result> | null;
  /** The newest round whose result the picture has shown: before that, nothing else on the page may tell it. */
  shown: string | null;
}

export type PoolStore<Result> = StoreApi<PoolTableState<Result>>;

export function createPoolStore<Result>(game: PoolGame<Result>, before: readonly Lay[]): PoolStore<Result> {
  return createStore<PoolTableState<Result>>(() => ({
    game: emptyTable<Result>(),
    connection: 'loading',
    lays: [],
    intents: [],
    laid: laidAmounts(game.pools, [], []),
    before,
    auto: null,
    decision: null,
    shown: null,
  }));
}

/**
 * Folds an event, and drops the bets asked for that it decided.
 * @param asked when the snapshot was asked for, if the event is one
 */
export function dispatch<Result>(
  store: PoolStore<Result>,
  game: PoolGame<Result>,
  event: PoolEvent<Result>,
  asked: number | null = null,
): void {
  const state = store.getState();
  const next = reducePool(game, state.game, event);
  const intents = openIntents(state.intents, next.round?.roundId ?? null, asked);
  if (next === state.game && intents === state.intents) return;
  const laid = intents === state.intents ? state.laid : laidAmounts(game.pools, state.lays, intents);
  store.setState({ game: next, intents, laid });
}

/** Changes what is laid or asked for. */
export function setLaid<Result>(
  store: PoolStore<Result>,
  game: PoolGame<Result>,
  change: Partial<Pick<PoolTableState<Result>, 'lays' | 'intents'>>,
): void {
  const { lays, intents } = { ...store.getState(), ...change };
  store.setState({ lays, intents, laid: laidAmounts(game.pools, lays, intents) });
}
