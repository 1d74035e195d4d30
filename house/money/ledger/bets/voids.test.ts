import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxValue } from '../../../../contract/publicValues.ts';
import type { Database } from '../../../core/db/database.ts';
import { openDatabase } from '../../../core/db/database.ts';
import { asHouse, createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { operatorCall } from '../../../testing/offers/operators.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { closeRound, fixValue, openRound, queueRound, voidRound } from './rounds.ts';
import { settlePools, settleRound } from './settlement.ts';

const GAME = 'crash';
const round = { game: GAME, roundId: 1n };
const onEnded = () => {};

let db: Database;
/** Connected with the running house's role. */
let house: Database;
beforeEach(async () => {
  db = await createTestDatabase();
  house = openDatabase(asHouse(db.url), { max: 2 });
});
afterEach(async () => {
  expect(await reconcile(db)).toEqual([]);
  await house.close();
  await db.close();
});

const codeOf = (call: Promise<unknown>) =>
  call.then(
    (answer) => answer,
    (error) => error.code ?? error.cause?.code,
  );

/** Adds a closed round that was last led at 1,000. */
async function closed(value: Parameters<typeof queueRound>[1]['value'] = null): Promise<void> {
  await queueRound(house, { ...round, secret: 'v1.sealed', commitment: '', public: {}, value });
  await openRound(house, { ...round, opensAt: 0, startsAt: 1_000 });
  await closeRound(house, round);
  await house.pool.query('UPDATE rounds SET alive_at = 1000');
}

const causes = async () => (await db.pool.query('SELECT cause, by, second, reason FROM round_voids')).rows;

describe('a round is void', () => {
  it('only for a cause that the database can confirm, recorded with author and time', async () => {
    await closed();
    for (const [cause, at] of [
      ['interruptedFlight', 3_000],
      ['bettingLeft', 9_000_000],
    ] as const)
      expect(await codeOf(voidRound(house, { ...round, cause, at }))).toBe('KLX01');
    expect(await voidRound(house, { ...round, cause: 'interruptedFlight', at: 3_001 })).toBe(true);
    expect(await voidRound(house, { ...round, cause: 'interruptedFlight', at: 3_002 })).toBe(false);
    expect(await causes()).toEqual([{ cause: 'interruptedFlight', by: 'house', second: null, reason: null }]);
  });

  it('and is then settled as void, whatever the leader requests', async () => {
    await closed();
    await voidRound(house, { ...round, cause: 'interruptedFlight', at: 3_001 });
    await settleRound(house, { ...round, target: 10_000n, interrupted: false }, onEnded);
    const { rows } = await db.pool.query('SELECT state, interrupted, settling FROM rounds');
    expect(rows).toEqual([{ state: 'settled', interrupted: true, settling: 'interrupted' }]);
  });

  it('never because the house requests it while settling, or writes it', async () => {
    await closed();
    const costly = { ...round, target: 10_000n, interrupted: true };
    expect(await codeOf(settleRound(house, costly, onEnded))).toBe('KLX01');
    for (const change of [
      'UPDATE rounds SET interrupted = true',
      "UPDATE rounds SET settling = 'interrupted'",
      "INSERT INTO round_voids SELECT game, id, 'operator', 'ani', 'budi', 'x', 0, 0, 'closed' FROM rounds",
      `SELECT round_void_propose('crash', 1, 'x')`,
      `SELECT round_note_void('crash', 1, 'operator', 0, 'ani', 'budi', 'x')`,
    ])
      expect(await codeOf(house.pool.query(change)), change).toBe('42501');
    // Nor by moving back the time when it was last led.
    expect(await codeOf(house.pool.query('UPDATE rounds SET alive_at = 0'))).toBe('KLX00');
    await settleRound(house, { ...costly, interrupted: false }, onEnded);
  });

  it('never after it is settled', async () => {
    await closed();
    await settleRound(house, { ...round, target: 10_000n, interrupted: false }, onEnded);
    expect(await voidRound(house, { ...round, cause: 'interruptedFlight', at: 9_000 })).toBe(false);
    expect(await causes()).toEqual([]);
  });

  it('by two operators with a reason, and never by one', async () => {
    await closed();
    const as = (by: string, call: string, ...values: unknown[]) => operatorCall(db, by, call, ...values);
    expect(await as('ani', 'round_void_propose', GAME, 1, ' ')).toBe(3);
    expect(await as('ani', 'round_void_propose', GAME, 2, 'x')).toBe(704);
    expect(await codeOf(voidRound(house, { ...round, cause: 'operator' as 'secretLost', at: 0 }))).toBe(
      'KLX01',
    );
    const proposal = await as('ani', 'round_void_propose', GAME, 1, 'a fault of the picture');
    expect(proposal).toMatchObject({ status: 'pending' });
    const { id } = proposal as { id: bigint };
    expect(await as('ani', 'proposal_approve', id, 'x')).toBe(703);
    expect(await causes()).toEqual([]);
    expect(await as('budi', 'proposal_approve', id, 'seen')).toMatchObject({ status: 'done', made: 1n });
    expect(await causes()).toEqual([
      { cause: 'operator', by: 'ani', second: 'budi', reason: 'a fault of the picture' },
    ]);
  });

  it('permanently: the record is immutable', async () => {
    await closed();
    await voidRound(house, { ...round, cause: 'interruptedFlight', at: 3_001 });
    for (const change of [
      'DELETE FROM round_voids',
      'UPDATE round_voids SET reason = NULL',
      'TRUNCATE round_voids',
    ])
      expect(await codeOf(db.pool.query(change)), change).toBe('KLX00');
    expect(await codeOf(db.pool.query('UPDATE rounds SET interrupted = false'))).toBe('KLX00');
  });
});

describe('a round that names a public value', () => {
  const value = { source: 'sandbox', number: 5n, at: 1_000 };
  const read = () =>
    house.pool.query(
      `INSERT INTO public_values (source, number, value, read_at) VALUES ('sandbox', 5, $1, 0)`,
      [sandboxValue(5n)],
    );
  const played = { ...round, rates: {}, outcome: {}, interrupted: false };

  it('is not played before the value is published, and never void because it is late', async () => {
    await closed(value);
    expect(await codeOf(settlePools(house, played, onEnded))).toBe('KLX01');
    expect(await fixValue(house, { ...round, endsAt: 1_000 })).toBeNull();
    const late = { ...round, cause: 'interruptedFlight', at: 9e12 } as const;
    expect(await codeOf(voidRound(house, late))).toBe('KLX01');
    await read();
    expect(await fixValue(house, { ...round, endsAt: 1_000 })).toBe(sandboxValue(5n));
    await settlePools(house, played, onEnded);
  });

  it('gets it when betting is closed, and not before', async () => {
    await queueRound(house, { ...round, secret: 'v1.sealed', commitment: '', public: {}, value });
    await openRound(house, { ...round, opensAt: 0, startsAt: 1_000 });
    await read();
    expect(await fixValue(house, { ...round, endsAt: 1_000 })).toBeNull();
    const written = "UPDATE rounds SET public_value = 'aa'";
    expect(await codeOf(house.pool.query(written))).toBe('42501');
    expect(await codeOf(db.pool.query(written))).toBe('KLX00');
    // After the value is known, the end of betting cannot be moved.
    expect(await codeOf(house.pool.query('UPDATE rounds SET starts_at = 2000'))).toBe('KLX00');
  });

  it('names an unknown one, once', async () => {
    await read();
    const opening = { ...round, secret: 'v1.sealed', commitment: '', public: {} };
    expect(await codeOf(queueRound(house, { ...opening, value }))).toBe('KLX01');
    await queueRound(house, opening);
    expect(await codeOf(openRound(house, { ...round, opensAt: 0, startsAt: 1_000, value }))).toBe('KLX01');
    await openRound(house, { ...round, opensAt: 0, startsAt: 1_000, value: { ...value, number: 6n } });
    expect(await codeOf(db.pool.query('UPDATE rounds SET value_number = 7'))).toBe('KLX00');
  });
});
