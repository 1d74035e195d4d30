import { expect, it } from 'vitest';
import { amountOf, BASES, readTimes, TIMES_MOST } from './amountForm.ts';

it('takes a multiplier below 1 for 1, and one above 99999 for that', () => {
  expect(readTimes('7')).toEqual({ times: 7, problem: null });
  expect(readTimes('1')).toEqual({ times: 1, problem: null });
  expect(readTimes('99999')).toEqual({ times: TIMES_MOST, problem: null });
  for (const text of ['0', '', '000', 'x'])
    expect(readTimes(text)).toEqual({ times: 1, problem: 'timesLow' });
  expect(readTimes('100000')).toEqual({ times: TIMES_MOST, problem: 'valueRange' });
});

it('stakes the base amount so many times, and the smallest base where the kept one is of another day', () => {
  const [least = 0n, more = 0n] = BASES;
  expect(amountOf({ base: `${more}`, times: '3' })).toBe(3n * more);
  expect(amountOf({ base: '17', times: '' })).toBe(least);
});
