import { expect, it } from 'vitest';
import { rateAt } from '../../../../contract/games/crash/rules.ts';
import { flightTo, shownCents } from './crashView.ts';

it('shows exactly what the contract pays, at every millisecond of 200 s', () => {
  let wrong = 0;
  for (let ms = -100; ms < 200_000; ms++) if (BigInt(shownCents(ms)) * 100n !== rateAt(ms)) wrong++;
  expect(wrong).toBe(0);
});

it('keeps a margin larger than the error of any browser’s power function', () => {
  // ECMAScript lets engines differ in the last bits of a power: no value may be that close to a step.
  let nearest = 1;
  for (let ms = 1; ms < 200_000; ms++) {
    if (ms % 8_000 === 0) continue;
    const exact = 100 * 2 ** (ms / 8_000);
    nearest = Math.min(nearest, Math.abs(exact - Math.round(exact)) / exact);
  }
  expect(nearest).toBeGreaterThan(32 * Number.EPSILON);
});

it('truncates fractions of a millisecond', () => {
  expect(shownCents(8_000.9)).toBe(200);
  expect(shownCents(7_999.9)).toBe(199);
});

it('finds the flight time of a rate on the curve', () => {
  expect(flightTo(1)).toBe(0);
  expect(flightTo(2)).toBe(8_000);
  expect(flightTo(0.5)).toBe(0);
});
