import type { MarketId } from '../../contract/markets.ts';
import { market } from './market.ts';

/** Date and time formatting in the current language. */

/** The common name of the market's zone, in every language: both countries have several zones. */
const ZONE_NAMES: Readonly<Record<MarketId, string>> = { id: 'WIB', mx: 'CDMX' };

/** Cached formatters by language and options, because creating one is expensive. */
const formatters = new Map<string, Intl.DateTimeFormat>();

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const SHORT_DAY = { day: 'numeric', month: 'short' } as const;
const MOMENT = { ...SHORT_DAY, ...CLOCK } as const;

/**
 * A date formatter, by default in the market's zone: statements, limits and days are the market's, and two pages must not show
 * different times for one payment, wherever its player is.
 */
function dates(language: string, requested: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const options = { ...requested, timeZone: requested.timeZone ?? market.timeZone };
  const key = JSON.stringify([language, options]);
  const cached = formatters.get(key) ?? new Intl.DateTimeFormat(language, options);
  formatters.set(key, cached);
  return cached;
}

/** A moment of this year: '20 Nov, 14.05.09'. */
export function formatTime(millis: number, language: string): string {
  return dates(language, { ...MOMENT, second: '2-digit' }).format(millis);
}

/** A moment of this year, to the minute: '20 Nov, 14.05'. */
export function formatMoment(millis: number, language: string): string {
  return dates(language, MOMENT).format(millis);
}

/** A time of the day by 24 hours: '14.05'. */
export function formatClock(millis: number, language: string): string {
  return dates(language, CLOCK).format(millis);
}

/** A moment with its year: '20 November 2026 pukul 14.05.09'. */
export function formatDateTime(millis: number, language: string): string {
  return dates(language, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' }).format(millis);
}

/** A day of this year: '20 Nov'. */
export function formatShortDay(millis: number, language: string): string {
  return dates(language, SHORT_DAY).format(millis);
}

/** A day: '20 November 2026'. */
export function formatDay(millis: number, language: string, timeZone?: string): string {
  return dates(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(millis);
}

/** A day with its weekday, in a time zone: 'Sabtu, 21 November'. */
export function formatWeekday(millis: number, language: string, timeZone: string): string {
  return dates(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(millis);
}

/**
 * A time with its zone name: '20 Nov, 14.05 WIB'. For times that a player must not miss (the end of an offer, a time-out or a
 * limit, a draw): the reader may be in another zone of the country. Lists of past events do not need it.
 */
export function withZone(time: string): string {
  return `${time} ${ZONE_NAMES[market.id]}`;
}

/** A future moment, to the minute: '22 November 2026, 10.00 WIB'. */
export function momentWords(at: number, language: string): string {
  return withZone(`${formatDay(at, language)}, ${formatClock(at, language)}`);
}
