import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type BalanceSummary, balanceSummary } from '../../../contract/http/statement.ts';
import { http } from '../../net/house.ts';
import { useSession } from '../account/session.ts';
import { queries } from '../site/queries.ts';

/** What the player can stake, what lies in open rounds and what is on its way out; asked again when the wallet moves. */
export function useBalanceSummary(): UseQueryResult<BalanceSummary> {
  const player = useSession((session) => session.player?.id);
  const balance = useSession((session) => session.balance?.toString());
  return useQuery(
    {
      queryKey: ['balance', player, balance],
      queryFn: () => http.send(balanceSummary, undefined, { quiet: true }),
      enabled: player !== undefined && balance !== undefined,
      placeholderData: (before: BalanceSummary | undefined) => before,
    },
    queries,
  );
}
