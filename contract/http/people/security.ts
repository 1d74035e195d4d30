import { call } from '../call.ts';
import type { ListPage } from '../page.ts';
import type { CodeSent } from './accounts.ts';
import type {
  emailBindInput,
  emailCodeInput,
  emailMfaInput,
  emailPasswordCodeInput,
  emailPasswordInput,
  emailVerifyInput,
  userDocumentsInput,
  userIdentificationInput,
  userMfaBeginInput,
  userMfaConfirmInput,
  userMfaRemoveInput,
  userPasswordInput,
  userPhoneBindInput,
  userPhoneCodeInput,
  userPinChangeInput,
  userPinSetInput,
  userSessionEndInput,
  userSignInsInput,
} from './inputs/security.ts';

/**
 * Account security: PIN, e-mail, phone, second factor, sessions, identity. Every change needs a fresh session: 10009 (sign in
 * again) after 30 minutes without a call. PIN, phone, e-mail and password changes require a code of the second factor if there
 * is one (`factorCode`): 7022 it is missing, 7023 it is wrong. A change blocks withdrawals for a day, except first-time
 * settings from the device on which the account was created.
 */

export interface Done {
  ok: true;
}

/** The current settings, for the security page. */
export interface SecurityState {
  /** With the middle masked, empty without one. */
  phone: string;
  /** Whether a code sent to the phone was entered: an account may be created with a phone that is never verified. */
  phoneVerified: boolean;
  email: string;
  pin: boolean;
  mfa: boolean;
  /** The identity's state; any state but `none` implies legal age. */
  identity: IdentityState;
  /** Whether this session is fresh enough for changes. */
  fresh: boolean;
}

export const userSecurity = call<SecurityState>({
  method: 'GET',
  path: '/main/user/security',
  auth: 'token',
});

export interface PinState {
  set: boolean;
  /** No PIN attempt is checked before this time, ms since 1970; null if not locked. */
  lockedUntil: number | null;
}

export const userPin = call<PinState>({ method: 'GET', path: '/main/user/pin', auth: 'token' });

/** Sets the first PIN, with the password. 7013, 7034 one is set already, 10009. */
export const userPinSet = call<Done, typeof userPinSetInput>({
  method: 'POST',
  path: '/main/user/pin',
  auth: 'token',
});

/**
 * Changes the PIN with the old one, or with a code sent to the bound phone or e-mail (purpose resetPin). 7031 the old one is
 * wrong, 7032 none is set, 7033 locked, 7019 and 2002 the code is invalid, 10009.
 */
export const userPinChange = call<Done, typeof userPinChangeInput>({
  method: 'PUT',
  path: '/main/user/pin',
  auth: 'token',
});

/**
 * Sends a code to a phone that is to be bound, or to the bound one. 3 not a phone of the market, 7025 none is bound, 667
 * requested too often, 10009.
 */
export const userPhoneCode = call<CodeSent, typeof userPhoneCodeInput>({
  method: 'GET',
  path: '/main/user/phone',
  auth: 'token',
});

/** Binds the phone that the code was sent to. 7019, 7017 another account has it, 7013, 10009. */
export const userPhoneBind = call<Done, typeof userPhoneBindInput>({
  method: 'POST',
  path: '/main/user/phone',
  auth: 'token',
});

/** The same by e-mail; 2003 if none is bound. */
export const emailCode = call<CodeSent, typeof emailCodeInput>({
  method: 'GET',
  path: '/main/user/email/code',
  auth: 'token',
});

/** Checks a code for binding an e-mail without using it up; it costs one of its tries. 2002. */
export const emailVerify = call<Done, typeof emailVerifyInput>({
  method: 'POST',
  path: '/main/user/email/vertify',
  auth: 'token',
});

/** Binds the e-mail that the code was sent to. 2002, 2001 another account has it, 7013, 10009. */
export const emailBind = call<Done, typeof emailBindInput>({
  method: 'POST',
  path: '/main/user/email/bind',
  auth: 'token',
});

/** Sends a code for a new password; the same answer for an unknown e-mail. 667. */
export const emailPasswordCode = call<CodeSent, typeof emailPasswordCodeInput>({
  method: 'GET',
  path: '/main/user/email/password',
  auth: 'open',
});

/** Sets a new password with a code; ends every session of the account. 2002. */
export const emailPassword = call<Done, typeof emailPasswordInput>({
  method: 'POST',
  path: '/main/user/email/password',
  auth: 'open',
});

