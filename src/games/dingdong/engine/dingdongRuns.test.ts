import { expect, it } from 'vitest';
import { DINGDONG_TIMING } from '../../../../contract/games/dingdong/rules.ts';
import { AGAIN_REST, dingdongSettled, GATHERS, runAt, runStart, runStop } from './dingdongRuns.ts';

it('shows every round within the time for its runs, however often it draws again', () => {
  for (let runs = 1; runs <= 40; runs++) {
    let last = 0;
    for (let run = 0; run < runs; run++) {
      expect(runStart(run, runs)).toBeGreaterThan(last);
      expect(runStop(run, runs)).toBeGreaterThan(runStart(run, runs));
      last = runStop(run, runs);
    }
    expect(last).toBeLessThanOrEqual(DINGDONG_TIMING.run);
  }
});

it('makes the first run the same in every round', () => {
  for (let runs = 1; runs <= 40; runs++) {
    expect(runStart(0, runs)).toBe(GATHERS);
    expect(runStop(0, runs)).toBe(runStop(0, 1));
  }
});

it('rests 200 ms on Again, and less only where no time would be left to run', () => {
  for (let runs = 2; runs <= 6; runs++)
    for (let run = 1; run < runs; run++)
      expect(runStart(run, runs) - runStop(run - 1, runs)).toBeCloseTo(AGAIN_REST);
});

it('finds the current run', () => {
  expect(runAt(0, 2)).toBe(0);
  expect(runAt(runStop(0, 2), 2)).toBe(0);
  expect(runAt(runStart(1, 2), 2)).toBe(1);
  expect(runAt(60_000, 2)).toBe(1);
});

it('has settled at the last stop', () => {
  expect(dingdongSettled([12])).toBe(4_000);
  expect(dingdongSettled([3, 16, 12])).toBe(DINGDONG_TIMING.run);
});
