import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import type { Database } from '../../core/db/database.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { award } from '../../testing/ledger/testGifts.ts';
import { addPlayer } from '../../testing/ledger/testLedger.ts';
import { walletsOf } from '../ledger/ledger.ts';
import { reconcile } from '../ledger/reconcile/reconcile.ts';
import { BonusSweep } from './sweep.ts';

const DAY = 86_400_000;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

/** Two houses on one database, with recorders for their notifications and balance changes. */
function twoHouses() {
  const notify = vi.fn(async () => {});
  const balanceChanged = vi.fn(async () => {});
  const parts = {
    db,
    clock: { now: () => Date.now() },
    market: MARKETS.id,
    notices: { notify },
    balanceChanged,
  };
  const sweeps = [new BonusSweep(parts), new BonusSweep(parts)];
  return { notify, balanceChanged, run: () => Promise.all(sweeps.map((one) => one.run())) };
}

/** Adds a player with Rp 30.000 of bonus money that expires at `expiresAt`. */
async function addAwarded(expiresAt: number): Promise<bigint> {
  const userId = await addPlayer(db, 0n);
  await award(db, { key: 'award:1', userId, currency: 'IDR', amount: 3_000_000n, multiple: 1, expiresAt });
  return userId;
}

const bonusOf = async (userId: bigint) => (await walletsOf(db, [userId])).get(userId)?.bonus;

/** Simulates `ms` of elapsed time by moving the dates of the award and the reminder back. */
const wait = (userId: bigint, ms: number) =>
  db.pool.query(`BEGIN; SET LOCAL session_replication_role = 'replica';
    UPDATE wagering_requirements SET expires_at = expires_at - ${ms}, reminded_at = reminded_at - ${ms} WHERE user_id = ${userId}; COMMIT`);

it('sends one reminder before a bonus expires and takes it back once it has expired, with any number of houses', async () => {
  const { notify, balanceChanged, run } = twoHouses();
  const [soon, later, resting] = [
    await addAwarded(Date.now() + 1.5 * DAY),
    await addAwarded(Date.now() + 9 * DAY),
    await addAwarded(Date.now() + 1.5 * DAY),
  ];
  await db.pool.query(
    `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, $2, 'timeout', $3)`,
    [resting, 'Asia/Jakarta', Date.now() + 60 * DAY],
  );
  await run();
  await run();
  const detail = expect.stringContaining('30.000');
  expect(notify.mock.calls).toEqual([
    [expect.anything(), soon, 'bonusEnds', { detail, at: expect.any(Number) }],
  ]);
  await wait(soon, 1.4 * DAY);
  await run();
  expect(await bonusOf(soon)).toBe(3_000_000n);
  for (const userId of [soon, resting]) await wait(userId, 0.2 * DAY);
  await run();
  expect(balanceChanged.mock.calls).toEqual([[soon]]);
  expect([await bonusOf(soon), await bonusOf(later), await bonusOf(resting)]).toEqual([
    0n,
    3_000_000n,
    3_000_000n,
  ]);
  expect(notify).toHaveBeenCalledTimes(1);
});

it('leaves a day between a late reminder and the expiry', async () => {
  const { balanceChanged, run } = twoHouses();
  const userId = await addAwarded(Date.now() + 60_000);
  await wait(userId, DAY);
  await run();
  await run();
  expect(await bonusOf(userId)).toBe(3_000_000n);
  await wait(userId, DAY);
  await run();
  expect(await bonusOf(userId)).toBe(0n);
  expect(balanceChanged).toHaveBeenCalledTimes(1);
});
