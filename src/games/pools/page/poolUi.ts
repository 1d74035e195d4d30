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

/** What the shared parts of a pool game's page must know of the game. */
export interface PoolUi<Result> {
  session: PoolSession<Result>;
  /** Where the pools lie on the canvas. */
  layout: (width: number, height: number) => PoolLayout;
  /** What the pools are called, in the order of the rules. */
  names: readonly string[];
  /** What each pays, in words: '2x', '2x to 9x'. */
  pays: readonly string[];
  /** A past round with its bets (recordFrom). */
  record: (round: { roundId: string }) => Promise<PoolRecord<Result> | null>;
  /** What a past round's sheet says of its result. */
  facts: (result: Result) => readonly Fact[];
  /** What it says of a round whose stakes went back, where the game has words of its own for that. */
  returned?: string;
}

/** How a game's past rounds are asked for; null when there is none of that id, or it has not ended. */
export function recordFrom<Past, Result>(
  log: Operation<Past[], { roundId: string }>,
  read: (past: Past) => PoolRecord<Result>,
): PoolUi<Result>['record'] {
  return async ({ roundId }) => {
    const [past] = await channel.request(log, { roundId }, { quiet: true });
    return past ? read(past) : null;
  };
}

/** A past round as it is kept: ended rounds never change; one that has not ended yet is asked for again. */
export const pastRound = <Round>(game: string, name: string, load: () => Promise<Round | null>) =>
  queryOptions({
    queryKey: [game, 'log', name],
    queryFn: load,
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });

/** The game that is played; its results are of the game's own kind, which the shared parts never look into. */
const PoolUiContext = createContext<PoolUi<unknown> | null>(null);

export const PoolUiProvider = PoolUiContext.Provider;

/** Forgets which kind of results a game has. */
export function anyPool<Result>(ui: PoolUi<Result>): PoolUi<unknown> {
  return ui as unknown as PoolUi<unknown>;
}

/** The game of the page. @throws outside of a pool game's page */
export function usePoolUi(): PoolUi<unknown> {
  const ui = useContext(PoolUiContext);
  if (!ui) throw new Error('there is no pool game here');
  return ui;
}

/** A narrow slice of the state of the page's session. */
export function usePool<T>(select: (state: PoolSessionState<unknown>) => T): T {
  return useStore(usePoolUi().session.store, select);
}

/** How many bets there are on the live round, and what they stake together. */
export function usePoolTotals(): { count: number; total: bigint } {
  const count = usePool(({ game: { round } }) => (round ? round.bets.size + round.hidden.count : 0));
  const total = usePool(({ game }) => game.round?.totals.reduce((sum, amount) => sum + amount, 0n) ?? 0n);
  return { count, total };
}

/** Whether bets are taken at this moment by the house's clock. */
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
 * A live session as the stage asks for it, once a frame, past React. The slip's stakes show while bets are taken; the
 * picture may rest until the phase changes.
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
