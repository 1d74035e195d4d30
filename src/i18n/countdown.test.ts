import { expect, it } from 'vitest';
import { countdownText, secondsUntil } from './countdown.ts';

it.each([
  [60_000, 0, 60, '1:00'],
  [60_000, 1, 60, '1:00'],
  [60_000, 53_000, 7, '0:07'],
  [60_000, 59_999, 1, '0:01'],
  [60_000, 60_000, 0, '0:00'],
  [60_000, 90_000, 0, '0:00'],
  [3_510_000, 0, 3_510, '58:30'],
  [3_600_000, 0, 3_600, '1:00:00'],
  [86_400_000, 500, 86_400, '24:00:00'],
  [86_399_000, 0, 86_399, '23:59:59'],
])('until %i at %i there are %i s: %s', (at, now, seconds, text) => {
  expect(secondsUntil(at, now)).toBe(seconds);
  expect(countdownText(seconds)).toBe(text);
});
