import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { credentials, nameAccount, phoneAccount } from '../../../contract/http/people/inputs/credentials.ts';
import type { Market, MarketId } from '../../../contract/markets.ts';
import {
  factorText,
  looksLikePhone,
  nationalDigits,
  passwordText as password,
  phoneDigits,
  problem,
} from '../../shared/account/accountInput.ts';

/** Input attributes of a user name field: autofill on, corrections off. */
export const USER_NAME_INPUT = {
  type: 'text',
  autoComplete: 'username',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

type Phone = Market['phone'];

/** An invite code as typed; undefined when the field is empty. */
const invite = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.transform((code) => (code === '' ? undefined : code)),
);

const USER_NAME = /^[a-z][a-z0-9_]{3,19}$/i;

/** Sign-in: a phone of the market or a user name, in one field. The output is valid for the server. */
export function loginResolver(phone: Phone) {
  const account = v.pipe(
    v.string(),
    v.transform((text) => (looksLikePhone(text) ? nationalDigits(text, phone) : text.trim())),
    v.check((text) => phone.pattern.test(text) || !/^\d/.test(text), problem('phoneInvalid')),
    v.check((text) => /^\d/.test(text) || USER_NAME.test(text), problem('accountInvalid')),
  );
  return valibotResolver(v.pipe(v.object({ account, password }), credentials));
}

/** The second factor: an authenticator code or a backup code, in any notation. */
export const factorResolver = valibotResolver(v.object({ factorCode: factorText }));

/** Registration with a phone: the contract's form with this market's phone numbers. */
export function phoneResolver(phone: Phone) {
  const form = v.object({ phone: phoneDigits(phone), password, inviteCode: v.optional(invite) });
  return valibotResolver(v.pipe(form, phoneAccount));
}

/** Registration with a user name. */
export function nameResolver() {
  const userName = v.pipe(v.string(), v.trim(), v.regex(USER_NAME, problem('userNameInvalid')));
  const form = v.object({ userName, password, inviteCode: v.optional(invite) });
  return valibotResolver(v.pipe(form, nameAccount));
}

/** Animals and adjectives, short enough for a user name of 20 characters. */
const WORDS: Record<MarketId, { animals: string; qualities: string }> = {
  id: {
    animals: 'elang harimau komodo gajah kancil rusa merak badak lumba macan',
    qualities: 'gesit berani ceria tenang lincah perkasa jenaka setia kilat emas',
  },
  mx: {
    animals: 'jaguar quetzal coyote puma ajolote venado tucan halcon lince delfin',
    qualities: 'veloz audaz alegre valiente feliz noble leal genial brillo fugaz',
  },
};

/** 32 characters that are not easily confused: five random bits each. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP = 4;

/** A friendly suggested user name, e.g. 'elang_gesit412'. */
export function suggestUserName(market: MarketId): string {
  const { animals, qualities } = WORDS[market];
  const pick = (words: string) => {
    const all = words.split(' ');
    return all[random(all.length)];
  };
  return `${pick(animals)}_${pick(qualities)}${100 + random(900)}`;
}

/** A strong password that can be copied by hand: 60 random bits as 'k7mp-w3xq-9trd'. */
export function inventPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP));
  const letters = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

function random(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;
}
