import type { SampleSide, SampleRound as ToldRound } from '../../../../contract/games/sample/channel.ts';
import type { AutoSettings } from '../../engine/autoRun.ts';
import { readSoloRound, type SoloKind, type SoloRound } from '../../engine/soloPlay.ts';

/** 0 heads, 1 tails, as they are drawn (games.md). */
export type Side = 0 | 1;

export const SIDES: readonly SampleSide[] = ['heads', 'tails'];

export interface SampleRound extends SoloRound {
  /** The sides that were called, and what was shown. */
  calls: readonly Side[];
  sides: readonly Side[];
  /** Its newest step was a throw, no cash-out. */
  thrown: boolean;
  /** How many calls were right. */
  streak: number;
}

/** A run of auto-bets calls these sides one after another, round by round, and cashes out after so many right calls. */
export interface SampleAuto extends AutoSettings {
  sides: readonly Side[];
  calls: number;
}

export interface Sample extends SoloKind {
  round: SampleRound;
  choice: Side;
  move: Side;
  settings: SampleAuto;
}

export function readSample(told: ToldRound): SampleRound {
  const calls = told.calls.map(sideOf);
  const sides = told.flips.map(sideOf);
  const streak = calls.filter((call, i) => call === sides[i]).length;
  return { ...readSoloRound(told), calls, sides, streak, thrown: told.end !== 'cashedOut' };
}

function sideOf(side: SampleSide): Side {
  return side === 'heads' ? 0 : 1;
}

/** What a run calls for the throw after `step` throws. */
export function autoSide({ sides }: SampleAuto, step: number): Side {
  return sides[step % sides.length] ?? 0;
}

/** An ended round as it stood after each of its steps, for the replay. */
export function sampleSteps(round: SampleRound): SampleRound[] {
  const { calls, sides } = round;
  const thrown = sides.map((_, i) => ({
    ...round,
    step: i + 1,
    over: false,
    end: null,
    win: 0n,
    calls: calls.slice(0, i + 1),
    sides: sides.slice(0, i + 1),
    streak: i + 1,
    thrown: true,
  }));
  return round.thrown ? [...thrown.slice(0, -1), round] : [...thrown, round];
}
