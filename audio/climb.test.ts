import { expect, it } from 'vitest';
import { climb } from './climb.ts';

it('climbs the scale note by note to two octaves and stays there', () => {
  const semitones = Array.from({ length: 13 }, (_, step) => Math.round(12 * Math.log2(climb(step))));
  expect(semitones).toEqual([0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 24, 24]);
});

it('starts at the sound as recorded, also before the first step', () => {
  expect(climb(0)).toBe(1);
  expect(climb(-3)).toBe(1);
});
