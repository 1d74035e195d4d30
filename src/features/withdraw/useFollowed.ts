import { useEffect, useRef } from 'react';
import type { Withdrawal } from '../../../contract/http/withdrawals.ts';
import { moneyMoved, useOrderState } from './queries.ts';
import { isOpen, withState } from './status.ts';

/** A withdrawal as it is now: it is followed until it has ended, and what moved by that is fetched. */
export function useFollowed(withdrawal: Withdrawal): Withdrawal {
  const { data } = useOrderState(withdrawal.id, isOpen(withdrawal.status));
  const now = withState(withdrawal, data);
  const seen = useRef(now.status);
  useEffect(() => {
    if (seen.current === now.status) return;
    seen.current = now.status;
    void moneyMoved();
  }, [now.status]);
  return now;
}
