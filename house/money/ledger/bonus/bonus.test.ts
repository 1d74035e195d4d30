import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { bonusOf } from '../../../testing/ledger/testBonus.ts';
import { award } from '../../../testing/ledger/testGifts.ts';
import {
  addPlayer,
  addRound,
  bet,
  CURRENCY,
  fly,
  GAME,
  settlePools,
  settleRound,
  stake,
} from '../../../testing/ledger/testLedger.ts';
import { addDeposit, payIn, requestPayout } from '../../../testing/ledger/testOrders.ts';
import { payBet, returnBet } from '../bets/bets.ts';
import { walletsOf } from '../ledger.ts';
import { withdrawable } from '../payments.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { expireWagering } from './bonus.ts';
import { wageringGames } from './wageringTables.ts';

const DAY = 86_400_000;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

let awards = 0;
function give(userId: bigint, amount: bigint, multiple = 1, expiresAt: number | null = null) {
  awards += 1;
  return award(db, { key: `award:${awards}`, userId, currency: CURRENCY, amount, multiple, expiresAt });
}

/** Adds a player who deposited `own` and was awarded `bonus` with a wagering requirement of `multiple` times. */
async function addAwarded(own: bigint, bonus: bigint, multiple = 1): Promise<bigint> {
  const userId = await addPlayer(db, 0n);
  if (own > 0n) await payIn(db, await addDeposit(db, userId, { amount: own }), own);
  await give(userId, bonus, multiple);
  return userId;
}

/** Places one bet and cashes it out at `rate` (1/10000); 0 loses it. */
async function play(userId: bigint, amount: bigint, rate: bigint): Promise<void> {
  const roundId = await addRound(db);
  await bet(db, userId, roundId, { amount, effectiveRate: rate || null });
  await fly(db, roundId);
  await settleRound(db, { game: GAME, roundId, target: 50_000n, interrupted: false });
}

/** Own money, bonus money and every wagering requirement of a player. */
async function bonusState(userId: bigint) {
  const wallet = (await walletsOf(db, [userId])).get(userId);
  const [{ bonus, wagerings } = { bonus: -1n, wagerings: [] }] = await bonusOf(db, [userId]);
  expect(wallet?.bonus).toBe(bonus);
  return [(wallet?.balance ?? -1n) - bonus, bonus, ...wagerings];
}

describe('a stake', () => {
  it('comes from the wallet if it suffices, else in full from the bonus account, else is refused', async () => {
    const userId = await addAwarded(100n, 150n);
    const rounds = [await addRound(db), await addRound(db), await addRound(db)] as const;
    expect(await bet(db, userId, rounds[0], { amount: 80n })).toMatchObject({ balance: 170n, bonus: 150n });
    expect(await bet(db, userId, rounds[1], { amount: 60n })).toMatchObject({ balance: 110n, bonus: 90n });
    await expect(bet(db, userId, rounds[2], { amount: 100n })).rejects.toMatchObject({ code: 700 });
    expect(await bonusState(userId)).toEqual([20n, 90n, 'open: 0 of 150']);
    const again = await bet(db, userId, rounds[1], { amount: 60n });
    expect([again.replayed, again.balance]).toEqual([true, 110n]);
    for (const roundId of rounds.slice(0, 2))
      await returnBet(db, { key: `back-${roundId}`, userId, game: GAME, roundId });
    expect(await bonusState(userId)).toEqual([100n, 150n, 'open: 0 of 150']);
  });

  it('of bonus money is refused on a game closed to it, alone and in a batch; own money is accepted there', async () => {
    const players = await Promise.all([addAwarded(20n, 100n), addAwarded(20n, 100n), addAwarded(20n, 100n)]);
    const roundId = await addRound(db);
    const refused = { code: 701 };
    const closed = (bonusMoney: boolean) =>
      db.orm
        .insert(wageringGames)
        .values({ game: GAME, bonusMoney })
        .onConflictDoUpdate({ target: wageringGames.game, set: { bonusMoney } });
    await closed(false);
    await expect(bet(db, players[0]!, roundId, { amount: 21n })).rejects.toMatchObject(refused);
    const many = await Promise.allSettled([
      ...players.map((id) => stake(db, id, roundId, { amount: 20n })),
      ...players.map((id) => stake(db, id, roundId, { amount: 50n })),
      ...players.map((id) => stake(db, id, roundId, { amount: 200n })),
    ]);
    expect(many.map((one) => (one.status === 'fulfilled' ? 'placed' : one.reason.code))).toEqual([
      ...['placed', 'placed', 'placed'],
      ...[701, 701, 701],
      ...[700, 700, 700],
    ]);
    for (const id of players) expect(await bonusState(id)).toEqual([0n, 100n, 'open: 0 of 100']);
    await closed(true);
    expect(await bet(db, players[0]!, roundId, { amount: 21n })).toMatchObject({ bonus: 79n });
  });

  it('returns winnings to its source account, and counts half', async () => {
    const userId = await addAwarded(10n, 100n, 3);
    await play(userId, 10n, 15_000n);
    expect(await bonusState(userId)).toEqual([15n, 100n, 'open: 0 of 300']);
    await play(userId, 41n, 20_000n);
    expect(await bonusState(userId)).toEqual([15n, 141n, 'open: 20 of 300']);
    await play(userId, 41n, 0n);
    expect(await bonusState(userId)).toEqual([15n, 100n, 'open: 40 of 300']);
  });

  it('counts 50 U at most', async () => {
    const userId = await addAwarded(0n, 30_000_000n);
    await play(userId, 20_000_000n, 10_000n);
    expect(await bonusState(userId)).toEqual([0n, 30_000_000n, 'open: 2500000 of 30000000']);
  });

  it('counts nothing if an opposite stake exists in the round, from either account', async () => {
    const userId = await addAwarded(50n, 400n);
    const covers = { masks: { red: '15', blue: '240' }, results: 8 };
    for (const [pools, counted] of [
      [['red', 'blue'], 0n],
      [['red', 'red'], 50n],
    ] as const) {
      const roundId = await addRound(db);
      // In the first round the first stake comes from the wallet.
      for (const pool of pools) await stake(db, userId, roundId, { pool, amount: 50n });
      await fly(db, roundId);
      await settlePools(db, { game: GAME, roundId, rates: {}, covers, outcome: {}, interrupted: false });
      expect((await bonusState(userId)).at(-1)).toBe(`open: ${counted} of 400`);
    }
    expect(await bonusState(userId)).toEqual([0n, 250n, 'open: 50 of 400']);
  });
});

