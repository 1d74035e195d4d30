import { queryOptions } from '@tanstack/react-query';
import { crashRoundHistory } from '../../../../contract/games/crash/operations.ts';
import { channel } from '../../../net/house.ts';

/** The last ended rounds, newest first. */
export const latestRounds = (count: number) =>
  queryOptions({
    queryKey: ['crash', 'latest', count],
    queryFn: () => channel.request(crashRoundHistory, { count }, { quiet: true }),
    staleTime: 0,
    gcTime: 0,
  });
