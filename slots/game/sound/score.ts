import type { SlotCue } from '../../stage/slotPicture.ts';
import { noteOf, type SoundFamily } from './family.ts';

/** A note or noise of a sound. */
export interface Note {
  /** s from the sound's start. */
  at: number;
  /** Hz; for noise the centre of its band. */
  pitch: number;
  /** The pitch it glides to. */
  to?: number;
  lasts: number;
  /** 0 to 1. */
  gain: number;
  voice: 'tune' | 'thump' | 'hiss';
}

/** The number of notes for a win of each tier, and their volume. */
const WINS = {
  small: { notes: 3, gain: 0.16 },
  nice: { notes: 5, gain: 0.2 },
  big: { notes: 9, gain: 0.24 },
  mega: { notes: 13, gain: 0.26 },
  epic: { notes: 18, gain: 0.28 },
} as const;

/** The notes of a cue: the same cue always sounds the same. */
export function scoreOf(cue: SlotCue, family: SoundFamily): readonly Note[] {
  const tune = (at: number, step: number, gain: number, lasts = family.rings): Note => {
    return { at, pitch: noteOf(family, step), lasts, gain, voice: 'tune' };
  };
  const chord = (at: number, steps: readonly number[], gain: number, lasts?: number) =>
    steps.map((step) => tune(at, step, gain, lasts));
  switch (cue.cue) {
    case 'spin':
      return [{ at: 0, pitch: 500, to: 1_800, lasts: 0.28, gain: 0.07, voice: 'hiss' }];
    case 'reelStop':
      return [
        { at: 0, pitch: 150 + 8 * cue.reel, to: 60, lasts: 0.12, gain: 0.4, voice: 'thump' },
        { at: 0, pitch: 2_400, lasts: 0.04, gain: 0.08, voice: 'hiss' },
        // Scatters rise one by one towards the feature.
        ...(cue.nth > 0 ? chord(0.02, climbed(cue.nth), 0.16, family.rings * 1.5) : []),
      ];
    case 'anticipation':
      return [
        { at: 0, pitch: noteOf(family, 0), to: noteOf(family, 0) * 3, lasts: 1.6, gain: 0.09, voice: 'tune' },
        { at: 0, pitch: 400, to: 4_000, lasts: 1.6, gain: 0.05, voice: 'hiss' },
      ];
    case 'win': {
      const { notes, gain } = WINS[cue.tier];
      const run = Array.from({ length: notes }, (_, i) => tune(i * 0.075, runStep(i), gain));
      const end = notes * 0.075;
      return notes < 9 ? run : [...run, ...chord(end, [5, 7, 9], gain * 0.7, family.rings * 2.5)];
    }
    case 'tumble': {
      const step = Math.min(cue.step, 10);
      return [
        tune(0, 3 + step, 0.18),
        { at: 0, pitch: 110, to: 70, lasts: 0.16, gain: 0.25, voice: 'thump' },
      ];
    }
    case 'expand':
      return [0, 2, 4, 6].map((step, i) => tune(i * 0.05, step + 5, 0.16, family.rings * 1.4));
    case 'coin':
      return [tune(0, 12, 0.2, 0.12), tune(0.07, 14, 0.2, family.rings)];
    case 'feature':
      return [
        ...[0, 2, 4, 5, 7].map((step, i) => tune(i * 0.11, step, 0.22)),
        ...chord(0.6, [5, 7, 9], 0.18, family.rings * 3),
        { at: 0.55, pitch: 120, to: 50, lasts: 0.5, gain: 0.45, voice: 'thump' },
      ];
    case 'featureEnd':
      return [
        ...[9, 7, 5].map((step, i) => tune(i * 0.14, step, 0.18)),
        ...chord(0.45, [0, 2, 4], 0.16, family.rings * 2),
      ];
  }
}

/** Two steps of the scale for each, up to the sixth. */
function climbed(nth: number): readonly number[] {
  const step = 2 * Math.min(nth, 6);
  return [3 + step, 7 + step];
}

/** Up the scale in waves: three up, one back. */
function runStep(i: number): number {
  return 5 + Math.floor(i / 3) + (i % 3);
}
