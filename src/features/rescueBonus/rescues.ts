import { queryOptions } from '@tanstack/react-query';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Award } from '../../../contract/http/offers/promotions.ts';
import {
  type RescueAward,
  type RescueBonus,
  rescueBonus,
} from '../../../contract/http/offers/rescueBonus.ts';
import {
  type RescueWeek,
  rescueRecord,
  type SpecialRescue,
} from '../../../contract/http/offers/specialRescue.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { promotionsKey } from '../../shared/promotions/queries.ts';

/** Rescue bonus queries; null where the promotion is over. */

const unlessOver = (error: unknown) => {
  if (error instanceof HttpError && error.code === ErrorCode.promotionOver) return null;
  throw error;
};

/** Daily. */
export const dailyRescue = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['rescueBonus']),
    queryFn: () => http.send(rescueBonus, undefined, { quiet: true }).catch(unlessOver),
    staleTime: 0,
  });

/** Weekly. */
export const weeklyRescue = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['specialRescue']),
    queryFn: () => http.send(rescueRecord, undefined, { quiet: true }).catch(unlessOver),
    staleTime: 0,
  });

const isOpen = ({ award: { state } }: Pick<RescueAward, 'award'>) =>
  state === 'pending' || state === 'claimable';

/**
 * The days that the page shows: claimable ones in the order in which they can be claimed, or yesterday if it was claimed.
 * Before its time, yesterday waits while the day before can still be claimed.
 */
export function shownDays({ awards, yesterday }: Pick<RescueBonus, 'awards' | 'yesterday'>): RescueAward[] {
  const shown = awards.filter(
    (one) => isOpen(one) || (one.day === yesterday.day && one.award.state === 'claimed'),
  );
  return shown.toSorted((a, b) => a.award.claimableAt - b.award.claimableAt);
}

/** Yesterday has a bonus that is not available yet: the day is being closed. */
export function isReckoned({ awards, yesterday }: Pick<RescueBonus, 'awards' | 'yesterday'>): boolean {
  return yesterday.bonus !== null && !awards.some(({ day }) => day === yesterday.day);
}

/** The weeks with open instalments. */
export function openWeeks({ weeks }: Pick<SpecialRescue, 'weeks'>): RescueWeek[] {
  return weeks.filter(({ orders }) => orders.some(isOpen));
}

/** A claimed or expired bonus, of a day or of a week's instalment. */
export interface EndedRescue {
  of: 'day' | 'week';
  /** The day, or the week's Monday. */
  day: string;
  lost: string;
  share: number;
  award: Award;
  state: 'claimed' | 'expired' | 'void';
}

/** All ended ones, newest first. */
export function endedOf(days: RescueBonus | null, weeks: SpecialRescue | null): EndedRescue[] {
  const all = [
    ...(days?.awards ?? []).map((one) => ({ ...one, of: 'day' as const })),
    ...(weeks?.weeks ?? []).flatMap(({ week, lost, orders }) =>
      orders.map(({ award }) => ({ of: 'week' as const, day: week, lost, share: weeks?.share ?? 0, award })),
    ),
  ];
  return all
    .flatMap((one) => {
      const { state } = one.award;
      return state === 'pending' || state === 'claimable' ? [] : [{ ...one, state }];
    })
    .toSorted((a, b) => endOf(b.award) - endOf(a.award));
}

/** The end time; one that has just expired may not be marked as ended yet. */
const endOf = ({ endedAt, expiresAt }: Award) => endedAt ?? expiresAt ?? 0;
