import { queryOptions } from '@tanstack/react-query';
import { type Rain, type RedPocket, redPocket } from '../../../contract/http/offers/redPocket.ts';
import { http } from '../../net/backend.ts';
import { promotionsKey } from '../../shared/promotions/queries.ts';

/** How often the count of what is left is read while it rains, ms. */
const LEFT_MS = 5_000;

/** The rains around now, as they stand for a player. */
export const rainsNow = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['redPocket']),
    queryFn: () => http.send(redPocket, {}, { quiet: true }),
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data?.running ? LEFT_MS : false),
  });

/** The rain that falls at `now` (server time, ms) or is the next to: what was next may fall by now. */
export function rainAt({ running, next }: Pick<RedPocket, 'running' | 'next'>, now: number): Rain | null {
  return [running, next].find((rain) => rain !== null && now < rain.endsAt) ?? null;
}
