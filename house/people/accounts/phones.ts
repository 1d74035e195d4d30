import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Market } from '../../../contract/markets.ts';

/**
 * The phone in international form ('+6281234567890'), as it is stored and unique, or null if the market has no such number.
 * Accepts it with or without the trunk zero or the country code, as people type it.
 */
export function normalisePhone(digits: string, { phone: { prefix, pattern } }: Market): string | null {
  const country = prefix.slice(1);
  const candidates = [digits, digits.replace(/^0/, ''), digits.replace(new RegExp(`^${country}0?`), '')];
  const national = candidates.find((candidate) => pattern.test(candidate));
  return national === undefined ? null : prefix + national;
}

/** The phone in international form. Refusal: 3 if the market has no such number. */
export function phoneOf(digits: string, market: Market): string {
  const phone = normalisePhone(digits, market);
  if (phone === null) throw new Refusal(ErrorCode.badParameter, 'phone');
  return phone;
}

/** The phone with its middle hidden: '+62 812****890'. */
export function maskPhone(phone: string, { phone: { prefix } }: Market): string {
  const national = phone.startsWith(prefix) ? phone.slice(prefix.length) : phone;
  return `${prefix} ${national.slice(0, 3)}****${national.slice(-3)}`;
}
