import { expect, it } from 'vitest';
import { colourRates } from './wingo.ts';

it('gives the rate of each colour for each number', () => {
  expect([...colourRates('green').numbers]).toEqual([
    [20_000n, [1, 3, 7, 9]],
    [15_000n, [5]],
  ]);
  expect([...colourRates('red').numbers].toSorted()).toEqual([
    [15_000n, [0]],
    [20_000n, [2, 4, 6, 8]],
  ]);
  expect(colourRates('violet')).toEqual({ most: 47_500n, numbers: new Map([[47_500n, [0, 5]]]) });
});
