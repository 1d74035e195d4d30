import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../../contract/errors.ts';
import { balanceFlow } from '../../../../contract/http/money/statement.ts';
import { vipCashbackClaim, vipCashbackHistory, vipUserLevel } from '../../../../contract/http/offers/vip.ts';
import type { SignedIn } from '../../../../contract/http/people/accounts.ts';
import { siteMessages } from '../../../../contract/http/site/site.ts';
import { addJob } from '../../../core/jobs/job.ts';
import { walletsOf } from '../../../money/ledger/ledger.ts';
import { OffersHouse, U } from '../../../testing/offers/offersHouse.ts';

const DAY_MS = 86_400_000;
const SLOT = 'gajah-lampung';

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
  // As the house writes it when the game is open.
  await offers.house.db.pool.query(
    `INSERT INTO wagering_games (game, percent) VALUES ('cryptos', 100) ON CONFLICT DO NOTHING`,
  );
});
afterAll(() => offers.close());

const claim = (player: SignedIn, key?: string) => offers.claim(vipCashbackClaim, player, undefined, key);
const history = async ({ token }: SignedIn) =>
  (await offers.house.call(vipCashbackHistory, { token, input: { page: 1, count: 60 } })).items;
const level = ({ token }: SignedIn) => offers.house.call(vipUserLevel, { token });
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const wealth = async ({ user }: SignedIn) =>
  (await walletsOf(offers.house.db, [BigInt(user.id)])).get(BigInt(user.id))?.balance ?? 0n;
const play = ({ user }: SignedIn, staked: bigint, game = 'cryptos') => offers.play(user.id, staked, { game });

/** Ends the day, and waits until these players have its cashback. */
async function closed(...players: SignedIn[]): Promise<void> {
  const day = offers.today();
  await offers.tomorrow(1);
  await vi.waitFor(
    async () => {
      for (const one of players) expect((await history(one)).some((row) => row.day === day)).toBe(true);
    },
    { timeout: 60_000, interval: 200 },
  );
}

