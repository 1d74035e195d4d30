import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { PoolLayout } from '../engine/poolLayout.ts';
import type { PoolTableState } from '../session/poolStore.ts';
import type { PoolTable } from '../session/poolTable.ts';

/** What the shared parts of a pool game's page must know of the game. */
export interface PoolUi<Result> {
  table: PoolTable<Result>;
  /** Where the pools lie on the canvas. */
  layout: (width: number, height: number) => PoolLayout;
  /** What the pools are called, in the order of the rules. */
  names: readonly string[];
  /** What each pays, in words: '2x', '2x to 9x'. */
  pays: readonly string[];
}

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

/** A narrow slice of the state of the page's table. */
export function usePool<T>(select: (state: PoolTableState<unknown>) => T): T {
  return useStore(usePoolUi().table.store, select);
}
