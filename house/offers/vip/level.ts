import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Market } from '../../../contract/markets.ts';
import { dateAfter, dateOf } from '../../../contract/marketTime.ts';
import { levelOfScore } from '../../../contract/promotions/vipLevels.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import type { Player } from '../engine/players.ts';
import { settingsAt } from '../engine/settings.ts';
import { climbed, type PlayedDay } from './rules.ts';
import { VIP, VIP_CODE, type VipNumbers, vipNumbers } from './settings.ts';
import { vipLevelChanges as changesTable, vipLevels as table } from './tables.ts';

/** A date before any play. */
const BEFORE_ALL = '1970-01-01';

type Who = Pick<Player, 'id' | 'currency'>;
type Orm = Pick<Database['orm'], 'select' | 'execute'>;

interface Parts {
  db: Pick<Database, 'orm'>;
  clock: Clock;
  market: Market;
}

/** A player's current level. */
export interface CurrentLevel {
  level: number;
  /** The highest level ever reached. */
  top: number;
  /** The highest level that was celebrated. */
  celebrated: number;
  /** When it was reached, or fell to; null for players without one. */
  since: number | null;
  /** The total of weighted stakes, in minor units. */
  weighed: bigint;
  /** The first day of the month at which it will fall, if the player was warned. */
  warnedFor: string | null;
}

const NONE: CurrentLevel = { level: 0, top: 0, celebrated: 0, since: null, weighed: 0n, warnedFor: null };

/** A player's current level, updated with all settled bets: reads one row and the day totals since the last closed day. */
export async function currentLevel(parts: Parts, who: Who): Promise<CurrentLevel> {
  const { db, clock, market } = parts;
  const [row] = await db.orm.select().from(table).where(eq(table.userId, who.id));
  const since = await weighedAfter(db.orm, who, row?.counted ?? BEFORE_ALL);
  const weighed = (row?.weighed ?? 0n) + since;
  if (weighed === 0n) return NONE;
  const { level, top } = row ?? NONE;
  if (level === top && levelOfScore(weighed / market.unit) <= top) return { ...(row ?? NONE), weighed };
  const risen = await raiseTo(parts, who, dateOf(clock.now(), market.timeZone));
  return { ...risen, weighed };
}

/** The level at the end of a day ('2026-11-27'), for a player whose level was updated since. */
export async function levelOn(orm: Orm, userId: bigint, day: string): Promise<number> {
  const [change] = await orm
    .select({ level: changesTable.toLevel })
    .from(changesTable)
    .where(and(eq(changesTable.userId, userId), lte(changesTable.day, day)))
    .orderBy(desc(changesTable.id))
    .limit(1);
  return change?.level ?? 0;
}

/** The settings of VIP at a point in time (ms), read in a transaction. */
export async function vipNumbersAt(
  tx: Tx,
  { currency }: Pick<Market, 'currency'>,
  at: number,
): Promise<VipNumbers> {
  const set = await settingsAt(tx, { code: VIP_CODE, schema: vipNumbers }, currency, at);
  return set?.numbers ?? VIP;
}

/** Stores the level that a player has reached with the play up to a day. */
export async function raiseTo(
  { db, clock, market }: Parts,
  who: Who,
  until: string,
): Promise<Omit<CurrentLevel, 'weighed'>> {
  return db.orm.transaction(async (tx) => {
    await tx.insert(table).values({ userId: who.id, counted: BEFORE_ALL }).onConflictDoNothing();
    const [row] = await tx.select().from(table).where(eq(table.userId, who.id)).for('update');
    if (!row) throw new Error(`the level of ${who.id} is gone`);
    const now = Math.round(clock.now());
    const retention = await vipNumbersAt(tx, market, now);
    // A fallen level can rise by its last days, which begin before the new ones.
    const after = row.level < row.top ? dateAfter(row.counted, -retention.keptDays) : row.counted;
    const played = await playedDays(tx, who, after, until);
    const fell = row.level < row.top ? await lastFall(tx, who.id) : undefined;
    const { ladder, changes } = climbed({ ...row, fell }, played, { retention, unit: market.unit });
    if (changes.length === 0) return row;
    await tx
      .insert(changesTable)
      .values(
        changes.map(({ day, from, to }) => ({ userId: who.id, day, fromLevel: from, toLevel: to, at: now })),
      );
    const risen = { ...ladder, celebrated: row.celebrated, since: now, warnedFor: null };
    await tx.update(table).set(risen).where(eq(table.userId, who.id));
    return risen;
  });
}

/** The day of a player's last fall. */
async function lastFall(orm: Orm, userId: bigint): Promise<string | undefined> {
  const [fall] = await orm
    .select({ day: changesTable.day })
    .from(changesTable)
    .where(and(eq(changesTable.userId, userId), lt(changesTable.toLevel, changesTable.fromLevel)))
    .orderBy(desc(changesTable.id))
    .limit(1);
  return fall?.day;
}

/** Records that a page of the player has celebrated a level; ignored for a level that was never reached. */
export async function noteCelebrated(
  { db }: Pick<Parts, 'db'>,
  userId: bigint,
  level: number,
): Promise<void> {
  await db.orm
    .update(table)
    .set({ celebrated: level })
    .where(and(eq(table.userId, userId), lt(table.celebrated, level), gte(table.top, level)));
}

/** A player's weighted stakes on each day after one, up to another: by each game's wagering percentage. */
export async function playedDays(
  orm: Orm,
  { id, currency }: Who,
  after: string,
  until: string,
): Promise<PlayedDay[]> {
  const { rows } = await orm.execute<{ day: string; weighed: string }>(sql`
    SELECT day::text AS day, sum(div(staked::numeric * wagering_percent(game), 100))::text AS weighed FROM day_totals
    WHERE user_id = ${id} AND currency = ${currency} AND day > ${after}::date AND day <= ${until}::date GROUP BY day ORDER BY day`);
  return rows.map(({ day, weighed }) => ({ day, weighed: BigInt(weighed) }));
}

async function weighedAfter(orm: Orm, { id, currency }: Who, after: string): Promise<bigint> {
  const { rows } = await orm.execute<{ weighed: string }>(sql`
    SELECT coalesce(sum(div(staked::numeric * wagering_percent(game), 100)), 0)::text AS weighed FROM day_totals
    WHERE user_id = ${id} AND currency = ${currency} AND day > ${after}::date`);
  return BigInt(rows[0]?.weighed ?? 0);
}
