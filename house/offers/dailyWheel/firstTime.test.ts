import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type WheelSpun, wheelClaim, wheelInfo } from '../../../contract/http/offers/dailyWheel.ts';
import { promoCenter } from '../../../contract/http/offers/promotions.ts';
import { phoneRegister, type SignedIn } from '../../../contract/http/people/accounts.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { operateAs } from '../../testing/ledger/testOperators.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

/** Two houses on one database. */
let offers: OffersHouse;
let second: TestHouse;
beforeAll(async () => {
  const database = await createTestDatabase();
  offers = await OffersHouse.start({ database });
  second = await TestHouse.start({ database });
  await offers.tomorrow(9);
  await second.house.clock.measure();
});
afterAll(async () => {
  expect((await reconcile(offers.house.db)).filter(({ check }) => /award|solo/i.test(check))).toEqual([]);
  await second.close();
  await offers.close();
});

const cookieOf = () => `kilat_device=${randomBytes(16).toString('base64url')}`;
let phones = 810_000_000;
const register = (cookie: string, house = offers.house): Promise<SignedIn> =>
  house.call(phoneRegister, { input: { phone: `${++phones}`, password: PASSWORD }, headers: { cookie } });
const info = ({ token }: SignedIn, house = offers.house) => house.call(wheelInfo, { token });
const spin = async (who: SignedIn) => {
  const { json } = await offers.claim(wheelClaim, who);
  return (json as unknown as WheelSpun).spin?.table;
};
/** Gives a spin as a redeemed wheel-spin item does. */
const give = ({ user }: SignedIn, awardKey: string) =>
  offers.house.db.pool.query(
    `INSERT INTO awards (user_id, promotion, award_key, currency, kind, amount, claimable_at, version, created_at)
     VALUES ($1, 'dailyWheel', $2, 'IDR', 'wheelSpins', 1, now_ms(), 1, now_ms())`,
    [user.id, awardKey],
  );

it('uses the better table for one of the accounts on a browser, and the plain one for the others', async () => {
  const cookie = cookieOf();
  const one = await register(cookie);
  const other = await register(cookie, second);
  // Nobody has had it yet: it is promised to the first account that earns a spin.
  expect([(await info(one)).table, (await info(other, second)).table]).toEqual(['new_user', 'new_user']);
  for (const { user } of [one, other]) await offers.play(user.id, 200n * U);
  await offers.tomorrow(9);
  await second.house.clock.measure();
  expect(await info(other, second)).toMatchObject({ spins: 1, table: 'new_user' });
  expect(await info(one)).toMatchObject({ spins: 1, table: 'default' });
  expect([await spin(one), await spin(other)]).toEqual(['default', 'new_user']);
  // A given spin of the second account uses the plain table too.
  await give(one, 'given one');
  await give(other, 'given other');
  expect([await spin(one), await spin(other)]).toEqual(['default', 'new_user']);
  const { past } = await offers.house.call(promoCenter, { token: one.token, input: { page: 1, count: 20 } });
  expect(past.items.map(({ state }) => state)).not.toContain('void');

  await operateAs(offers.house.db, 'ani', "SELECT account_links_clear($1, 'a family')", [one.user.id]);
  expect((await info(one)).table).toBe('new_user');
});

it('uses it for one of ten accounts that use given spins at once', async () => {
  const cookie = cookieOf();
  const players: SignedIn[] = [];
  for (let i = 0; i < 10; i++) players.push(await register(cookie));
  for (const player of players) await give(player, 'given at once');
  const tables = await Promise.all(players.map(spin));
  expect(tables.toSorted()).toEqual([...Array(9).fill('default'), 'new_user']);
});

it('uses it for everybody with a browser of their own', async () => {
  const players = [await register(cookieOf()), await register(cookieOf(), second)];
  for (const player of players) await give(player, 'given alone');
  expect(await Promise.all(players.map(spin))).toEqual(['new_user', 'new_user']);
});
