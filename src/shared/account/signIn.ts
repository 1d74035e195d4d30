import { ErrorCode } from '../../../contract/errors.ts';
import {
  loadpageRegister,
  logout,
  phoneLogin,
  phoneRegister,
  type SignedIn,
} from '../../../contract/http/people/accounts.ts';
import type {
  CodeCredentials,
  Credentials,
  NameAccount,
  PhoneAccount,
} from '../../../contract/http/people/inputs/credentials.ts';
import { http, identity } from '../../net/backend.ts';
import { beginSession, forgetSession, rememberAccount, storeToken, useSession } from './session.ts';

/** Refusals that forms show at their fields. */
const AT_FIELDS: readonly number[] = [
  ErrorCode.tooFrequent,
  ErrorCode.userExists,
  ErrorCode.phoneExists,
  ErrorCode.wrongPhoneOrPassword,
  ErrorCode.wrongCode,
  ErrorCode.factorNeeded,
  ErrorCode.wrongFactor,
  ErrorCode.accountFrozen,
  ErrorCode.accountBlocked,
];

/** Credentials: a password, or a code from a message. */
export type Proof = Credentials | CodeCredentials;

/**
 * @throws HttpError: 7021 for any wrong credential, 7019 for a code, 7022 and 7023 for a second factor, 667 when tried too
 * often
 */
export async function signIn(credentials: Proof): Promise<void> {
  const signedIn = await http.send(phoneLogin, credentials, { quiet: AT_FIELDS });
  // Signed in again: without this the previous session would stay in the player's list of devices for a year.
  if (identity.token !== null) endSession();
  beginSession(signedIn, 'account' in credentials ? credentials.account : credentials.phone);
}

/** @param key the idempotency key of this intent. @throws HttpError: 7017 when the phone is taken, 667 */
export async function register(account: PhoneAccount, key: string): Promise<Pick<SignedIn, 'inviteError'>> {
  const signedIn = await http.send(phoneRegister, account, { key, quiet: AT_FIELDS });
  beginSession(signedIn, account.phone);
  return signedIn;
}

/** A new account, and what makes its session active. */
interface RegisteredName {
  begin: () => void;
  inviteError: SignedIn['inviteError'];
}

/**
 * Registers an account without a phone. The session is stored at once, but becomes active only on the returned call, so that
 * the player can first save the password, which cannot be recovered.
 * @param key the idempotency key of this intent
 * @throws HttpError: 7010 when the name is taken, 667
 */
export async function registerName(account: NameAccount, key: string): Promise<RegisteredName> {
  const signedIn = await http.send(loadpageRegister, account, { key, quiet: AT_FIELDS });
  storeToken(signedIn.token);
  rememberAccount(account.userName);
  const begin = () => {
    if (useSession.getState().token !== signedIn.token) beginSession(signedIn, account.userName);
  };
  return { begin, inviteError: signedIn.inviteError };
}

/** Ends the session locally at once and notifies the server; its reply is ignored. */
export function signOut(): void {
  endSession();
  forgetSession();
}

/** Ends the current token's session on the server. */
function endSession(): void {
  http.send(logout, undefined, { quiet: true }).catch(() => undefined);
}
