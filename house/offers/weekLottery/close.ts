import { and, eq, lt, ne } from 'drizzle-orm';
import type { Tx } from '../../core/db/database.ts';
import type { PeriodicJob } from '../../core/jobs/periodicJobs.ts';
import { rounds } from '../../money/ledger/bets/roundTables.ts';
import { type DrawParts, drawDue } from './draw.ts';
import { shareOf, stakedOnOwnGames } from './jackpot.ts';
import { lotteryWeeks as table } from './tables.ts';
import { datesOf, giveTickets, listHashOf } from './tickets.ts';
import type { Weeks } from './weeks.ts';

/** Number of players who get tickets per statement. */
const AT_ONCE = 1_000;

/** Closes a week's list soon after its end: everybody's tickets are counted for the last time, and their hash is published. */
export function closing(parts: DrawParts, weeks: Weeks): PeriodicJob {
  const { market, clock } = parts;
  return {
    kind: 'weekLottery close',
    every: 'week',
    backfill: 8,
    async run(tx, { name, start }) {
      await weeks.catchUp(tx, start);
      await requireSettled(tx, name, market.currency);
      const ofWeek = and(eq(table.currency, market.currency), eq(table.week, name));
      const [row] = await tx.select().from(table).where(ofWeek).for('update');
      if (!row || row.closedAt !== null) return false;
      const [from, to] = datesOf(row, market.timeZone);
      // The last numbers of the week are assigned to its last ms.
      while ((await giveTickets(tx, row, { from, to, at: row.endsAt - 1, of: { most: AT_ONCE } })) > 0);
      const listHash = await listHashOf(tx, row);
      const earned = shareOf(await stakedOnOwnGames(tx, market.currency, from, to), row.share);
      await tx
        .update(table)
        .set({ earned, listHash, closedAt: Math.round(clock.now()) })
        .where(ofWeek);
      // After downtime the draw's hour may have passed before the list existed: the draw runs at once instead of at the next
      // hour.
      await drawDue(tx, parts);
      return true;
    },
    done: () => parts.awards.notifyAll(['weekLottery']),
  };
}

/**
 * A bet counts on the day on which it ends, so only rounds that are still being settled can add to the week: rounds of round
 * games that began in it. A solo round that a player left open ends on a later day, and counts there.
 * @throws while there is one: the job is retried
 */
async function requireSettled(tx: Tx, week: string, currency: string): Promise<void> {
  const [row] = await tx
    .select({ endsAt: table.endsAt })
    .from(table)
    .where(and(eq(table.currency, currency), eq(table.week, week)));
  if (!row) return;
  const [open] = await tx
    .select({ game: rounds.game, id: rounds.id })
    .from(rounds)
    .where(and(ne(rounds.state, 'settled'), lt(rounds.startsAt, row.endsAt)))
    .limit(1);
  if (open) throw new Error(`round ${open.id} of ${open.game} began in the week ${week} and is not settled`);
}
