import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../account/session.ts';
import { useAwards } from './awardsStore.ts';
import { promotionsKey } from './queries.ts';

/** Reads what a page shows of promotions again whenever the house tells that the player's awards are others. */
export function usePromotionNews(): void {
  const client = useQueryClient();
  const userId = useSession(({ player }) => player?.id ?? null);
  const version = useAwards((awards) => awards.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is what it waits for
  useEffect(() => {
    void client.invalidateQueries({ queryKey: promotionsKey(userId) });
  }, [client, userId, version]);
}
