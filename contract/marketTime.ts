/** Days and weeks of a market, in its own time zone. All times are ms since 1970. */

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** A period: `start` inclusive, `end` exclusive. */
export interface Period {
  start: number;
  end: number;
}

/** The day that contains `at`. */
export function dayOf(at: number, timeZone: string): Period {
  const today = wallClock(at, timeZone).startOfDay;
  return { start: instantOf(today, timeZone), end: instantOf(today + DAY_MS, timeZone) };
}

/** The date of the day that contains `at`: '2026-11-16'. */
export function dateOf(at: number, timeZone: string): string {
  return new Date(wallClock(at, timeZone).startOfDay).toISOString().slice(0, 10);
}

/** The day of a date such as '2026-11-16'. */
export function dayOfDate(date: string, timeZone: string): Period {
  const shown = Date.parse(date);
  return { start: instantOf(shown, timeZone), end: instantOf(shown + DAY_MS, timeZone) };
}

/** The moment at which local time is this hour on a date. */
export function atHour(date: string, hour: number, timeZone: string): number {
  return instantOf(Date.parse(date) + hour * HOUR_MS, timeZone);
}

/** The date this many days after another (before it if negative): '2026-11-16'. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The week, Monday to Sunday, that contains `at`, with its Monday's date: '2026-11-16'. */
export function weekOf(at: number, timeZone: string): Period & { monday: string } {
  const today = wallClock(at, timeZone).startOfDay;
  // 1 January 1970 was a Thursday.
  const monday = today - ((today / DAY_MS + 3) % 7) * DAY_MS;
  return {
    start: instantOf(monday, timeZone),
    end: instantOf(monday + 7 * DAY_MS, timeZone),
    monday: new Date(monday).toISOString().slice(0, 10),
  };
}

/** The month that contains `at`, with its first day's date: '2026-11-01'. */
export function monthOf(at: number, timeZone: string): Period & { first: string } {
  const today = new Date(wallClock(at, timeZone).startOfDay);
  const firstOf = (months: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1);
  return {
    start: instantOf(firstOf(0), timeZone),
    end: instantOf(firstOf(1), timeZone),
    first: new Date(firstOf(0)).toISOString().slice(0, 10),
  };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating one takes 0.2 ms, and there are only as many as players' time zones. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** The zone's local time at `at`, expressed as if it were UTC. */
function wallClock(at: number, timeZone: string): { shown: number; startOfDay: number } {
  const parts = formatterOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value ?? Number.NaN);
  const startOfDay = Date.UTC(part('year'), part('month') - 1, part('day'));
  const inDay = ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1000;
  return { startOfDay, shown: startOfDay + inDay };
}

/**
 * The moment at which the zone's local time is `shown`, or the next one if that time is skipped. Computed in two passes, as the
 * zone's offset may change in between.
 */
function instantOf(shown: number, timeZone: string): number {
  const offsetAt = (at: number) => wallClock(at, timeZone).shown - at;
  const at = shown - offsetAt(shown - offsetAt(shown));
  const offset = offsetAt(at);
  return at + offset >= shown ? at : shown - offset;
}
