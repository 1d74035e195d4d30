import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type PlayerLimits, userLimits } from '../../../contract/http/limits.ts';
import { http } from '../../net/house.ts';

/** What a player set to bound their own play, with what of it is used. */
export const playerLimits = (userId: string) =>
  queryOptions({
    queryKey: ['limits', userId],
    queryFn: () => http.send(userLimits, undefined, { quiet: true }),
  });

/** Takes what the house answered to a change, wherever limits are shown. */
export function keepLimits(client: QueryClient, userId: string, limits: PlayerLimits): void {
  client.setQueryData(playerLimits(userId).queryKey, limits);
}
