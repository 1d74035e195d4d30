import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import {
  addPlayer,
  addRound,
  bet,
  CURRENCY,
  fly,
  GAME,
  settleRound,
} from '../../../testing/ledger/testLedger.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { payBet, placeBet, returnBet } from './bets.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const wallet = (userId: bigint) => walletOf(db, userId, CURRENCY);
const refusedWith = (code: number) => expect.objectContaining({ name: 'Refusal', code });

describe('placing', () => {
  it('takes the stake from the wallet and returns the bet and the balance', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    const before = Date.now() - 60_000;
    const reply = await bet(db, userId, roundId, { amount: 300n, autoRate: 15_000n, effectiveRate: 15_000n });
    expect(reply).toEqual({
      bet: {
        id: expect.any(BigInt),
        game: GAME,
        roundId,
        userId,
        currency: CURRENCY,
        amount: 300n,
        pool: null,
        autoRate: 15_000n,
        effectiveRate: 15_000n,
        wageringId: null,
        status: 'placed',
        rate: null,
        payout: 0n,
        placedAt: expect.any(Number),
        endedAt: null,
      },
      balance: 700n,
      bonus: 0n,
      sequence: expect.any(BigInt),
      replayed: false,
    });
    expect(reply.bet.placedAt).toBeGreaterThan(before);
    expect(await wallet(userId)).toBe(700n);
  });

  it('accepts the whole wallet and not one unit more', async () => {
    const userId = await addPlayer(db, 1_000n);
    await expect(bet(db, userId, await addRound(db), { amount: 1_001n })).rejects.toEqual(refusedWith(700));
    expect((await bet(db, userId, await addRound(db), { amount: 1_000n })).balance).toBe(0n);
    await expect(bet(db, userId, await addRound(db), { amount: 1n })).rejects.toEqual(refusedWith(700));
  });

  it.each([0n, -1n])('refuses an amount of %s', async (amount) => {
    const userId = await addPlayer(db, 1_000n);
    await expect(bet(db, userId, await addRound(db), { amount })).rejects.toEqual(refusedWith(702));
    expect(await wallet(userId)).toBe(1_000n);
  });

  it('allows one open bet per round, and another after the first is taken back', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    await bet(db, userId, roundId, { key: 'first' });
    await expect(bet(db, userId, roundId, { key: 'second' })).rejects.toEqual(refusedWith(746));
    await returnBet(db, { key: 'back', userId, game: GAME, roundId });
    expect((await bet(db, userId, roundId, { key: 'second' })).replayed).toBe(false);
  });

  it('is refused on a closed or unknown round, and without a wallet', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    await fly(db, roundId);
    await expect(bet(db, userId, roundId)).rejects.toEqual(refusedWith(716));
    await settleRound(db, { game: GAME, roundId, target: 10_000n, interrupted: false });
    await expect(bet(db, userId, roundId)).rejects.toEqual(refusedWith(716));
    await expect(bet(db, userId, 999_999n)).rejects.toEqual(refusedWith(704));
    const other = {
      key: 'k',
      userId,
      game: GAME,
      roundId: await addRound(db),
      autoRate: null,
      effectiveRate: null,
    };
    await expect(placeBet(db, { ...other, currency: 'MXN', amount: 1n })).rejects.toEqual(refusedWith(704));
  });
});

describe('a repeated key', () => {
  it('gets the first reply, whatever happened to the bet and the limits since, and has no effect', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    const first = await bet(db, userId, roundId, { key: 'k' });
    await fly(db, roundId);
    await payBet(db, { key: 'out', userId, game: GAME, roundId, rate: 30_000n });
    await settleRound(db, { game: GAME, roundId, target: 30_000n, interrupted: false });
    const again = await bet(db, userId, roundId, { key: 'k', effectiveRate: 12_300n });
    expect(again).toEqual({ ...first, replayed: true });
    // The bet's auto cash-out at 2.00 came before the requested rate.
    expect(await wallet(userId)).toBe(1_100n);
  });

  it('is refused with a different body', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    await bet(db, userId, roundId, { key: 'k' });
    const others = [{ amount: 101n }, { autoRate: 20_000n }];
    for (const other of others)
      await expect(bet(db, userId, roundId, { key: 'k', ...other })).rejects.toEqual(refusedWith(3));
    await expect(bet(db, userId, await addRound(db), { key: 'k' })).rejects.toEqual(refusedWith(3));
    const end = { key: 'k', userId, game: GAME, roundId };
    await expect(returnBet(db, end)).rejects.toEqual(refusedWith(3));
    expect(await wallet(userId)).toBe(900n);
  });

  it('is independent of another player’s same key', async () => {
    const [one, two] = [await addPlayer(db, 500n), await addPlayer(db, 500n)];
    const roundId = await addRound(db);
    const replies = [
      await bet(db, one, roundId, { key: 'k' }),
      await bet(db, two, roundId, { key: 'k', amount: 200n }),
    ];
    expect(replies.map((reply) => reply.replayed)).toEqual([false, false]);
  });

  it('can be retried after a refusal', async () => {
    const [poor, rich] = [await addPlayer(db, 50n), await addPlayer(db, 100n)];
    const roundId = await addRound(db);
    await expect(bet(db, poor, roundId, { key: 'k' })).rejects.toEqual(refusedWith(700));
    expect((await bet(db, poor, roundId, { key: 'k', amount: 50n })).replayed).toBe(false);
    expect((await bet(db, rich, roundId, { key: 'k' })).replayed).toBe(false);
  });

  it.each(['', 'x'.repeat(101)])('must have 1 to 100 characters', async (key) => {
    const userId = await addPlayer(db, 500n);
    await expect(bet(db, userId, await addRound(db), { key })).rejects.toEqual(refusedWith(3));
  });
});

