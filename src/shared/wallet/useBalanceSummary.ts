import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type BalanceSummary, balanceSummary } from '../../../contract/http/money/statement.ts';
import { http } from '../../net/backend.ts';
import { useSession } from '../account/session.ts';
import { useWallet } from './walletStore.ts';

/** What the player can stake, what lies in open rounds and what is on its way out; asked again when the wallet moves. */
export function useBalanceSummary(): UseQueryResult<BalanceSummary> {
  const player = useSession((session) => session.player?.id);
  const known = useWallet((wallet) => wallet.balance !== null);
  const sequence = useWallet((wallet) => wallet.sequence.toString());
  return useQuery({
    queryKey: ['balance', player, sequence],
    queryFn: () => http.send(balanceSummary, undefined, { quiet: true }),
    enabled: player !== undefined && known,
    placeholderData: (before: BalanceSummary | undefined) => before,
  });
}
