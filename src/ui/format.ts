import type { Currency, Minor, Rate } from '../../contract/money.ts';
import { market } from '../state/market.ts';

/** Numbers are written as the market writes them, whatever the language; dates as the language does. */

const SYMBOL: Record<Currency, string> = { IDR: 'Rp ', MXN: '$' };

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Formatters are dear to make and cheap to keep. */
function numbers(locale: string): Intl.NumberFormat {
  let format = numberFormats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: true });
    numberFormats.set(locale, format);
  }
  return format;
}

const separators = new Map<string, string>();

/** The decimal separator of a locale: ',' in id-ID, '.' in es-MX. */
export function decimalSeparator(locale: string = market.locale): string {
  let separator = separators.get(locale);
  if (separator === undefined) {
    const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
    separator = parts.find((part) => part.type === 'decimal')?.value ?? '.';
    separators.set(locale, separator);
  }
  return separator;
}

/** An amount with all its digits: 'Rp 1.250.000', '$1,250.50'. Decimals are left out when zero. */
export function formatMoney(
  amount: Minor,
  currency: Currency = market.currency,
  locale: string = market.locale,
): string {
  const sign = amount < 0n ? '−' : '';
  const absolute = amount < 0n ? -amount : amount;
  const cents = absolute % 100n;
  const fraction = cents === 0n ? '' : `${decimalSeparator(locale)}${cents.toString().padStart(2, '0')}`;
  return `${sign}${SYMBOL[currency]}${numbers(locale).format(absolute / 100n)}${fraction}`;
}

/** A multiplier rounded down to two decimals: '2,41x'. */
export function formatRate(rate: Rate, locale: string = market.locale): string {
  const cents = rate / 100n;
  const fraction = (cents % 100n).toString().padStart(2, '0');
  return `${numbers(locale).format(cents / 100n)}${decimalSeparator(locale)}${fraction}x`;
}

/** A whole number with its thousands grouped: '48.213'. */
export function formatCount(count: number | bigint, locale: string = market.locale): string {
  return numbers(locale).format(count);
}

/** A moment in the reader's own time zone: '20 Nov, 14.05.09'. */
export function formatTime(millis: number, language: string): string {
  let format = dateFormats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    dateFormats.set(language, format);
  }
  return format.format(millis);
}
