/** The sound of a family of titles: the scale of its tunes, and its timbre. */
export interface SoundFamily {
  /** The lowest note, Hz. */
  root: number;
  /** Steps of the scale, in semitones from the root. */
  scale: readonly number[];
  /** The waveform of its tunes, and an overtone. */
  wave: OscillatorType;
  over: { wave: OscillatorType; ratio: number; gain: number };
  /** How long a note rings, s. */
  rings: number;
}

const PENTATONIC = [0, 2, 4, 7, 9];
const PELOG = [0, 1, 3, 7, 8];
const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const LYDIAN = [0, 2, 4, 6, 7, 9, 11];
const MINOR = [0, 2, 3, 7, 8];

/** By the theme of a title's look. */
const FAMILIES: Readonly<Record<string, SoundFamily>> = {
  // Wood over a soft flute.
  nature: {
    root: 261.63,
    scale: PENTATONIC,
    wave: 'sine',
    over: { wave: 'triangle', ratio: 4, gain: 0.3 },
    rings: 0.35,
  },
  // Bronze: gongs of a gamelan, overtones that are none of the scale's.
  myth: {
    root: 233.08,
    scale: PELOG,
    wave: 'sine',
    over: { wave: 'sine', ratio: 2.76, gain: 0.45 },
    rings: 1.1,
  },
  adventure: {
    root: 220,
    scale: DORIAN,
    wave: 'triangle',
    over: { wave: 'sawtooth', ratio: 1, gain: 0.12 },
    rings: 0.4,
  },
  // The bells of the old machines.
  fruit: {
    root: 293.66,
    scale: MAJOR,
    wave: 'square',
    over: { wave: 'sine', ratio: 2, gain: 0.5 },
    rings: 0.22,
  },
  fortune: {
    root: 246.94,
    scale: PENTATONIC,
    wave: 'triangle',
    over: { wave: 'sine', ratio: 3, gain: 0.4 },
    rings: 0.7,
  },
  sea: { root: 220, scale: LYDIAN, wave: 'sine', over: { wave: 'sine', ratio: 2, gain: 0.35 }, rings: 0.9 },
  // Glass.
  gems: {
    root: 349.23,
    scale: LYDIAN,
    wave: 'sine',
    over: { wave: 'sine', ratio: 5.4, gain: 0.22 },
    rings: 0.8,
  },
  city: {
    root: 220,
    scale: MINOR,
    wave: 'sawtooth',
    over: { wave: 'square', ratio: 0.5, gain: 0.25 },
    rings: 0.25,
  },
  classic: {
    root: 261.63,
    scale: MAJOR,
    wave: 'triangle',
    over: { wave: 'sine', ratio: 3, gain: 0.35 },
    rings: 0.4,
  },
};
const PLAIN = FAMILIES.classic as SoundFamily;

export function familyOf(theme: string): SoundFamily {
  return FAMILIES[theme] ?? PLAIN;
}

/** A note of the scale, Hz: step 0 is the root; steps beyond the scale continue in the next octave. */
export function noteOf({ root, scale }: SoundFamily, step: number): number {
  const octave = Math.floor(step / scale.length);
  const semitones = scale[step - octave * scale.length] ?? 0;
  return root * 2 ** (octave + semitones / 12);
}
