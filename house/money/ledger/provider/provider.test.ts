import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { bonusOf } from '../../../testing/ledger/testBonus.ts';
import { debtOf } from '../../../testing/ledger/testBooks.ts';
import { award } from '../../../testing/ledger/testGifts.ts';
import { addPlayer, CURRENCY } from '../../../testing/ledger/testLedger.ts';
import { addDeposit, payIn } from '../../../testing/ledger/testOrders.ts';
import { send, type Transaction } from '../../../testing/ledger/testProvider.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { closeProviderRound } from './provider.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
  await db.pool.query(`INSERT INTO providers VALUES ('lentera', 'Lentera') ON CONFLICT DO NOTHING`);
  await db.pool.query(`INSERT INTO games (id, title, firm, type, theme, released_at, popularity, recommend, in_house, search)
    VALUES ('naga-toba', 'Naga Toba', 'lentera', 'slot', 'myth', 0, 1, false, false, 'naga toba') ON CONFLICT DO NOTHING`);
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

let names = 0;
/** Adds a player at a slot, with helpers that name transactions by a letter, unique per player. */
async function player(funds: bigint) {
  const userId = await addPlayer(db, funds);
  names += 1;
  const named = (name: string | null | undefined) => (name ? `${names}:${name}` : null);
  const run = names;
  const play = (kind: Transaction['kind'], uuid: string, transaction: Partial<Transaction> = {}) =>
    send(db, {
      ...transaction,
      kind,
      userId,
      uuid: `${run}:${uuid}`,
      reference: transaction.reference ? `${run}:${transaction.reference}` : null,
    });
  return { userId, play, named };
}

async function rows<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await db.pool.query<Row>(text, values)).rows;
}

const totalsOf = (userId: bigint) =>
  rows(
    'SELECT bets, staked, returned, best_rate FROM day_totals WHERE user_id = $1 AND game = $2',
    userId,
    'naga-toba',
  );
const roundOf = (userId: bigint) =>
  rows<{ id: bigint; closed: boolean; staked: bigint; returned: bigint }>(
    'SELECT id, closed_at IS NOT NULL AS closed, staked, returned FROM provider_rounds WHERE user_id = $1',
    userId,
  );

describe('a round', () => {
  it('counts as one bet once it is closed, whatever its transactions', async () => {
    const { userId, play } = await player(1_000n);
    await play('bet', 'a', { amount: 200n });
    await play('bet', 'b', { amount: 100n });
    await play('win', 'c', { amount: 150n, reference: 'a' });
    expect(await totalsOf(userId)).toEqual([]);
    expect(await play('win', 'd', { amount: 450n, reference: 'b', closes: true })).toBe(1_300n);
    expect(await totalsOf(userId)).toEqual([{ bets: 1, staked: 300n, returned: 600n, best_rate: 20_000n }]);
    const [round] = await roundOf(userId);
    expect(await rows('SELECT profit FROM big_wins WHERE bet_id = $1', round?.id)).toEqual([
      { profit: 300n },
    ]);
  });

  it('is not counted if it was rolled back completely, and is not left open', async () => {
    const { userId, play } = await player(1_000n);
    await play('bet', 'a', { amount: 200n });
    expect(await play('rollback', 'b', { reference: 'a' })).toBe(1_000n);
    expect(await roundOf(userId)).toMatchObject([{ closed: true, staked: 0n, returned: 0n }]);
    expect(await totalsOf(userId)).toEqual([]);
  });

  it('counts transactions after its end separately, and undoes a reported win', async () => {
    const { userId, play } = await player(1_000n);
    await play('bet', 'a', { amount: 200n });
    await play('win', 'b', { amount: 900n, reference: 'a', closes: true });
    expect(await play('win', 'jackpot', { amount: 50n })).toBe(1_750n);
    expect(await play('rollback', 'c', { reference: 'b' })).toBe(850n);
    expect(await totalsOf(userId)).toEqual([{ bets: 1, staked: 200n, returned: 50n, best_rate: 45_000n }]);
    const [round] = await roundOf(userId);
    expect(await rows('SELECT profit FROM big_wins WHERE bet_id = $1', round?.id)).toEqual([]);
  });

  it('is closed by the house if its provider reports that it is over', async () => {
    const { userId, play } = await player(1_000n);
    await play('bet', 'a', { amount: 200n });
    const [round] = await roundOf(userId);
    expect(await closeProviderRound(db, round?.id ?? 0n)).toBe(true);
    expect(await closeProviderRound(db, round?.id ?? 0n)).toBe(false);
    expect(await totalsOf(userId)).toEqual([{ bets: 1, staked: 200n, returned: 0n, best_rate: null }]);
  });

  it('of a free spin costs nothing, and its win is own money', async () => {
    const { userId, play } = await player(100n);
    expect(await play('bet', 'a', { amount: 500n, free: true, reward: 'R' })).toBe(100n);
    expect(await play('win', 'b', { amount: 70n, reference: 'a', closes: true })).toBe(170n);
    expect(await totalsOf(userId)).toEqual([{ bets: 1, staked: 0n, returned: 70n, best_rate: null }]);
  });
});

