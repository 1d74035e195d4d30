import { useEffect, useState } from 'react';
import { create, useStore } from 'zustand';
import { WINGO_MODELS, type WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { onTick } from '../../../ui/live/useLiveText.ts';
import type { PoolPast } from '../../pools/engine/poolState.ts';
import type { PoolSessionState } from '../../pools/session/poolAdapter.ts';
import { keptStakes } from '../../pools/session/poolForm.ts';
import { PoolSession } from '../../pools/session/poolSession.ts';
import { siteDeps } from '../../session/sessionDeps.ts';
import { useGameSession } from '../../session/useGameSession.ts';
import { WINGO_SHOWN } from '../engine/wingo.ts';
import { countDown, type ShownCountdown, type WingoView, wingoViewSelector } from '../engine/wingoView.ts';
import { wingoWire } from './wingoWire.ts';

/** The sessions at the three models, all open while the page is, and which of them is played. */

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
  return new PoolSession(wingoWire(model), siteDeps, keptStakes(`wingo.${model}`));
}

/** The model that is played. */
export const useModel = create<{ model: WingoModel }>(() => ({ model: 'fastest' }));

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

interface Countdown {
  /** Until the round ends; null while no round is known. */
  seconds: number | null;
  /** No bets are taken any more. */
  closed: boolean;
}

/** The countdown of a model's round by the house's clock; it renders again as the seconds change. */
export function useCountdown(model: WingoModel): Countdown {
  const endTime = useModelState(model, ({ game }) => game.round?.endTime ?? null);
  const closeTime = useModelState(model, ({ game }) => game.round?.closeTime ?? null);
  const [shown, setShown] = useState<ShownCountdown | null>(null);
  useEffect(() => {
    if (endTime === null) return;
    const tell = () => setShown((before) => countDown(before, endTime, SESSIONS[model].now()));
    tell();
    return onTick(tell);
  }, [model, endTime]);
  if (!shown || endTime === null || closeTime === null || shown.endTime !== endTime)
    return { seconds: null, closed: false };
  return { seconds: shown.seconds, closed: shown.seconds * 1_000 <= endTime - closeTime };
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
