import { describe, expect, it } from 'vitest';
import { INVITE_DEPOSIT } from '../../inviteDeposit/settings.ts';
import { NEW_USER_DEPOSIT } from '../../newUserDeposit/settings.ts';
import { stepOf } from './stepDeposits.ts';

const DAY = 86_400_000;
const at = (count: number, now = 0, numbers = NEW_USER_DEPOSIT) =>
  stepOf(numbers, { registeredAt: 0, history: { count } }, now);

describe('a new player’s deposits', () => {
  it('give 20 % from 20 U, 25 % from 50 U, 30 % from 100 U, and a fourth gives nothing', () => {
    const until = 7 * DAY;
    expect([0, 1, 2, 3].map((count) => at(count))).toEqual([
      { step: 1, awardKey: 'step 1', least: 2_000, percent: 20, until },
      { step: 2, awardKey: 'step 2', least: 5_000, percent: 25, until },
      { step: 3, awardKey: 'step 3', least: 10_000, percent: 30, until },
      'over',
    ]);
  });

  it('give it for exactly seven days', () => {
    expect(at(0, 7 * DAY - 1)).toMatchObject({ step: 1 });
    expect(at(0, 7 * DAY)).toBe('over');
  });

  it('give 30, 30 and 50 % to players invited by a promoter', () => {
    const percents = [0, 1, 2].map((count) => at(count, 0, INVITE_DEPOSIT));
    expect(percents).toMatchObject([{ percent: 30 }, { percent: 30 }, { percent: 50 }]);
  });
});
