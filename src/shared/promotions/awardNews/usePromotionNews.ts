import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../account/session.ts';
import { refetchPromotions } from '../queries.ts';
import { useAwards } from './awardsStore.ts';

/** Keeps a page's promotion data fresh: refetches all of it when the page opens, then what each change of awards affects. */
export function usePromotionNews(): void {
  const client = useQueryClient();
  const userId = useSession(({ player }) => player?.id ?? null);
  useEffect(() => {
    void refetchPromotions(client, userId, null);
    return useAwards.subscribe(({ change }, before) => {
      if (change !== before.change) void refetchPromotions(client, userId, change.promotions);
    });
  }, [client, userId]);
}