/** Changes the password with the old one; ends the other sessions. 7013, 10009. */
export const userPassword = call<Done, typeof userPasswordInput>({
  method: 'PUT',
  path: '/main/user/password',
  auth: 'token',
});

export const userMfa = call<{ on: boolean; backupCodesLeft: number }>({
  method: 'GET',
  path: '/main/user/mfa',
  auth: 'token',
});

export interface MfaSecret {
  /** Base32, for typing. */
  secret: string;
  /** otpauth://…, for a QR code. */
  uri: string;
}

/** Creates a secret, inactive until confirmed. 7013, 7034 a second factor is on already, 10009. */
export const userMfaBegin = call<MfaSecret, typeof userMfaBeginInput>({
  method: 'POST',
  path: '/main/user/mfa',
  auth: 'token',
});

/** Turns the second factor on, ends the other sessions, and returns its backup codes, only once. 7023, 10009. */
export const userMfaConfirm = call<{ backupCodes: readonly string[] }, typeof userMfaConfirmInput>({
  method: 'PUT',
  path: '/main/user/mfa',
  auth: 'token',
});

/** Turns it off with one of its codes. 7023, 704 it is off, 10009. */
export const userMfaRemove = call<Done, typeof userMfaRemoveInput>({
  method: 'DELETE',
  path: '/main/user/mfa',
  auth: 'token',
});

/** Turns it off without the app: with a code sent to the bound e-mail (purpose removeMfa) and the password. */
export const emailMfa = call<Done, typeof emailMfaInput>({
  method: 'POST',
  path: '/main/user/email/mfa',
  auth: 'token',
});

export interface SessionInfo {
  id: string;
  /** The browser and the system, 'Chrome · Android'; empty when unknown. */
  device: string;
  createdAt: number;
  /** Time of its last call, to the minute. */
  seenAt: number;
  /** Whether it is the current session. */
  own: boolean;
}

export const userSessions = call<{ sessions: readonly SessionInfo[] }>({
  method: 'GET',
  path: '/main/user/session',
  auth: 'token',
});

/** A sign-in to the account, or an attempt. */
export interface SignInAttempt {
  id: string;
  at: number;
  /** As for a session. */
  device: string;
  /** The first parts of the address: '203.0.113.*'. */
  address: string;
  /**
   * ok, or the reason of the refusal: a wrong password or message code, a second-factor code that was missing or wrong after a
   * correct password, a stopped or blocked account.
   */
  outcome: 'ok' | 'password' | 'code' | 'factorMissing' | 'factor' | 'frozen' | 'blocked';
}

/** Sign-ins of the last half year, newest first. */
export const userSignIns = call<ListPage<SignInAttempt>, typeof userSignInsInput>({
  method: 'GET',
  path: '/main/user/session/history',
  auth: 'token',
});

/** Ends all sessions except the current one. 10009. */
export const userSessionsEnd = call<{ ended: number }>({
  method: 'DELETE',
  path: '/main/user/session',
  auth: 'token',
});

/** Ends one of the player's own sessions. 704 it does not exist, 10009. */
export const userSessionEnd = call<Done, typeof userSessionEndInput>({
  method: 'DELETE',
  path: '/main/user/session/{id}',
  auth: 'token',
});

/** Gives the player's identity, once. 7024 under age, 7034 given before, 3 an invalid date. */
export const userIdentification = call<Done, typeof userIdentificationInput>({
  method: 'POST',
  path: '/main/user/identification',
  auth: 'token',
});

/** none: not given. unverified: given by the player only. pending: documents are in review. */
export const IDENTITY_STATES = ['none', 'unverified', 'pending', 'verified', 'refused'] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

export interface Identity {
  state: IdentityState;
  fullName: string | null;
  /** The reviewer's reason for refusing documents. */
  answer: string | null;
  /** Total deposits, in minor units, above which it must be verified; null if not required. */
  depositsFrom: string | null;
  /** Whether it is required for withdrawals. */
  forWithdrawals: boolean;
}

export const userIdentity = call<Identity>({
  method: 'GET',
  path: '/main/user/identification',
  auth: 'token',
});

/**
 * Sends pictures of documents (uploads of the purpose `identity`), after the name was given. After a refusal name and date may
 * be corrected. 1020 no name was given, 7034 verified or pending already, 704 no such uploads, 7024 under age, 10009.
 */
export const userDocuments = call<Identity, typeof userDocumentsInput>({
  method: 'POST',
  path: '/main/user/identification/documents',
  auth: 'token',
});
