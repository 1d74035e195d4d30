import { sql } from 'drizzle-orm';
import { dateOf } from '../../../../contract/marketTime.ts';
import { addJob, type JobType } from '../../../core/jobs/job.ts';
import type { PeriodicJob } from '../../../core/jobs/periodicJobs.ts';
import { callLedger } from '../../../money/ledger/call.ts';
import { type Closed, closing } from '../../engine/closing.ts';
import type { PromotionParts } from '../../engine/promotion.ts';
import { isRunning } from '../../engine/settings.ts';
import { friendsStakes, stakesAbove, withheldPoints } from './dayStakes.ts';
import type { SpreadRebateNumbers } from './settings.ts';

type Parts = Pick<PromotionParts<SpreadRebateNumbers>, 'db' | 'market' | 'clock' | 'awards' | 'settings'>;

/** Today's rebates are computed once an hour, to spare the pages; a separate job, because it can take long. */
const RUNNING = { name: 'spread running', tries: 2 };

/** The rebate on friends' stakes: promised to everybody when a day is closed. */
export class Rebates {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Recomputes today's rebates so far; nothing is promised. */
  async reckon(): Promise<void> {
    const { clock, market } = this.#parts;
    const now = clock.now();
    if (isRunning(await this.#parts.settings(), now)) await this.#write(dateOf(now, market.timeZone), false);
  }

  /** Closes a day: everybody's rebate, withheld earnings, and friends' totals. A repeat changes nothing. */
  async close({ name: day, end }: Pick<Closed, 'name' | 'end'>): Promise<void> {
    const { awards } = this.#parts;
    if (isRunning(await this.#parts.settings(), end - 1)) {
      await this.#hold(day);
      if ((await this.#write(day, true)) > 0) awards.notifyAll(['spreadRebate']);
    }
    const { db, market } = this.#parts;
    await db.orm.execute(sql`SELECT referral_end_day(${market.currency}, ${day}::date)`);
    await this.#addStakes(day);
  }

  /** @returns how many were promised something */
  async #write(day: string, final: boolean): Promise<number> {
    const { db, market } = this.#parts;
    const { version, numbers } = await this.#parts.settings();
    let promised = 0;
    for await (const rows of stakesAbove(db, market.currency, day)) {
      const [done] = await callLedger<{ count: number }>(
        { money: db.pool },
        'referral_write_day',
        'SELECT referral_write_day($1, $2::date, $3, $4, $5, $6, $7::jsonb) AS count',
        [market.currency, day, version, numbers.shares, numbers.extra, final, JSON.stringify(rows)],
      );
      promised += done?.count ?? 0;
    }
    return promised;
  }

  async #hold(day: string): Promise<void> {
    const { db, market } = this.#parts;
    const { numbers } = await this.#parts.settings();
    for await (const rows of withheldPoints(db, { currency: market.currency, day, ...numbers }))
      await db.orm.execute(sql`SELECT referral_hold_day(${day}::date, ${JSON.stringify(rows)}::jsonb)`);
  }

  async #addStakes(day: string): Promise<void> {
    const { db, market } = this.#parts;
    let from = await this.#doneTo(day);
    for await (const rows of friendsStakes(db, market.currency, day)) {
      const left = rows.filter(([player]) => BigInt(player ?? 0) > from);
      if (left.length === 0) continue;
      await callLedger(
        { money: db.pool },
        'referral_add_stakes',
        'SELECT referral_add_stakes($1, $2::date, $3, $4::bigint[], $5::bigint[])',
        [market.currency, day, from, left.map(([player]) => player), left.map(([, staked]) => staked)],
      );
      from = BigInt(left.at(-1)?.[0] ?? 0);
    }
  }

  async #doneTo(day: string): Promise<bigint> {
    const { db, market } = this.#parts;
    const { rows } = await db.orm.execute<{ to: string }>(
      sql`SELECT done_to AS to FROM referral_closings WHERE currency = ${market.currency} AND day = ${day}::date`,
    );
    return BigInt(rows[0]?.to ?? 0);
  }
}

/** The scheduled jobs: hourly, and at the end of a day. */
export function rebateJobs(
  parts: Pick<Parts, 'db'>,
  rebates: Rebates,
): { periodic: PeriodicJob[]; jobs: JobType[] } {
  const day = closing(parts, { kind: 'spread rebate', every: 'day' }, (closed) => rebates.close(closed));
  return {
    periodic: [
      ...day.periodic,
      { kind: RUNNING.name, every: 'hour', backfill: 1, run: (tx) => addJob(tx, RUNNING, {}) },
    ],
    jobs: [...day.jobs, { ...RUNNING, run: () => rebates.reckon() }],
  };
}
