import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { dateAfter, dayOfDate } from '../../../contract/marketTime.ts';
import { timesOf } from '../../../tests/longRun.ts';
import type { Database } from '../../core/db/database.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { addPlayer } from '../../testing/ledger/testLedger.ts';
import { Awards } from '../engine/awards.ts';
import { addSettings } from '../engine/settings.ts';
import { closeDay } from './cashback/closeDay.ts';
import cashbackPromotion from './cashback/promotion.ts';
import { CASHBACK } from './cashback/settings.ts';
import { Falls } from './falls.ts';
import { currentLevel, levelOn } from './level.ts';
import vip from './promotion.ts';
import { LevelRewards } from './rewards.ts';
import { VIP } from './settings.ts';
import { PlainLevels } from './testMonths.ts';

const market = MARKETS.id;
const { unit, timeZone, currency } = market;
const FIRST = '2027-01-10';
const DAYS = 300;
const PLAYERS = 7;
/** Each game's wagering percentage, and its kind of cashback. */
const GAMES = {
  crash: [50n, 'original'],
  cryptos: [100n, 'original'],
  spins: [100n, 'slots'],
  tables: [20n, null],
} as const;
type Game = keyof typeof GAMES;

let db: Database;
let now = 0;
const clock = { now: () => now };
beforeAll(async () => {
  db = await createTestDatabase();
  now = dayOfDate(FIRST, timeZone).start - 1_000;
  await addSettings(db, [vip, cashbackPromotion], market, now);
  await db.pool.query(`INSERT INTO providers (id, name) VALUES ('model', 'Model');
    INSERT INTO games (id, title, firm, type, theme, released_at, popularity, recommend, in_house, search)
      VALUES ('spins', 'Spins', 'model', 'slot', 'sea', 0, 900, false, false, ''), ('tables', 'Tables', 'model', 'table', 'sea', 0, 901, false, false, '');
    INSERT INTO wagering_games (game, percent) VALUES ('cryptos', 100) ON CONFLICT DO NOTHING`);
});
afterAll(() => db.close());

/** A player's months: the daily stakes of each, as a power of ten of U; null for none. */
const months = fc.array(fc.option(fc.integer({ min: 1, max: 5 }), { freq: 2 }), {
  minLength: 15,
  maxLength: 15,
});
const chance = (seed: number) => {
  const draws = fc.sample(fc.nat(9_999), { numRuns: 60_000, seed });
  let i = 0;
  return (most: number) => (draws[i++ % draws.length] ?? 0) % most;
};

