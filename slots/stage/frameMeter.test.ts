import { expect, it } from 'vitest';
import { FrameMeter } from './frameMeter.ts';

function after(intervals: number[], pixelRatio = 3): number {
  const meter = new FrameMeter();
  for (const interval of intervals) meter.add(interval);
  return meter.resolution(pixelRatio);
}

it('uses whole pixel ratios, at most two per CSS pixel', () => {
  expect([1, 1.25, 1.5, 2, 2.75].map((ratio) => after([], ratio))).toEqual([1, 1, 2, 2, 2]);
});

it('uses the lowest on a phone that drops frames, from then on', () => {
  expect(after(Array(150).fill(33))).toBe(1);
  expect(after([...Array(150).fill(33), ...Array(600).fill(16)])).toBe(1);
  expect(after(Array(600).fill(16))).toBe(2);
});

it('ignores first frames and pauses', () => {
  expect(after(Array(600).fill(0))).toBe(2);
  expect(after(Array(600).fill(2_000))).toBe(2);
});