describe('limits', () => {
  it('of the player’s own apply to bets at providers, and never to returned money', async () => {
    const { userId, play } = await player(10_000n);
    await db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, loss_limited) VALUES ($1, 'Asia/Jakarta', true)`,
      [userId],
    );
    await db.pool.query(`INSERT INTO player_limits (user_id, kind, amount) VALUES ($1, 'lossDay', 500)`, [
      userId,
    ]);
    expect(await play('bet', 'a', { amount: 400n })).toBe(9_600n);
    expect(await play('bet', 'b', { amount: 200n })).toBe('711');
    expect(await play('win', 'c', { amount: 300n, reference: 'a' })).toBe(9_900n);
    expect(await play('bet', 'b', { amount: 200n })).toBe(9_700n);
    await db.pool.query(
      `UPDATE player_guards SET break_kind = 'timeout', break_until = now_ms() + 60000 WHERE user_id = $1`,
      [userId],
    );
    expect(await play('bet', 'd', { amount: 1n })).toBe('7030');
    expect(await play('win', 'e', { amount: 5n, reference: 'b' })).toBe(9_705n);
    expect(await play('rollback', 'f', { reference: 'b' })).toBe(9_905n);
  });
});

describe('bonus money', () => {
  async function awarded(own: bigint, bonus: bigint, multiple = 1) {
    const one = await player(0n);
    if (own > 0n) await payIn(db, await addDeposit(db, one.userId, { amount: own }), own);
    const key = `award:${one.userId}`;
    await award(db, {
      key,
      userId: one.userId,
      currency: CURRENCY,
      amount: bonus,
      multiple,
      expiresAt: null,
    });
    const bonusState = async () => {
      const [{ bonus, wagerings } = { bonus: -1n, wagerings: [] }] = await bonusOf(db, [one.userId]);
      return [await walletOf(db, one.userId, CURRENCY), bonus, ...wagerings];
    };
    return { ...one, bonusState };
  }

  it('is staked in full if the wallet balance is too low, gets its wins, and counts in full at slots', async () => {
    const { play, bonusState } = await awarded(50n, 300n);
    await play('bet', 'a', { amount: 100n });
    expect(await bonusState()).toEqual([50n, 200n, 'open: 0 of 300']);
    await play('win', 'b', { amount: 40n, reference: 'a', closes: true });
    expect(await bonusState()).toEqual([50n, 240n, 'open: 100 of 300']);
    await play('bet', 'c', { amount: 200n, round: 'r2' });
    expect(await bonusState()).toEqual([50n, 40n, 'open: 100 of 300']);
    await play('win', 'd', { amount: 500n, reference: 'c', round: 'r2', closes: true });
    expect(await bonusState()).toEqual([590n, 0n, 'met: 300 of 300']);
    // Winnings from it are own money by now.
    expect(await play('win', 'e', { amount: 10n, reference: 'c', round: 'r2' })).toBe(600n);
    expect(await bonusState()).toEqual([600n, 0n, 'met: 300 of 300']);
  });

  it('does not count for a bet that was rolled back, and does not end while a round is open', async () => {
    const { play, bonusState } = await awarded(0n, 100n);
    await play('bet', 'a', { amount: 100n });
    expect(await bonusState()).toEqual([0n, 0n, 'open: 0 of 100']);
    await play('rollback', 'b', { reference: 'a' });
    expect(await bonusState()).toEqual([0n, 100n, 'open: 0 of 100']);
    await play('bet', 'c', { amount: 60n, round: 'r2' });
    await play('bet', 'd', { amount: 40n, round: 'r3', closes: true });
    expect(await bonusState()).toEqual([0n, 0n, 'open: 40 of 100']);
    await play('win', 'e', { amount: 0n, reference: 'c', round: 'r2', closes: true });
    expect(await bonusState()).toEqual([0n, 0n, 'met: 100 of 100']);
  });

  it('that is used up creates no debt when its win is rolled back', async () => {
    const { userId, play, bonusState } = await awarded(0n, 100n, 5);
    await play('bet', 'a', { amount: 100n });
    await play('win', 'b', { amount: 50n, reference: 'a', closes: true });
    await play('bet', 'c', { amount: 30n, round: 'r2' });
    expect(await play('rollback', 'd', { reference: 'b' })).toBe(0n);
    expect(await debtOf(db, userId)).toBe(0n);
    expect(await bonusState()).toEqual([0n, 0n, 'open: 100 of 500']);
    await play('win', 'e', { amount: 0n, reference: 'c', round: 'r2', closes: true });
    expect(await bonusState()).toEqual([0n, 0n, 'spent: 130 of 500']);
  });
});

it('applies a bet that is reported fifty times at once only once, also with a concurrent rollback', async () => {
  const { userId, play } = await player(1_000n);
  const answers = await Promise.all(Array.from({ length: 50 }, () => play('bet', 'a', { amount: 400n })));
  expect(new Set(answers)).toEqual(new Set([600n]));
  const both = await Promise.all([
    ...Array.from({ length: 10 }, () => play('bet', 'b', { amount: 100n })),
    ...Array.from({ length: 10 }, () => play('rollback', 'c', { reference: 'b' })),
  ]);
  expect(both.filter((answer) => typeof answer === 'string').every((answer) => answer === 'rolledBack')).toBe(
    true,
  );
  expect(await walletOf(db, userId, CURRENCY)).toBe(600n);
});

it('turns a win that is rolled back from an empty wallet into a debt', async () => {
  const { userId, play } = await player(100n);
  await play('bet', 'a', { amount: 100n });
  await play('win', 'b', { amount: 40n, reference: 'a' });
  await play('bet', 'c', { amount: 40n });
  expect(await play('rollback', 'd', { reference: 'b' })).toBe(0n);
  expect(await debtOf(db, userId)).toBe(40n);
  expect(await play('win', 'e', { amount: 100n, reference: 'c', closes: true })).toBe(60n);
  expect(await debtOf(db, userId)).toBe(0n);
});
