// @vitest-environment dom
import { expect, it } from 'vitest';
import { amountOf, readTimes, TIMES_MOST } from './choice.ts';

it('clamps a multiplier to 1 and 99999', () => {
  expect(readTimes('7')).toEqual({ times: 7, problem: null });
  expect(readTimes('1')).toEqual({ times: 1, problem: null });
  expect(readTimes('99999')).toEqual({ times: TIMES_MOST, problem: null });
  for (const text of ['0', '', '000', 'x'])
    expect(readTimes(text)).toEqual({ times: 1, problem: 'timesLow' });
  expect(readTimes('100000')).toEqual({ times: TIMES_MOST, problem: 'valueRange' });
});

it('multiplies any typed amount by the multiplier, and stakes nothing without an amount', () => {
  expect(amountOf({ amount: '12.345', times: '3' })).toBe(3_703_500n);
  expect(amountOf({ amount: '', times: '3' })).toBe(0n);
});
