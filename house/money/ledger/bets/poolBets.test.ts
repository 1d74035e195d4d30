import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import {
  addPlayer,
  addRound,
  CURRENCY,
  fly,
  GAME,
  settlePools,
  stake,
} from '../../../testing/ledger/testLedger.ts';
import { playerGuards, playerLimits } from '../../limits/tables.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 0,
    (error) => error.code,
  );

describe('a stake on a pool', () => {
  it('is allowed beside others of the same player, on one pool and on several', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    const first = await stake(db, userId, roundId, { pool: 'red', amount: 100n });
    const second = await stake(db, userId, roundId, { pool: 'red', amount: 50n });
    const third = await stake(db, userId, roundId, { pool: 'blue', amount: 20n });
    expect([first.balance, second.balance, third.balance]).toEqual([900n, 850n, 830n]);
    expect(third.bet).toMatchObject({ userId, roundId, pool: 'blue', amount: 20n, status: 'placed' });
  });

  it('is refused above the maximum per pool and above the maximum number of bets', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    await stake(db, userId, roundId, { pool: 'red', amount: 200n });
    expect(await codeOf(stake(db, userId, roundId, { pool: 'red', amount: 101n, most: 300n }))).toBe(711);
    await stake(db, userId, roundId, { pool: 'red', amount: 100n, most: 300n });
    await stake(db, userId, roundId, { pool: 'blue', amount: 300n, most: 300n });
    expect(await codeOf(stake(db, userId, roundId, { pool: 'black', amount: 1n, mostBets: 3 }))).toBe(711);
    expect(await walletOf(db, userId, CURRENCY)).toBe(400n);
  });

  it('is refused without money, with an amount not above zero, and on an unknown round', async () => {
    const userId = await addPlayer(db, 100n);
    const roundId = await addRound(db);
    expect(await codeOf(stake(db, userId, roundId, { amount: 101n }))).toBe(700);
    expect(await codeOf(stake(db, userId, roundId, { amount: 0n }))).toBe(702);
    expect(await codeOf(stake(db, userId, 9_999_999n))).toBe(704);
  });

  it('is refused on a closed round and on a settled one', async () => {
    const userId = await addPlayer(db, 100n);
    const roundId = await addRound(db);
    await fly(db, roundId);
    expect(await codeOf(stake(db, userId, roundId))).toBe(712);
    await settlePools(db, { game: GAME, roundId, rates: {}, outcome: {}, interrupted: false });
    expect(await codeOf(stake(db, userId, roundId))).toBe(716);
  });

  it("respects the player's own loss limit, including all open bets, and a time-out", async () => {
    const userId = await addPlayer(db, 10_000n);
    const roundId = await addRound(db);
    await db.orm.insert(playerGuards).values({ userId, timeZone: 'Asia/Jakarta', lossLimited: true });
    await db.orm.insert(playerLimits).values({ userId, kind: 'lossDay', amount: 500n });
    for (const pool of ['red', 'blue', 'red']) await stake(db, userId, roundId, { pool, amount: 150n });
    expect(await codeOf(stake(db, userId, roundId, { amount: 51n }))).toBe(711);
    await stake(db, userId, roundId, { amount: 50n });
    // Concurrent stakes together get no more capacity than one.
    const other = await addPlayer(db, 10_000n);
    await db.orm.insert(playerGuards).values({ userId: other, timeZone: 'Asia/Jakarta', lossLimited: true });
    await db.orm.insert(playerLimits).values({ userId: other, kind: 'lossWeek', amount: 500n });
    const codes = Array.from({ length: 12 }, () => codeOf(stake(db, other, roundId)));
    expect((await Promise.all(codes)).filter((code) => code === 0)).toHaveLength(5);
    const breakUntil = Date.now() + 3_600_000;
    await db.orm.update(playerGuards).set({ breakKind: 'timeout', breakUntil });
    expect(await codeOf(stake(db, userId, roundId, { amount: 1n }))).toBe(7030);
  });

  it('gets its first reply again for the same key, and is refused with another body', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    const first = await stake(db, userId, roundId, { key: 'k', pool: 'red' });
    await fly(db, roundId);
    await settlePools(db, { game: GAME, roundId, rates: { red: 20_000n }, outcome: {}, interrupted: false });
    const again = await stake(db, userId, roundId, { key: 'k', pool: 'red' });
    expect(again).toEqual({ ...first, replayed: true });
    expect(await codeOf(stake(db, userId, roundId, { key: 'k', pool: 'blue' }))).toBe(3);
  });
});

describe('settling pools', () => {
  it('pays each bet at the rate of its pool and stores the rates with the outcome', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    await stake(db, userId, roundId, { pool: 'red', amount: 101n });
    await stake(db, userId, roundId, { pool: 'violet', amount: 10n });
    await stake(db, userId, roundId, { pool: 'green', amount: 10n });
    await fly(db, roundId);
    const settlement = {
      game: GAME,
      roundId,
      rates: { red: 15_000n, violet: 47_500n, green: 0n },
      outcome: { result: 0 },
      interrupted: false,
    };
    const ended = await settlePools(db, settlement);
    expect(ended.map(({ pool, status, payout, balance }) => [pool, status, payout, balance])).toEqual([
      ['red', 'cashed', 151n, 1_077n],
      ['violet', 'cashed', 47n, 1_077n],
      ['green', 'lost', 0n, 1_077n],
    ]);
    expect(await settlePools(db, settlement)).toEqual([]);
    const { rows } = await db.pool.query('SELECT outcome FROM rounds WHERE game = $1 AND id = $2', [
      GAME,
      roundId,
    ]);
    expect(rows).toEqual([{ outcome: { result: 0, rates: { red: '15000', violet: '47500' } } }]);
  });

  it('returns every stake if the round was voided', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    await stake(db, userId, roundId, { pool: 'red' });
    await stake(db, userId, roundId, { pool: 'blue' });
    await fly(db, roundId);
    const rates = { red: 20_000n };
    const ended = await settlePools(db, { game: GAME, roundId, rates, outcome: {}, interrupted: true });
    expect(ended.map(({ status, rate, payout }) => [status, rate, payout])).toEqual(
      Array(2).fill(['returned', null, 0n]),
    );
    expect(await walletOf(db, userId, CURRENCY)).toBe(1_000n);
  });
});
