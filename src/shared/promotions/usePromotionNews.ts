import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../account/session.ts';
import { useAwards } from './awardsStore.ts';
import { refetchPromotions } from './queries.ts';

/** Keeps what a page shows of promotions fresh: refetches all of it as the page opens, then what each change of awards concerns. */
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
