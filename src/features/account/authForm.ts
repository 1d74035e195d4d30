import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { type Credentials, credentials } from '../../../contract/http/accounts.ts';
import type { Market } from '../../../contract/markets.ts';

/** What is wrong with a field; the form says it in the player's language. */
export type FieldProblem = 'phoneInvalid' | 'passwordShort' | 'passwordLong';

/**
 * National digits from what a player types or pastes: spaces and dashes go, and so do the country's prefix
 * (+62 812…, 62812…) and a trunk zero (0812…), as long as the market's own pattern does not want them.
 */
export function nationalDigits(text: string, phone: Market['phone']): string {
  const digits = text.replace(/\D/g, '');
  if (phone.pattern.test(digits)) return digits;
  const country = phone.prefix.replace(/\D/g, '');
  const local = digits.startsWith(country) ? digits.slice(country.length) : digits;
  return local.replace(/^0+/, '');
}

/** Resolver for sign-in and register: the contract's credentials with this market's phone numbers. */
export function credentialsResolver(phone: Market['phone']) {
  const problem = (key: FieldProblem) => key;
  const schema = v.pipe(
    v.object({
      phone: v.pipe(
        v.string(),
        v.transform((text) => nationalDigits(text, phone)),
        v.regex(phone.pattern, problem('phoneInvalid')),
      ),
      password: v.pipe(
        v.string(),
        v.minLength(8, problem('passwordShort')),
        v.maxLength(72, problem('passwordLong')),
      ),
    }),
    // What the house will hold it against too.
    credentials,
  );
  return valibotResolver<Credentials, unknown, Credentials>(schema);
}
