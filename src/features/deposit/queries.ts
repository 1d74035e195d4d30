import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ErrorCode } from '../../../contract/errors.ts';
import { currencyRate, payInfo, payLastRecharge, payOrder } from '../../../contract/http/deposits.ts';
import { HttpError } from '../../net/errors.ts';
import { http } from '../../net/house.ts';
import { useSession } from '../../shared/account/session.ts';

const usePlayer = () => useSession((session) => session.player?.id);

/** Channels, ranges and promotions, and whether an order is open. */
export function usePayInfo() {
  const player = usePlayer();
  return useQuery({
    queryKey: ['deposit', 'info', player],
    queryFn: () => http.send(payInfo),
    enabled: player !== undefined,
  });
}

export function useLastRecharge() {
  const player = usePlayer();
  return useQuery({
    queryKey: ['deposit', 'last', player],
    queryFn: () => http.send(payLastRecharge),
    enabled: player !== undefined,
  });
}

export function useUsdtRate(wanted: boolean) {
  const player = usePlayer();
  return useQuery({
    queryKey: ['deposit', 'rate', player],
    queryFn: () => http.send(currencyRate),
    enabled: wanted && player !== undefined,
  });
}

export const orderKey = (id: string, player: string | undefined) => ['deposit', 'order', id, player];

/** One of the player's orders, by what the address says; `lost` when that names none of theirs. */
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

/** Everything about deposits is asked anew: one was opened, or money moved. */
export async function depositsChanged(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['deposit'] });
}
