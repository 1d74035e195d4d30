import type { StairsRound as ToldRound } from '../../../../contract/games/stairs/channel.ts';
import { LEVELS, type StairsChoice, stairsRate } from '../../../../contract/games/stairs/rules.ts';
import type { AutoSettings } from '../../engine/autoRun.ts';
import { readSoloRound, type SoloKind, type SoloRound } from '../../engine/soloPlay.ts';

export interface StairsRound extends SoloRound {
  /** Stones that fall on each level. */
  stones: number;
  /** The places stepped on, 0 to 9, one per level; a stone falls on the last one when the round is lost. */
  path: readonly number[];
  /** Where the stones fell on each level: all ten levels once the round is over, until then the climbed ones. */
  fallen: readonly (readonly number[])[];
  /** Its newest step was a step up, not a start or a cash-out. */
  stepped: boolean;
  /** A whole path was climbed with the start. */
  atOnce: boolean;
}

/** Auto-bet settings: the path to climb at once, one place per level. */
interface StairsAuto extends AutoSettings {
  stones: number;
  path: readonly number[];
}

export interface Stairs extends SoloKind {
  round: StairsRound;
  choice: StairsChoice;
  move: number;
  settings: StairsAuto;
}

export function readStairs(received: ToldRound): StairsRound {
  const { stones, path, fallen, end, startTime, endTime } = received;
  const stepped = path.length > 0 && end !== 'cashedOut';
  return { ...readSoloRound(received), stones, path, fallen, stepped, atOnce: endTime === startTime };
}

const RATES = new Map<number, readonly number[]>();

/** The rate of each level for this number of stones, in 1/10000, starting with level 1. Returns the same list at every call. */
export function levelRates(stones: number): readonly number[] {
  const known = RATES.get(stones);
  if (known) return known;
  const rates = Array.from({ length: LEVELS }, (_, i) => Number(stairsRate(stones, i + 1)));
  RATES.set(stones, rates);
  return rates;
}

/** The states of an ended round after each of its steps, for the replay. */
export function stairsSteps(round: StairsRound): StairsRound[] {
  const { path, fallen } = round;
  const open = Array.from({ length: path.length + 1 }, (_, step): StairsRound => {
    const still = { ...round, step, over: false, end: null, win: 0n };
    return {
      ...still,
      path: path.slice(0, step),
      fallen: fallen.slice(0, step),
      stepped: step > 0,
      atOnce: false,
    };
  });
  return round.stepped ? [...open.slice(0, -1), { ...round, atOnce: false }] : [...open, round];
}
