import { describe, expect, it } from 'vitest';
import { birthProblem, isoDate } from './BirthFields.tsx';

const NOW = Date.UTC(2026, 10, 21, 12);
const born = (day: number | string, month: number | string, year: number | string) =>
  birthProblem({ day: `${day}`, month: `${month}`, year: `${year}` }, NOW);

describe('a date of birth', () => {
  it.each([
    [9, 4, 2001],
    [29, 2, 2000],
    [1, 1, 1950],
  ])('may be %i.%i.%i', (day, month, year) => expect(born(day, month, year)).toBeNull());

  it.each([
    ['', '', ''],
    [29, 2, 2001],
    [31, 4, 1990],
    [1, 13, 1990],
    [1, 1, 90],
    [1, 1, 1890],
    [1, 1, 2030],
    ['x', 1, 1990],
  ])('is invalid: %s.%s.%s', (day, month, year) => expect(born(day, month, year)).toBe('birthInvalid'));

  it('under age is reported at once, except within the day of tolerance', () => {
    expect(born(23, 11, 2008)).toBe('birthYoung');
    expect(born(22, 11, 2008)).toBeNull();
    expect(born(21, 11, 2008)).toBeNull();
  });

  it('is formatted as the server expects', () => {
    expect(isoDate({ day: '9', month: '4', year: '2001' })).toBe('2001-04-09');
  });
});
