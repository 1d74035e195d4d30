import * as v from 'valibot';
import { call } from './call.ts';

/** The account calls of calls.tsv that exist so far. Amounts are minor units as decimal text. */

/** What every screen needs of the player. A negative balance is displayed as 0. */
export interface UserBrief {
  id: string;
  name: string;
  /** Which of the built-in avatars, 0 to 23. */
  avatar: number;
  balance: string;
  currency: string;
}

/** The player's own profile. */
export interface UserProfile extends UserBrief {
  /** The phone in international form with its middle digits masked, e.g. '+62 812****890'. */
  phone: string;
  createdAt: number;
}

export interface SignedIn {
  token: string;
  user: UserBrief;
}

/** National phone digits; the market's own pattern is checked by the house and by the form. */
const phone = v.pipe(v.string(), v.regex(/^\d{6,15}$/));
/** 8 to 72 characters: argon2 needs no upper limit, a body does. */
const password = v.pipe(v.string(), v.minLength(8), v.maxLength(72));

export const credentials = v.object({ phone, password });
export type Credentials = v.InferOutput<typeof credentials>;

/** 7017 when the phone is taken, 3 when phone or password is malformed. Grants the play money. */
export const phoneRegister = call<SignedIn>()({
  method: 'POST',
  path: '/main/user/phone/register',
  auth: 'open',
  body: credentials,
});

/** 7021 for any wrong credential, whichever it was; 667 when tried too often. */
export const phoneLogin = call<SignedIn>()({
  method: 'POST',
  path: '/main/user/phone/login',
  auth: 'open',
  body: credentials,
});

export const user = call<UserProfile>()({ method: 'GET', path: '/main/user', auth: 'token' });

export const userBrief = call<UserBrief>()({ method: 'GET', path: '/main/user/brief', auth: 'token' });

/** Ends the session of the token it carries. */
export const logout = call<{ ok: true }>()({ method: 'POST', path: '/main/user/logout', auth: 'token' });

const nameText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24));
const profileChange = v.object({
  name: v.optional(nameText),
  avatar: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
});

/** Changes name or avatar. */
export const userUpdate = call<UserProfile>()({
  method: 'POST',
  path: '/main/user',
  auth: 'token',
  body: profileChange,
});
