import { queryOptions } from '@tanstack/react-query';
import { vipUserLevel } from '../../../contract/http/offers/vip.ts';
import { http } from '../../net/backend.ts';
import { promotionsKey } from './queries.ts';

/** The player's VIP status. */
export const vipStatus = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['vip', 'cashback']),
    queryFn: () => http.send(vipUserLevel, undefined, { quiet: true }),
    staleTime: 15_000,
  });
