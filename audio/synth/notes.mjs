/** The notes of the family, in D, as MIDI notes. */
export const [D3, D4, FS4, A4, D5, FS5, A5, D6, E6, FS6, A6, D7] = [
  50, 62, 66, 69, 74, 78, 81, 86, 88, 90, 93, 98,
];
