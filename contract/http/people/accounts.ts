import * as v from 'valibot';
import { call } from '../call.ts';
import type { Frame } from '../offers/props.ts';
import { uploadName } from '../site/uploads.ts';
import {
  codeCredentials,
  credentials,
  messageCode,
  nameAccount,
  password,
  phone,
  phoneAccount,
} from './credentials.ts';

/** The account calls of calls.tsv that exist so far. Amounts are minor units as decimal text. */

/** What every screen needs of the player. A negative balance is displayed as 0. */
export interface UserBrief {
  id: string;
  name: string;
  /** Which of the built-in avatars, 0 to 23. */
  avatar: number;
  /** The player's own picture (uploads.ts), shown to them in the avatar's place; others see the avatar. */
  portrait: string | null;
  /** The frame that stands around it, an item of theirs (props.ts). */
  frame: Frame | null;
  /** All of it: the player's own money and the bonus money. */
  balance: string;
  /** The part of it that is bonus money. */
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
  /** What others register with to have come through this player. */
  inviteCode: string;
  createdAt: number;
}

export interface SignedIn {
  token: string;
  user: UserBrief;
}

/**
 * 7017 when the phone is taken, 7003 when nobody has the invite code, 3 when phone or password is malformed.
 * Grants the play money.
 */
export const phoneRegister = call<SignedIn>()({
  method: 'POST',
  path: '/main/user/phone/register',
  auth: 'open',
  input: phoneAccount,
});

/** An account without a phone, made from a landing page or by fast register. 7010 when the name is taken, 7003. */
export const loadpageRegister = call<SignedIn>()({
  method: 'POST',
  path: '/main/user/loadpage/register',
  auth: 'open',
  input: nameAccount,
});

/** When the next code may be asked for, and until when this one holds, in ms since 1970. */
export interface CodeSent {
  resendAt: number;
  expiresAt: number;
  /** The page of a sandbox house where the message can be read; null where messages really go out. */
  sandbox: string | null;
}

/**
 * Sends a code to a phone that has an account, for a new password or to sign in; the answer is the same when it has
 * none. 667 when asked too often.
 */
export const phoneCheck = call<CodeSent>()({
  method: 'POST',
  path: '/main/user/phone/check',
  auth: 'open',
  input: v.object({ phone, purpose: v.picklist(['resetPassword', 'login']) }),
});

const phonePasswordInput = v.object({ phone, code: messageCode, password });
export type PhonePassword = v.InferOutput<typeof phonePasswordInput>;

/** A new password by a code; ends every session of the account. 7019 when the code is wrong, used or too old. */
export const phonePassword = call<{ ok: true }>()({
  method: 'POST',
  path: '/main/user/phone/password',
  auth: 'open',
  input: phonePasswordInput,
});

/**
 * 7021 for any wrong credential, whichever it was, 7019 for a code that is wrong, used or too old; 7022 and 7023 for a
 * second factor, after which the same code still holds; 667 when tried too often.
 */
export const phoneLogin = call<SignedIn>()({
  method: 'POST',
  path: '/main/user/phone/login',
  auth: 'open',
  input: v.union([credentials, codeCredentials]),
});

export const user = call<UserProfile>()({ method: 'GET', path: '/main/user', auth: 'token' });

export const userBrief = call<UserBrief>()({ method: 'GET', path: '/main/user/brief', auth: 'token' });

/**
 * The token of the session that the browser's cookie `main_token` holds the refresh secret of: for a page that kept no
 * token. 10004 without the cookie, 707 when its session is over.
 */
export const userSession = call<{ token: string }>()({
  method: 'POST',
  path: '/main/user/session',
  auth: 'open',
});

/** The cookie that tells a page's scripts that `userSession` may answer. It holds nothing. */
export const SIGNED_IN_COOKIE = 'kilat_signed_in';

/** Ends the session of the token it carries. */
export const logout = call<{ ok: true }>()({ method: 'POST', path: '/main/user/logout', auth: 'token' });

const nameText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24));
const profileChange = v.object({
  name: v.optional(nameText),
  avatar: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
  portrait: v.optional(v.nullable(uploadName)),
});
export type ProfileChange = v.InferOutput<typeof profileChange>;

/** Changes name, avatar or own picture (null takes it away). 704 the picture is not the player's own avatar upload. */
export const userUpdate = call<UserProfile>()({
  method: 'POST',
  path: '/main/user',
  auth: 'token',
  input: profileChange,
});
