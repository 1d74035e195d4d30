import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rate } from '../../../../contract/money.ts';
import { type AutoRun, type AutoSettings, roundsLeft } from '../../engine/autoRun.ts';
import type { TableConnection } from '../../session/tableFeed.ts';
import { initial, reduce } from '../engine/crash.ts';
import type { CrashIntents } from '../engine/crashIntents.ts';
import { NO_INTENTS, openIntents } from '../engine/crashIntents.ts';
import type { CrashResult } from '../engine/crashOwn.ts';
import type { CrashEvent, CrashState } from '../engine/crashState.ts';

/** How the player's bet on a round ended; `result` null: no bet stood there after all. */
export interface CrashDecision {
  roundId: string;
  betId: string | null;
  result: CrashResult | null;
}

export interface CrashAutoSettings extends AutoSettings {
  autoRate: Rate | null;
}

export interface CrashTableState {
  game: CrashState;
  intents: CrashIntents;
  connection: TableConnection;
  auto: AutoRun<CrashAutoSettings> | null;
  /** The newest decision, for the announcement. */
  decision: CrashDecision | null;
}

export type CrashStore = StoreApi<CrashTableState>;

export function createCrashStore(): CrashStore {
  return createStore<CrashTableState>(() => ({
    game: initial,
    intents: NO_INTENTS,
    connection: 'loading',
    auto: null,
    decision: null,
  }));
}

/** Folds an event, and drops the intents that it decided. */
export function dispatch(store: CrashStore, event: CrashEvent): void {
  const { game, intents } = store.getState();
  const next = reduce(game, event);
  const asked = event.type === 'snapshot' ? event.asked : null;
  const open = openIntents(intents, next, asked);
  if (next !== game || open !== intents) store.setState({ game: next, intents: open });
}

/** Bets an auto-bet run has left: a number, null without an end, undefined when none runs. */
export function autoLeft({ auto }: CrashTableState): number | null | undefined {
  return auto && !auto.stopped ? roundsLeft(auto) : undefined;
}
