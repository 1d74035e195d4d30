import { queryOptions } from '@tanstack/react-query';
import { promoProps } from '../../../../contract/http/offers/props.ts';
import { http } from '../../../net/backend.ts';
import { promotionsKey } from '../../../shared/promotions/queries.ts';

/** What the player owns, and how many gift codes may be tried. */
export const propsQuery = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['props']),
    queryFn: () => http.send(promoProps, undefined, { quiet: true }),
  });
