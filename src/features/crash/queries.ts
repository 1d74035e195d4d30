import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import { crashMyHistory, crashRoundHistory } from '../../../contract/games/crashOperations.ts';
import { roundAfter } from '../../engine/roundOrder.ts';
import { channel } from '../../net/house.ts';

/** What the table's sheets ask for once, apart from what flows by itself. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

const PAGE = 20;

/** The player's bets, newest first. */
export const myBets = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['crash', 'mine', userId],
    queryFn: ({ pageParam }) =>
      channel.request(
        crashMyHistory,
        { count: PAGE, ...(pageParam !== null && { before: pageParam }) },
        { quiet: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.betId ?? null)),
    staleTime: 0,
  });

/** One ended round; null when there is none of that id. It never changes. */
export const pastRound = (roundId: string) =>
  queryOptions({
    queryKey: ['crash', 'round', roundId],
    queryFn: async () => {
      const rounds = await channel.request(
        crashRoundHistory,
        { count: 1, before: roundAfter(roundId) },
        { quiet: true },
      );
      return rounds.find((one) => one.roundId === roundId) ?? null;
    },
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });
