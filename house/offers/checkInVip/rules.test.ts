import { describe, expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { dayState, reached } from './rules.ts';
import { VIP_CHECK_IN } from './settings.ts';

describe('a day of the week', () => {
  it.each([
    ['counted', '2026-11-24', 500n],
    ['missed', '2026-11-24', 499n],
    ['today', '2026-11-25', 499n],
    ['counted', '2026-11-25', 500n],
    ['coming', '2026-11-26', 0n],
  ] as const)('is %s (%s, %d staked)', (state, day, staked) => {
    expect(dayState(day, '2026-11-25', staked, 500n)).toBe(state);
  });
});

it('3, 5 and 7 days give 0.05, 0.1 and 0.15 U per level, each step in addition to the others; level 0 nothing', () => {
  const U = MARKETS.mx.unit;
  const given = (level: number, counted: number) =>
    reached(VIP_CHECK_IN.steps, level, counted).map(({ gives }) => amountOf(gives * level, MARKETS.mx));
  expect([0, 2, 3, 4, 5, 6, 7].map((counted) => given(1, counted).length)).toEqual([0, 0, 1, 1, 2, 2, 3]);
  for (let level = 1; level <= 10; level++)
    expect(given(level, 7)).toEqual(
      [5n, 10n, 15n].map((hundredths) => (BigInt(level) * hundredths * U) / 100n),
    );
  expect(given(0, 7)).toEqual([]);
});

it('a whole week costs less than a tenth of a per cent of its required stakes', () => {
  const gives = VIP_CHECK_IN.steps.reduce((sum, step) => sum + step.gives, 0);
  expect(gives / (7 * VIP_CHECK_IN.stake)).toBeLessThan(0.001);
  // The same for any part of it.
  for (const { days } of VIP_CHECK_IN.steps) {
    const sum = VIP_CHECK_IN.steps
      .filter((step) => step.days <= days)
      .reduce((all, step) => all + step.gives, 0);
    expect(sum / (days * VIP_CHECK_IN.stake)).toBeLessThan(0.001);
  }
});
