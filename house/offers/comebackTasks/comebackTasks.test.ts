import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  comebackBonus,
  comebackBonusClaim,
  comebackMissions,
} from '../../../contract/http/offers/comebackTasks.ts';
import { promoAll } from '../../../contract/http/offers/promotions.ts';
import { phoneLogin, type SignedIn } from '../../../contract/http/people/accounts.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { PASSWORD } from '../../testing/testHouse.ts';
import { COMEBACK_TASKS } from './settings.ts';

const DAY = 86_400_000;

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
});
afterAll(async () => {
  expect((await reconcile(offers.house.db)).filter(({ check }) => /award|bonus/i.test(check))).toEqual([]);
  await offers.close();
});

const missions = ({ token }: SignedIn) => offers.house.call(comebackMissions, { token });
const bonus = ({ token }: SignedIn) => offers.house.call(comebackBonus, { token });
const doneOf = async (player: SignedIn) =>
  (await missions(player)).missions.filter(({ award }) => award !== null).map(({ mission }) => mission);
const claim = (player: SignedIn, mission?: 'days' | 'deposit' | 'stake', key?: string) =>
  offers.claim(comebackBonusClaim, player, mission ? { mission } : {}, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const canJoin = async ({ token }: SignedIn) => (await offers.house.call(promoAll, { token })).canJoin;
/** Moves all of a player's day records back by `days`, to simulate elapsed time. */
async function ago({ user }: SignedIn, days: number): Promise<void> {
  const { pool } = offers.house.db;
  // In two steps: the days are part of a unique key.
  await pool.query('UPDATE seen_days SET day = day - 10000 WHERE user_id = $1', [user.id]);
  await pool.query('UPDATE seen_days SET day = day + 10000 - $2::int WHERE user_id = $1', [user.id, days]);
  await pool.query('UPDATE comebacks SET day = day - $2::int WHERE user_id = $1', [user.id, days]);
  await pool.query('UPDATE sessions SET seen_at = seen_at - $2 WHERE user_id = $1', [user.id, days * DAY]);
  await pool.query('UPDATE users SET created_at = created_at - $2 WHERE id = $1', [user.id, days * DAY]);
}

describe('tasks for returning players', () => {
  it('are for players who were away for fourteen whole days, even with an open session', async () => {
    const [away, nearly, newcomer] = [
      await offers.house.register(),
      await offers.house.register(),
      await offers.house.register(),
    ];
    await ago(away, 15);
    await ago(nearly, 14);
    expect(await missions(away)).toMatchObject({ offered: true, turnover: 5 });
    expect(await canJoin(away)).toContain('COMEBACK_TASKS');
    for (const player of [nearly, newcomer]) {
      expect(await missions(player)).toMatchObject({ offered: false, missions: [] });
      expect(codeOf(await claim(player, 'days'))).toBe(ErrorCode.notForPlayer);
      expect(await canJoin(player)).not.toContain('COMEBACK_TASKS');
    }
    expect(codeOf(await offers.house.request('GET', comebackMissions.path))).toBe(ErrorCode.logInFirst);
  });

  it('are for players who sign in again after being away', async () => {
    const player = await offers.house.register();
    await ago(player, 20);
    await offers.house.db.pool.query('DELETE FROM sessions WHERE user_id = $1', [player.user.id]);
    const again = await offers.house.call(phoneLogin, {
      input: { account: player.phone, password: PASSWORD },
    });
    expect(await missions(again)).toMatchObject({ offered: true });
  });

  it('are not for players who were away in a time-out', async () => {
    const player = await offers.house.register();
    await ago(player, 20);
    await offers.takeBreak(player.user.id, -DAY);
    expect(await missions(player)).toMatchObject({ offered: false });
  });

  it('give each bonus once, one more for all of them, and require five times wagering', async () => {
    const player = await offers.house.register();
    await ago(player, 30);
    await missions(player);
    await offers.deposit(player.user.id, 50n * U);
    expect(await doneOf(player)).toEqual([]);
    await offers.play(player.user.id, 50n * U);
    expect(await doneOf(player)).toEqual(['deposit']);
    await offers.play(player.user.id, 250n * U);
    expect(await doneOf(player)).toEqual(['deposit', 'stake']);
    expect(codeOf(await claim(player))).toBe(ErrorCode.taskNotDone);
    // Three days on which the player was seen, including today.
    await offers.house.db.pool.query(
      `INSERT INTO seen_days SELECT $1::bigint, max(day) + d FROM seen_days, generate_series(1, 2) d WHERE user_id = $1 GROUP BY d`,
      [player.user.id],
    );
    expect(await doneOf(player)).toEqual(['days', 'deposit', 'stake']);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => claim(player, 'stake', `s${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const mission of ['days', 'deposit', undefined] as const)
      expect((await claim(player, mission)).status).toBe(200);
    const { bonuses, all } = COMEBACK_TASKS;
    const total = (BigInt(bonuses.days + bonuses.deposit + bonuses.stake + all) * U) / 100n;
    expect(await bonus(player)).toMatchObject({ done: 3, claimed: `${total}`, total: `${total}` });
    const { rows } = await offers.house.db.pool.query(
      'SELECT required FROM wagering_requirements WHERE user_id = $1',
      [player.user.id],
    );
    expect(rows).toEqual([{ required: 5n * total }]);
  });

  it('are offered again after sixty days, and not before', async () => {
    const player = await offers.house.register();
    await ago(player, 15);
    expect(await missions(player)).toMatchObject({ offered: true });
    await ago(player, 59);
    expect(await missions(player)).toMatchObject({ offered: false });
    const other = await offers.house.register();
    await ago(other, 15);
    expect(await missions(other)).toMatchObject({ offered: true });
    await ago(other, 60);
    expect(await missions(other)).toMatchObject({ offered: true });
  });

  it('give no more per day than their budget', async () => {
    const player = await offers.house.register();
    await ago(player, 15);
    await missions(player);
    await offers.play(player.user.id, 300n * U);
    await offers.set('comebackTasks', { budget: 1n });
    expect(await doneOf(player)).toEqual(['stake']);
    expect(codeOf(await claim(player, 'stake'))).toBe(ErrorCode.promotionOver);
    await offers.set('comebackTasks', { budget: 100n * U });
    expect((await claim(player, 'stake')).status).toBe(200);
  });
});
