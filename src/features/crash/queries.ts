import { infiniteQueryOptions } from '@tanstack/react-query';
import { crashMyHistory } from '../../../contract/games/crashOperations.ts';
import { channel } from '../../net/house.ts';

const PAGE = 20;

/** The player's bets, newest first. */
export const myBets = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['crash', 'mine', userId],
    queryFn: ({ pageParam }) => {
      const asked = { count: PAGE, ...(pageParam !== null && { before: pageParam }) };
      return channel.request(crashMyHistory, asked, { quiet: true });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.betId ?? null)),
    staleTime: 0,
  });
