import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { emailAddress, factorCode, messageCode } from '../../../contract/http/people/inputs/credentials.ts';
import type { Market } from '../../../contract/markets.ts';

/** Form validation of sign-in names, passwords and codes; the output is valid for the server. */

/** A field's error; `useSheetForm` translates it. */
export type FieldProblem =
  | 'phoneInvalid'
  | 'emailInvalid'
  | 'accountInvalid'
  | 'userNameInvalid'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordSame'
  | 'codeInvalid';

type Phone = Market['phone'];

export const problem = (key: FieldProblem) => key;

/** Whether the text looks like a phone number, in a field that accepts user names too. */
export function looksLikePhone(text: string): boolean {
  return /^\s*[+(]?\d/.test(text);
}

/**
 * National digits from typed or pasted text: removes spaces, dashes, the country prefix (+62 812…, 62812…) and a trunk zero
 * (0812…), unless the market's own pattern needs them.
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

/** An authenticator or backup code, in any notation. */
export const factorText = v.pipe(
  v.string(),
  v.check((text) => v.is(factorCode, text), problem('codeInvalid')),
  factorCode,
);

/** Forms that verify the player's identity, and the one for a forgotten password: a code, a password, or both. */
export const codeResolver = valibotResolver(v.object({ code: codeText }));
export const passwordResolver = valibotResolver(v.object({ password: passwordText }));
export const codeAndPasswordResolver = valibotResolver(v.object({ code: codeText, password: passwordText }));
/** The same form without its password. */
export const codeAloneResolver = valibotResolver(v.object({ code: codeText, password: v.string() }));

export interface CodeAndPassword {
  code: string;
  /** Empty where none is required. */
  password: string;
}
/** The address that receives a code for a password reset, a sign-in or a binding. */
export function contactResolver(channel: 'phone' | 'email', phone: Phone) {
  return valibotResolver(v.object({ to: channel === 'phone' ? phoneDigits(phone) : emailText }));
}
