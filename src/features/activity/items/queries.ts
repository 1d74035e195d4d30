import { queryOptions } from '@tanstack/react-query';
import { promoProps } from '../../../../contract/http/offers/props.ts';
import { http } from '../../../net/backend.ts';
import { promotionsKey } from '../../../shared/promotions/queries.ts';

/** The player's items, and the remaining gift code attempts. */
export const propsQuery = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['props']),
    queryFn: () => http.send(promoProps, undefined, { quiet: true }),
  });
