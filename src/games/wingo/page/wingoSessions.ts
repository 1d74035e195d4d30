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

/** The sessions at the three models, all open while the page is, and which of them is played. */

/** The model that is played. */
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

/** The state of the model that is played, and what it looks like now; outside of React. */
export function playedNow(): { model: WingoModel; state: PoolSessionState<number>; view: WingoView } {
  const { model } = useModel.getState();
  const state = SESSIONS[model].store.getState();
  return { model, state, view: VIEW_SELECTORS[model](state.game, SESSIONS[model].now()) };
}

/** Calls back after every change of any model, and of which is played. @returns how to end that */
export function subscribePlayed(changed: () => void): () => void {
  const stops = [
    useModel.subscribe(changed),
    ...WINGO_MODELS.map((model) => SESSIONS[model].store.subscribe(changed)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The session at the model that is played. */
export function usePlayedSession(): PoolSession<number> {
  return SESSIONS[useModel(({ model }) => model)];
}

/** A narrow slice of the state of the model that is played. */
export function useWingo<T>(select: (state: PoolSessionState<number>) => T): T {
  return useStore(usePlayedSession().store, select);
}

/** The same of a given model. */
export function useModelState<T>(model: WingoModel, select: (state: PoolSessionState<number>) => T): T {
  return useStore(SESSIONS[model].store, select);
}

/** Keeps all three sessions open while mounted: each has its countdown, and may bring a win. */
export function useWingoSessions(): void {
  useGameSession(SESSIONS.fastest);
  useGameSession(SESSIONS.faster);
  useGameSession(SESSIONS.standard);
}

/** How many orders there are on the live round, and what they stake together. */
export function useTotals(): { count: number; total: bigint } {
  const count = useWingo(({ game: { round } }) => (round ? round.bets.size + round.hidden.count : 0));
  const total = useWingo(({ game }) => game.round?.totals.reduce((sum, amount) => sum + amount, 0n) ?? 0n);
  return { count, total };
}

/** The seconds that each model's countdown shows: one for all that show it. */
const shown: Record<WingoModel, ShownCountdown | null> = { fastest: null, faster: null, standard: null };

/** Seconds until a model's round ends by the house's clock; null while no round is known. */
export function secondsLeft(model: WingoModel): number | null {
  const { round } = SESSIONS[model].store.getState().game;
  if (!round) return null;
  const now = countDown(shown[model], round.endTime, SESSIONS[model].now());
  shown[model] = now;
  return now.seconds;
}

/** Whether a model's round takes no bets any more, as its countdown says. */
function isClosed(model: WingoModel): boolean {
  const { round } = SESSIONS[model].store.getState().game;
  const seconds = secondsLeft(model);
  return round !== null && seconds !== null && seconds * 1_000 <= round.endTime - round.closeTime;
}

/** The same, for what renders again as it changes, and not as the countdown does. */
export function useClosed(model: WingoModel): boolean {
  return useSyncExternalStore(onTick, () => isClosed(model));
}

/** The same of the seconds. */
export function useSecondsLeft(model: WingoModel): number | null {
  return useSyncExternalStore(onTick, () => secondsLeft(model));
}

/** The model's last results, newest first: the newest is told only when its ball has been shown. */
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
