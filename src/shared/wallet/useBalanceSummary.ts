import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type BalanceSummary, balanceSummary } from '../../../contract/http/money/statement.ts';
import { http } from '../../net/backend.ts';
import { useSession } from '../account/session.ts';
import { useWallet } from './walletStore.ts';

/** The playable balance, the stakes in open rounds, and pending withdrawals; refetched when the balance changes. */
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
