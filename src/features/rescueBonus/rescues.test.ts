// @vitest-environment dom
import { describe, expect, it } from 'vitest';
import type { Award, AwardState } from '../../../contract/http/offers/promotions.ts';
import type { RescueAward } from '../../../contract/http/offers/rescueBonus.ts';
import { endedOf, isReckoned, openWeeks, shownDays } from './rescues.ts';

const award = (id: string, state: AwardState, claimableAt = Number(id)): Award => ({
  ...{
    id,
    state,
    claimableAt,
    promotion: 'rescueBonus',
    awardKey: '',
    kind: 'cash',
    amount: '1',
    turnover: 0,
  },
  ...{ expiresAt: claimableAt + 24, endedAt: state === 'claimed' ? claimableAt + 1 : null, reason: null },
});
const day = (date: string, one: Award): RescueAward => ({ day: date, lost: '100', share: 50, award: one });
const YESTERDAY = { day: '2026-11-26', lost: '100', bonus: '1' };

describe('a lost day', () => {
  it('is listed after the claimable one before it', () => {
    const awards = [day('2026-11-26', award('2', 'pending')), day('2026-11-25', award('1', 'claimable'))];
    expect(shownDays({ awards, yesterday: YESTERDAY }).map((one) => one.day)).toEqual([
      '2026-11-25',
      '2026-11-26',
    ]);
  });

  it('stays after it was claimed, until the next one', () => {
    const awards = [day('2026-11-26', award('2', 'claimed')), day('2026-11-25', award('1', 'claimed'))];
    expect(shownDays({ awards, yesterday: YESTERDAY }).map((one) => one.day)).toEqual(['2026-11-26']);
  });

  it('is being computed while its bonus is not available yet', () => {
    const none = { awards: [], yesterday: YESTERDAY };
    expect(isReckoned(none)).toBe(true);
    expect(isReckoned({ ...none, yesterday: { ...YESTERDAY, bonus: null } })).toBe(false);
    expect(isReckoned({ ...none, awards: [day('2026-11-26', award('2', 'pending'))] })).toBe(false);
  });
});

it('shows weeks with open instalments, and lists ended ones, newest first', () => {
  const order = (number: number, one: Award) => ({ number, award: one, enableClaimedTime: one.claimableAt });
  const weeks = [
    {
      week: '2026-11-23',
      lost: '9',
      bonus: '2',
      orders: [order(1, award('30', 'claimed')), order(2, award('40', 'pending'))],
    },
    { week: '2026-11-16', lost: '9', bonus: '1', orders: [order(1, award('10', 'expired'))] },
  ];
  expect(openWeeks({ weeks }).map(({ week }) => week)).toEqual(['2026-11-23']);
  const days = {
    awards: [day('2026-11-26', award('20', 'claimed')), day('2026-11-27', award('50', 'pending'))],
  };
  const ended = endedOf(days as never, { weeks, share: 50 } as never);
  expect(ended.map(({ award: { id } }) => id)).toEqual(['10', '30', '20']);
});
