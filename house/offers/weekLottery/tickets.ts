import { createHash } from 'node:crypto';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { dateOf, type Period } from '../../../contract/marketTime.ts';
import { holdersOf } from '../../../contract/promotions/lottery/list.ts';
import { ticketLines, ticketsFor } from '../../../contract/promotions/lottery/tickets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { rowsByCursor } from '../../core/db/rowsByCursor.ts';
import { type PageRequest, rowsOf } from '../../core/http/listPage.ts';
import type { Player } from '../engine/players.ts';
import { daySums, sumOf } from '../engine/totals.ts';
import { lotteryHolders, lotteryTickets, lotteryWeeks } from './tables.ts';
import type { WeekRow } from './weeks.ts';

type Orm = Pick<Database['orm'], 'select'>;
type OfWeek = Pick<WeekRow, 'currency' | 'week'>;

/** The first and the last date of a week. */
export function datesOf({ startsAt, endsAt }: Pick<WeekRow, 'startsAt' | 'endsAt'>, timeZone: string) {
  return [dateOf(startsAt, timeZone), dateOf(endsAt - 1, timeZone)] as [string, string];
}

/**
 * Gives the tickets earned in a week and not given yet, to one player or to some of all: with the next numbers, by the deposits
 * and stakes in the day totals (`ticketsFor` computes the same for one player). Serialised by a lock on the week's row. In the
 * order of players' ids, with a maximum number of players.
 *
 * @returns how many were given; none once the list is closed
 */
export async function giveTickets(
  tx: Tx,
  { currency, week }: OfWeek,
  { from, to, at, of }: { from: string; to: string; at: number; of: { userId: bigint } | { most: number } },
): Promise<number> {
  const [row] = await tx
    .select()
    .from(lotteryWeeks)
    .where(and(eq(lotteryWeeks.currency, currency), eq(lotteryWeeks.week, week)))
    .for('update');
  if (!row || row.closedAt !== null) return 0;
  const [one, most] = 'userId' in of ? [sql`user_id = ${of.userId}`, 1] : [sql`true`, of.most];
  const { rows } = await tx.execute<{ given: number }>(sql`WITH played AS (
      SELECT user_id, sum(staked) AS staked FROM day_totals
      WHERE currency = ${currency} AND day BETWEEN ${from} AND ${to} AND ${one} GROUP BY user_id),
    paid AS (
      SELECT user_id, sum(deposited) AS deposited FROM day_payments
      WHERE currency = ${currency} AND day BETWEEN ${from} AND ${to} AND ${one} GROUP BY user_id),
    earned AS (
      SELECT user_id, least(${row.most}, coalesce(div(deposited, ${row.deposited}), 0) + coalesce(div(staked, ${row.staked}), 0))::int
        AS tickets
      FROM played FULL JOIN paid USING (user_id)),
    missing AS (
      SELECT e.user_id, e.tickets, e.tickets - coalesce(h.tickets, 0) AS more
      FROM earned e JOIN users u ON u.id = e.user_id AND NOT u.bot
      LEFT JOIN lottery_holders h ON h.currency = ${currency} AND h.week = ${week} AND h.user_id = e.user_id
      WHERE e.tickets > coalesce(h.tickets, 0) ORDER BY e.user_id LIMIT ${most}),
    held AS (
      INSERT INTO lottery_holders (currency, week, user_id, holder, tickets)
      SELECT ${currency}, ${week}, user_id, left(replace(gen_random_uuid()::text, '-', ''), 12), tickets FROM missing
      ON CONFLICT (currency, week, user_id) DO UPDATE SET tickets = excluded.tickets),
    given AS (
      INSERT INTO lottery_tickets (currency, week, first, count, user_id, at)
      SELECT ${currency}, ${week}, ${row.tickets}::int + 1 + sum(more) OVER (ORDER BY user_id) - more, more, user_id, ${at}
      FROM missing
      RETURNING count)
    UPDATE lottery_weeks SET tickets = tickets + (SELECT coalesce(sum(count), 0) FROM given)
    WHERE currency = ${currency} AND week = ${week}
    RETURNING tickets - ${row.tickets}::int AS given`);
  return rows[0]?.given ?? 0;
}

