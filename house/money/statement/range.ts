import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { STATEMENT_DAYS, type StatementRange } from '../../../contract/http/statement.ts';
import { DAY_MS, dayOf, type Period } from '../../core/marketTime.ts';

/**
 * The stretch of time that a statement's days are in the market, both days inclusive; the last year without them.
 * Refusal: 3 when the first day comes after the last one or is more than a year ago.
 */
export function periodOf({ from, to }: StatementRange, now: number, timeZone: string): Period {
  const earliest = dayOf(now - (STATEMENT_DAYS - 1) * DAY_MS, timeZone).start;
  const start = from === undefined ? earliest : dayNamed(from, timeZone).start;
  const end = (to === undefined ? dayOf(now, timeZone) : dayNamed(to, timeZone)).end;
  if (start < earliest) throw new Refusal(ErrorCode.badParameter, 'from');
  if (end <= start) throw new Refusal(ErrorCode.badParameter, 'to');
  return { start, end };
}

/** UTC's noon falls on the same day in every zone of a market. */
function dayNamed(day: string, timeZone: string): Period {
  return dayOf(Date.parse(`${day}T12:00:00Z`), timeZone);
}
