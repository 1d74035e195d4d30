import type { Currency, Minor, Rate } from '../../contract/money.ts';
import { market } from './market.ts';

/** Number formatting: money as in its market, whatever the language; rates and counts in the current language. */

/** The current language (set by i18n.ts). */
const inUse = () => document.documentElement.lang || market.locale;

/** With a non-breaking space. */
const SYMBOL: Record<Currency, string> = { IDR: 'Rp\u00a0', MXN: '$' };

/**
 * The group and decimal separators. Hard-coded, because the browser's first Intl.NumberFormat takes 25 ms on a fast processor,
 * and every page contains a number.
 */
const signsOf = (locale: string) =>
  locale.startsWith('id') ? { group: '.', decimal: ',' } : { group: ',', decimal: '.' };

/** A whole number with its thousands grouped. */
function grouped(number: bigint | number, locale: string): string {
  return number.toString().replace(/\B(?=(\d{3})+$)/g, signsOf(locale).group);
}

/** The decimal separator of a locale: ',' in id-ID, '.' in es-MX. */
export function decimalSeparator(locale: string = inUse()): string {
  return signsOf(locale).decimal;
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
  return `${sign}${SYMBOL[currency]}${grouped(absolute / 100n, locale)}${fraction}`;
}

/** From each of these amounts on, it is abbreviated in this unit. */
const UNITS = [
  { from: 1_000_000_000_000n, unit: 1_000_000_000_000n, letter: 'T' },
  { from: 1_000_000_000n, unit: 1_000_000_000n, letter: 'B' },
  { from: 1_000_000n, unit: 1_000_000n, letter: 'M' },
  { from: 10_000n, unit: 1_000n, letter: 'K' },
] as const;

/** An amount in three digits, rounded down: 'Rp 1,25M', '$12.5K'. Below ten thousand all its digits. */
export function formatCompact(
  amount: Minor,
  currency: Currency = market.currency,
  locale: string = market.locale,
): string {
  const whole = (amount < 0n ? -amount : amount) / 100n;
  const scale = UNITS.find(({ from }) => whole >= from);
  if (!scale) return formatMoney(amount, currency, locale);
  const { unit, letter } = scale;
  const decimals = whole >= 100n * unit ? 0 : whole >= 10n * unit ? 1 : 2;
  const power = 10n ** BigInt(decimals);
  const value = (whole * power) / unit;
  const rest = (value % power).toString().padStart(decimals, '0').replace(/0+$/, '');
  const fraction = decimals === 0 || rest === '' ? '' : `${decimalSeparator(locale)}${rest}`;
  const sign = amount < 0n ? '−' : '';
  return `${sign}${SYMBOL[currency]}${grouped(value / power, locale)}${fraction}${letter}`;
}

/** An amount in full if it has at most `letters` characters, otherwise abbreviated. */
export function formatWithin(letters: number, amount: Minor, currency?: Currency): string {
  const full = formatMoney(amount, currency);
  return full.length <= letters ? full : formatCompact(amount, currency);
}

/** A multiplier rounded down to two decimals: '2,41x'. */
export function formatRate(rate: Rate, locale: string = inUse()): string {
  const cents = rate / 100n;
  const fraction = (cents % 100n).toString().padStart(2, '0');
  return `${grouped(cents / 100n, locale)}${decimalSeparator(locale)}${fraction}x`;
}

/** A whole number with its thousands grouped: '48.213'. */
export function formatCount(count: number | bigint, locale: string = inUse()): string {
  return grouped(typeof count === 'number' ? Math.round(count) : count, locale);
}

/** A non-negative share in 1/10000 as a percentage: 9650 is '96,5%'. */
export function formatPercent(share: Rate, locale: string = inUse()): string {
  const rest = (share % 100n).toString().padStart(2, '0').replace(/0+$/, '');
  return `${grouped(share / 100n, locale)}${rest && decimalSeparator(locale)}${rest}%`;
}

/** An amount with its sign, also when positive: '+Rp 12.000', '−Rp 5.000', 'Rp 0'. */
export function signedMoney(amount: Minor, currency?: Currency): string {
  return `${amount > 0n ? '+' : ''}${formatMoney(amount, currency)}`;
}

/** Whole seconds from `now` until `at` (both ms), 0 once it has passed. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(0, Math.ceil((at - now) / 1_000));
}

/** Seconds as a clock shows them: 0:07, 1:00, 58:30, 23:59:59. */
export function countdownText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
}
