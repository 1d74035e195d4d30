import { type AutoRun, type AutoSettings, autoResult, autoVoid, stopAuto } from '../engine/autoRun.ts';
import { compareRounds } from '../engine/rounds.ts';
import type { SoloKind } from '../engine/soloPlay.ts';
import type { SoloSnapshot, SoloState } from './soloAdapter.ts';

/** An auto-bet run with the data needed to resume it after a page reload. */
export interface SoloRun<Settings extends AutoSettings> extends AutoRun<Settings> {
  /** The round created by its last start; null while that start's reply is not known. */
  started: string | null;
  /** The newest round known at that time: a start without a reply created a newer one, or none. */
  known: string | null;
  /** Its starts and moves so far. */
  made: number;
}

/** The run to store; null where there is none to resume. */
export function runToStore<K extends SoloKind>(state: SoloState<K>): SoloRun<K['settings']> | null {
  const { auto, player, started, made, round, latest } = state;
  if (!auto || !player || (auto.stopped && auto.stopped !== 'interrupted')) return null;
  return { ...auto, started, made, known: round?.roundId ?? latest[0]?.roundId ?? null };
}

/** The state with a run that a page reload has stopped; the next snapshot resolves its last bet. */
export function withFoundRun<K extends SoloKind>(
  state: SoloState<K>,
  { started, known, made, ...run }: SoloRun<K['settings']>,
): SoloState<K> {
  const auto = stopAuto<AutoRun<K['settings']>>({ ...run, stopped: null }, 'interrupted');
  const starts = Math.max(state.starts, Number(run.lastRound ?? 0));
  return { ...state, auto, starts, started, made, awaited: run.open === null ? null : { known } };
}

/** The state after the server has resolved the pending bet of a restored run. */
export function withAwaited<K extends SoloKind>(
  state: SoloState<K>,
  { round, latest }: SoloSnapshot<K>,
): SoloState<K> {
  const { auto, started, awaited } = state;
  if (!auto?.lastRound || !awaited) return state;
  const { known } = awaited;
  const oldestFirst = [...(round ? [round] : []), ...latest].toReversed();
  const own = oldestFirst.find(({ roundId }) =>
    started === null ? known === null || compareRounds(roundId, known) > 0 : roundId === started,
  );
  const settled = { ...state, awaited: null };
  // The server never accepted it, or the player continued elsewhere for long: it counts as not placed.
  if (!own) return { ...settled, auto: autoVoid(auto, auto.lastRound) };
  if (own.over) return { ...settled, auto: autoResult(auto, auto.lastRound, own.win) };
  return { ...settled, started: own.roundId };
}
