import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { hashText } from '../../../contract/fairness.ts';
import { atHour, DAY_MS, dateOf, weekOf } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import type { Database } from '../../core/db/database.ts';
import type { PeriodicJob } from '../../core/jobs/periodicJobs.ts';
import { keyNameOf, sealAnew } from '../../core/secrets/sealer.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { isRunning } from '../engine/settings.ts';
import type { WeekLotteryNumbers } from './settings.ts';
import { lotteryWeeks as table } from './tables.ts';

type Orm = Pick<Database['orm'], 'insert'>;

export type WeekRow = typeof table.$inferSelect;

/** How long a house caches weeks, ms. */
const CACHE_MS = 5_000;

type Parts = Pick<
  PromotionParts<WeekLotteryNumbers>,
  'db' | 'clock' | 'market' | 'sealer' | 'settings' | 'log'
>;

/** Opens weeks each hour, before anybody looks: tickets and the jackpot of a week without visitors count too. */
export const opening = (weeks: Weeks): PeriodicJob => ({
  kind: 'weekLottery open',
  every: 'hour',
  backfill: 1,
  run: async (tx) => {
    await weeks.open(tx);
    return false;
  },
});

/** The sealing context of a week's secret until it is drawn. */
export const contextOf = ({ currency, week }: Pick<WeekRow, 'currency' | 'week'>) =>
  `lottery:${currency}:${week}`;

/** The weeks of the lottery: while it is running, the current and the next one exist, with their hashes. */
export class Weeks {
  readonly #parts: Parts;
  readonly #current: TtlCache<WeekRow | null>;
  readonly #before: TtlCache<WeekRow | null>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#current = new TtlCache(parts.clock, CACHE_MS, () => this.#readCurrent());
    this.#before = new TtlCache(parts.clock, CACHE_MS, () => this.#readBefore());
  }

  /**
   * Seals the secrets of undrawn weeks with the current key. A week that no key can open is not drawn until its key is
   * available again.
   */
  async start(): Promise<void> {
    const { db, sealer, log } = this.#parts;
    const lost = await sealAnew(sealer, {
      rows: await db.orm.select().from(table).where(isNull(table.drawnAt)),
      contextOf,
      replace: ({ currency, week, secret }, sealed) =>
        db.orm
          .update(table)
          .set({ secret: sealed })
          .where(and(eq(table.currency, currency), eq(table.week, week), eq(table.secret, secret))),
    });
    for (const { week, secret } of lost)
      log.error({ week, key: keyNameOf(secret) }, 'no key opens the secret of a week of the lottery');
    await this.current();
  }

  /** The current week; null if the promotion is not running, and has not begun one. */
  async current(): Promise<WeekRow | null> {
    const row = await this.#current.get();
    if (row === null || this.#parts.clock.now() < row.endsAt) return row;
    this.#current.drop();
    return this.#current.get();
  }

  /** The latest past week, until it is drawn. */
  before(): Promise<WeekRow | null> {
    return this.#before.get();
  }

  /** A week by its Monday; null if there is none. */
  async find(week: string): Promise<WeekRow | null> {
    const { db, market } = this.#parts;
    const [row] = await db.orm
      .select()
      .from(table)
      .where(and(eq(table.currency, market.currency), eq(table.week, week)));
    return row ?? null;
  }

  /** The drawn weeks, latest first, up to a maximum. */
  async drawn(most: number): Promise<string[]> {
    const { db, market } = this.#parts;
    const rows = await db.orm
      .select({ week: table.week })
      .from(table)
      .where(and(eq(table.currency, market.currency), isNotNull(table.drawnAt)))
      .orderBy(desc(table.week))
      .limit(most);
    return rows.map(({ week }) => week);
  }

  /** Creates the current week and the next one, each once across all houses. None while the promotion is not running. */
  async open(orm: Orm = this.#parts.db.orm): Promise<void> {
    const { clock, market } = this.#parts;
    const now = clock.now();
    await this.#addAll(orm, [now, weekOf(now, market.timeZone).end]);
  }

  /**
   * Creates a past week that was not opened in time, so its hash is published only after it. Not if there is none before it:
   * then the promotion did not run.
   * @param start of the week, ms
   */
  async catchUp(orm: Orm, start: number): Promise<void> {
    const before = await this.find(weekOf(start - 1, this.#parts.market.timeZone).monday);
    if (before) await this.#addAll(orm, [start]);
  }

  async #readCurrent(): Promise<WeekRow | null> {
    await this.open();
    const { clock, market } = this.#parts;
    return this.find(weekOf(clock.now(), market.timeZone).monday);
  }

  async #readBefore(): Promise<WeekRow | null> {
    const { db, clock, market } = this.#parts;
    const { monday } = weekOf(clock.now(), market.timeZone);
    const [row] = await db.orm
      .select()
      .from(table)
      .where(and(eq(table.currency, market.currency), lt(table.week, monday)))
      .orderBy(desc(table.week))
      .limit(1);
    return row && row.drawnAt === null ? row : null;
  }

  /** Creates the weeks of these times, if the promotion is running now. */
  async #addAll(orm: Orm, times: readonly number[]): Promise<void> {
    const { clock, market, settings } = this.#parts;
    const set = await settings();
    if (!isRunning(set, clock.now())) return;
    for (const at of times) await this.#add(orm, weekOf(at, market.timeZone), set.numbers, set.version);
  }

  async #add(
    orm: Orm,
    { monday: week, start, end }: ReturnType<typeof weekOf>,
    { deposited, staked, most, jackpot, hour, days }: WeekLotteryNumbers,
    version: number,
  ): Promise<void> {
    const { market, sealer } = this.#parts;
    const { currency, timeZone } = market;
    const secret = randomBytes(32).toString('hex');
    await orm
      .insert(table)
      .values({
        ...{ currency, week, startsAt: start, endsAt: end, most, share: jackpot, version },
        drawAt: atHour(dateOf(end, timeZone), hour, timeZone),
        deposited: amountOf(deposited, market),
        staked: amountOf(staked, market),
        claimMs: days * DAY_MS,
        secret: sealer.seal(secret, contextOf({ currency, week })),
        hash: hashText(secret),
        // What the last draw left over, if no week followed it then (draw.ts).
        carried: sql`coalesce((SELECT stays FROM lottery_weeks
          WHERE currency = ${currency} AND drawn_at IS NOT NULL AND week < ${week}
            AND week = (SELECT max(week) FROM lottery_weeks WHERE currency = ${currency})), 0)`,
      })
      .onConflictDoNothing();
  }
}