describe('cashing out', () => {
  it('pays floor(amount * rate / 10000) during the flight', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    await bet(db, userId, roundId, { amount: 333n });
    await fly(db, roundId);
    const reply = await payBet(db, { key: 'out', userId, game: GAME, roundId, rate: 10_100n });
    expect(reply).toMatchObject({ bet: { status: 'cashed', rate: 10_100n, payout: 336n }, balance: 1_003n });
    expect(reply.bet.endedAt).toBeGreaterThanOrEqual(reply.bet.placedAt);
  });

  it('pays the largest products exactly', async () => {
    const amount = 500_000_000_000_000_000n;
    await db.pool.query('INSERT INTO game_caps VALUES ($1, $2, $3)', [GAME, CURRENCY, 10n ** 18n]);
    const userId = await addPlayer(db, amount);
    const roundId = await addRound(db);
    await bet(db, userId, roundId, { amount, effectiveRate: null });
    await fly(db, roundId);
    const { balance } = await payBet(db, { key: 'out', userId, game: GAME, roundId, rate: 100_001n });
    expect(balance).toBe(5_000_050_000_000_000_000n);
  });

  it('returns the first reply for the same key even at another rate', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    await bet(db, userId, roundId);
    await fly(db, roundId);
    const end = { key: 'out', userId, game: GAME, roundId };
    const first = await payBet(db, { ...end, rate: 12_000n });
    expect(await payBet(db, { ...end, rate: 19_000n })).toEqual({ ...first, replayed: true });
    await expect(payBet(db, { ...end, key: 'more', rate: 19_000n })).rejects.toEqual(refusedWith(712));
  });

  it('is refused before lift-off, after settling and without a bet', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    const end = { key: 'out', userId, game: GAME, roundId, rate: 12_000n };
    await expect(payBet(db, end)).rejects.toEqual(refusedWith(704));
    await bet(db, userId, roundId);
    await expect(payBet(db, end)).rejects.toEqual(refusedWith(712));
    await fly(db, roundId);
    await settleRound(db, { game: GAME, roundId, target: 10_000n, interrupted: false });
    await expect(payBet(db, end)).rejects.toEqual(refusedWith(712));
    expect(await wallet(userId)).toBe(900n);
  });
});

describe('taking a bet back', () => {
  it('returns the stake before the round closes', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    await bet(db, userId, roundId);
    const end = { key: 'back', userId, game: GAME, roundId };
    const reply = await returnBet(db, end);
    expect(reply).toMatchObject({ bet: { status: 'returned', rate: null, payout: 0n }, balance: 1_000n });
    expect(await returnBet(db, end)).toEqual({ ...reply, replayed: true });
    await expect(returnBet(db, { ...end, key: 'again' })).rejects.toEqual(refusedWith(712));
  });

  it('is refused after the round has closed', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    await bet(db, userId, roundId);
    await fly(db, roundId);
    await expect(returnBet(db, { key: 'back', userId, game: GAME, roundId })).rejects.toEqual(
      refusedWith(712),
    );
    expect(await wallet(userId)).toBe(900n);
  });

  it('returns the first reply to a retry with either kind of request', async () => {
    const userId = await addPlayer(db, 1_000n);
    const roundId = await addRound(db);
    await bet(db, userId, roundId);
    const end = { key: 'end', userId, game: GAME, roundId, request: 'any' };
    const first = await returnBet(db, end);
    await fly(db, roundId);
    expect(await payBet(db, { ...end, rate: 15_000n })).toEqual({ ...first, replayed: true });
  });
});
