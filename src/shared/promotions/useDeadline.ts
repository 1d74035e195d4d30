import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSecondsUntil } from '../../ui/live/useLiveText.ts';
import { useSession } from '../account/session.ts';
import { refetchPromotions } from './queries.ts';

/** Whole seconds until a promotion's day or offer ends (ms since 1970); at the end all promotion queries are refetched. */
export function useDeadline(at: number): number {
  const client = useQueryClient();
  const userId = useSession(({ player }) => player?.id ?? null);
  const left = useSecondsUntil(at);
  useEffect(() => {
    if (left === 0) void refetchPromotions(client, userId, null);
  }, [client, userId, left]);
  return left;
}
