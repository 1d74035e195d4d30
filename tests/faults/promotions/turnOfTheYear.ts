import { MARKETS } from '../../../contract/markets.ts';
import { atHour, dateAfter, dateOf } from '../../../contract/marketTime.ts';
import { LONG, timesOf } from '../../longRun.ts';
import type { Book, Punter } from './book.ts';
import { claimAll } from './claim.ts';
import { joinChampionships } from './claims.ts';
import { deposit, installApp } from './paying.ts';
import { betsEnded, playAll, playAllIn, playTable, playWheel } from './play.ts';
import type { Dies, TwoHouses } from './twoHouses.ts';

const { timeZone, unit: U } = MARKETS.id;
/** Less than two days each, as the last two unclosed periods are run after downtime; and three consecutive days. */
const JUMPS_MS = [47, 24, 24, 47, 47].map((hours) => hours * 3_600_000);
/** Everybody's deposit meanwhile, most of which is lost in bets. */
const PAID = 500n * U;
const BET = { amount: 420n * U, chance: 3_000 };
/** After this many days half of the players stake everything. */
const RISKED = 1;
const TABLE_BET = { amount: 20n * U, rate: '10100' };
const WHEEL = { amount: 20n * U };

const DIES: readonly Dies[] = [{ amid: 'closing', after: 0 }, { amid: 'periods', after: 20 }, null];

/** The Monday of the next week that is the 53rd of its year: '2026-12-28'. */
export function longWeek(now: number): string {
  for (let year = new Date(now).getUTCFullYear(); ; year++) {
    const [first, last] = [`${year}-01-01`, `${year}-12-31`];
    // A year that begins or ends on a Thursday has 53 weeks.
    if (![first, last].some((date) => new Date(date).getUTCDay() === 4)) continue;
    const monday = dateAfter(last, -((new Date(last).getUTCDay() + 6) % 7));
    if (dateOf(now, timeZone) < dateAfter(monday, -1)) return monday;
  }
}

/** The last player makes no deposit for all these days, and the others choose a bonus if available. */
async function payIn(houses: TwoHouses, book: Book, player: Punter, gift: number): Promise<void> {
  if (player !== book.players.at(-1)) await deposit(houses, book, player, { amount: PAID, gift });
}

/** Days after the long week's Monday: its second day, or the second of the year's first week, when all its awards exist. */
const UNTIL = timesOf({ short: 1, long: 8 });
/** The weeks that are over by then. */
export const WEEKS_OVER = LONG ? ['W52', 'W53', 'W01'] : ['W52'];

/** Moves over the end of the year's 52nd week, and in the long run over the end of the year. */
export async function turnTheYear(houses: TwoHouses, book: Book, monday: string): Promise<void> {
  const end = atHour(dateAfter(monday, UNTIL), 9, timeZone);
  let jumps = 0;
  for (let left = end - (await houses.now()); left > 0; left = end - (await houses.now())) {
    await Promise.all(book.players.map((player, i) => payIn(houses, book, player, i + jumps)));
    await Promise.all(book.players.map((player) => installApp(houses, player)));
    await Promise.all(book.players.map((player) => playWheel(houses, player, { key: book.key(), ...WHEEL })));
    await Promise.all(book.players.map((player) => joinChampionships(houses, player, book.key())));
    await playAll(houses, book, BET);
    if (jumps === 0)
      await Promise.all(
        book.players.map((player) => playTable(houses, player, { key: book.key(), ...TABLE_BET })),
      );
    await claimAll(houses, book);
    if (jumps === RISKED)
      await Promise.all(
        book.players.filter((_, i) => i % 2 === 1).map((player) => playAllIn(houses, book, player)),
      );
    // In two of three cases a house is killed during the closing of days and weeks.
    await houses.pass(
      Math.min(left, JUMPS_MS[jumps % JUMPS_MS.length] ?? left),
      DIES[jumps % DIES.length] ?? null,
    );
    jumps += 1;
  }
  // Players without deposits for days now get an offer.
  await Promise.all(
    book.players.map((player, i) => deposit(houses, book, player, { amount: PAID, gift: i })),
  );
  await betsEnded(houses);
  await claimAll(houses, book);
}
