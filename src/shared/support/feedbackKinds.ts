import type { PayFeedback } from '../../../contract/http/deposits.ts';

/** What can be wrong with an order, the most frequent first. */
export const FEEDBACK_KINDS: readonly PayFeedback['kind'][] = ['notCredited', 'wrongAmount', 'other'];

/** The text of one, by what the order is. */
export function kindText(kind: PayFeedback['kind'], of: 'deposit' | 'withdrawal') {
  if (kind === 'wrongAmount') return 'wrongAmount';
  if (kind === 'other') return 'other';
  return of === 'deposit' ? 'notCredited' : 'notArrived';
}
