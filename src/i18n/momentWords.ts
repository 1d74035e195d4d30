import { formatClock, formatDay } from './format.ts';

/** A moment to come, to the minute, in the reader's own time zone: '22 November 2026, 10.00'. */
export function momentWords(at: number, language: string): string {
  return `${formatDay(at, language)}, ${formatClock(at, language)}`;
}
