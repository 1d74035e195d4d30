/** The five notes of an octave the family is tuned to (D, E, F sharp, A, B), in semitones above the first. */
const SCALE = [0, 2, 4, 7, 9];
const OCTAVES = 2;

/** The `rate` at which a sound is heard `step` notes up the family's scale; it stays at two octaves. */
export function climb(step: number): number {
  const note = Math.min(OCTAVES * SCALE.length, Math.max(0, Math.trunc(step)));
  return 2 ** (Math.floor(note / SCALE.length) + (SCALE[note % SCALE.length] ?? 0) / 12);
}
