import { expect, it } from 'vitest';
import { initial, overdue, reduce } from './crash.ts';
import { LIFT_OFF, testEnd, testGame } from './testCrash.ts';

const live = reduce(initial, { type: 'snapshot', game: testGame('10'), requestedAt: 0 });
const ended = reduce(live, { type: 'end', end: testEnd('10', 10_000n) });

it.each([
  ['nothing known', initial, LIFT_OFF, 60_000, false],
  ['preparation', live, LIFT_OFF - 1, 60_000, false],
  ['flight with events', live, LIFT_OFF + 60_000, 100, false],
  ['flight without events', live, LIFT_OFF + 60_000, 20_000, true],
  ['crashed', ended, LIFT_OFF + 4_000, 60_000, false],
  ['no start after the crash', ended, LIFT_OFF + 8_000, 5_000, true],
  ['no start, but a recent message', ended, LIFT_OFF + 8_000, 500, false],
])('%s', (_name, state, now, silent, expected) => {
  expect(overdue(state, now, silent)).toBe(expected);
});
