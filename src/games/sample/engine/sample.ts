import type { SampleSide, SampleRound as ToldRound } from '../../../../contract/games/sample/channel.ts';
import type { AutoSettings } from '../../engine/autoRun.ts';
import { readSoloRound, type SoloKind, type SoloRound } from '../../engine/soloPlay.ts';

/** 0 heads, 1 tails, as they are drawn by the random generator (games.md). */
export type Side = 0 | 1;

export const SIDES: readonly SampleSide[] = ['heads', 'tails'];

export interface SampleRound extends SoloRound {
  /** The sides that were called, and the sides that were thrown. */
  calls: readonly Side[];
  sides: readonly Side[];
  /** The newest step was a throw, not a cash-out. */
  thrown: boolean;
  /** Number of right calls. */
  streak: number;
}

/** Auto-bet settings: the sides called in turn in each round, and the number of right calls after which it cashes out. */
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

export function readSample(received: ToldRound): SampleRound {
  const calls = received.calls.map(sideOf);
  const sides = received.flips.map(sideOf);
  const streak = calls.filter((call, i) => call === sides[i]).length;
  return { ...readSoloRound(received), calls, sides, streak, thrown: received.end !== 'cashedOut' };
}

function sideOf(side: SampleSide): Side {
  return side === 'heads' ? 0 : 1;
}

/** The side that an auto-bet run calls after `step` throws. */
export function autoSide({ sides }: SampleAuto, step: number): Side {
  return sides[step % sides.length] ?? 0;
}

/** The states of an ended round after each of its steps, for the replay. */
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
