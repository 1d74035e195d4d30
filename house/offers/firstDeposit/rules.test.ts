import { expect, it } from 'vitest';
import { firstState, percentAt } from './rules.ts';
import { FIRST_DEPOSIT } from './settings.ts';

const HOURS_72 = 72 * 3_600_000;

it.each([
  [0, 100, HOURS_72],
  [HOURS_72 - 1, 100, HOURS_72],
  [HOURS_72, 50, null],
  [400 * 86_400_000, 50, null],
])('%d ms after registration it is %d %%, until %s', (now, percent, until) => {
  expect(percentAt(FIRST_DEPOSIT, 0, now)).toEqual({ percent, until });
});

it('is for the first deposit only, and excludes players with an older promised gift', () => {
  expect([firstState(0, false), firstState(0, true), firstState(1, false), firstState(2, true)]).toEqual([
    ...['now', 'taken', 'over', 'over'],
  ]);
});
