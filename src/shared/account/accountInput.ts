import * as v from 'valibot';
import { emailAddress, messageCode } from '../../../contract/http/accounts.ts';
import type { Market } from '../../../contract/markets.ts';

/** What accounts are signed in to and proved with, as a form takes it; what comes out the house takes too. */

/** What is wrong with a field; `useFieldTexts` says it in the player's language. */
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

export const emailText = v.pipe(
  v.string(),
  v.check((text) => v.is(emailAddress, text), problem('emailInvalid')),
  emailAddress,
);

/** Six digits from a message or an app. */
export const codeText = v.pipe(
  v.string(),
  v.check((text) => v.is(messageCode, text), problem('codeInvalid')),
);
