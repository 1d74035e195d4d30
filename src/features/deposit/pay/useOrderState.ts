import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type DepositOrder, payOrderState } from '../../../../contract/http/money/deposits.ts';
import { http } from '../../../net/backend.ts';
import { useSession } from '../../../shared/account/session.ts';
import { depositsChanged, orderKey } from '../queries.ts';

/** Nothing more is expected. A later payment is still credited. */
export function isOver(status: DepositOrder['status']): boolean {
  return status === 'paid' || status === 'expired' || status === 'refused';
}

const STEP = 3_000;
const LONGEST = 30_000;
/** Number of polls at the initial interval: three minutes. */
const QUICK = 60;

/** ms until the next poll: longer after consecutive failures, and when nothing arrived for long. */
export function pollDelay(answers: number, failures: number): number {
  const slower = Math.max(0, answers - QUICK) * 100;
  return Math.min(LONGEST, (STEP + slower) * 2 ** Math.min(failures, 4));
}

/**
 * Polls an order while its page is visible: every few seconds, at once when the player returns to it, and no more once it is
 * over. Changes are written into the order's query.
 */
export function useOrderState(order: DepositOrder): void {
  const client = useQueryClient();
  const player = useSession((session) => session.player?.id);
  const { id, status, received } = order;
  const { data, refetch } = useQuery({
    queryKey: ['depositState', id, player],
    queryFn: () => http.send(payOrderState, { id }, { quiet: true }),
    enabled: !isOver(status),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) =>
      isOver(state.data?.status ?? status)
        ? false
        : pollDelay(state.dataUpdateCount, state.status === 'error' ? state.errorUpdateCount : 0),
  });

  useEffect(() => {
    if (isOver(status)) return;
    // The query library only handles hidden tabs, but a wallet's app may only have taken the focus.
    const refresh = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [status, refetch]);

  useEffect(() => {
    if (!data || (data.status === status && data.received === received)) return;
    client.setQueryData<DepositOrder>(orderKey(id, player), (now) => now && { ...now, ...data });
    void depositsChanged(client);
  }, [client, data, id, player, status, received]);
}
