import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { credentials, nameAccount, phoneAccount } from '../../../contract/http/accounts.ts';
import type { Market } from '../../../contract/markets.ts';
import {
  factorText,
  looksLikePhone,
  nationalDigits,
  passwordText as password,
  phoneDigits,
  problem,
} from '../../shared/account/accountInput.ts';

/** How the browser treats a field for a user name: it fills it in, and corrects nothing. */
export const USER_NAME_INPUT = {
  type: 'text',
  autoComplete: 'username',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

type Phone = Market['phone'];

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
  return valibotResolver(v.pipe(v.object({ account, password }), credentials));
}

/** The second step of a sign-in: a code of the app or a backup code, however it is typed. */
export const factorResolver = valibotResolver(v.object({ factorCode: factorText }));

/** Register with a phone: the contract's own form with this market's phone numbers. */
export function phoneResolver(phone: Phone) {
  const form = v.object({ phone: phoneDigits(phone), password, inviteCode: v.optional(invite) });
  return valibotResolver(v.pipe(form, phoneAccount));
}

/** Register with a user name. */
export function nameResolver() {
  const userName = v.pipe(v.string(), v.trim(), v.regex(USER_NAME, problem('userNameInvalid')));
  const form = v.object({ userName, password, inviteCode: v.optional(invite) });
  return valibotResolver(v.pipe(form, nameAccount));
}

/** The invite code an address carries, as the form shows it; empty when that is none. */
export function inviteFrom(param: string | undefined): string {
  const code = (param ?? '').trim().toUpperCase();
  return /^[A-Z0-9]{6}$/.test(code) ? code : '';
}
