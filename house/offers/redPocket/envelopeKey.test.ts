import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { addressOf } from '../../../contract/http/call.ts';
import { promoProps, promoPropsUse } from '../../../contract/http/offers/props.ts';
import { redPocket, redPocketOpen } from '../../../contract/http/offers/redPocket.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { TestHouse } from '../../testing/testHouse.ts';

/** Two houses on one database. */
let offers: OffersHouse;
let second: TestHouse;
let rain: string;
beforeAll(async () => {
  const database = await createTestDatabase();
  offers = await OffersHouse.start({ database });
  second = await TestHouse.start({ database });
  await offers.tomorrow(11);
  rain = await untilRain();
});
afterAll(async () => {
  expect((await reconcile(offers.house.db)).filter(({ check }) => /bonus|award/i.test(check))).toEqual([]);
  await second.close();
  await offers.close();
});

/** Adds a player with a verified phone, no stakes, and `count` armed keys. */
async function withKeys(count: number): Promise<SignedIn> {
  const player = await offers.house.register();
  await offers.house.db.pool.query(
    `INSERT INTO player_items (user_id, kind, created_at) SELECT $1, 'envelopeKey', 0 FROM generate_series(1, $2)`,
    [player.user.id, count],
  );
  for (const { id } of await keysOf(player)) await offers.claim(promoPropsUse, player, { id });
  return player;
}
const keysOf = async ({ token }: SignedIn) => (await offers.house.call(promoProps, { token })).items;
const statesOf = async (player: SignedIn) => (await keysOf(player)).map(({ state }) => state).toSorted();
const keyOf = async ({ token }: SignedIn) => (await offers.house.call(redPocket, { token, input: {} })).key;
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const open = (player: SignedIn, key: string, house = offers.house) => {
  const { url, body } = addressOf(redPocketOpen, { rain });
  return house.request('POST', url, { token: player.token, body, headers: { 'idempotency-key': key } });
};

/** Advances the time until the next rain has begun; returns its id. */
async function untilRain(): Promise<string> {
  const { token } = await offers.house.register();
  const { next } = await offers.house.call(redPocket, { token, input: {} });
  await offers.pass(next!.startsAt - offers.now());
  await second.house.clock.measure();
  return next!.id;
}

it('opens one envelope for a player with too few stakes, once in a hundred concurrent requests to two houses', async () => {
  const player = await withKeys(2);
  expect(await keyOf(player)).toBe(true);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => open(player, `key-${i}`, i % 2 ? second : offers.house)),
  );
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect(new Set(answers.filter((one) => one !== done[0]).map(codeOf))).toEqual(
    new Set([ErrorCode.awardClaimed]),
  );
  expect(await statesOf(player)).toEqual(['armed', 'used']);
  const again = await open(player, `key-${answers.indexOf(done[0]!)}`, second);
  expect(again.json).toEqual(done[0]!.json);
  expect(await statesOf(player)).toEqual(['armed', 'used']);
});

it('is not used by a player with enough stakes', async () => {
  const player = await withKeys(1);
  await offers.play(player.user.id, 50n * U);
  expect((await open(player, 'k')).status).toBe(200);
  expect(await statesOf(player)).toEqual(['armed']);
});

it('is not used if another condition refuses, and has no effect unless it was armed', async () => {
  const player = await withKeys(1);
  const { pool } = offers.house.db;
  await pool.query('UPDATE users SET phone = NULL WHERE id = $1', [player.user.id]);
  expect(codeOf(await open(player, 'k'))).toBe(ErrorCode.phoneNotBound);
  expect(await statesOf(player)).toEqual(['armed']);
  const other = await offers.house.register();
  await pool.query("INSERT INTO player_items (user_id, kind, created_at) VALUES ($1, 'envelopeKey', 0)", [
    other.user.id,
  ]);
  expect(await keyOf(other)).toBe(false);
  expect(codeOf(await open(other, 'k'))).toBe(ErrorCode.conditionsNotMet);
  expect(await statesOf(other)).toEqual(['owned']);
});

it('is not used if all envelopes are gone', async () => {
  const player = await withKeys(1);
  const { pool } = offers.house.db;
  const { rows } = await pool.query<{ id: bigint }>(
    `INSERT INTO users (name, currency, phone, created_at)
     SELECT 'P' || n, 'IDR', '+62900' || n, 0 FROM generate_series(1, 198) n RETURNING id`,
  );
  await pool.query(
    `INSERT INTO day_totals (user_id, day, game, currency, bets, staked, returned)
     SELECT u, $2, 'crash', 'IDR', 1, $3, 0 FROM unnest($1::bigint[]) u`,
    [rows.map(({ id }) => id), offers.today(), 50n * U],
  );
  await pool.query(
    `SELECT rain_open(u, 'IDR', $2, 'k', array_fill($3::bigint, '{200}')) FROM unnest($1::bigint[]) u`,
    [rows.map(({ id }) => id), rain, (100n * U) / 200n],
  );
  for (const house of [offers.house, second])
    expect(codeOf(await open(player, 'k', house))).toBe(ErrorCode.promotionOver);
  expect(await statesOf(player)).toEqual(['armed']);
  rain = await untilRain();
  expect((await open(player, 'k', second)).status).toBe(200);
  expect(await statesOf(player)).toEqual(['used']);
});
