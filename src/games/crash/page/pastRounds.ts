import { queryOptions } from '@tanstack/react-query';
import {
  type CrashPastFragment,
  crashRoundHistory,
  crashRoundLog,
} from '../../../../contract/games/crash/operations.ts';
import { channel } from '../../../net/backend.ts';
import { roundAfter } from '../../engine/rounds.ts';

/** The server's maximum page size. */
const PAGE = 100;

/** The last ended rounds, newest first, fetched page by page; fewer when there are no more. */
async function newest(count: number): Promise<CrashPastFragment[]> {
  const rounds: CrashPastFragment[] = [];
  while (rounds.length < count) {
    const wanted = Math.min(PAGE, count - rounds.length);
    const before = rounds.at(-1)?.roundId;
    const variables = { count: wanted, ...(before && { before }) };
    const page = await channel.request(crashRoundHistory, variables, { quiet: true });
    rounds.push(...page);
    if (page.length < wanted) break;
  }
  return rounds;
}

/** The last ended rounds, newest first. */
export const latestRounds = (count: number) =>
  queryOptions({
    queryKey: ['crash', 'latest', count],
    queryFn: () => newest(count),
    staleTime: 0,
    gcTime: 0,
  });

/** Ended rounds never change; one that has not ended yet is fetched again. */
const forEver = ({ state }: { state: { data?: unknown } }) => (state.data ? Number.POSITIVE_INFINITY : 0);

/** One ended round without its log; null when the id is unknown. */
export const pastRound = (roundId: string) =>
  queryOptions({
    queryKey: ['crash', 'round', roundId],
    queryFn: async () => {
      const variables = { count: 1, before: roundAfter(roundId) };
      const rounds = await channel.request(crashRoundHistory, variables, { quiet: true });
      return rounds.find((one) => one.roundId === roundId) ?? null;
    },
    staleTime: forEver,
  });

/** One ended round with its complete log; null when the id is unknown. */
export const roundLog = (roundId: string) =>
  queryOptions({
    queryKey: ['crash', 'log', roundId],
    queryFn: async () => (await channel.request(crashRoundLog, { roundId }, { quiet: true }))[0] ?? null,
    staleTime: forEver,
  });
