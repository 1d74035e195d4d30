import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Operation } from '../../../../contract/operation.ts';
import { channel } from '../../../net/backend.ts';
import type { SceneSource } from '../../../stage/sceneRunner.ts';
import type { Fact } from '../../../ui/layout/List.tsx';
import { onTick } from '../../../ui/live/useLiveText.ts';
import { isLost } from '../../session/roundAdapter.ts';
import type { PoolRecord } from '../engine/poolReading.ts';
import type { PoolState } from '../engine/poolState.ts';
import type { PoolLayout, PoolView } from '../engine/poolView.ts';
import type { PoolSessionState } from '../session/poolAdapter.ts';
import type { PoolSession } from '../session/poolSession.ts';

/** What the shared parts of a pool game's page need to know about the game. */
export interface PoolUi<Result> {
  session: PoolSession<Result>;
  /** The layout of the pools on the canvas. */
  layout: (width: number, height: number) => PoolLayout;
  /** The names of the pools, in the order of the rules. */
  names: readonly string[];
  /** The payout of each as text: '2x', '2x to 9x'. */
  pays: readonly string[];
  /** A past round with its bets (recordFrom). */
  record: (round: { roundId: string }) => Promise<PoolRecord<Result> | null>;
  /** The facts of a result in a past round's sheet. */
  facts: (result: Result) => readonly Fact[];
  /** The text for a round with returned stakes, where the game has its own. */
  returned?: string;
}

/** Loads a game's past round; null when the id is unknown or the round has not ended. */
export function recordFrom<Past, Result>(
  log: Operation<Past[], { roundId: string }>,
  read: (past: Past) => PoolRecord<Result>,
): PoolUi<Result>['record'] {
  return async ({ roundId }) => {
    const [past] = await channel.request(log, { roundId }, { quiet: true });
    return past ? read(past) : null;
  };
}

/** The query of a past round: ended rounds never change; one that has not ended yet is fetched again. */
export const pastRound = <Round>(game: string, name: string, load: () => Promise<Round | null>) =>
  queryOptions({
    queryKey: [game, 'log', name],
    queryFn: load,
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });

/** The current game; its result type is opaque to the shared parts. */
const PoolUiContext = createContext<PoolUi<unknown> | null>(null);

export const PoolUiProvider = PoolUiContext.Provider;

/** Erases a game's result type. */
export function anyPool<Result>(ui: PoolUi<Result>): PoolUi<unknown> {
  return ui as unknown as PoolUi<unknown>;
}

/**
 * The game of the page.
 * @throws outside of a pool game's page
 */
export function usePoolUi(): PoolUi<unknown> {
  const ui = useContext(PoolUiContext);
  if (!ui) throw new Error('there is no pool game here');
  return ui;
}

/** A narrow slice of the state of the page's session. */
export function usePool<T>(select: (state: PoolSessionState<unknown>) => T): T {
  return useStore(usePoolUi().session.store, select);
}

/** Number of bets on the live round, and their total stake. */
export function usePoolTotals(): { count: number; total: bigint } {
  const count = usePool(({ game: { round } }) => (round ? round.bets.size + round.hidden.count : 0));
  const total = usePool(({ game }) => game.round?.totals.reduce((sum, amount) => sum + amount, 0n) ?? 0n);
  return { count, total };
}

/** Whether betting is open at this moment by the server's clock. */
export function usePoolOpen(): boolean {
  const { session } = usePoolUi();
  const { store } = session;
  return useSyncExternalStore(
    (changed) => {
      const stops = [store.subscribe(changed), onTick(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => {
      const { round } = store.getState().game;
      return round !== null && !round.end && session.now() < round.closeTime;
    },
  );
}

/**
 * A live session for the stage, read once per frame without React. The slip's stakes are shown while betting is open; the
 * picture may pause until the phase changes.
 */
export function poolSource<Result, View extends PoolView>(
  session: PoolSession<Result>,
  viewOf: (state: PoolState<Result>, unplaced: readonly bigint[], now: number) => View,
): SceneSource<View> {
  const { store } = session;
  const stands = () => isLost(store.getState());
  const nothing = new Array<bigint>(session.wire.game.pools).fill(0n);
  const view = () => {
    const { game } = store.getState();
    const now = session.now();
    const open = game.round !== null && !game.round.end && now < game.round.closeTime;
    return viewOf(game, open ? session.unplaced() : nothing, now);
  };
  return {
    view,
    timed: true,
    stands,
    inRound: stands,
    subscribe(wake) {
      let { phase } = view();
      const stops = [
        store.subscribe(wake),
        onTick(() => {
          const now = view().phase;
          if (now !== phase) wake();
          phase = now;
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
