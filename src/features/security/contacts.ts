import { ErrorCode } from '../../../contract/errors.ts';
import type { CodeSent } from '../../../contract/http/accounts.ts';
import { emailBind, emailCode, userPhoneBind, userPhoneCode } from '../../../contract/http/security.ts';
import { http } from '../../net/house.ts';
import { freshly } from '../../shared/account/freshly.ts';
import { rememberAccount, useSession } from '../../shared/account/session.ts';
import type { BoundChannel } from './BoundCodeAsk.tsx';

/** What proves that a contact is the player's own. */
export interface ContactProof {
  code: string;
  /** Asked for where another contact was bound before. */
  password: string;
}

const AT_FIELD = [
  ErrorCode.wrongCode,
  ErrorCode.wrongEmailCode,
  ErrorCode.phoneExists,
  ErrorCode.emailTaken,
  ErrorCode.wrongPassword,
  ErrorCode.tooFrequent,
];

/** Sends a code to a phone (its digits) or an e-mail that is to be bound. @throws HttpError: 667, 3 */
export function askToBind(channel: BoundChannel, to: string): Promise<CodeSent> {
  const options = { quiet: [ErrorCode.tooFrequent, ErrorCode.badParameter] };
  if (channel === 'email')
    return freshly(() => http.send(emailCode, { purpose: 'bindEmail', email: to }, options));
  return freshly(() => http.send(userPhoneCode, { purpose: 'bindPhone', phone: to }, options));
}

/** @throws HttpError: 7019, 2002, 7017, 2001, 7013, 667 */
export async function bind(
  channel: BoundChannel,
  to: string,
  { code, password }: ContactProof,
): Promise<void> {
  const proof = { code, ...(password !== '' && { password }) };
  const options = { quiet: AT_FIELD };
  if (channel === 'email') {
    await freshly(() => http.send(emailBind, { email: to, ...proof }, options));
    return;
  }
  await freshly(() => http.send(userPhoneBind, { phone: to, ...proof }, options));
  // The old number signs in no more.
  if (/^\d+$/.test(useSession.getState().rememberAccount ?? '')) rememberAccount(to);
}
