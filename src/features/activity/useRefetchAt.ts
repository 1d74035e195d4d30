import { useEffect } from 'react';
import { serverNow } from '../../net/backend.ts';

/** Maximum delay of a browser timer, ms. */
const LONGEST = 2 ** 31 - 1;

/** Refetches one second after a moment of server time, e.g. to show the next day at midnight without a reload. */
export function useRefetchAt(at: number | undefined, refetch: () => unknown): void {
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => void refetch(), Math.min(Math.max(at - serverNow(), 0) + 1_000, LONGEST));
    return () => clearTimeout(timer);
  }, [at, refetch]);
}