it('over months levels rise and fall by the scheme, each gives its reward once, and cashback is exact to the minor unit', async () => {
  const seed = timesOf({ short: 41, long: Math.floor(Math.random() * 2 ** 31) });
  const pick = chance(seed);
  const habits = fc.sample(months, { numRuns: PLAYERS, seed });
  const users = await Promise.all(habits.map(() => addPlayer(db, 0n)));
  const plain = users.map(() => new PlainLevels(unit));
  const awards = new Awards({
    db,
    clock,
    bus: { publish: () => {} } as never,
    balanceChanged: async () => {},
  });
  const settings = async () => ({ version: 1, active: true, from: null, until: null, budget: null });
  const shared = { db, clock, market, awards } as never as Parameters<typeof closeDay>[0];
  const vipParts = {
    ...(shared as object),
    settings: async () => ({ ...(await settings()), numbers: VIP }),
  } as never;
  const falls = new Falls(vipParts);
  const rewards = new LevelRewards(vipParts);
  const levels: string[] = [];
  let falling = 0;

  async function stake(i: number, day: string): Promise<void> {
    const power = habits[i]?.[Math.floor((Date.parse(day) - Date.parse(FIRST)) / (28 * 86_400_000))];
    if (power === null || power === undefined) return;
    const game = (Object.keys(GAMES) as Game[])[pick(4)] ?? 'crash';
    const staked = (BigInt(1 + pick(9_999)) * BigInt(10 ** power) * unit) / 10_007n;
    await db.pool.query(
      `INSERT INTO day_totals AS t (user_id, day, game, currency, bets, staked, returned) VALUES ($1, $2, $3, $4, 1, $5, 0)
       ON CONFLICT (user_id, day, game, currency) DO UPDATE SET staked = t.staked + excluded.staked`,
      [users[i], day, game, currency, staked],
    );
  }
  /** The weighted totals of a day, game by game. */
  async function weighed(day: string): Promise<void> {
    const { rows } = await db.pool.query('SELECT user_id, game, staked FROM day_totals WHERE day = $1', [
      day,
    ]);
    for (const { user_id, game, staked } of rows) {
      const i = users.indexOf(BigInt(user_id));
      plain[i]?.play(day, (BigInt(staked) * GAMES[game as Game][0]) / 100n);
    }
  }
  const close = (day: string) => closeDay(shared, { name: day, ...dayOfDate(day, timeZone) });

  const late: string[] = [];
  for (let n = 0; n < DAYS; n++) {
    const day = dateAfter(FIRST, n);
    now = dayOfDate(day, timeZone).start + 30_000;
    if (n > 0) late.push(dateAfter(day, -1));
    // A close may come a day late, after another one, and twice.
    const due = pick(6) === 0 ? [] : late.splice(0).toReversed();
    const closings = async () => {
      for (const one of due) await close(one);
    };
    if (day.endsWith('-01')) {
      for (const one of plain) one.begin(day);
      if (pick(2) === 0) await closings();
      await falls.fall(day);
      if (pick(3) === 0) await falls.fall(day);
    }
    await closings();
    if (pick(9) === 0 && due[0]) await close(due[0]);
    const next = dateAfter(`${day.slice(0, 7)}-28`, 8)
      .slice(0, 8)
      .concat('01');
    if (day === dateAfter(next, -14)) {
      const warnings = plain.filter((one) => one.warn(next, day)).length;
      await falls.warn(next);
      falling += warnings;
      const { rows } = await db.pool.query(`SELECT 1 FROM site_messages WHERE key LIKE 'vip:${next}:%'`);
      expect(rows.length, `seed ${seed}, ${day}`).toBe(warnings);
    }
    for (const i of users.keys()) {
      await stake(i, day);
      if (pick(3) === 0) await currentLevel(vipParts, { id: users[i]!, currency });
      await stake(i, day);
    }
    await weighed(day);
    for (const [i, one] of plain.entries()) {
      one.endOf(day);
      levels.push(`(${users[i]}::bigint, '${day}'::date, ${one.level})`);
      if (pick(5) > 0) continue;
      const player = { id: users[i]!, currency, breakUntil: null } as never;
      const current = await currentLevel(vipParts, player);
      expect([current.level, current.top], `seed ${seed}, ${day}, player ${i}`).toEqual([one.level, one.top]);
      await rewards.bringUpToDate(player);
    }
  }
  const last = dateAfter(FIRST, DAYS - 1);
  now = dayOfDate(dateAfter(last, 1), timeZone).start + 30_000;
  for (const one of [...late, last]) await close(one);

  // The level of every day stays known.
  for (const [i, id] of users.entries()) {
    await rewards.bringUpToDate({ id, currency, breakUntil: null } as never);
    expect(await levelOn(db.orm, id, last), `seed ${seed}`).toBe(plain[i]?.level);
    const { rows } = await db.pool.query(
      `SELECT award_key, amount FROM awards WHERE user_id = $1 AND promotion = 'vip' ORDER BY id`,
      [id],
    );
    const due = VIP.rewards
      .slice(0, plain[i]?.top)
      .map((reward, k) => [`level ${k + 1}`, (BigInt(reward) * unit) / 100n]);
    expect(rows.map((row) => [row.award_key, BigInt(row.amount)]).toSorted(), `seed ${seed}`).toEqual(
      due.toSorted(),
    );
  }
  const rates = CASHBACK.originalBackRates.map((rate, k) => `(${k}, ${rate}, ${CASHBACK.slotsBackRates[k]})`);
  const { rows: wrong } = await db.pool.query(`
    WITH levels (user_id, day, level) AS (VALUES ${levels.join(',')}), rates (level, original, slots) AS (VALUES ${rates.join(',')}),
    due AS (SELECT t.user_id, t.day::text AS award_key, floor(sum(t.staked * CASE WHEN t.game IN ('crash', 'cryptos') THEN r.original
        WHEN t.game = 'spins' THEN r.slots ELSE 0 END) / 10000) AS amount
      FROM day_totals t JOIN levels USING (user_id, day) JOIN rates r USING (level) GROUP BY 1, 2)
    SELECT user_id, award_key, d.amount AS due, a.amount AS promised FROM (SELECT * FROM due WHERE amount > 0) d
    FULL JOIN (SELECT user_id, award_key, amount FROM awards WHERE promotion = 'cashback') a USING (user_id, award_key)
    WHERE d.amount IS DISTINCT FROM a.amount LIMIT 5`);
  expect(wrong, `seed ${seed}`).toEqual([]);
  // Otherwise nothing was tested.
  const { rows: changes } = await db.pool.query(
    'SELECT count(*) FILTER (WHERE to_level > from_level)::int AS up, count(*) FILTER (WHERE to_level < from_level)::int AS down FROM vip_level_changes',
  );
  expect(changes[0].up, `seed ${seed}`).toBeGreaterThan(PLAYERS);
  expect(Math.min(changes[0].down, falling), `seed ${seed}`).toBeGreaterThan(0);
}, 240_000);