describe('a wagering requirement', () => {
  it('converts all bonus money to own money when it is met, including later returns of open bets', async () => {
    const userId = await addAwarded(0n, 100n);
    const [later, never] = [await addRound(db), await addRound(db)];
    await bet(db, userId, later, { amount: 10n, effectiveRate: null });
    await play(userId, 90n, 20_000n);
    await play(userId, 110n, 15_000n);
    expect(await bonusState(userId)).toEqual([235n, 0n, 'met: 100 of 100']);
    await fly(db, later);
    const paid = await payBet(db, { key: 'out', userId, game: GAME, roundId: later, rate: 30_000n });
    expect(paid).toMatchObject({ balance: 265n, bonus: 0n });
    expect(await bonusState(userId)).toEqual([265n, 0n, 'met: 100 of 100']);
    expect(await withdrawable(db, userId, CURRENCY)).toMatchObject({ available: 265n });
    expect((await bet(db, userId, never, { amount: 200n })).bet.wageringId).toBeNull();
  });

  it('ends when the bonus money is used up, but not while a bet is open', async () => {
    const userId = await addAwarded(0n, 100n);
    const roundId = await addRound(db);
    await bet(db, userId, roundId, { amount: 50n, effectiveRate: null });
    await play(userId, 50n, 0n);
    expect(await bonusState(userId)).toEqual([0n, 0n, 'open: 25 of 100']);
    await give(userId, 7n, 2);
    expect(await bonusState(userId)).toEqual([0n, 7n, 'open: 25 of 114']);
    await play(userId, 7n, 0n);
    await fly(db, roundId);
    await settleRound(db, { game: GAME, roundId, target: 50_000n, interrupted: false });
    expect(await bonusState(userId)).toEqual([0n, 0n, 'spent: 53 of 114']);
    await give(userId, 5n);
    expect(await bonusState(userId)).toEqual([0n, 5n, 'spent: 53 of 114', 'open: 0 of 5']);
  });

  it('never blocks the withdrawal of a deposit or its winnings; a withdrawal can forfeit or keep it', async () => {
    const [retained, gives] = [await addAwarded(100n, 80n), await addAwarded(100n, 80n)];
    for (const userId of [retained, gives]) {
      await play(userId, 100n, 20_000n);
      expect(await withdrawable(db, userId, CURRENCY)).toMatchObject({ available: 200n });
      await expect(requestPayout(db, userId, { amount: 201n })).rejects.toMatchObject({ code: 3003 });
    }
    expect(await requestPayout(db, retained, { amount: 200n })).toMatchObject({ balance: 80n });
    expect(await bonusState(retained)).toEqual([0n, 80n, 'open: 0 of 80']);
    const roundId = await addRound(db);
    await bet(db, gives, roundId, { amount: 200n, effectiveRate: 10_000n });
    const bonusRound = await addRound(db);
    await bet(db, gives, bonusRound, { amount: 30n, effectiveRate: 20_000n });
    await fly(db, roundId);
    await settleRound(db, { game: GAME, roundId, target: 50_000n, interrupted: false });
    const terms = { amount: 150n, giveUp: true, key: 'up' };
    expect(await requestPayout(db, gives, terms)).toMatchObject({ balance: 50n, replayed: false });
    expect(await requestPayout(db, gives, terms)).toMatchObject({ balance: 50n, replayed: true });
    await expect(requestPayout(db, gives, { ...terms, giveUp: false })).rejects.toMatchObject({ code: 3 });
    expect(await bonusState(gives)).toEqual([50n, 0n, 'givenUp: 0 of 80']);
    // Staked bonus money is forfeited when it returns, whatever was awarded since.
    await give(gives, 9n);
    await fly(db, bonusRound);
    await settleRound(db, { game: GAME, roundId: bonusRound, target: 50_000n, interrupted: false });
    expect(await bonusState(gives)).toEqual([50n, 9n, 'givenUp: 0 of 80', 'open: 0 of 9']);
  });

  it('expires after its date and a reminder, and not during a time-out', async () => {
    const userId = await addPlayer(db, 0n);
    await give(userId, 40n, 1, Date.now() + DAY);
    await give(userId, 60n, 1, Date.now() + 1_500);
    const roundId = await addRound(db);
    await bet(db, userId, roundId, { amount: 30n, effectiveRate: 20_000n });
    const { rows } = await db.pool.query('SELECT id FROM wagering_requirements WHERE user_id = $1', [userId]);
    const id: bigint = rows[0].id;
    const past = (what: string) =>
      db.pool.query(
        `BEGIN; SET LOCAL session_replication_role = 'replica'; UPDATE wagering_requirements SET ${what} WHERE id = ${id}; COMMIT`,
      );
    expect(await expireWagering(db, id)).toBe(false);
    await past('expires_at = 1');
    expect(await expireWagering(db, id)).toBe(false);
    await past(`reminded_at = ${Date.now() - DAY + 60_000}`);
    expect(await expireWagering(db, id)).toBe(false);
    await past(`reminded_at = ${Date.now() - DAY - 60_000}`);
    await db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, $2, 'timeout', $3)`,
      [userId, 'Asia/Jakarta', Date.now() + 3_000],
    );
    expect(await expireWagering(db, id)).toBe(false);
    await new Promise((done) => setTimeout(done, 3_100));
    const both = await Promise.all([expireWagering(db, id), expireWagering(db, id)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await bonusState(userId)).toEqual([0n, 0n, 'expired: 0 of 100']);
    await fly(db, roundId);
    await settleRound(db, { game: GAME, roundId, target: 50_000n, interrupted: false });
    expect(await bonusState(userId)).toEqual([0n, 0n, 'expired: 0 of 100']);
  });
});

describe('an award', () => {
  it('without wagering is own money at once, and one key awards once', async () => {
    const userId = await addPlayer(db, 0n);
    const terms = {
      key: 'award:once',
      userId,
      currency: CURRENCY,
      amount: 25n,
      multiple: 0,
      expiresAt: null,
    };
    const all = await Promise.all(Array.from({ length: 10 }, () => award(db, terms)));
    expect(all.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(all.map(({ balance }) => balance))).toEqual(new Set([25n]));
    expect(await bonusState(userId)).toEqual([25n, 0n]);
    for (const other of [{ amount: 26n }, { multiple: 1 }])
      await expect(award(db, { ...terms, ...other })).rejects.toMatchObject({ code: 3 });
    for (const wrong of [{ multiple: 11 }, { multiple: -1 }, { amount: 0n }, { multiple: 1, expiresAt: 1 }])
      await expect(award(db, { ...terms, key: 'award:new', ...wrong })).rejects.toMatchObject({ code: 3 });
  });

  it('for one award key goes to the order that is paid first, with many concurrent payments', async () => {
    const userId = await addPlayer(db, 0n);
    const gift = { most: 1_000n, slot: 'first' };
    const orders = await Promise.all(
      Array.from({ length: 8 }, () => addDeposit(db, userId, { amount: 100n, gift })),
    );
    await Promise.all(orders.flatMap((id) => [payIn(db, id, 60n), payIn(db, id, 60n)]));
    expect(await bonusState(userId)).toEqual([960n, 10n, 'open: 0 of 10']);
  });

  it('counts neither as a loss nor as a win, nor do its stakes; a loss limit covers own money only', async () => {
    const userId = await addAwarded(100n, 100n, 1);
    const loss = async () =>
      (await db.pool.query('SELECT player_loss($1, $2, 0) AS loss', [userId, CURRENCY])).rows[0].loss;
    await play(userId, 60n, 0n);
    expect(await loss()).toBe(60n);
    await play(userId, 60n, 0n);
    expect(await loss()).toBe(60n);
    await play(userId, 40n, 0n);
    await db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, loss_limited) VALUES ($1, 'Asia/Jakarta', true)`,
      [userId],
    );
    await db.pool.query(`INSERT INTO player_limits (user_id, kind, amount) VALUES ($1, 'lossDay', 100)`, [
      userId,
    ]);
    await play(userId, 40n, 50_000n);
    await play(userId, 200n, 10_000n);
    expect(await bonusState(userId)).toEqual([200n, 0n, 'met: 150 of 100']);
    expect(await loss()).toBe(100n);
    await expect(bet(db, userId, await addRound(db))).rejects.toMatchObject({ code: 711 });
  });
});
