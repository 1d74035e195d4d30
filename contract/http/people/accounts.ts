import type { ErrorCode } from '../../errors.ts';
import { call } from '../call.ts';
import type { Frame } from '../offers/props.ts';
import type {
  loadpageRegisterInput,
  phoneCheckInput,
  phoneLoginInput,
  phonePasswordInput,
  phoneRegisterInput,
  userUpdateInput,
} from './inputs/accounts.ts';

/** The implemented account calls of calls.tsv. Amounts are minor units as decimal text. */

/** The player data that every screen needs. A negative balance is displayed as 0. */
export interface UserBrief {
  id: string;
  name: string;
  /** The built-in avatar, 0 to 23. */
  avatar: number;
  /** The player's own picture (uploads.ts), shown only to the player in place of the avatar; others see the avatar. */
  portrait: string | null;
  /** The avatar border, one of the player's items (props.ts). */
  frame: Frame | null;
  /** Total: the player's own money and the bonus money. */
  balance: string;
  /** The bonus money in it. */
  bonus: string;
  /** Of two balances the one with the higher sequence is newer. An integer as decimal text. */
  sequence: string;
  currency: string;
}

/** The player's own profile. */
export interface UserProfile extends UserBrief {
  /** The phone in international form with its middle digits masked, e.g. '+62 812****890'; empty without one. */
  phone: string;
  /** The name to sign in with, empty without one. */
  userName: string;
  /** The code with which others register as invited by this player. */
  inviteCode: string;
  createdAt: number;
}

export interface SignedIn {
  token: string;
  user: UserBrief;
  /** 7003 if a new account came with an invite code that is nobody's: it was opened without an inviter. */
  inviteError?: typeof ErrorCode.invalidInvite;
}

/** 7017 the phone is taken, 3 phone or password is malformed. Does not fail for a wrong invite code (`inviteError`). */
export const phoneRegister = call<SignedIn, typeof phoneRegisterInput>({
  method: 'POST',
  path: '/main/user/phone/register',
  auth: 'open',
});

/** An account without a phone, created from a landing page or by fast register. 7010 the name is taken. */
export const loadpageRegister = call<SignedIn, typeof loadpageRegisterInput>({
  method: 'POST',
  path: '/main/user/loadpage/register',
  auth: 'open',
});

/** When the next code may be requested, and when this one expires, in ms since 1970. */
export interface CodeSent {
  resendAt: number;
  expiresAt: number;
  /** The page of a sandbox house that shows the message; null if messages are really sent. */
  sandbox: string | null;
}

/**
 * Sends a code to a phone with an account, for a new password or to sign in; the answer is the same without an account. 667
 * requested too often.
 */
export const phoneCheck = call<CodeSent, typeof phoneCheckInput>({
  method: 'POST',
  path: '/main/user/phone/check',
  auth: 'open',
});

/** Sets a new password with a code; ends every session of the account. 7019 the code is wrong, used or expired. */
export const phonePassword = call<{ ok: true }, typeof phonePasswordInput>({
  method: 'POST',
  path: '/main/user/phone/password',
  auth: 'open',
});

/**
 * 7021 for any wrong credential, 7019 for a code that is wrong, used or expired; 7022 and 7023 for a second factor, after which
 * the same code is still valid; 667 too many attempts.
 */
export const phoneLogin = call<SignedIn, typeof phoneLoginInput>({
  method: 'POST',
  path: '/main/user/phone/login',
  auth: 'open',
});

export const user = call<UserProfile>({ method: 'GET', path: '/main/user', auth: 'token' });

export const userBrief = call<UserBrief>({ method: 'GET', path: '/main/user/brief', auth: 'token' });

/**
 * The token of the session whose refresh secret is in the browser's cookie `main_token`: for a page without a stored token.
 * 10004 without the cookie, 707 its session is over.
 */
export const userSession = call<{ token: string }>({
  method: 'POST',
  path: '/main/user/session',
  auth: 'open',
});

/** A cookie readable by scripts whose presence means that `userSession` may succeed. It contains no data. */
export const SIGNED_IN_COOKIE = 'kilat_signed_in';

/** Ends the session of the sent token. */
export const logout = call<{ ok: true }>({ method: 'POST', path: '/main/user/logout', auth: 'token' });

/** Changes name, avatar or own picture (null removes it). 704 the picture is not the player's own avatar upload. */
export const userUpdate = call<UserProfile, typeof userUpdateInput>({
  method: 'POST',
  path: '/main/user',
  auth: 'token',
});
