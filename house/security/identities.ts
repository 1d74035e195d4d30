import { eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../contract/errors.ts';
import type { Market } from '../../contract/markets.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { userIdentities } from './tables.ts';

/** Who is of age. */
const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
}

/** Who players say they are: given once, and changed by nobody afterwards. */
export class Identities {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async isGiven(userId: bigint): Promise<boolean> {
    const [row] = await this.#parts.db.orm
      .select({ userId: userIdentities.userId })
      .from(userIdentities)
      .where(eq(userIdentities.userId, userId));
    return row !== undefined;
  }

  /** Refusals: 3 a date there is not, 7024 not of age on this day of the market, 7034 given before. */
  async give(userId: bigint, given: { fullName: string; birthDate: string }): Promise<void> {
    const { db, clock, market } = this.#parts;
    const now = clock.now();
    refuseMinor(given.birthDate, dateIn(now, market.timeZone));
    const rows = await db.orm
      .insert(userIdentities)
      .values({ userId, ...given, givenAt: now })
      .onConflictDoNothing()
      .returning({ userId: userIdentities.userId });
    if (rows.length === 0) throw new Refusal(ErrorCode.alreadySet);
  }
}

/** Both dates as '2026-11-21', which sort as text. Who is born on 29 February comes of age on 1 March. */
function refuseMinor(birthDate: string, today: string): void {
  const parsed = new Date(`${birthDate}T00:00:00Z`);
  const real = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(birthDate);
  if (!real || birthDate < yearsBefore(today, OLDEST_YEARS) || birthDate > today)
    throw new Refusal(ErrorCode.badParameter, 'birthDate');
  if (birthDate > yearsBefore(today, ADULT_YEARS)) throw new Refusal(ErrorCode.tooYoung);
}

function yearsBefore(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
}

/** The date of a moment in a zone; the locale is the one whose dates are ISO 8601. */
function dateIn(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
}