/** A player's totals of a week, and the tickets given for them. */
export interface OwnWeek {
  deposited: bigint;
  staked: bigint;
  own: number;
}

/** The tickets of a week's players. */
export class Tickets {
  readonly #parts: { db: Database; clock: Clock; timeZone: string };

  constructor(parts: { db: Database; clock: Clock; timeZone: string }) {
    this.#parts = parts;
  }

  /** A player's tickets of a week, counted up to now for the current week. */
  async of(player: Player, row: WeekRow): Promise<OwnWeek> {
    const { db, clock, timeZone } = this.#parts;
    const [from, to] = datesOf(row, timeZone);
    const [sums, owned] = await Promise.all([daySums(db.orm, player, from, to), this.#owned(player.id, row)]);
    const { deposited, staked } = sumOf(sums.values());
    const now = clock.now();
    const runs = isIn(now, { start: row.startsAt, end: row.endsAt });
    if (!runs || ticketsFor({ deposited, staked }, row) <= owned) return { deposited, staked, own: owned };
    await db.orm.transaction((tx) => giveTickets(tx, row, { from, to, at: now, of: { userId: player.id } }));
    return { deposited, staked, own: await this.#owned(player.id, row) };
  }

  /** A page of a player's tickets, latest first. */
  async page(userId: bigint, { currency, week }: OfWeek, request: PageRequest) {
    const { db } = this.#parts;
    const { limit, offset } = rowsOf(request);
    const { first, count, at } = lotteryTickets;
    const own = and(
      eq(lotteryTickets.userId, userId),
      eq(lotteryTickets.week, week),
      eq(lotteryTickets.currency, currency),
    );
    const [items, total] = await Promise.all([
      db.orm
        .select({ first, count, at })
        .from(lotteryTickets)
        .where(own)
        .orderBy(desc(first))
        .limit(limit)
        .offset(offset),
      db.orm.$count(lotteryTickets, own),
    ]);
    return { items, total };
  }

  async #owned(userId: bigint, { currency, week }: OfWeek): Promise<number> {
    const [row] = await this.#parts.db.orm
      .select({ tickets: lotteryHolders.tickets })
      .from(lotteryHolders)
      .where(
        and(
          eq(lotteryHolders.userId, userId),
          eq(lotteryHolders.currency, currency),
          eq(lotteryHolders.week, week),
        ),
      );
    return row?.tickets ?? 0;
  }
}

const isIn = (at: number, { start, end }: Period) => start <= at && at < end;

/** The holders of a week's tickets in the order of their numbers from 1, with the number of consecutive ones. */
export async function listOf(orm: Orm, week: OfWeek): Promise<[holder: string, count: number][]> {
  const rows = await listQuery(orm, week);
  return rows.map(({ holder, count }) => [holder, count]);
}

/** SHA-256 of a week's list (contract/promotions/lottery/tickets.ts, `ticketsHash`), read in parts. */
export async function listHashOf(tx: Tx, week: OfWeek): Promise<string> {
  const hash = createHash('sha256');
  let first = 1;
  for await (const rows of rowsByCursor<{ holder: string; count: number }>(tx, listQuery(tx, week))) {
    const holders = holdersOf(rows.map(({ holder, count }) => [holder, count]));
    hash.update(ticketLines(holders, first));
    first += holders.length;
  }
  return hash.digest('hex');
}

/** The holder is looked up by key for each row: with a join, a week without statistics was scanned for each. */
function listQuery(orm: Orm, { currency, week }: OfWeek) {
  const holder = sql<string>`(SELECT h.holder FROM lottery_holders h WHERE h.currency = ${currency} AND h.week = ${week}
    AND h.user_id = lottery_tickets.user_id)`;
  return orm
    .select({ holder: holder.as('holder'), count: lotteryTickets.count })
    .from(lotteryTickets)
    .where(and(eq(lotteryTickets.currency, currency), eq(lotteryTickets.week, week)))
    .orderBy(asc(lotteryTickets.first));
}
