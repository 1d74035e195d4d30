import {
  type QueryClient,
  type UseQueryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type Withdrawal,
  withdrawFee,
  withdrawInfo,
  withdrawOrderState,
  withdrawOrders,
  withdrawPending,
} from '../../../contract/http/money/withdrawals.ts';
import { http } from '../../net/backend.ts';
import { nextPage } from '../../net/nextPage.ts';
import { useSession } from '../../shared/account/session.ts';
import { isOpen, withState } from './records/status.ts';

/** Queries of withdrawals. Every key begins with `withdraw` and the player's id. */

const PAGE = 20;
/** Polling interval of an order in progress while it is on the screen, ms. */
const LOOK_AGAIN = 2_500;

type More<Reply> = Partial<Pick<UseQueryOptions<Reply>, 'refetchInterval' | 'enabled'>>;

function useOwn<Reply>(name: readonly string[], fetchReply: () => Promise<Reply>, more: More<Reply> = {}) {
  const id = useSession((session) => session.player?.id);
  return useQuery<Reply>({
    refetchOnWindowFocus: 'always',
    ...more,
    queryKey: ['withdraw', id, ...name],
    queryFn: fetchReply,
    enabled: id !== undefined && more.enabled !== false,
  });
}

/** Polled while the player's identity documents are pending. */
export const useWithdrawInfo = () =>
  useOwn(['info'], () => http.send(withdrawInfo), {
    refetchInterval: ({ state: { data } }) => data?.identity === 'pending' && LOOK_AGAIN,
  });

export const usePending = () => useOwn(['pending'], () => http.send(withdrawPending));

/** The fee and the net amount; disabled while the amount is null. */
export const useFee = (amount: string | null) =>
  useOwn(['fee', amount ?? ''], () => http.send(withdrawFee, { amount: amount ?? '' }, { quiet: true }), {
    enabled: amount !== null,
  });

/** The state of an order, polled until it has ended. */
const useOrderState = (id: string, live: boolean) =>
  useOwn(['state', id], () => http.send(withdrawOrderState, { id }, { quiet: true }), {
    enabled: live,
    refetchInterval: ({ state: { data } }) => (data && !isOpen(data.status) ? false : LOOK_AGAIN),
  });

/** All withdrawals, newest first, paged. */
export function useWithdrawals() {
  const id = useSession((session) => session.player?.id);
  return useInfiniteQuery({
    queryKey: ['withdraw', id, 'orders'],
    queryFn: ({ pageParam }) => http.send(withdrawOrders, { page: pageParam, count: PAGE }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: id !== undefined,
  });
}

/** One of them by its id, if it is among the newest; null when it is not. */
export const useWithdrawal = (id: string | undefined) =>
  useOwn<Withdrawal | null>(
    ['order', id ?? ''],
    async () => {
      const { items } = await http.send(withdrawOrders, { page: 1, count: 60 });
      return items.find((one) => one.id === id) ?? null;
    },
    { enabled: id !== undefined },
  );

/** Invalidates queries after money was reserved, paid or returned. */
export async function balanceChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['withdraw'] }),
    // The pending part: an arriving payment does not change the balance itself.
    client.invalidateQueries({ queryKey: ['balance'] }),
  ]);
}

/** The current state of a withdrawal: polled until it has ended, and affected queries are refetched. */
export function useFollowed(withdrawal: Withdrawal): Withdrawal {
  const client = useQueryClient();
  const { data } = useOrderState(withdrawal.id, isOpen(withdrawal.status));
  const now = withState(withdrawal, data);
  const seen = useRef(now.status);
  useEffect(() => {
    if (seen.current === now.status) return;
    seen.current = now.status;
    void balanceChanged(client);
  }, [client, now.status]);
  return now;
}
