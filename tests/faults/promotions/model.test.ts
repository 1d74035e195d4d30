import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { atHour, dateAfter } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { DAILY_WHEEL } from '../../../house/offers/dailyWheel/settings.ts';
import { FREE_SPIN } from '../../../house/offers/freeSpin/settings.ts';
import { timesOf } from '../../longRun.ts';
import { Book } from './book.ts';
import { STEPS } from './commands.ts';
import { deposit, setUpAccount } from './paying.ts';
import { playAll } from './play.ts';
import { prove } from './proof.ts';
import { WEEKS_CLOSED } from './reckoning.ts';
import { longWeek, turnTheYear, WEEKS_OVER } from './turnOfTheYear.ts';
import { TwoHouses } from './twoHouses.ts';

/** Number of runs, and their seed: `MODEL_SEED=7` repeats one. */
const SEQUENCES = timesOf({ short: 1, long: 20 });
const DRAWN_FROM = process.env.MODEL_SEED === undefined ? {} : { seed: Number(process.env.MODEL_SEED) };
const PLAYERS = 4;
const { timeZone, unit: U } = MARKETS.id;
const FIRST_EVENING = { paid: 1_500n * U, rounds: 5, amount: 500n * U, chance: 9_400 };

/** Daily budgets of some promotions, in hundredths of U: low enough to cause some refusals, or some more. */
const budgets = fc.record(
  {
    checkIn: fc.constantFrom(12, 1_000),
    rescueBonus: fc.constantFrom(80, 10_000),
    specialRescue: fc.constantFrom(60, 10_000),
    dailyDeposit: fc.constantFrom(75, 10_000),
    battle: fc.constantFrom(12_500, 100_000),
    redPocket: fc.constantFrom(120, 10_000),
    newcomerTasks: fc.constantFrom(700, 500_000),
    comebackTasks: fc.constantFrom(160, 20_000),
    phoneCredit: fc.constantFrom(250, 20_000),
    newUserDeposit: fc.constantFrom(25_000, 10_000_000),
  },
  { noNullPrototype: true },
);

/** The bonus chosen with each first deposit; the last player has none. */
const gifts = fc.array(fc.nat({ max: 2 }), { minLength: PLAYERS - 1, maxLength: PLAYERS - 1 });

async function setUp(houses: TwoHouses, budget: Record<string, number>): Promise<void> {
  const { pool } = houses.db;
  for (const [promotion, hundredths] of Object.entries(budget))
    await pool.query(
      `INSERT INTO promotion_settings (promotion, currency, version, active, budget, numbers, created_at, created_by)
       SELECT promotion, currency, version + 1, true, $2, numbers, created_at, 'model' FROM promotion_settings
       WHERE promotion = $1 ORDER BY version DESC LIMIT 1`,
      [promotion, amountOf(hundredths, MARKETS.id)],
    );
  // Offered slots whose provider is unavailable: claimed free spins stay pending.
  await pool.query(
    `INSERT INTO provider_links (provider, protocol, url, partner)
     SELECT DISTINCT firm, 'hub88', 'http://127.0.0.1:9', 'model' FROM games WHERE id = ANY ($1)`,
    [FREE_SPIN.slots],
  );
  await pool.query("UPDATE games SET path = '/' WHERE id = ANY ($1)", [
    [...FREE_SPIN.slots, ...DAILY_WHEEL.slots],
  ]);
}

/**
 * All but the second player set up their accounts. The first one is a promoter, who invited the second one; the third one
 * registered long ago, was away, and has returned.
 */
async function grow(houses: TwoHouses, { players }: Book): Promise<void> {
  const { pool } = houses.db;
  await Promise.all(players.filter((_, i) => i !== 1).map((player) => setUpAccount(houses, player)));
  const [first, , third] = players;
  await pool.query('INSERT INTO promoters (user_id, since) VALUES ($1, 0)', [first?.id]);
  await pool.query('UPDATE users SET created_at = created_at - 40 * 86400000::bigint WHERE id = $1', [
    third?.id,
  ]);
  await pool.query(
    'INSERT INTO seen_days (user_id, day) SELECT user_id, min(day) - 20 FROM seen_days WHERE user_id = $1 GROUP BY 1',
    [third?.id],
  );
}

/** Statistics over all runs: a model without activity proves nothing. */
const done = new Map<string, number>();
const count = (what: string, times = 1) => done.set(what, (done.get(what) ?? 0) + times);

it(
  'gives every award once and loses none, whoever claims when, whichever house is killed and however the clock jumps',
  async () => {
    await fc.assert(
      fc.asyncProperty(budgets, gifts, STEPS, async (budget, chosen, steps) => {
        const monday = longWeek(Date.now());
        const houses = await TwoHouses.open(atHour(dateAfter(monday, -1), 21, timeZone));
        const book = new Book();
        try {
          await setUp(houses, budget);
          for (let i = 0; i < PLAYERS; i++) await book.register(houses);
          await grow(houses, book);
          // Enough for the first VIP level from the next day on.
          await Promise.all(
            book.players.map((player, i) =>
              deposit(houses, book, player, {
                ...{ amount: FIRST_EVENING.paid, inApp: i % 2 === 0 },
                gift: chosen[i] ?? null,
              }),
            ),
          );
          for (let round = 0; round < FIRST_EVENING.rounds; round++)
            await playAll(houses, book, FIRST_EVENING);
          await fc.asyncModelRun(() => ({ model: book, real: houses }), steps);
          await turnTheYear(houses, book, monday);
          const given = await prove(houses.db, book);
          for (const { promotion, state } of given) count(`${promotion} ${state}`);
          for (const [what, times] of Object.entries(houses.kills)) count(`kills ${what}`, times);
          const { rows } = await houses.db.pool.query<{ week: string }>(WEEKS_CLOSED);
          expect(rows.map(({ week }) => week.slice(-3))).toEqual(expect.arrayContaining(WEEKS_OVER));
        } finally {
          await houses.close();
        }
      }),
      // A run takes half a minute: a failing one is not shrunk; its seed and path reproduce it.
      { numRuns: SEQUENCES, endOnFailure: true, ...DRAWN_FROM },
    );
    if (SEQUENCES > 1) console.log(Object.fromEntries([...done].toSorted()));
    const claimed = [...done].filter(([what]) => what.endsWith(' claimed')).map(([, times]) => times);
    expect(claimed.reduce((sum, times) => sum + times, 0)).toBeGreaterThan(10);
    expect(done.get('kills all')).toBeGreaterThan(0);
  },
  Math.max(SEQUENCES, 5) * 300_000,
);
