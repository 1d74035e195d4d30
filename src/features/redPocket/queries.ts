import { queryOptions } from '@tanstack/react-query';
import { type Rain, type RedPocket, redPocket } from '../../../contract/http/offers/redPocket.ts';
import { http } from '../../net/backend.ts';
import { promotionsKey } from '../../shared/promotions/queries.ts';

/** Polling interval of the remaining envelopes during a rain, ms. */
const LEFT_MS = 5_000;

/** The current rains for a player. */
export const rainsNow = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['redPocket']),
    queryFn: () => http.send(redPocket, {}, { quiet: true }),
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data?.running ? LEFT_MS : false),
  });

/** The rain at `now` (server time, ms), otherwise the next one; a next rain may have started by now. */
export function rainAt({ running, next }: Pick<RedPocket, 'running' | 'next'>, now: number): Rain | null {
  return [running, next].find((rain) => rain !== null && now < rain.endsAt) ?? null;
}