describe('cashback', () => {
  it('uses the rate of each kind of game at the level at the end of the day, and is claimed in full, once in a hundred concurrent requests', async () => {
    const [player, none] = [await offers.house.register(), await offers.house.register()];
    await play(none, 999n * U);
    // Reached with the day's last stake: the whole day counts at level 2.
    await play(player, 3_000n * U + 333n);
    await play(player, 2_000n * U + 777n, SLOT);
    const today = offers.today();
    await closed(player);
    const original = 3_000n * U + 333n;
    const slots = 2_000n * U + 777n;
    const first = (original * 6n + slots * 12n) / 10_000n;
    expect(await history(player)).toMatchObject([
      {
        ...{ day: today, level: 2, original: `${original}`, slots: `${slots}`, doubled: false },
        ...{
          originalBackRate: 6,
          slotsBackRate: 12,
          award: { amount: `${first}`, turnover: 0, state: 'claimable' },
        },
      },
    ]);
    expect(await history(none)).toEqual([]);
    expect(codeOf(await claim(none))).toBe(ErrorCode.conditionsNotMet);

    await play(player, 100n * U);
    await closed(player);
    const second = (100n * U * 6n) / 10_000n;
    expect(await level(player)).toMatchObject({ cashbackBonus: `${first + second}` });
    const before = await wealth(player);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => claim(player, `cashback-${i}`)));
    const done = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(codeOf);
    // A repeat after the claim finds nothing to claim.
    expect(
      refused.every((code) => code === ErrorCode.awardClaimed || code === ErrorCode.conditionsNotMet),
    ).toBe(true);
    expect(answers[done]?.json).toMatchObject({ amount: `${first + second}`, days: 2 });
    expect((await wealth(player)) - before).toBe(first + second);
    expect((await claim(player, `cashback-${done}`)).json).toEqual(answers[done]?.json);
    expect((await level(player)).cashbackBonus).toBe('0');
    const { items } = await offers.house.call(balanceFlow, { token: player.token, input: { count: 10 } });
    expect(items.slice(0, 2).map(({ promotion, kind }) => [promotion, kind])).toEqual([
      ['cashback', 'prize'],
      ['cashback', 'prize'],
    ]);
  });

  it('is not given twice if a day is closed twice, and uses its own day’s level if closed late', async () => {
    const player = await offers.house.register();
    await play(player, 1_000n * U);
    const day = offers.today();
    await closed(player);
    await play(player, 60_000n * U);
    expect((await level(player)).level).toBe(4);
    await offers.house.db.pool.query(
      `INSERT INTO day_totals (user_id, day, game, currency, bets, staked, returned)
       VALUES ($1, $2, 'crash', 'IDR', 1, $3, 0)`,
      [(await offers.house.register()).user.id, day, (2_000n * U).toString()],
    );
    const end = offers.now() - 3_600_000;
    const job = { name: 'cashback', tries: 1 };
    for (let i = 0; i < 2; i++)
      await addJob(offers.house.db.orm, job, { name: day, start: end - DAY_MS, end });
    const { pool } = offers.house.db;
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `SELECT 1 FROM awards WHERE promotion = 'cashback' AND award_key = $1 AND detail->>'level' = '1'`,
        [day],
      );
      expect(rows).toHaveLength(2);
    }, 20_000);
    expect(await history(player)).toMatchObject([{ day, level: 1, award: { amount: `${U / 2n}` } }]);
  });

  it('is doubled for one day by an item that was used before the end of the day', async () => {
    const [early, late] = [await offers.house.register(), await offers.house.register()];
    const arm = ({ user }: SignedIn) =>
      offers.house.db.pool.query(
        `INSERT INTO player_items (user_id, kind, state, created_at, used_at) VALUES ($1, 'cashbackDouble', 'armed', now_ms(), now_ms())`,
        [user.id],
      );
    await arm(early);
    for (const one of [early, late]) await play(one, 1_000n * U);
    await closed(early, late);
    await arm(late);
    expect(await history(early)).toMatchObject([{ doubled: true, award: { amount: `${U}` } }]);
    expect(await history(late)).toMatchObject([{ doubled: false, award: { amount: `${U / 2n}` } }]);
    for (const one of [early, late]) await play(one, 1_000n * U);
    await closed(early, late);
    expect((await history(early))[0]).toMatchObject({ doubled: false, award: { amount: `${U / 2n}` } });
    expect((await history(late))[0]).toMatchObject({ doubled: true, award: { amount: `${U}` } });
    const { rows } = await offers.house.db.pool.query(
      `SELECT state FROM player_items WHERE kind = 'cashbackDouble'`,
    );
    expect(rows).toEqual([{ state: 'used' }, { state: 'used' }]);
  });

  it('expires after thirty days with one reminder, is kept during a time-out, and given at its end', async () => {
    const [player, resting] = [await offers.house.register(), await offers.house.register()];
    for (const one of [player, resting]) await play(one, 1_000n * U);
    await closed(player, resting);
    const [row] = await history(player);
    const left = (row?.award.expiresAt ?? 0) - offers.now();
    expect(left).toBeGreaterThan(29 * DAY_MS);
    expect(left).toBeLessThanOrEqual(30 * DAY_MS);
    const reminders = async ({ token }: SignedIn) =>
      (await offers.house.call(siteMessages, { token, input: { page: 1, count: 60 } })).items.filter(
        ({ title }) => title.en.includes('cashback'),
      );
    await offers.pass(left - 4 * DAY_MS);
    expect(await reminders(player)).toEqual([]);
    await offers.takeBreak(resting.user.id, 10 * DAY_MS);
    expect(codeOf(await claim(resting))).toBe(ErrorCode.onBreak);
    for (const days of [2, 1]) {
      await offers.pass((4 - days) * DAY_MS - (days === 1 ? 2 * DAY_MS : 0));
      expect(await reminders(player)).toHaveLength(1);
    }
    expect((await reminders(player))[0]?.text.en).toContain('500');
    expect(await reminders(resting)).toEqual([]);
    expect(await level(player)).toMatchObject({
      cashbackBonus: `${U / 2n}`,
      expires: { at: row?.award.expiresAt, amount: `${U / 2n}` },
    });
    await offers.pass(DAY_MS);
    expect(await level(player)).toMatchObject({ cashbackBonus: '0', expires: null });
    expect(codeOf(await claim(player))).toBe(ErrorCode.conditionsNotMet);
    const before = await wealth(resting);
    await offers.pass(9 * DAY_MS);
    const { rows } = await offers.house.db.pool.query(
      `SELECT id FROM awards WHERE user_id = $1 AND promotion = 'cashback'`,
      [resting.user.id],
    );
    // The house checks for expired awards every minute by its own clock: the test triggers it directly.
    await offers.house.db.pool.query('SELECT award_expire($1)', [rows[0].id]);
    expect((await wealth(resting)) - before).toBe(U / 2n);
  });

  it('is for players: a visitor has to sign in', async () => {
    for (const { method, path } of [
      { ...vipCashbackHistory, path: `${vipCashbackHistory.path}?page=1&count=20` },
      vipCashbackClaim,
    ])
      expect(codeOf(await offers.house.request(method, path))).toBe(ErrorCode.logInFirst);
  });
});
