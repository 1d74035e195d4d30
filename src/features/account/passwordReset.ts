import { create } from 'zustand';
import { ErrorCode } from '../../../contract/errors.ts';
import { type CodeSent, phoneCheck, phonePassword } from '../../../contract/http/people/accounts.ts';
import { emailPassword, emailPasswordCode } from '../../../contract/http/people/security.ts';
import { http } from '../../net/backend.ts';
import { type CodeAndPassword, looksLikePhone } from '../../shared/account/accountInput.ts';
import { forgetSession, rememberAccount, useSession } from '../../shared/account/session.ts';
import type { CodeChannel } from '../../shared/account/useSentCode.ts';

/** Whether a password was changed here without a sign-in since; the sign-in sheet shows a notice. */
export const usePasswordChanged = create(() => ({ changed: false }));

/**
 * Requests a code.
 * @throws HttpError: 667 when requested too often
 */
export function requestCode(channel: CodeChannel, to: string): Promise<CodeSent> {
  const quiet = [ErrorCode.tooFrequent];
  if (channel === 'email') return http.send(emailPasswordCode, { email: to }, { quiet });
  const input = { phone: to, purpose: 'resetPassword' } as const;
  return http.send(phoneCheck, input, { quiet });
}

/**
 * Changes the password, which ends every session including this one. The next sign-in is prefilled with the phone.
 * @throws HttpError: 7019, 2002, 667
 */
export async function changePassword(
  channel: CodeChannel,
  to: string,
  typed: CodeAndPassword,
): Promise<void> {
  const quiet = [ErrorCode.wrongCode, ErrorCode.wrongEmailCode, ErrorCode.tooFrequent];
  if (channel === 'email') await http.send(emailPassword, { email: to, ...typed }, { quiet });
  else await http.send(phonePassword, { phone: to, ...typed }, { quiet });
  if (channel === 'phone') rememberAccount(to);
  if (useSession.getState().token !== null) forgetSession();
  usePasswordChanged.setState({ changed: true });
}

/** The phone for a code, if known from earlier. */
export function rememberedPhone(): string {
  const remembered = useSession.getState().rememberAccount ?? '';
  return looksLikePhone(remembered) ? remembered : '';
}
