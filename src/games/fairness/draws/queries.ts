import { queryOptions } from '@tanstack/react-query';
import { roundAfter } from '../../engine/roundIds.ts';
import type { RoundRef } from '../../engine/roundRef.ts';
import type { DrawGame } from './drawGame.ts';

/** The last ended rounds of a table, newest first. */
export const latestDraws = (game: DrawGame, table: string, count: number) =>
  queryOptions({
    queryKey: [game.key, 'latest', table, count],
    queryFn: () => game.rounds({ table, count }),
    staleTime: 0,
    gcTime: 0,
  });

/** One ended round; null when there is none of that name. It never changes; one that has not ended is asked for again. */
export const oneDraw = (game: DrawGame, { table, roundId }: RoundRef) =>
  queryOptions({
    queryKey: [game.key, 'round', table, roundId],
    queryFn: async () => {
      const rounds = await game.rounds({ table, count: 1, before: roundAfter(roundId) });
      return rounds.find(({ ref }) => ref.roundId === roundId) ?? null;
    },
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });
