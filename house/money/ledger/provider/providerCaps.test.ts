import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { addPlayer, CURRENCY, refusal } from '../../../testing/ledger/testLedger.ts';
import { approve, byTwo, operateAs, propose } from '../../../testing/ledger/testOperators.ts';
import { send, type Transaction } from '../../../testing/ledger/testProvider.ts';
import { reconcile } from '../reconcile/reconcile.ts';

let db: Database;
let provider: string;
let lastProvider = 0;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
});
/** A provider whose cap is 1,000 per round, and per day 2,500 above the stakes. */
beforeEach(async () => {
  provider = `provider-${++lastProvider}`;
  await db.pool.query('INSERT INTO provider_caps VALUES ($1, 1000, 2500, NULL)', [provider]);
});
afterEach(async () => expect(await reconcile(db)).toEqual([]));
afterAll(() => db.close());

const play = (transaction: Transaction) => send(db, { ...transaction, provider });
async function rows<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await db.pool.query(text, values)).rows as Row[];
}
/** The provider's wins that wait for operators. */
const waiting = () =>
  rows<{ id: bigint; cause: string; amount: bigint }>(
    'SELECT id, cause, amount FROM open_held_wins WHERE provider = $1 ORDER BY id',
    provider,
  );
const stopped = async () =>
  (
    await rows<{ at: bigint | null }>(
      'SELECT stopped_at AS at FROM provider_caps WHERE provider = $1',
      provider,
    )
  )[0]?.at !== null;

/** Adds a player with a balance of 1,000 who has staked 100 of it in round r1. */
async function player(): Promise<bigint> {
  const userId = await addPlayer(db, 1_000n);
  expect(await play({ kind: 'bet', uuid: `bet-${userId}`, userId, amount: 100n })).toBe(900n);
  return userId;
}
const win = (userId: bigint, amount: bigint, transaction: Partial<Transaction> = {}) =>
  play({ kind: 'win', uuid: `win-${userId}`, userId, reference: `bet-${userId}`, amount, ...transaction });

it('withholds a win that raises its round above the cap: nothing changes, however often it is reported', async () => {
  const userId = await player();
  expect(await win(userId, 600n)).toBe(1_500n);
  const more = () => win(userId, 401n, { uuid: 'more' });
  expect(await Promise.all([more(), more(), more()])).toEqual(['held', 'held', 'held']);
  expect(await waiting()).toMatchObject([{ cause: 'round', amount: 401n }]);
  // With other data, or as another kind, it is a duplicate.
  expect(await win(userId, 1n, { uuid: 'more' })).toBe('duplicate');
  expect(await play({ kind: 'bet', uuid: 'more', userId, amount: 401n })).toBe('duplicate');
  // Wins within the cap are paid as usual, and the provider is not stopped.
  expect(await win(userId, 400n, { uuid: 'fits' })).toBe(1_900n);
  expect(await stopped()).toBe(false);
});

it('is paid with the approval of two operators, once, and then replied to like any win', async () => {
  const userId = await player();
  expect(await win(userId, 5_000n, { closes: true })).toBe('held');
  const [pending] = await waiting();
  const id = pending?.id;
  const { id: proposal, status } = await propose(db, 'Ani', "held_win_pay($1, 'the provider confirms')", [
    id,
  ]);
  expect(status).toBe('pending');
  expect(await approve(db, proposal, 'ani').catch(refusal)).toBe(703);
  const both = await Promise.allSettled(['budi', 'citra'].map((name) => approve(db, proposal, name)));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await win(userId, 5_000n, { closes: true })).toBe(5_900n);
  expect(await waiting()).toEqual([]);
  const [round] = await rows(
    'SELECT returned, closed_at IS NOT NULL AS closed FROM provider_rounds WHERE user_id = $1',
    userId,
  );
  expect(round).toEqual({ returned: 5_000n, closed: true });
  await expect(rows("UPDATE provider_held_wins SET status = 'waiting' WHERE id = $1", id)).rejects.toThrow();
});

it('that operators refuse is never paid', async () => {
  const userId = await player();
  expect(await win(userId, 5_000n)).toBe('held');
  const [pending] = await waiting();
  await operateAs(db, 'ani', "SELECT held_win_refuse($1, 'the provider knows nothing of it')", [pending?.id]);
  expect(await win(userId, 5_000n)).toBe('held');
  expect(await propose(db, 'ani', "held_win_pay($1, 'good')", [pending?.id]).catch(refusal)).toBe(704);
  expect(await play({ kind: 'rollback', uuid: `back-${userId}`, userId, reference: `bet-${userId}` })).toBe(
    1_000n,
  );
});

it('cannot be approved once its bet was rolled back', async () => {
  const userId = await player();
  expect(await win(userId, 5_000n)).toBe('held');
  const [pending] = await waiting();
  const { id } = await propose(db, 'ani', "held_win_pay($1, 'good')", [pending?.id]);
  expect(await play({ kind: 'rollback', uuid: `back-${userId}`, userId, reference: `bet-${userId}` })).toBe(
    1_000n,
  );
  await expect(approve(db, id, 'budi')).rejects.toMatchObject({ code: 'KLX11' });
  expect(await waiting()).toMatchObject([{ id: pending?.id }]);
});

it('stops a provider whose day would exceed its cap, until two operators resume it', async () => {
  const players = await Promise.all(Array.from({ length: 3 }, player));
  expect(await win(players[0]!, 1_000n)).toBe(1_900n);
  expect(await win(players[1]!, 1_000n)).toBe(1_900n);
  // 2,000 was returned for stakes of 300: 800 are left.
  expect(await win(players[2]!, 801n)).toBe('held');
  expect(await waiting()).toMatchObject([{ cause: 'day', amount: 801n }]);
  expect(await stopped()).toBe(true);
  expect(await win(players[2]!, 800n, { uuid: 'fits' })).toBe(1_700n);
  await byTwo(db, "provider_resume($1, 'the provider explained it')", [provider]);
  expect(await stopped()).toBe(false);
  expect(await propose(db, 'ani', "provider_resume($1, 'again')", [provider]).catch(refusal)).toBe(703);
});

it('limits the payouts of a leaked key to the cap, with any number of concurrent wins', async () => {
  const userId = await player();
  const replies = await Promise.all(
    Array.from({ length: 300 }, (_, i) =>
      play({ kind: 'win', uuid: `leak-${provider}-${i}`, userId, round: `round-${i}`, amount: 1_000n }),
    ),
  );
  const paid = replies.filter((answer) => typeof answer === 'bigint').length;
  // One player's wins are serialised by the lock of the wallet.
  expect(paid).toBe(2);
  const many = await Promise.all(Array.from({ length: 100 }, () => addPlayer(db, 0n)));
  const others = await Promise.all(
    many.map((other) => play({ kind: 'win', uuid: `leak-${other}`, userId: other, amount: 1_000n })),
  );
  expect(others.filter((answer) => answer === 'held')).toHaveLength(100);
  expect(await stopped()).toBe(true);
});

it('caps of a market apply if a provider has none of its own', async () => {
  await byTwo(db, "provider_cap_set($1, NULL, NULL, 'as any provider')", [provider]);
  const [market] = await rows<{ most: bigint }>(
    'SELECT provider_most_round AS most FROM markets WHERE currency = $1',
    CURRENCY,
  );
  const userId = await player();
  expect(await win(userId, (market?.most ?? 0n) + 1n)).toBe('held');
  expect(await win(userId, market?.most ?? 0n, { uuid: `fits-${userId}` })).toBe(900n + (market?.most ?? 0n));
});
