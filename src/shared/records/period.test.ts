import { describe, expect, it } from 'vitest';
import { daysOf, daysProblem, earliest } from './period.ts';

describe('the presets', () => {
  it.each([
    ['today', { from: '2026-03-01', to: '2026-03-01' }],
    ['week', { from: '2026-02-23', to: '2026-03-01' }],
    ['month', { from: '2026-03-01', to: '2026-03-01' }],
    ['lastMonth', { from: '2026-02-01', to: '2026-02-28' }],
    ['year', {}],
  ] as const)('%s', (period, days) => expect(daysOf(period, '2026-03-01')).toEqual(days));

  it('go back past the start of a year', () => {
    expect(daysOf('lastMonth', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(earliest('2026-11-21')).toBe('2025-11-21');
  });
});

it.each([
  [{ from: '2026-11-01', to: '2026-11-21' }, null],
  [{ from: '2025-11-21', to: '2026-11-21' }, null],
  [{ from: '2025-11-20', to: '2026-11-21' }, 'daysTooOld'],
  [{ from: '2026-11-21', to: '2026-11-01' }, 'daysTurned'],
  [{ from: '', to: '2026-11-01' }, 'daysMissing'],
  [{}, 'daysMissing'],
])('the problem of %j is %s', (days, problem) => expect(daysProblem(days, '2026-11-21')).toBe(problem));
