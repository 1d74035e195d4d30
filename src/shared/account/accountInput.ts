import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { emailAddress, factorCode, messageCode } from '../../../contract/http/people/credentials.ts';
import type { Market } from '../../../contract/markets.ts';

/** What accounts are signed in to and proved with, as a form takes it; what comes out the house takes too. */

/** What is wrong with a field; `useSheetForm` says it in the player's language. */
export type FieldProblem =
  | 'phoneInvalid'
  | 'emailInvalid'
  | 'accountInvalid'
  | 'userNameInvalid'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordSame'
  | 'inviteInvalid'
  | 'codeInvalid';

type Phone = Market['phone'];

export const problem = (key: FieldProblem) => key;

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

export const passwordText = v.pipe(
  v.string(),
  v.minLength(8, problem('passwordShort')),
  v.maxLength(72, problem('passwordLong')),
);

export const phoneDigits = (phone: Phone) =>
  v.pipe(
    v.string(),
    v.transform((text) => nationalDigits(text, phone)),
    v.regex(phone.pattern, problem('phoneInvalid')),
  );

const emailText = v.pipe(
  v.string(),
  v.check((text) => v.is(emailAddress, text), problem('emailInvalid')),
  emailAddress,
);

/** Six digits from a message or an app. */
const codeText = v.pipe(
  v.string(),
  v.check((text) => v.is(messageCode, text), problem('codeInvalid')),
);

/** A code of the app or a backup code, however it is typed. */
export const factorText = v.pipe(
  v.string(),
  v.check((text) => v.is(factorCode, text), problem('codeInvalid')),
  factorCode,
);

/** Forms that prove who the player is, and the one of a forgotten password: a code, a password, or both. */
export const codeResolver = valibotResolver(v.object({ code: codeText }));
export const passwordResolver = valibotResolver(v.object({ password: passwordText }));
export const codeAndPasswordResolver = valibotResolver(v.object({ code: codeText, password: passwordText }));
/** The same form without its password. */
export const codeAloneResolver = valibotResolver(v.object({ code: codeText, password: v.string() }));

export interface CodeAndPassword {
  code: string;
  /** Empty where none is wanted. */
  password: string;
}
/** Where a code for a new password, to sign in or to bind goes to. */
export function contactResolver(channel: 'phone' | 'email', phone: Phone) {
  return valibotResolver(v.object({ to: channel === 'phone' ? phoneDigits(phone) : emailText }));
}
