// @vitest-environment dom
import { expect, it } from 'vitest';
import { formatDay, formatMoment, formatTime, formatWeekday, momentWords, withZone } from './dates.ts';

it('formats days in the intended zone', () => {
  const midnight = Date.UTC(2026, 2, 14);
  expect(formatDay(midnight, 'id', 'UTC')).toBe('14 Maret 2026');
  expect(formatDay(midnight, 'en', 'America/Mexico_City')).toBe('March 13, 2026');
  expect(formatWeekday(midnight, 'id', 'Asia/Jakarta')).toBe('Sabtu, 14 Maret');
});

it("formats moments in the market's zone, with seconds only where they matter", () => {
  const at = Date.UTC(2026, 10, 27, 17, 0, 5);
  expect(formatMoment(at, 'id')).toBe('28 Nov, 00.00');
  expect(formatTime(at, 'id')).toBe('28 Nov, 00.00.05');
});

it('adds the zone name to important times, the same in every language', () => {
  const at = Date.UTC(2026, 10, 27, 17, 0);
  expect(momentWords(at, 'id')).toBe('28 November 2026, 00.00 WIB');
  expect(momentWords(at, 'en')).toBe('November 28, 2026, 00:00 WIB');
  expect(withZone(formatMoment(at, 'es-MX'))).toMatch(/00:00 WIB$/);
});
