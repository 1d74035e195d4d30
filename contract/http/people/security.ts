import * as v from 'valibot';
import { call } from '../call.ts';
import { type ListPage, pageFields } from '../page.ts';
import { MOST_IMAGES, uploadName } from '../site/uploads.ts';
import type { CodeSent } from './accounts.ts';
import { emailAddress, factorCode, messageCode, password, phone } from './credentials.ts';

/**
 * What keeps an account its player's: PIN, e-mail, phone, second factor, sessions, identity. Whatever changes one of
 * them needs a fresh session: 10009 (sign in again) after 30 minutes without a call. PIN, phone, e-mail and password want a
 * code of the second factor where there is one (`factorCode`): 7022 it is missing, 7023 it is wrong. A change holds
 * withdrawals for a day, but for what is set for the first time from the device that the account was made on.
 */

/** Of the second factor, where the player has one. */
export const factorOfChange = v.optional(factorCode);

export interface Done {
  ok: true;
}

/** What is set, for the security page. */
export interface SecurityState {
  /** With the middle hidden, empty without one. */
  phone: string;
  /** Whether a code that went to the phone was typed: an account may be made with one and never prove it. */
  phoneVerified: boolean;
  email: string;
  pin: boolean;
  mfa: boolean;
  /** Who the player is; anything but none says that the player is of age, too. */
  identity: IdentityState;
  /** Whether this session may change any of it now. */
  fresh: boolean;
}

export const userSecurity = call<SecurityState>()({
  method: 'GET',
  path: '/main/user/security',
  auth: 'token',
});

/** Six digits; the house refuses with 3 those that everybody tries first (111111, 123456). */
export const pinDigits = v.pipe(v.string(), v.regex(/^\d{6}$/));

export interface PinState {
  set: boolean;
  /** No PIN is looked at before this time, ms since 1970; null while it is not locked. */
  lockedUntil: number | null;
}

export const userPin = call<PinState>()({ method: 'GET', path: '/main/user/pin', auth: 'token' });

/** Sets the first PIN, with the password. 7013, 7034 when there is one, 10009. */
export const userPinSet = call<Done>()({
  method: 'POST',
  path: '/main/user/pin',
  auth: 'token',
  input: v.object({ pin: pinDigits, password, factorCode: factorOfChange }),
});

const pinChange = v.variant('by', [
  v.object({ by: v.literal('pin'), oldPin: pinDigits, pin: pinDigits, factorCode: factorOfChange }),
  v.object({ by: v.literal('phone'), code: messageCode, pin: pinDigits, factorCode: factorOfChange }),
  v.object({ by: v.literal('email'), code: messageCode, pin: pinDigits, factorCode: factorOfChange }),
]);
export type PinChange = v.InferOutput<typeof pinChange>;

/**
 * Another PIN by the old one, or by a code sent to the bound phone or e-mail (purpose resetPin). 7031 the old one is
 * wrong, 7032 there is none, 7033 locked, 7019 and 2002 the code is no good, 10009.
 */
export const userPinChange = call<Done>()({
  method: 'PUT',
  path: '/main/user/pin',
  auth: 'token',
  input: pinChange,
});

/**
 * A code to the phone that is to be bound, or to the one that is. 3 not a phone of the market, 7025 none is bound,
 * 667 asked too often, 10009.
 */
export const userPhoneCode = call<CodeSent>()({
  method: 'GET',
  path: '/main/user/phone',
  auth: 'token',
  input: v.variant('purpose', [
    v.object({ purpose: v.literal('bindPhone'), phone }),
    v.object({ purpose: v.literal('resetPin') }),
  ]),
});

/** Needed, and asked for with 7013, where another phone or e-mail was bound before. */
const passwordOfChange = v.optional(password);

/** Binds the phone that the code went to. 7019, 7017 another account has it, 7013, 10009. */
export const userPhoneBind = call<Done>()({
  method: 'POST',
  path: '/main/user/phone',
  auth: 'token',
  input: v.object({
    phone,
    code: messageCode,
    password: passwordOfChange,
    factorCode: factorOfChange,
  }),
});

/** The same by e-mail; 2003 when none is bound. */
export const emailCode = call<CodeSent>()({
  method: 'GET',
  path: '/main/user/email/code',
  auth: 'token',
  input: v.variant('purpose', [
    v.object({ purpose: v.literal('bindEmail'), email: emailAddress }),
    v.object({ purpose: v.picklist(['resetPin', 'removeMfa']) }),
  ]),
});

/** Whether a code for binding an e-mail is right, without using it up; it costs one of its tries. 2002. */
export const emailVerify = call<Done>()({
  method: 'POST',
  path: '/main/user/email/vertify',
  auth: 'token',
  input: v.object({ email: emailAddress, code: messageCode }),
});

/** Binds the e-mail that the code went to. 2002, 2001 another account has it, 7013, 10009. */
export const emailBind = call<Done>()({
  method: 'POST',
  path: '/main/user/email/bind',
  auth: 'token',
  input: v.object({
    email: emailAddress,
    code: messageCode,
    password: passwordOfChange,
    factorCode: factorOfChange,
  }),
});

/** Sends a code for a new password; the same answer when nobody has bound the e-mail. 667. */
export const emailPasswordCode = call<CodeSent>()({
  method: 'GET',
  path: '/main/user/email/password',
  auth: 'open',
  input: v.object({ email: emailAddress }),
});

