import type { Minor, Rate } from '../../contract/money.ts';

/**
 * Formatting and parsing of typed amounts: grouped while typing, in integers throughout. `decimal` is the locale's decimal
 * separator (format.ts); the other of ',' and '.' groups thousands.
 */

/** More digits than any balance has; further typing has no effect. */
const MOST_DIGITS = 13;

/** An amount as field text, without the currency: '10.000', '1.250,50'. */
export function amountText(amount: Minor, decimal: string): string {
  const cents = amount % 100n;
  const fraction = cents === 0n ? '' : decimal + cents.toString().padStart(2, '0');
  return grouped((amount / 100n).toString(), decimal) + fraction;
}

/** The amount in a field's text, in minor units; null when it is empty. */
export function parseAmount(text: string, decimal: string): Minor | null {
  const [whole = '', fraction = ''] = text.split(decimal);
  const digits = whole.replace(/\D/g, '');
  if (digits === '') return null;
  return BigInt(digits) * 100n + BigInt(fraction.replace(/\D/g, '').padEnd(2, '0').slice(0, 2));
}

/** The text of a field after a keystroke, grouped, with the caret behind the same character as before. */
export function typedAmount(text: string, caret: number, decimal: string): { text: string; caret: number } {
  const formatted = tidy(text, decimal);
  const before = tidy(text.slice(0, caret), decimal).replaceAll(groupOf(decimal), '').length;
  let place = 0;
  for (let passed = 0; place < formatted.length && passed < before; place++)
    if (formatted[place] !== groupOf(decimal)) passed++;
  return { text: formatted, caret: place };
}

/** A typed multiplier, with either decimal separator, in 1/10000 and whole hundredths; null when it is invalid. */
export function parseDecimal(text: string): Rate | null {
  const match = /^(\d{1,9})(?:[.,](\d*))?$/.exec(text.replace(/x$/i, '').trim());
  if (!match) return null;
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole) * 10_000n + BigInt(fraction.padEnd(2, '0').slice(0, 2)) * 100n;
}

function tidy(text: string, decimal: string): string {
  const [whole = '', ...rest] = text.split(decimal);
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (digits === '' && rest.length === 0) return '';
  const integer = grouped((digits || '0').slice(0, MOST_DIGITS), decimal);
  return rest.length === 0 ? integer : integer + decimal + rest.join('').replace(/\D/g, '').slice(0, 2);
}

function grouped(digits: string, decimal: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, groupOf(decimal));
}

function groupOf(decimal: string): string {
  return decimal === ',' ? '.' : ',';
}
