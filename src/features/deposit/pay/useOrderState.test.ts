// @vitest-environment dom
import { expect, it } from 'vitest';
import { isOver, pollDelay } from './useOrderState.ts';

it.each([
  [0, 0, 3_000],
  [60, 0, 3_000],
  [160, 0, 13_000],
  [1_000, 0, 30_000],
  [0, 1, 6_000],
  [0, 3, 24_000],
  [0, 9, 30_000],
])('after %i answers and %i consecutive failures it waits %i ms', (answers, failures, delay) => {
  expect(pollDelay(answers, failures)).toBe(delay);
});

it('continues while a payment is incomplete', () => {
  expect((['pending', 'partial', 'paid', 'expired', 'refused'] as const).map(isOver)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
