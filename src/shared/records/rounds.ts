import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RecordRequest } from '../../../contract/http/play/inputs/records.ts';
import {
  type PlayedRound,
  slotGameRecord,
  slotGameRecordRound,
} from '../../../contract/http/play/records.ts';
import { http } from '../../net/backend.ts';

/** Queries of the player's rounds (contract/http/play/records.ts). */

/** How a game shows its results and bets. */
export interface RoundMarks {
  /** A part of a result. Sizes are in CSS pixels. */
  Result: ComponentType<{ part: string; size: number }>;
  /** A pool, by the game's own name; null where there is nothing to choose. */
  Bet: ComponentType<{ pool: string; size: number }> | null;
}

const A_PAGE = 20;

/** A player's rounds, page by page, newest first. */
export const playedRounds = (userId: string, which: Omit<RecordRequest, 'count' | 'after'>) =>
  infiniteQueryOptions({
    queryKey: ['records', userId, 'rounds', which],
    queryFn: ({ pageParam }) =>
      http.send(
        slotGameRecord,
        { ...which, count: A_PAGE, ...(pageParam !== null && { after: pageParam }) },
        { quiet: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** One round with its bets and their transfers. */
export const playedRound = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['records', userId, 'round', id],
    queryFn: () => http.send(slotGameRecordRound, { id }, { quiet: true }),
    staleTime: 0,
  });

/** A round reduced to its stakes, for display before the picture has shown its result. */
export function stakesOnly(round: PlayedRound): PlayedRound {
  const stakes = new Map<string | null, PlayedRound['stakes'][number]>();
  for (const { pool, bets, amount, status } of round.stakes) {
    if (status === 'returned') continue;
    const known = stakes.get(pool);
    const sum = BigInt(amount) + BigInt(known?.amount ?? 0);
    stakes.set(pool, {
      ...{ pool, status: 'placed', payout: '0', rate: null },
      bets: bets + (known?.bets ?? 0),
      amount: sum.toString(),
    });
  }
  return {
    ...round,
    ...{ status: 'open', returned: '0', net: `-${round.staked}`, result: null },
    stakes: [...stakes.values()],
  };
}
