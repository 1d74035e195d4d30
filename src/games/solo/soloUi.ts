import { type ComponentType, createContext, useContext, useMemo, useRef } from 'react';
import type { StoreApi, UseBoundStore } from 'zustand';
import { useStore } from 'zustand';
import { STAKES } from '../../../contract/games/stakes.ts';
import { market } from '../../i18n/market.ts';
import type { SceneSource } from '../../stage/sceneRunner.ts';
import type { Fact } from '../../ui/layout/List.tsx';
import type { AutoSettings } from '../engine/autoRun.ts';
import type { SoloKind, SoloPlay } from '../engine/soloPlay.ts';
import { isLost } from '../session/roundAdapter.ts';
import { siteDeps } from '../session/sessionDeps.ts';
import type { SoloAdapter, SoloLimits, SoloState } from '../session/soloAdapter.ts';
import { phaseOf } from '../session/soloReducer.ts';
import { SoloSession } from '../session/soloSession.ts';
import { storedForm } from '../session/storedForm.ts';
import { freshSolo, readSoloForm, type SoloForm, type SoloReading } from './soloForm.ts';
import type { AnyWire } from './soloWire.ts';

/** A live solo game on its page; its session is open while the page is. */
export interface SoloLive<K extends SoloKind, Own extends object = object> {
  session: SoloSession<K>;
  useForm: UseBoundStore<StoreApi<SoloForm & Own>>;
  changeForm: (change: Partial<SoloForm & Own>) => void;
  /** A narrow slice of the session's state. */
  useSolo: <T>(select: (state: SoloState<K>) => T) => T;
}

/** @param own what is chosen in the game's panel, as a player finds it who never chose anything */
export function soloLive<K extends SoloKind, Own extends object>(
  adapter: SoloAdapter<K>,
  own: () => Own,
): SoloLive<K, Own> {
  const session = new SoloSession(adapter, siteDeps);
  const form = storedForm<SoloForm & Own>(adapter.key, () => ({ ...freshSolo(), ...own() }));
  return { session, ...form, useSolo: (select) => useStore(session.store, select) };
}

/** A live session for the stage, read once per frame without React. An open round stays open until its player acts. */
export function soloSource<K extends SoloKind, View>(
  { store }: SoloSession<K>,
  view: (play: SoloPlay<K>, now: number) => View,
): SceneSource<View> {
  return {
    view: () => view(store.getState(), siteDeps.serverNow()),
    subscribe: (changed) => store.subscribe(changed),
    stands: () => isLost(store.getState()),
    inRound: () => {
      const { round } = store.getState();
      return round !== null && !round.over;
    },
  };
}

/** What the shared parts of a solo game's page need to know about the game. */
export interface SoloUi<K extends SoloKind, Own extends object = object> extends SoloLive<K, Own> {
  wire: AnyWire<K>;
  title: string;
  /** A round as a mark for the row above the picture and for lists. */
  Mark: ComponentType<{ round: K['round'] }>;
  /** The result of a round's newest step as text: 'Heads. 2 right in a row.' */
  describe: (round: K['round']) => string;
  /** The facts in a round's sheet. */
  facts: (round: K['round']) => readonly Fact[];
  words: {
    /** The button's label during the animation: 'Tossing…'. */
    playing: string;
    /** The button's label while the open round waits for a choice and cannot be cashed out: 'Pick a tile'. */
    choose: string;
  };
  /** The choice for a start; null while it is not playable. */
  choice: (form: Own) => K['choice'] | null;
  /** The auto-bet strategy; null while a field of it is invalid. */
  strategy: (form: Own) => Omit<K['settings'], keyof AutoSettings> | null;
}

/** A game's round type is opaque to the shared parts. */
export type AnySoloUi = SoloUi<SoloKind, object>;

const SoloUiContext = createContext<AnySoloUi | null>(null);

export const SoloUiProvider = SoloUiContext.Provider;

/** Erases a game's round type. */
export function anySolo<K extends SoloKind, Own extends object>(ui: SoloUi<K, Own>): AnySoloUi {
  return ui as unknown as AnySoloUi;
}

/**
 * The game of the page.
 * @throws outside of a solo game's page
 */
export function useSoloUi(): AnySoloUi {
  const ui = useContext(SoloUiContext);
  if (!ui) throw new Error('there is no solo game here');
  return ui;
}

/** A narrow slice of the state of the page's session. */
export function useSolo<T>(select: (state: SoloState<SoloKind>) => T): T {
  return useStore(useSoloUi().session.store, select);
}

/** The server's limits; the market's own until the server's are known. */
export function useSoloLimits(): SoloLimits {
  return useSolo(({ limits }) => limits) ?? STAKES[market.id];
}

/** The panel's form, validated against the limits. */
export function useSoloReading(): { form: SoloForm; reading: SoloReading } {
  const form = useSoloUi().useForm();
  const limits = useSoloLimits();
  const reading = useMemo(() => readSoloForm(form, limits), [form, limits]);
  return { form, reading };
}

/** An auto-bet run is active. */
export function useAutoRunning(): boolean {
  return useSolo(({ auto }) => auto !== null && auto.stopped === null);
}

/**
 * A slice of the state as shown by the picture: a reply's result is not visible on the page before the picture has shown it.
 */
export function useShown<K extends SoloKind, T>(
  { session }: { session: SoloSession<K> },
  select: (state: SoloState<K>) => T,
): T {
  const last = useRef<{ value: T } | null>(null);
  return useStore(session.store, (state) => {
    const waits = state.request !== null || state.showing;
    if (!waits || !last.current) last.current = { value: select(state) };
    return last.current.value;
  });
}

/** Whether a choice can be made now: in an open round that waits for its player, or for the next one. */
export function useTakesChoice(): { open: boolean; ready: boolean } {
  const open = useShown(useSoloUi(), ({ round }) => round !== null && !round.over);
  const ready = useSolo(
    (state) => phaseOf(state) === 'ready' && state.connection === 'ready' && state.player !== null,
  );
  return { open, ready };
}
