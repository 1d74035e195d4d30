import { type AutoRun, type AutoSettings, autoResult, autoVoid, stopAuto } from '../engine/autoRun.ts';
import { compareRounds } from '../engine/rounds.ts';
import type { SoloKind } from '../engine/soloPlay.ts';
import type { SoloSnapshot, SoloState } from './soloAdapter.ts';

/** A run of auto-bets with what it takes to go on with it after the page was loaded again. */
export interface SoloRun<Settings extends AutoSettings> extends AutoRun<Settings> {
  /** The round that its last start began; null while that start's answer is not known. */
  started: string | null;
  /** The newest round that was known then: a start without an answer began a newer one, or none. */
  known: string | null;
  /** Starts and moves that it has made. */
  made: number;
}

/** The run as it is kept; null where none may go on. */
export function runToStore<K extends SoloKind>(state: SoloState<K>): SoloRun<K['settings']> | null {
  const { auto, player, started, made, round, latest } = state;
  if (!auto || !player || (auto.stopped && auto.stopped !== 'interrupted')) return null;
  return { ...auto, started, made, known: round?.roundId ?? latest[0]?.roundId ?? null };
}

/** The state with a run that loading the page again has stopped; what became of its last bet, the next snapshot says. */
export function withFoundRun<K extends SoloKind>(
  state: SoloState<K>,
  { started, known, made, ...run }: SoloRun<K['settings']>,
): SoloState<K> {
  const auto = stopAuto<AutoRun<K['settings']>>({ ...run, stopped: null }, 'interrupted');
  const starts = Math.max(state.starts, Number(run.lastRound ?? 0));
  return { ...state, auto, starts, started, made, awaited: run.open === null ? null : { known } };
}

/** The state after the house has told what became of the bet that a found run had under way. */
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
  // The house never took it, or its player went on elsewhere for long: it counts as never placed.
  if (!own) return { ...settled, auto: autoVoid(auto, auto.lastRound) };
  if (own.over) return { ...settled, auto: autoResult(auto, auto.lastRound, own.win) };
  return { ...settled, started: own.roundId };
}
