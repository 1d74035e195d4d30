import { useEffect, useState, useSyncExternalStore } from 'react';
import { create, useStore } from 'zustand';
import { WINGO_MODELS, type WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { onTick } from '../../../ui/live/useLiveText.ts';
import type { PoolPast } from '../../pools/engine/poolState.ts';
import type { PoolSessionState } from '../../pools/session/poolAdapter.ts';
import { storedStakes } from '../../pools/session/poolForm.ts';
import { PoolSession } from '../../pools/session/poolSession.ts';
import { siteDeps } from '../../session/sessionDeps.ts';
import { useGameSession } from '../../session/useGameSession.ts';
import { WINGO_SHOWN } from '../engine/wingo.ts';
import { countDown, type ShownCountdown, type WingoView, wingoViewSelector } from '../engine/wingoView.ts';
import { wingoWire } from './wingoWire.ts';

/** The sessions of the three models, all open while the page is, and the selection of the current model. */

/** The current model. */
export const useModel = create<{ model: WingoModel }>(() => ({ model: 'fastest' }));

export const SESSIONS = {
  fastest: sessionAt('fastest'),
  faster: sessionAt('faster'),
  standard: sessionAt('standard'),
};

const VIEW_SELECTORS = {
  fastest: wingoViewSelector('fastest'),
  faster: wingoViewSelector('faster'),
  standard: wingoViewSelector('standard'),
};

function sessionAt(model: WingoModel): PoolSession<number> {
  const watched = { now: () => useModel.getState().model === model, subscribe: useModel.subscribe };
  return new PoolSession(wingoWire(model, watched), siteDeps, storedStakes(`wingo.${model}`));
}

export function modelFrom(text: string | null): WingoModel | null {
  return WINGO_MODELS.find((one) => one === text) ?? null;
}

/** The state of the current model, and its view now; outside of React. */
export function playedNow(): { model: WingoModel; state: PoolSessionState<number>; view: WingoView } {
  const { model } = useModel.getState();
  const state = SESSIONS[model].store.getState();
  return { model, state, view: VIEW_SELECTORS[model](state.game, SESSIONS[model].now()) };
}

/**
 * Calls back after every change of any model, and of the selection.
 * @returns a function that ends it
 */
export function subscribePlayed(changed: () => void): () => void {
  const stops = [
    useModel.subscribe(changed),
    ...WINGO_MODELS.map((model) => SESSIONS[model].store.subscribe(changed)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The session of the current model. */
export function usePlayedSession(): PoolSession<number> {
  return SESSIONS[useModel(({ model }) => model)];
}

/** A narrow slice of the current model's state. */
export function useWingo<T>(select: (state: PoolSessionState<number>) => T): T {
  return useStore(usePlayedSession().store, select);
}

/** The same for a given model. */
export function useModelState<T>(model: WingoModel, select: (state: PoolSessionState<number>) => T): T {
  return useStore(SESSIONS[model].store, select);
}

/** Keeps all three sessions open while mounted: each has its countdown, and may report a win. */
export function useWingoSessions(): void {
  useGameSession(SESSIONS.fastest);
  useGameSession(SESSIONS.faster);
  useGameSession(SESSIONS.standard);
}

/** Number of orders on the live round, and their total stake. */
export function useTotals(): { count: number; total: bigint } {
  const count = useWingo(({ game: { round } }) => (round ? round.bets.size + round.hidden.count : 0));
  const total = useWingo(({ game }) => game.round?.totals.reduce((sum, amount) => sum + amount, 0n) ?? 0n);
  return { count, total };
}

/** The displayed seconds of each model's countdown, shared by all components. */
const shown: Record<WingoModel, ShownCountdown | null> = { fastest: null, faster: null, standard: null };

/** Seconds until a model's round ends by the server's clock; null while no round is known. */
export function secondsLeft(model: WingoModel): number | null {
  const { round } = SESSIONS[model].store.getState().game;
  if (!round) return null;
  const now = countDown(shown[model], round.endTime, SESSIONS[model].now());
  shown[model] = now;
  return now.seconds;
}

/** Whether betting on a model's round is closed by its countdown. */
function isClosed(model: WingoModel): boolean {
  const { round } = SESSIONS[model].store.getState().game;
  const seconds = secondsLeft(model);
  return round !== null && seconds !== null && seconds * 1_000 <= round.endTime - round.closeTime;
}

/** The same as a hook that re-renders only when it changes, not with every tick. */
export function useClosed(model: WingoModel): boolean {
  return useSyncExternalStore(onTick, () => isClosed(model));
}

/** The seconds as a hook. */
export function useSecondsLeft(model: WingoModel): number | null {
  return useSyncExternalStore(onTick, () => secondsLeft(model));
}

/** The model's last results, newest first; the newest is included only once its ball has been shown. */
export function useWingoDrawn(): readonly PoolPast<number>[] {
  const history = useWingo(({ game }) => game.history);
  const round = useWingo(({ game }) => game.round);
  const session = usePlayedSession();
  const [shownUntil, setShownUntil] = useState(0);
  const startTime = round?.startTime ?? 0;
  const at = startTime + WINGO_SHOWN;
  useEffect(() => {
    const wait = at - session.now();
    if (wait <= 0) return setShownUntil(at);
    const timer = setTimeout(() => setShownUntil(at), wait);
    return () => clearTimeout(timer);
  }, [session, at]);
  return shownUntil >= at ? history : history.slice(1);
}
