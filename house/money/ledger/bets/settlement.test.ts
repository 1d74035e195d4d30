import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import {
  addPlayers,
  addRound,
  bet,
  CURRENCY,
  fly,
  GAME,
  payDue,
  settleRound,
} from '../../../testing/ledger/testLedger.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { payBet } from './bets.ts';
import { closeRound, openRound } from './rounds.ts';
import { rounds } from './roundTables.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

/** Adds a round with one bet of 100 at each of these rates. */
async function roundWith(rates: (bigint | null)[]) {
  const roundId = await addRound(db);
  const players = await addPlayers(db, rates.length, 1_000n);
  for (const [i, userId] of players.entries())
    await bet(db, userId, roundId, { effectiveRate: rates[i] ?? null });
  const wallets = () => Promise.all(players.map((userId) => walletOf(db, userId, CURRENCY)));
  return { roundId, players, wallets };
}
const stored = async (roundId: bigint) =>
  (await db.orm.select().from(rounds).where(eq(rounds.id, roundId)))[0];

describe('paying due bets', () => {
  it('pays each bet up to the rate at its own rate, once', async () => {
    const { roundId, wallets, players } = await roundWith([15_000n, 20_000n, 20_100n, null]);
    await fly(db, roundId);
    const due = { game: GAME, roundId, rate: 20_000n };
    const paid = await payDue(db, due);
    expect(paid).toHaveLength(2);
    expect(paid).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          userId: players[0],
          status: 'cashed',
          rate: 15_000n,
          payout: 150n,
          balance: 1_050n,
        }),
        expect.objectContaining({
          userId: players[1],
          status: 'cashed',
          rate: 20_000n,
          payout: 200n,
          balance: 1_100n,
        }),
      ]),
    );
    expect(await payDue(db, due)).toEqual([]);
    expect(await wallets()).toEqual([1_050n, 1_100n, 900n, 900n]);
  });

  it('pays nobody before lift-off or after settling', async () => {
    const { roundId, wallets } = await roundWith([15_000n]);
    const due = { game: GAME, roundId, rate: 99_999n };
    expect(await payDue(db, due)).toEqual([]);
    await fly(db, roundId);
    await settleRound(db, { game: GAME, roundId, target: 10_000n, interrupted: false });
    expect(await payDue(db, due)).toEqual([]);
    expect(await wallets()).toEqual([900n]);
  });
});

describe('settling', () => {
  it('pays a rate equal to the target, loses the next higher one, and stores the outcome', async () => {
    const { roundId, wallets } = await roundWith([19_900n, 20_000n, 20_100n, null]);
    await fly(db, roundId);
    const ended = await settleRound(db, {
      game: GAME,
      roundId,
      target: 20_000n,
      interrupted: false,
      endsAt: 77,
    });
    ended.sort((a, b) => Number(a.id) - Number(b.id));
    expect(ended.map(({ status, rate, payout }) => ({ status, rate, payout }))).toEqual([
      { status: 'cashed', rate: 19_900n, payout: 199n },
      { status: 'cashed', rate: 20_000n, payout: 200n },
      { status: 'lost', rate: null, payout: 0n },
      { status: 'lost', rate: null, payout: 0n },
    ]);
    expect(await wallets()).toEqual([1_099n, 1_100n, 900n, 900n]);
    expect(await stored(roundId)).toMatchObject({
      state: 'settled',
      outcome: { target: '20000' },
      interrupted: false,
      endsAt: 77,
    });
  });

  it('returns undecided bets of a voided round', async () => {
    const { roundId, wallets } = await roundWith([19_900n, 20_100n, null]);
    await fly(db, roundId);
    await settleRound(db, { game: GAME, roundId, target: 20_000n, interrupted: true });
    expect(await wallets()).toEqual([1_099n, 1_000n, 1_000n]);
    expect(await stored(roundId)).toMatchObject({ interrupted: true });
  });

  it('leaves ended bets unchanged, and happens once', async () => {
    const { roundId, players, wallets } = await roundWith([null, 12_000n]);
    await fly(db, roundId);
    await payBet(db, { key: 'out', userId: players[0]!, game: GAME, roundId, rate: 30_000n });
    const round = { game: GAME, roundId, target: 30_000n, interrupted: false };
    expect(await settleRound(db, round)).toHaveLength(1);
    expect(await settleRound(db, { ...round, target: 10_000n, interrupted: true })).toEqual([]);
    expect(await wallets()).toEqual([1_200n, 1_020n]);
    expect(await stored(roundId)).toMatchObject({ outcome: { target: '30000' }, interrupted: false });
  });

  it('needs a closed round', async () => {
    const { roundId } = await roundWith([15_000n]);
    const round = { game: GAME, target: 20_000n, interrupted: false };
    await expect(settleRound(db, { ...round, roundId })).rejects.toThrow('still queued');
    await expect(settleRound(db, { ...round, roundId: 999_999n })).rejects.toMatchObject({ code: 704 });
    expect(
      await settleRound(db, {
        ...round,
        roundId: await addRound(db).then((id) => fly(db, id).then(() => id)),
      }),
    ).toEqual([]);
  });
});

describe('rounds', () => {
  it('go forward, each step once', async () => {
    const roundId = await addRound(db);
    const round = { game: GAME, roundId };
    expect(await closeRound(db, round)).toBe(false);
    expect(await openRound(db, { ...round, opensAt: 5, startsAt: 9 })).toBe(true);
    expect(await openRound(db, { ...round, opensAt: 6, startsAt: 8 })).toBe(false);
    expect(await stored(roundId)).toMatchObject({ state: 'open', opensAt: 5, startsAt: 9 });
    expect(await closeRound(db, round)).toBe(true);
    expect(await closeRound(db, round)).toBe(false);
  });
});
