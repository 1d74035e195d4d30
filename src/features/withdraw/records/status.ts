import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../../contract/http/money/withdrawals.ts';

type Status = Withdrawal['status'];

/** The order of the statuses: an older reply never overwrites a newer one. */
const STAGE: Record<Status, number> = { review: 0, sending: 1, paid: 2, refused: 2, cancelled: 2 };

/** The colour tone of its badge. */
export const TONE: Record<Status, 'volt' | 'teal' | 'coral' | 'quiet'> = {
  review: 'volt',
  sending: 'volt',
  paid: 'teal',
  refused: 'coral',
  cancelled: 'quiet',
};

/** Whether it is in progress. */
export function isOpen(status: Status): boolean {
  return STAGE[status] < 2;
}

/** A withdrawal updated with a received state, unless that is older. */
export function withState(
  withdrawal: Withdrawal,
  state: Pick<Withdrawal, 'id' | 'status' | 'endedAt'> | undefined,
): Withdrawal {
  if (state?.id !== withdrawal.id || STAGE[state.status] <= STAGE[withdrawal.status]) return withdrawal;
  return { ...withdrawal, ...state };
}

/** A visible step: its name, whether it is over, and since when. */
export interface Step {
  name: 'asked' | 'checked' | 'sent' | 'arrived' | 'refused' | 'cancelled';
  state: 'done' | 'now' | 'next' | 'failed' | 'over';
  at: number | null;
}

/** The steps of a withdrawal from its request to its end. */
export function stepsOf({ status, createdAt, endedAt }: Withdrawal): Step[] {
  const requested: Step = { name: 'asked', state: 'done', at: createdAt };
  const checked = (state: Step['state']): Step => ({ name: 'checked', state, at: null });
  const sent = (state: Step['state']): Step => ({ name: 'sent', state, at: null });
  switch (status) {
    case 'review':
      return [requested, checked('now'), sent('next'), { name: 'arrived', state: 'next', at: null }];
    case 'sending':
      return [requested, checked('done'), sent('now'), { name: 'arrived', state: 'next', at: null }];
    case 'paid':
      return [requested, checked('done'), sent('done'), { name: 'arrived', state: 'done', at: endedAt }];
    case 'refused':
      return [requested, checked('done'), sent('done'), { name: 'refused', state: 'failed', at: endedAt }];
    case 'cancelled':
      return [requested, { name: 'cancelled', state: 'over', at: endedAt }];
  }
}

/** The text of each withdrawal status. */
export function useStatusWords(): Record<Withdrawal['status'], string> {
  const { t } = useTranslation('withdraw');
  return {
    review: t('statusReview'),
    sending: t('statusSending'),
    paid: t('statusPaid'),
    refused: t('statusRefused'),
    cancelled: t('statusCancelled'),
  };
}
