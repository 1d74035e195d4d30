import { describe, expect, it } from 'vitest';
import { type AutoForm, type AutoProblem, FRESH_AUTO, readAutoForm } from './autoForm.ts';

const STAKE = 1_000_000n;
const read = (more: Partial<AutoForm>) => readAutoForm({ ...FRESH_AUTO, ...more }, STAKE, ',');

describe('reading the auto-bet settings', () => {
  it('accepts the defaults', () => {
    expect(read({})).toEqual({
      problems: {},
      rules: { rounds: 10, stopWin: null, stopLoss: null, onWin: { type: 'keep' }, onLoss: { type: 'keep' } },
    });
  });

  it('accepts every setting', () => {
    const typed = {
      rounds: '',
      stopWin: '100.000',
      stopLoss: '50.000',
      onWin: { type: 'reset', percent: '' },
      onLoss: { type: 'increase', percent: '100' },
    } as const;
    expect(read(typed).rules).toEqual({
      rounds: null,
      stopWin: 10_000_000n,
      stopLoss: 5_000_000n,
      onWin: { type: 'reset' },
      onLoss: { type: 'increase', percent: 100 },
    });
  });

  it.each<[keyof AutoForm, AutoProblem, Partial<AutoForm>]>([
    ['rounds', 'autoCountLow', { rounds: '0' }],
    ['rounds', 'autoCountLow', { rounds: '-3' }],
    ['rounds', 'autoCountLow', { rounds: '1,5' }],
    ['rounds', 'valueRange', { rounds: '100000' }],
    ['stopWin', 'upperTooLow', { stopWin: '0' }],
    ['stopLoss', 'lowerTooHigh', { stopLoss: '9.999' }],
    ['stopLoss', 'lowerTooHigh', { stopLoss: 'x' }],
    ['onWin', 'valueRange', { onWin: { type: 'increase', percent: '0' } }],
    ['onLoss', 'valueRange', { onLoss: { type: 'increase', percent: '100000' } }],
  ])('%s: reports %s', (field, problem, more) => {
    expect(read(more)).toEqual({ problems: { [field]: problem }, rules: null });
  });

  it('accepts the limits of the ranges', () => {
    for (const more of [{ rounds: '1' }, { rounds: '99999' }, { stopLoss: '10.000' }])
      expect(read(more).problems).toEqual({});
  });
});
