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
/** Polling interval of pending documents while they are on the screen, ms. */
const LOOK_AGAIN = 3_000;

/** A query about the player's own account, cached under their id. */
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
/** Polled while documents are pending. */
export const useIdentity = () =>
  useOwn('identity', userIdentity, ({ state }) => state === 'pending' && LOOK_AGAIN);
export const usePin = () => useOwn('pin', userPin);
export const useMfa = () => useOwn('mfa', userMfa);
export const useSessions = () => useOwn('sessions', userSessions);

/** Invalidates all security queries after a change, and the profile, which shows some of it. */
export async function securityChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [SECURITY] }),
    client.invalidateQueries({ queryKey: ['profile'] }),
    client.invalidateQueries({ queryKey: ['withdraw'] }),
  ]);
}

/** Ends a page that made a change: shows a toast and closes the page. */
export function useSecurityDone(): (message: string) => Promise<void> {
  const client = useQueryClient();
  const { close } = usePages();
  return async (message) => {
    await securityChanged(client);
    toast('success', message);
    close();
  };
}

/**
 * Sends a code to a phone (digits) or an e-mail that is to be bound.
 * @throws HttpError: 667, 3
 */
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
  // The old number can no longer be used to sign in.
  if (/^\d+$/.test(useSession.getState().rememberAccount ?? '')) rememberAccount(to);
}
