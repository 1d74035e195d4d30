import sprite from './kilat.json' with { type: 'json' };

type Name = keyof typeof sprite;

/** Sounds that repeat until they are stopped. */
export type LoopName = Extract<Name, 'flight' | 'wheelSpin' | 'diceShake' | 'coinSpin'>;

/** Sounds that are played once (audio/README.md lists their causes). */
export type SoundName = Exclude<Name, LoopName>;

/** [start, length, repeats?] in ms, as Howler takes it. */
export const SPRITE = sprite as unknown as Record<Name, [number, number] | [number, number, boolean]>;

/** The audio sprite's files in the order browsers should try: Opus is smaller, AAC plays everywhere. */
export const SPRITE_FILES = ['/audio/kilat.webm', '/audio/kilat.m4a'];

/** Vibration patterns of sounds, in ms (on, off, on …). A loss has none. */
export const HAPTICS: Partial<Record<SoundName, number | number[]>> = {
  bet: 8,
  cashout: 18,
  gem: 8,
  winSmall: [12, 60, 12],
  winBig: [20, 60, 20, 60, 36],
};

/** Minimum interval of the same sound, ms, so that fast ones do not pile up. */
const APART_MS = 80;
/** Ticks may follow closer; a result that settles many bets at once sounds once. */
const APART: Partial<Record<SoundName, number>> = {
  pointerTick: 40,
  runLight: 40,
  gem: 50,
  cashout: 300,
  winSmall: 500,
  winBig: 1_000,
  lose: 500,
  crash: 500,
};

/** The minimum interval of a sound, ms. */
export function apart(name: SoundName): number {
  return APART[name] ?? APART_MS;
}

/** The five notes of an octave the family is tuned to (D, E, F sharp, A, B), in semitones above the first. */
const SCALE = [0, 2, 4, 7, 9];
const OCTAVES = 2;

/** The `rate` that plays a sound `step` notes up the family's scale; at most two octaves. */
export function climb(step: number): number {
  const note = Math.min(OCTAVES * SCALE.length, Math.max(0, Math.trunc(step)));
  return 2 ** (Math.floor(note / SCALE.length) + (SCALE[note % SCALE.length] ?? 0) / 12);
}
