import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingStake } from '../../engine/amountSteps.ts';
import { FRESH_AUTO } from '../../session/autoForm.ts';
import { LIMITS } from '../engine/testCrash.ts';
import { type BetForm, type FormProblem, type FormReading, readForm } from './betForm.ts';

const form = (more: Partial<BetForm> = {}): BetForm => ({
  mode: 'manual',
  stake: '10.000',
  autoRate: '',
  ...FRESH_AUTO,
  ...more,
});

describe('reading the panel', () => {
  it('accepts a stake alone', () => {
    expect(readForm(form(), LIMITS, ',').bet).toEqual({ stake: 1_000_000n, autoRate: null });
  });

  it('accepts every setting of a run', () => {
    const typed = form({
      autoRate: '2,5',
      stopWin: '100.000',
      stopLoss: '50.000',
      onWin: { type: 'reset', percent: '' },
      onLoss: { type: 'increase', percent: '100' },
    });
    expect(readForm(typed, LIMITS, ',').auto).toEqual({
      stake: 1_000_000n,
      autoRate: 25_000n,
      rounds: 10,
      stopWin: 10_000_000n,
      stopLoss: 5_000_000n,
      onWin: { type: 'reset' },
      onLoss: { type: 'increase', percent: 100 },
    });
  });

  it.each<[keyof FormReading['problems'], FormProblem, Partial<BetForm>]>([
    ['stake', 'checkBet', { stake: '' }],
    ['stake', 'checkBet', { stake: '999' }],
    ['stake', 'checkBet', { stake: '5.000.001' }],
    ['autoRate', 'autoRateLow', { autoRate: '1' }],
    ['autoRate', 'autoRateLow', { autoRate: '0,5' }],
    ['autoRate', 'autoRateLow', { autoRate: 'x' }],
    ['autoRate', 'valueRange', { autoRate: '100000' }],
    ['stopLoss', 'lowerTooHigh', { stopLoss: '9.999' }],
  ])('%s: reports %s', (field, problem, more) => {
    const { problems, auto } = readForm(form(more), LIMITS, ',');
    expect(problems).toEqual({ [field]: problem });
    expect(auto).toBeNull();
  });

  it("accepts a manual bet when only the run's settings are wrong", () => {
    expect(readForm(form({ rounds: '0' }), LIMITS, ',').bet).not.toBeNull();
  });

  it('accepts the limits of the ranges', () => {
    for (const more of [
      { stake: '1.000' },
      { stake: '5.000.000' },
      { autoRate: '1,01' },
      { autoRate: '99999' },
    ])
      expect(readForm(form(more), LIMITS, ',').problems).toEqual({});
  });
});

it('fits any stake into the limits and the balance', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.option(fc.bigInt(0n, 10n ** 12n)), (stake, balance) => {
      const fitted = fittingStake(stake, LIMITS, balance);
      expect(fitted >= LIMITS.min && fitted <= LIMITS.max).toBe(true);
      if (balance !== null && balance >= LIMITS.min) expect(fitted <= balance).toBe(true);
      if (stake >= LIMITS.min && stake <= LIMITS.max && stake <= (balance ?? stake))
        expect(fitted).toBe(stake);
    }),
  );
});
