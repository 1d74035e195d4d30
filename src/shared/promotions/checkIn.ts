import { queryOptions } from '@tanstack/react-query';
import { checkIn } from '../../../contract/http/offers/checkIn.ts';
import { http } from '../../net/backend.ts';
import { promotionsKey } from './queries.ts';

/** The player's daily check-in; refetched when the market's day changes. */
export const dailyCheckIn = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['checkIn']),
    queryFn: () => http.send(checkIn, undefined, { quiet: true }),
    staleTime: 15_000,
  });
