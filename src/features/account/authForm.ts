import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import {
  type Credentials,
  credentials,
  type NameAccount,
  nameAccount,
  type PhoneAccount,
  phoneAccount,
} from '../../../contract/http/accounts.ts';
import type { Market } from '../../../contract/markets.ts';

/** What is wrong with a field; the form says it in the player's language. */
export type FieldProblem =
  | 'phoneInvalid'
  | 'accountInvalid'
  | 'userNameInvalid'
  | 'passwordShort'
  | 'passwordLong'
  | 'inviteInvalid'
  | 'codeInvalid';

type Phone = Market['phone'];

const problem = (key: FieldProblem) => key;

/** Whether a player is typing a phone number into a field that takes user names too. */
export function looksLikePhone(text: string): boolean {
  return /^\s*[+(]?\d/.test(text);
}

/**
 * National digits from what a player types or pastes: spaces and dashes go, and so do the country's prefix
 * (+62 812…, 62812…) and a trunk zero (0812…), as long as the market's own pattern does not want them.
 */
export function nationalDigits(text: string, phone: Phone): string {
  const digits = text.replace(/\D/g, '');
  if (phone.pattern.test(digits)) return digits;
  const country = phone.prefix.replace(/\D/g, '');
  const local = digits.startsWith(country) ? digits.slice(country.length) : digits;
  return local.replace(/^0+/, '');
}

const password = v.pipe(
  v.string(),
  v.minLength(8, problem('passwordShort')),
  v.maxLength(72, problem('passwordLong')),
);

const phoneDigits = (phone: Phone) =>
  v.pipe(
    v.string(),
    v.transform((text) => nationalDigits(text, phone)),
    v.regex(phone.pattern, problem('phoneInvalid')),
  );

/** An invite code as it is typed, nothing when the field is empty. */
const invite = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^([A-Z0-9]{6})?$/, problem('inviteInvalid')),
  v.transform((code) => (code === '' ? undefined : code)),
);

const USER_NAME = /^[a-z][a-z0-9_]{3,19}$/i;

/** Sign-in: a phone of the market or a user name, in one field. What comes out the house takes too. */
export function loginResolver(phone: Phone) {
  const account = v.pipe(
    v.string(),
    v.transform((text) => (looksLikePhone(text) ? nationalDigits(text, phone) : text.trim())),
    v.check((text) => phone.pattern.test(text) || !/^\d/.test(text), problem('phoneInvalid')),
    v.check((text) => /^\d/.test(text) || USER_NAME.test(text), problem('accountInvalid')),
  );
  return valibotResolver<Credentials, unknown, Credentials>(
    v.pipe(v.object({ account, password }), credentials),
  );
}

/** Register with a phone: the contract's own form with this market's phone numbers. */
export function phoneResolver(phone: Phone) {
  const form = v.object({ phone: phoneDigits(phone), password, inviteCode: v.optional(invite) });
  return valibotResolver<PhoneForm, unknown, PhoneAccount>(v.pipe(form, phoneAccount));
}

export interface PhoneForm {
  phone: string;
  password: string;
  inviteCode?: string | undefined;
}

/** Register with a user name. */
export function nameResolver() {
  const userName = v.pipe(v.string(), v.trim(), v.regex(USER_NAME, problem('userNameInvalid')));
  const form = v.object({ userName, password, inviteCode: v.optional(invite) });
  return valibotResolver<NameForm, unknown, NameAccount>(v.pipe(form, nameAccount));
}

export interface NameForm {
  userName: string;
  password: string;
  inviteCode?: string | undefined;
}

/** The first step of a forgotten password. */
export function resetPhoneResolver(phone: Phone) {
  return valibotResolver<{ phone: string }, unknown, { phone: string }>(
    v.object({ phone: phoneDigits(phone) }),
  );
}

export interface NewPassword {
  code: string;
  password: string;
}

/** The second step: the code from the message and a new password. */
export function newPasswordResolver() {
  const code = v.pipe(v.string(), v.regex(/^\d{6}$/, problem('codeInvalid')));
  return valibotResolver<NewPassword, unknown, NewPassword>(v.object({ code, password }));
}

/** The invite code an address carries, as the form shows it; empty when that is none. */
export function inviteFrom(param: string | undefined): string {
  const code = (param ?? '').trim().toUpperCase();
  return /^[A-Z0-9]{6}$/.test(code) ? code : '';
}
