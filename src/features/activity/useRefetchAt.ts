import { useEffect } from 'react';
import { serverNow } from '../../net/backend.ts';

/** The most that a browser's timer waits, ms. */
const LONGEST = 2 ** 31 - 1;

/** Asks again a second after a moment of the house's clock: at midnight the next day is there without a reload. */
export function useRefetchAt(at: number | undefined, refetch: () => unknown): void {
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => void refetch(), Math.min(Math.max(at - serverNow(), 0) + 1_000, LONGEST));
    return () => clearTimeout(timer);
  }, [at, refetch]);
}
