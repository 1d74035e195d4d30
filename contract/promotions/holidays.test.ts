import { describe, expect, it } from 'vitest';
import { HOLIDAYS } from './holidays.ts';

const weekday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay();
const MONDAY = 1;

describe.each(Object.entries(HOLIDAYS))('the holidays of market %s', (_market, holidays) => {
  it('are valid dates, in order, without duplicates', () => {
    const dates = holidays.map(({ date }) => date);
    for (const date of dates) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    expect(dates).toEqual([...new Set(dates)].sort());
  });

  it('are the same holidays in each of the three years', () => {
    const of = (year: number) =>
      holidays
        .filter(({ date }) => date.startsWith(`${year}-`))
        .map(({ name }) => name.en)
        .sort();
    expect(of(2026).length).toBeGreaterThanOrEqual(10);
    expect(of(2027)).toEqual(of(2026));
    expect(of(2028)).toEqual(of(2026));
  });
});

it('those of Mexico moved by law are on the first Monday of February and the third of March and November', () => {
  const moved = HOLIDAYS.mx.filter(({ name }) => /Constitución|Juárez|Revolución/.test(name['es-MX']));
  expect(moved).toHaveLength(9);
  for (const { date } of moved) {
    const month = Number(date.slice(5, 7));
    const nth = Math.ceil(Number(date.slice(8)) / 7);
    expect([weekday(date), nth]).toEqual([MONDAY, month === 2 ? 1 : 3]);
  }
});

it('those of Indonesia by the lunar calendar are a lunar year apart', () => {
  const DAY_MS = 86_400_000;
  for (const feast of ['Idul Fitri', 'Idul Adha']) {
    const days = HOLIDAYS.id.filter(({ name }) => name.id === feast).map(({ date }) => Date.parse(date));
    const gaps = days.slice(1).map((day, i) => (day - (days[i] ?? 0)) / DAY_MS);
    for (const gap of gaps) expect([353, 354, 355]).toContain(gap);
  }
});
