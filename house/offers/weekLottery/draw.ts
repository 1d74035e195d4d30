import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { drawWinners } from '../../../contract/promotions/lottery/draw.ts';
import { shareJackpot } from '../../../contract/promotions/lottery/shares.ts';
import type { Tx } from '../../core/db/database.ts';
import type { PeriodicJob } from '../../core/jobs/periodicJobs.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import type { WeekLotteryNumbers } from './settings.ts';
import { lotteryTickets, lotteryWinners, lotteryWeeks as table } from './tables.ts';
import { contextOf, type WeekRow } from './weeks.ts';

export type DrawParts = Pick<PromotionParts<WeekLotteryNumbers>, 'market' | 'clock' | 'awards' | 'sealer'>;

/** Draws every week whose list is closed and whose draw is due: runs each hour. */
export const drawing = (parts: DrawParts): PeriodicJob => ({
  kind: 'weekLottery draw',
  every: 'hour',
  backfill: 1,
  run: (tx) => drawDue(tx, parts),
  done: () => parts.awards.notifyAll(['weekLottery']),
});

/** @returns whether there was one @throws when no key opens a week's secret: it is tried again */
export async function drawDue(tx: Tx, parts: DrawParts): Promise<boolean> {
  const { market, clock } = parts;
  const due = await tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.currency, market.currency),
        isNull(table.drawnAt),
        isNotNull(table.closedAt),
        lte(table.drawAt, clock.now()),
      ),
    )
    .orderBy(asc(table.week))
    .for('update');
  for (const row of due) await draw(tx, row, parts);
  return due.length > 0;
}

/** @throws if no key can open the week's secret: it is retried */
async function draw(tx: Tx, { week }: WeekRow, { market, clock, awards, sealer }: DrawParts): Promise<void> {
  const ofWeek = and(eq(table.currency, market.currency), eq(table.week, week));
  // Read again: the previous draw may have carried an amount into its jackpot.
  const [row] = await tx.select().from(table).where(ofWeek);
  if (!row || row.listHash === null || row.earned === null) throw new Error(`the week ${week} is not closed`);
  const secret = sealer.open(row.secret, contextOf(row));
  if (secret === null) throw new Error(`no key opens the secret of the week ${week} of the lottery`);
  const now = Math.round(clock.now());
  const jackpot = row.carried + row.earned;
  const numbers = drawWinners(secret, week, row.listHash, row.tickets);
  const { shares, stays } = shareJackpot(jackpot, numbers.length);
  const winners = [];
  for (const [i, ticket] of numbers.entries())
    winners.push({ place: i + 1, ticket, amount: shares[i] ?? 0n, userId: await holderOf(tx, row, ticket) });
  const { currency } = market;
  if (winners.length > 0)
    await tx.insert(lotteryWinners).values(winners.map((winner) => ({ currency, week, ...winner })));
  await awards.promise(
    tx,
    winners
      .filter(({ amount }) => amount > 0n)
      .map(({ place, ticket, amount, userId }) => ({
        ...{ promotion: 'weekLottery', awardKey: `${week} ${place}`, kind: 'cash' as const },
        ...{ userId, currency, amount, detail: { week, place, ticket }, version: row.version },
        expiresAt: now + row.claimMs,
      })),
  );
  await tx.update(table).set({ secret, jackpot, stays, drawnAt: now }).where(ofWeek);
  if (stays > 0n) await carry(tx, row, stays);
}

async function holderOf(tx: Tx, { currency, week }: WeekRow, ticket: number): Promise<bigint> {
  const [range] = await tx
    .select({ userId: lotteryTickets.userId })
    .from(lotteryTickets)
    .where(
      and(
        eq(lotteryTickets.currency, currency),
        eq(lotteryTickets.week, week),
        lte(lotteryTickets.first, ticket),
      ),
    )
    .orderBy(desc(lotteryTickets.first))
    .limit(1);
  if (!range) throw new Error(`nobody holds ticket ${ticket} of ${week}`);
  return range.userId;
}

/** Carries the amount that nobody won into the next week that is not drawn; the next one to be opened takes it if there is none. */
async function carry(tx: Tx, { currency, week }: WeekRow, stays: bigint): Promise<void> {
  await tx.execute(sql`UPDATE lottery_weeks SET carried = carried + ${stays}
    WHERE currency = ${currency} AND week = (SELECT min(week) FROM lottery_weeks
      WHERE currency = ${currency} AND week > ${week} AND drawn_at IS NULL)`);
}
