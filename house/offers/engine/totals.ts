import { and, between, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { dayPayments, dayTotals } from '../../money/ledger/tables.ts';
import type { Player } from './players.ts';

type Orm = Pick<Database['orm'], 'select'>;

/** A player's stakes and payments on a market day, in minor units. */
export interface DaySum {
  /** '2026-11-27'. */
  day: string;
  staked: bigint;
  returned: bigint;
  /** Stakes weighted by each game's wagering percentage (docs/bonus.md). */
  weighed: bigint;
  /** Stakes minus returns, on games that count at all; negative for a win. */
  lost: bigint;
  deposited: bigint;
  withdrawn: bigint;
}

const NOTHING = { staked: 0n, returned: 0n, weighed: 0n, lost: 0n, deposited: 0n, withdrawn: 0n };

/** A player's days from `from` to `to` ('2026-11-27', inclusive), by date; empty days are left out. */
export async function daySums(
  orm: Orm,
  { id, currency }: Pick<Player, 'id' | 'currency'>,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, DaySum>> {
  const percent = sql`wagering_percent(${dayTotals.game})`;
  const whole = (what: ReturnType<typeof sql>) =>
    sql<bigint>`coalesce(sum(${what}), 0)::bigint`.mapWith(BigInt);
  const [played, paid] = await Promise.all([
    orm
      .select({
        day: dayTotals.day,
        staked: whole(sql`${dayTotals.staked}`),
        returned: whole(sql`${dayTotals.returned}`),
        weighed: whole(sql`div(${dayTotals.staked}::numeric * ${percent}, 100)`),
        lost: whole(
          sql`CASE WHEN ${percent} > 0 THEN ${dayTotals.staked} - ${dayTotals.returned} ELSE 0 END`,
        ),
      })
      .from(dayTotals)
      .where(
        and(eq(dayTotals.userId, id), eq(dayTotals.currency, currency), between(dayTotals.day, from, to)),
      )
      .groupBy(dayTotals.day),
    orm
      .select({ day: dayPayments.day, deposited: dayPayments.deposited, withdrawn: dayPayments.withdrawn })
      .from(dayPayments)
      .where(
        and(
          eq(dayPayments.userId, id),
          eq(dayPayments.currency, currency),
          between(dayPayments.day, from, to),
        ),
      ),
  ]);
  const days = new Map<string, DaySum>();
  for (const { day, ...sums } of [...played, ...paid])
    days.set(day, { ...NOTHING, ...days.get(day), day, ...sums });
  return days;
}

/** The sums of all these days. */
export function sumOf(days: Iterable<DaySum>): Omit<DaySum, 'day'> {
  const sum = { ...NOTHING };
  for (const day of days) {
    sum.staked += day.staked;
    sum.returned += day.returned;
    sum.weighed += day.weighed;
    sum.lost += day.lost;
    sum.deposited += day.deposited;
    sum.withdrawn += day.withdrawn;
  }
  return sum;
}
