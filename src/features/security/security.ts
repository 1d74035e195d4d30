import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Call } from '../../../contract/http/call.ts';
import type { CodeSent } from '../../../contract/http/people/accounts.ts';
import {
  emailBind,
  emailCode,
  userIdentity,
  userMfa,
  userPhoneBind,
  userPhoneCode,
  userPin,
  userSecurity,
  userSessions,
} from '../../../contract/http/people/security.ts';
import { http } from '../../net/backend.ts';
import type { CodeAndPassword } from '../../shared/account/accountInput.ts';
import { rememberAccount, useSession } from '../../shared/account/session.ts';
import { withFreshSession } from '../../shared/account/stepUp.ts';
import type { CodeChannel } from '../../shared/account/useSentCode.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { toast } from '../../ui/feedback/toasts.ts';

const SECURITY = 'security';
/** How often documents that wait are asked about while they are looked at, ms. */
const LOOK_AGAIN = 3_000;

/** An answer about the player's own account, kept under their id. */
function useOwn<Reply>(
  name: string,
  call: Call<undefined, Reply>,
  again: (reply: Reply) => number | false = () => false,
) {
  const id = useSession((session) => session.player?.id);
  return useQuery({
    queryKey: [SECURITY, id, name],
    queryFn: () => http.send(call),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) => data !== undefined && again(data),
  });
}

export const useSecurity = () => useOwn('state', userSecurity);
/** Looked at again while documents wait. */
export const useIdentity = () =>
  useOwn('identity', userIdentity, ({ state }) => state === 'pending' && LOOK_AGAIN);
export const usePin = () => useOwn('pin', userPin);
export const useMfa = () => useOwn('mfa', userMfa);
export const useSessions = () => useOwn('sessions', userSessions);

/** Something that keeps the account safe is another now; the profile shows some of it too. */
export async function securityChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [SECURITY] }),
    client.invalidateQueries({ queryKey: ['profile'] }),
    client.invalidateQueries({ queryKey: ['withdraw'] }),
  ]);
}

/** What ends the pages that change it: the player is told, and the page closes. */
export function useSecurityDone(): (message: string) => Promise<void> {
  const client = useQueryClient();
  const { close } = usePages();
  return async (message) => {
    await securityChanged(client);
    toast('success', message);
    close();
  };
}

/** Sends a code to a phone (its digits) or an e-mail that is to be bound. @throws HttpError: 667, 3 */
export function requestBindCode(channel: CodeChannel, to: string): Promise<CodeSent> {
  const options = { quiet: [ErrorCode.tooFrequent, ErrorCode.badParameter] };
  if (channel === 'email')
    return withFreshSession(() => http.send(emailCode, { purpose: 'bindEmail', email: to }, options));
  return withFreshSession(() => http.send(userPhoneCode, { purpose: 'bindPhone', phone: to }, options));
}

/** @param quiet what the form tells of. @throws HttpError: 7019, 2002, 7017, 2001, 7013, 667 */
export async function bind(
  channel: CodeChannel,
  to: string,
  { code, password, factorCode }: CodeAndPassword & { factorCode?: string },
  quiet: readonly number[],
): Promise<void> {
  const proof = { code, ...(password !== '' && { password }), ...(factorCode && { factorCode }) };
  if (channel === 'email') {
    await withFreshSession(() => http.send(emailBind, { email: to, ...proof }, { quiet }));
    return;
  }
  await withFreshSession(() => http.send(userPhoneBind, { phone: to, ...proof }, { quiet }));
  // The old number signs in no more.
  if (/^\d+$/.test(useSession.getState().rememberAccount ?? '')) rememberAccount(to);
}
