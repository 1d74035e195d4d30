import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Call } from '../../../contract/http/call.ts';
import { userMfa, userPin, userSecurity, userSessions } from '../../../contract/http/security.ts';
import { http } from '../../net/house.ts';
import { useSession } from '../../shared/account/session.ts';

const SECURITY = 'security';

/** An answer about the player's own account, kept under their id. */
function useOwn<Reply>(name: string, call: Call<undefined, Reply>) {
  const id = useSession((session) => session.player?.id);
  return useQuery({
    queryKey: [SECURITY, id, name],
    queryFn: () => http.send(call),
    enabled: id !== undefined,
  });
}

export const useSecurity = () => useOwn('state', userSecurity);
export const usePin = () => useOwn('pin', userPin);
export const useMfa = () => useOwn('mfa', userMfa);
export const useSessions = () => useOwn('sessions', userSessions);

/** Something that keeps the account safe is another now; the profile shows some of it too. */
export async function securityChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [SECURITY] }),
    client.invalidateQueries({ queryKey: ['profile'] }),
  ]);
}
