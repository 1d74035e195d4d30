import { MARKETS } from '../../../contract/markets.ts';
import { atHour, dateAfter, dateOf } from '../../../contract/marketTime.ts';
import type { Book } from './book.ts';
import { claimAll } from './claim.ts';
import { joinChampionships } from './claims.ts';
import { deposit, playAll } from './play.ts';
import type { Dies, TwoHouses } from './twoHouses.ts';

const { timeZone, unit: U } = MARKETS.id;
/** Less than two days: the last two that were not closed are made up for. */
const JUMP_MS = 47 * 3_600_000;
/** What everybody pays in and plays meanwhile: most of it is lost. */
const PAID = 500n * U;
const BET = { amount: 420n * U, chance: 3_000 };

const DIES: readonly Dies[] = [{ amid: 'closing', after: 0 }, { amid: 'periods', after: 20 }, null];

/** The Monday of the week that is the 53rd of its year, the first that is still to come: '2026-12-28'. */
export function longWeek(now: number): string {
  for (let year = new Date(now).getUTCFullYear(); ; year++) {
    const [first, last] = [`${year}-01-01`, `${year}-12-31`];
    // Whose year begins or ends on a Thursday has 53 weeks.
    if (![first, last].some((date) => new Date(date).getUTCDay() === 4)) continue;
    const monday = dateAfter(last, -((new Date(last).getUTCDay() + 6) % 7));
    if (dateOf(now, timeZone) < dateAfter(monday, -1)) return monday;
  }
}

/** Over all that is left of the 53rd week, and into the second day of the year's first, when all that it brings is there. */
export async function turnTheYear(houses: TwoHouses, book: Book, monday: string): Promise<void> {
  const end = atHour(dateAfter(monday, 8), 9, timeZone);
  let jumps = 0;
  for (let left = end - (await houses.now()); left > 0; left = end - (await houses.now())) {
    await Promise.all(book.players.map((player) => deposit(houses, player, PAID)));
    await Promise.all(book.players.map((player) => joinChampionships(houses, player, book.key())));
    await playAll(houses, book, BET);
    await claimAll(houses, book);
    // Of three times it dies twice amid what the days and weeks bring.
    await houses.pass(Math.min(left, JUMP_MS), DIES[jumps % DIES.length] ?? null);
    jumps += 1;
  }
  await claimAll(houses, book);
}