const emailPasswordInput = v.object({ email: emailAddress, code: messageCode, password });
export type EmailPassword = v.InferOutput<typeof emailPasswordInput>;

/** A new password by a code; ends every session of the account. 2002. */
export const emailPassword = call<Done>()({
  method: 'POST',
  path: '/main/user/email/password',
  auth: 'open',
  input: emailPasswordInput,
});

/** A new password by the old one; ends the other sessions. 7013, 10009. */
export const userPassword = call<Done>()({
  method: 'PUT',
  path: '/main/user/password',
  auth: 'token',
  input: v.object({ oldPassword: password, password, factorCode: factorOfChange }),
});

export const userMfa = call<{ on: boolean; backupCodesLeft: number }>()({
  method: 'GET',
  path: '/main/user/mfa',
  auth: 'token',
});

export interface MfaSecret {
  /** Base32, to be typed in. */
  secret: string;
  /** otpauth://…, to be drawn as a QR code. */
  uri: string;
}

/** Makes a secret, which does nothing until it is confirmed. 7013, 7034 when a second factor is on, 10009. */
export const userMfaBegin = call<MfaSecret>()({
  method: 'POST',
  path: '/main/user/mfa',
  auth: 'token',
  input: v.object({ password }),
});

/** Turns the second factor on, ends the other sessions, and shows its backup codes for the only time. 7023, 10009. */
export const userMfaConfirm = call<{ backupCodes: readonly string[] }>()({
  method: 'PUT',
  path: '/main/user/mfa',
  auth: 'token',
  input: v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
});

/** Turns it off by one of its codes. 7023, 704 when it is off, 10009. */
export const userMfaRemove = call<Done>()({
  method: 'DELETE',
  path: '/main/user/mfa',
  auth: 'token',
  input: v.object({ code: factorCode }),
});

/** Turns it off without the app: by a code sent to the bound e-mail (purpose removeMfa) and the password. */
export const emailMfa = call<Done>()({
  method: 'POST',
  path: '/main/user/email/mfa',
  auth: 'token',
  input: v.object({ code: messageCode, password }),
});

export interface SessionInfo {
  id: string;
  /** The browser and the system, 'Chrome · Android'; empty when unknown. */
  device: string;
  createdAt: number;
  /** Its last call, to the minute. */
  seenAt: number;
  /** The one that asks. */
  own: boolean;
}

export const userSessions = call<{ sessions: readonly SessionInfo[] }>()({
  method: 'GET',
  path: '/main/user/session',
  auth: 'token',
});

/** Somebody signed in to the account, or tried to. */
export interface SignInAttempt {
  id: string;
  at: number;
  /** As of a session. */
  device: string;
  /** The beginning of the address: '203.0.113.*'. */
  address: string;
  /**
   * ok, or what was refused: a wrong password or code of a message, a code of the second factor that was missing or wrong
   * after a right password, an account that was stopped or blocked.
   */
  outcome: 'ok' | 'password' | 'code' | 'factorMissing' | 'factor' | 'frozen' | 'blocked';
}

/** Who signed in, of the last half year, the newest first. */
export const userSignIns = call<ListPage<SignInAttempt>>()({
  method: 'GET',
  path: '/main/user/session/history',
  auth: 'token',
  input: v.object(pageFields),
});

/** Ends all sessions but the one that asks. 10009. */
export const userSessionsEnd = call<{ ended: number }>()({
  method: 'DELETE',
  path: '/main/user/session',
  auth: 'token',
});

/** Ends one of the player's own sessions. 704 when there is no such one, 10009. */
export const userSessionEnd = call<Done>()({
  method: 'DELETE',
  path: '/main/user/session/{id}',
  auth: 'token',
  input: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
});

const fullName = v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,79}$/u));
const birthDate = v.pipe(v.string(), v.isoDate());

/**
 * Who the player is, given once. 7024 not of age yet, 7034 given before, 3 a date there is not.
 */
export const userIdentification = call<Done>()({
  method: 'POST',
  path: '/main/user/identification',
  auth: 'token',
  input: v.object({ fullName, birthDate }),
});

/** none: nothing was given. unverified: by the player's word alone. pending: documents wait to be looked at. */
export const IDENTITY_STATES = ['none', 'unverified', 'pending', 'verified', 'refused'] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

export interface Identity {
  state: IdentityState;
  fullName: string | null;
  /** Why documents were refused, as whoever looked at them wrote it. */
  answer: string | null;
  /** A sum of deposits, in minor units, above which it has to be verified; null where none is asked. */
  depositsFrom: string | null;
  /** Whether it has to be before a withdrawal. */
  forWithdrawals: boolean;
}

export const userIdentity = call<Identity>()({
  method: 'GET',
  path: '/main/user/identification',
  auth: 'token',
});

/**
 * Sends pictures of documents (uploads of the purpose `identity`), after the name was given. After a refusal name and date may be
 * corrected. 1020 no name was given, 7034 verified or waiting already, 704 no such uploads, 7024 not of age, 10009.
 */
export const userDocuments = call<Identity>()({
  method: 'POST',
  path: '/main/user/identification/documents',
  auth: 'token',
  input: v.object({
    documents: v.pipe(v.array(uploadName), v.minLength(1), v.maxLength(MOST_IMAGES)),
    corrected: v.optional(v.object({ fullName, birthDate })),
  }),
});
