import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { slotBigWin } from '../../../contract/http/catalogue.ts';
import { http } from '../../net/house.ts';

export const PERIODS = ['day', 'week', 'all'] as const;
export type WinPeriod = (typeof PERIODS)[number];

const A_PAGE = 20;
/** How often (ms) the list is asked for again while it is looked at. */
const EVERY = 30_000;

/** The biggest wins of a period, page by page, the greatest profit first. */
export const bigWins = (period: WinPeriod) =>
  infiniteQueryOptions({
    queryKey: ['wins', period],
    queryFn: ({ pageParam }) =>
      http.send(slotBigWin, { period, page: pageParam, count: A_PAGE }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * A_PAGE < total ? page + 1 : undefined),
    staleTime: EVERY,
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
  });

/** One win; null when there is none of that id. A win never changes. */
export const oneWin = (id: string) =>
  queryOptions({
    queryKey: ['wins', 'one', id],
    queryFn: async () =>
      (await http.send(slotBigWin, { id, page: 1, count: 1 }, { quiet: true })).items[0] ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
