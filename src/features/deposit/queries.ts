import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ErrorCode } from '../../../contract/errors.ts';
import { currencyRate, payInfo, payLastRecharge, payOrder } from '../../../contract/http/money/deposits.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { useSession } from '../../shared/account/session.ts';

const usePlayer = () => useSession((session) => session.player?.id);

function useOwn<Reply>(name: string, fetchReply: () => Promise<Reply>, wanted = true) {
  const player = usePlayer();
  return useQuery({
    queryKey: ['deposit', name, player],
    queryFn: fetchReply,
    enabled: wanted && player !== undefined,
  });
}

/** Channels, ranges and promotions, and the open order if there is one. */
export const usePayInfo = () => useOwn('info', () => http.send(payInfo));

export const useLastRecharge = () => useOwn('last', () => http.send(payLastRecharge));

export const useUsdtRate = (wanted: boolean) => useOwn('rate', () => http.send(currencyRate), wanted);

export const orderKey = (id: string, player: string | undefined) => ['deposit', 'order', id, player];

/** The player's order named in the address; `lost` when there is no such order. */
export function useOrder(named: string | undefined) {
  const player = usePlayer();
  const id = named !== undefined && /^\d{1,18}$/.test(named) ? named : null;
  const query = useQuery({
    queryKey: orderKey(id ?? '', player),
    queryFn: () => http.send(payOrder, { id: id ?? '' }, { quiet: NONE }),
    enabled: player !== undefined && id !== null,
    retry: (times, error) => times < 1 && !isNoOrder(error),
  });
  return { ...query, lost: id === null || isNoOrder(query.error) };
}

const NONE: readonly number[] = [ErrorCode.notFound, ErrorCode.badParameter];

function isNoOrder(error: unknown): boolean {
  return error instanceof HttpError && error.failure === 'refusal' && NONE.includes(error.code);
}

/** Invalidates all deposit queries, after an order was opened or money was transferred. */
export async function depositsChanged(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['deposit'] });
}
