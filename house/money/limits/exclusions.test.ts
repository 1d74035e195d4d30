import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { MARKETS } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { addPlayers, addRound, bet, refusal } from '../../testing/ledger/testLedger.ts';
import { operateAs } from '../../testing/ledger/testOperators.ts';
import { PlayerLimitsService } from './limits.ts';

let db: Database;
let limits: PlayerLimitsService;
beforeAll(async () => {
  db = await createTestDatabase();
  limits = new PlayerLimitsService({ db, clock: { now: () => Date.now() } as Clock, market: MARKETS.id });
});
afterAll(() => db.close());

const random = () => randomBytes(32).toString('hex');
const signIn = (userId: bigint, device: string) =>
  db.pool.query("INSERT INTO user_devices (user_id, device, name, first_at) VALUES ($1, $2, 'Chrome', 1)", [
    userId,
    device,
  ]);
const exclude = (userId: bigint, days: 180 | 365 | 0 = 180) =>
  limits.takeBreak(userId, { kind: 'exclusion', days });
const mayPlay = async (userId: bigint) =>
  (await bet(db, userId, await addRound(db), { amount: 1n }).then(() => true, refusal)) === true;

/** Signals that link two accounts to one person. */
const SHARED: Record<string, (one: bigint, other: bigint) => Promise<unknown>> = {
  device: async (one, other) => {
    const device = random();
    await signIn(one, device);
    await signIn(other, device);
  },
  phone: async (one, other) => {
    const phone = `+62${BigInt(`0x${random().slice(0, 12)}`)}`;
    await db.pool.query('UPDATE users SET phone = $2, phone_proved_at = 1 WHERE id = $1', [one, phone]);
    await db.pool.query('UPDATE users SET phone = NULL WHERE id = $1', [one]);
    await db.pool.query('UPDATE users SET phone = $2 WHERE id = $1', [other, phone]);
    // Verified by code later.
    await db.pool.query('UPDATE users SET phone_proved_at = 2 WHERE id = $1', [other]);
  },
  email: async (one, other) => {
    const email = `${random()}@mail.example`;
    await db.pool.query('UPDATE users SET email = $2 WHERE id = $1', [one, email]);
    await db.pool.query('UPDATE users SET email = NULL WHERE id = $1', [one]);
    await db.pool.query('UPDATE users SET email = upper($2) WHERE id = $1', [other, email]);
  },
  identity: async (one, other) => {
    const name = `Budi ${random().replaceAll(/\d/g, 'x')}`;
    for (const [userId, fullName] of [
      [one, name],
      [other, name.toUpperCase()],
    ]) {
      await db.pool.query(
        "INSERT INTO user_identities (user_id, full_name, birth_date, given_at) VALUES ($1, $2, '1990-05-17', 1)",
        [userId, fullName],
      );
      await db.pool.query("SELECT identity_send($1, NULL, NULL, '{x}')", [userId]);
      await operateAs(db, 'ani', "SELECT identity_verify($1, 'seen')", [userId]);
    }
  },
};

describe.each(Object.keys(SHARED))('a self-exclusion applies to an account with the same %s', (shared) => {
  const share = SHARED[shared] as (one: bigint, other: bigint) => Promise<unknown>;

  it('linked before', async () => {
    const [one, other, stranger] = (await addPlayers(db, 3, 100n)) as [bigint, bigint, bigint];
    await share(one, other);
    await exclude(one);
    expect(await mayPlay(other)).toBe(false);
    expect(await mayPlay(stranger)).toBe(true);
    const { break: current } = await limits.of(other);
    expect(current).toEqual((await limits.of(one)).break);
  });

  it('linked later', async () => {
    const [one, other] = (await addPlayers(db, 2, 100n)) as [bigint, bigint];
    await exclude(one, 0);
    await share(one, other);
    expect(await mayPlay(other)).toBe(false);
    expect((await limits.of(other)).break).toEqual({ kind: 'exclusion', until: null });
  });
});

it('does not spread by data that anyone can enter: a bank account’s number, or an unverified phone', async () => {
  const [stranger, victim] = (await addPlayers(db, 2, 100n)) as [bigint, bigint];
  const number = BigInt(`0x${random().slice(0, 12)}`);
  for (const userId of [stranger, victim])
    await db.pool.query("SELECT bank_account_add('x', $1, 'BCA', $2, 'Budi')", [userId, number.toString()]);
  await db.pool.query('UPDATE users SET phone = $2 WHERE id = $1', [stranger, `+62${number}`]);
  await db.pool.query('UPDATE users SET phone = NULL WHERE id = $1', [stranger]);
  await exclude(stranger);
  await db.pool.query('UPDATE users SET phone = $2, phone_proved_at = 1 WHERE id = $1', [
    victim,
    `+62${number}`,
  ]);
  expect(await mayPlay(victim)).toBe(true);
});

it('applies through each of several browsers of a family, however many accounts they have together', async () => {
  const [one, ...others] = (await addPlayers(db, 7, 100n)) as [bigint, ...bigint[]];
  for (let i = 0; i < others.length; i += 2) {
    const device = random();
    for (const userId of [one, ...others.slice(i, i + 2)]) await signIn(userId, device);
  }
  await exclude(one);
  for (const userId of others) expect(await mayPlay(userId)).toBe(false);
});

it('spreads only one step, and not through a browser that many share', async () => {
  const players = await addPlayers(db, 10, 100n);
  const [first, second, third, ...crowd] = players as [bigint, bigint, bigint, ...bigint[]];
  await SHARED.phone?.(first, second);
  await SHARED.phone?.(second, third);
  const cafe = random();
  for (const userId of [first, ...crowd]) await signIn(userId, cafe);
  await exclude(first);
  expect(await mayPlay(second)).toBe(false);
  for (const userId of [third, ...crowd]) expect(await mayPlay(userId)).toBe(true);
});

it('is released if operators mark the account as somebody else’s, and never by a shorter time-out', async () => {
  const [one, sister] = (await addPlayers(db, 2, 100n)) as [bigint, bigint];
  await SHARED.device?.(one, sister);
  await exclude(one);
  expect(await exclude(sister, 180).then(() => 0, refusal)).toBe(0);
  await limits.takeBreak(sister, { kind: 'timeout', hours: 24 }).then(
    () => expect.unreachable(),
    (error) => expect(refusal(error)).toBe(ErrorCode.badParameter),
  );
  const [two, brother] = (await addPlayers(db, 2, 100n)) as [bigint, bigint];
  await SHARED.device?.(two, brother);
  await exclude(two);
  await operateAs(db, 'ani', "SELECT account_links_clear($1, 'brother and sister')", [brother]);
  expect(await mayPlay(brother)).toBe(true);
  expect(await mayPlay(two)).toBe(false);
  // The sister's own exclusion stays.
  await operateAs(db, 'ani', "SELECT account_links_clear($1, 'sisters')", [sister]);
  expect(await mayPlay(sister)).toBe(false);
});

it('two accounts of one person that exclude themselves at once do not deadlock', async () => {
  for (let i = 0; i < 10; i++) {
    const [one, other] = (await addPlayers(db, 2, 100n)) as [bigint, bigint];
    await SHARED.phone?.(one, other);
    await Promise.all([exclude(one), exclude(other)]);
    expect([await mayPlay(one), await mayPlay(other)]).toEqual([false, false]);
  }
});
