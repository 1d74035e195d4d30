import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { timesOf } from '../../../../tests/longRun.ts';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { debtOf } from '../../../testing/ledger/testBooks.ts';
import { award } from '../../../testing/ledger/testGifts.ts';
import { addPlayer, addPlayers, CURRENCY } from '../../../testing/ledger/testLedger.ts';
import { send, type Transaction } from '../../../testing/ledger/testProvider.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';

const SEQUENCES = timesOf({ short: 40, long: 4_000 });
const LANES = 4;
const PLAYERS = 4;
const FUNDS = 1_000n;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const columns: ((transaction: Transaction) => unknown)[] = [
  ...[
    ({ kind }: Transaction) => kind,
    () => 'plain',
    ({ uuid }: Transaction) => uuid,
    ({ userId }: Transaction) => userId,
  ],
  ...[
    () => CURRENCY,
    () => 'naga-toba',
    () => 'slot',
    () => 'r1',
    (transaction: Transaction) => transaction.reference ?? null,
  ],
  ...[({ amount }: Transaction) => amount, () => false, () => null, () => null],
  ({ closes = false }: Transaction) => closes,
];

/** How many of the calls are batched because they have no special conditions. */
async function plain(transactions: readonly Transaction[]): Promise<number> {
  const { rows } = await db.pool.query<{ places: bigint[] }>(
    'SELECT places FROM provider_play_plain($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
    columns.map((column) => transactions.map(column)),
  );
  return rows[0]?.places.length ?? 0;
}

it('batches plain bets and wins, and handles none of them individually', async () => {
  const players = await addPlayers(db, 12, FUNDS);
  const bets = players.map((userId) => ({ kind: 'bet' as const, uuid: `b${userId}`, userId, amount: 100n }));
  expect(await plain(bets)).toBe(12);
  const wins = players.map((userId, i) => ({
    ...{ kind: 'win' as const, uuid: `w${userId}`, userId, reference: `b${userId}` },
    ...{ amount: BigInt(i % 3) * 100n, closes: i % 2 === 0 },
  }));
  expect(await plain(wins)).toBe(12);
  const balances = await Promise.all(players.map((userId) => walletOf(db, userId, CURRENCY)));
  expect(balances).toEqual(players.map((_, i) => 900n + BigInt(i % 3) * 100n));
});

it('shares transactions among concurrent calls, and gives each its own reply', async () => {
  const players = await addPlayers(db, 64, FUNDS);
  const connections = vi.spyOn(db.money, 'connect');
  const bets = await Promise.all(
    players.map((userId, i) => send(db, { kind: 'bet', uuid: `one${userId}`, userId, amount: BigInt(i) })),
  );
  expect(bets).toEqual(players.map((_, i) => FUNDS - BigInt(i)));
  expect(connections.mock.calls.length).toBeLessThan(6);
  connections.mockRestore();
});

it('refuses one without affecting the others: neither their replies nor the connection are lost', async () => {
  const players = await addPlayers(db, 8, FUNDS);
  const connected = vi.fn();
  db.money.on('connect', connected);
  const answers = await Promise.all(
    players.map((userId, i) =>
      send(db, { kind: 'bet', uuid: `poor${userId}`, userId, amount: i % 2 === 0 ? 1n : FUNDS + 1n }),
    ),
  );
  expect(answers).toEqual(players.map((_, i) => (i % 2 === 0 ? FUNDS - 1n : '700')));
  expect(await Promise.all(players.map((userId) => walletOf(db, userId, CURRENCY)))).toEqual(
    players.map((_, i) => (i % 2 === 0 ? FUNDS - 1n : FUNDS)),
  );
  expect(connected).not.toHaveBeenCalled();
  db.money.off('connect', connected);
});

it('handles bets of players with restrictions among those of players without', async () => {
  const players = await addPlayers(db, 8, FUNDS);
  await db.pool.query(
    `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until, blocked_at, loss_limited, age_required, age_confirmed_at) VALUES
      ($1, 'Asia/Jakarta', 'timeout', now_ms() + 60000, NULL, false, false, NULL),
      ($2, 'Asia/Jakarta', NULL, NULL, 1, false, false, NULL), ($3, 'Asia/Jakarta', NULL, NULL, NULL, true, false, NULL),
      ($4, 'Asia/Jakarta', NULL, NULL, NULL, false, true, NULL), ($5, 'Asia/Jakarta', NULL, NULL, NULL, false, true, 1)`,
    players.slice(0, 5),
  );
  await db.pool.query("INSERT INTO player_limits (user_id, kind, amount) VALUES ($1, 'lossDay', 99)", [
    players[2],
  ]);
  const bets = players.map((userId) => ({ kind: 'bet' as const, uuid: `g${userId}`, userId, amount: 100n }));
  expect(await Promise.all(bets.map((bet) => send(db, bet)))).toEqual([
    ...['7030', '7028', '711', '7035'],
    ...[900n, 900n, 900n, 900n],
  ]);
});

it('handles calls that depend on each other in their order, among independent ones', async () => {
  const [one, other, owing, ...plainly] = await addPlayers(db, 8, FUNDS);
  const bet = (userId = 0n, uuid = `x${userId}`) => ({ kind: 'bet', uuid, userId, amount: 100n }) as const;
  const undo = (userId = 0n, reference = `x${userId}`) =>
    ({ kind: 'rollback', uuid: `back ${userId}`, userId, reference }) as const;
  const win = (userId = 0n, amount = 300n) =>
    ({ kind: 'win', uuid: `w${userId} ${amount}`, userId, reference: `x${userId}`, amount }) as const;
  const together = (...transactions: Transaction[]) =>
    Promise.all([...transactions, ...plainly.map((userId) => bet(userId))].map((call) => send(db, call)));
  // A rollback beside its bet, and a win of that bet; an id that another call rolls back before it comes.
  expect(
    (await together(bet(one), undo(one), win(one), undo(other, 'foreign'), bet(owing, 'foreign'))).slice(
      0,
      5,
    ),
  ).toEqual([900n, 1_000n, 'rolledBack', 1_000n, 'rolledBack']);
  // The debt of a win that was rolled back is paid from the next win.
  const before = [bet(owing), win(owing, 200n), { ...bet(owing, 'rest'), amount: 1_100n }];
  for (const call of [...before, undo(owing, `w${owing} 200`)]) await send(db, call);
  expect(await debtOf(db, owing ?? 0n)).toBe(200n);
  expect((await together(win(owing)))[0]).toBe(100n);
  expect(await debtOf(db, owing ?? 0n)).toBe(0n);
});

it('accepts all but the one that a trigger refuses unexpectedly', async () => {
  const players = await addPlayers(db, 8, FUNDS);
  await db.pool.query(
    `CREATE TRIGGER test_refuses BEFORE INSERT ON provider_transactions FOR EACH ROW WHEN (NEW.user_id = ${players[3]})
      EXECUTE FUNCTION refuse_change('for this test')`,
  );
  const answers = await Promise.allSettled(
    players.map((userId) => send(db, { kind: 'bet', uuid: `t${userId}`, userId, amount: 1n })),
  );
  await db.pool.query('DROP TRIGGER test_refuses ON provider_transactions');
  expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code))).toEqual(
    players.map((_, i) => (i === 3 ? 'KLX00' : FUNDS - 1n)),
  );
});

it('never deadlocks: batches of the same players and ids, in all orders, all end', async () => {
  const players = await addPlayers(db, 24, FUNDS);
  const shuffled = (seed: number) =>
    players.toSorted((a, b) => Number((a * 7919n) % 31n) * seed - Number((b * 7919n) % 31n) * seed);
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const transactions = shuffled(i % 2 === 0 ? 1 : -1).map((userId, j) => ({
        ...{ kind: 'bet' as const, userId, amount: 1n },
        // Every other batch has the same ids for other players.
        uuid: `circle${i % 3}-${(j + i) % 24}`,
      }));
      const { rows } = await db.pool.query<{ code: string | null }>(
        'SELECT code FROM provider_plays($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
        columns.map((column) => transactions.map(column)),
      );
      return rows.map(({ code }) => code);
    }),
  );
  expect(new Set(answers.flat())).toEqual(new Set([null, 'KLX13']));
  expect(answers.flat()).toHaveLength(12 * 24);
});

/** Mostly an id of the player's own, else one that all of them share. */
const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('own a', 'own b', 'own c', 'own d') },
  { weight: 1, arbitrary: fc.constantFrom('a', 'b') },
);
const of = {
  player: fc.integer({ min: 0, max: PLAYERS - 1 }),
  uuid: name,
  round: fc.constantFrom('r1', 'r2', 'r3'),
  closes: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
};
const amount = fc.constantFrom(0n, 100n, 300n, 700n, 1_001n);
const transactions = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ kind: fc.constant('bet' as const), ...of, amount },
      free: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ kind: fc.constant('win' as const), ...of, amount },
      reference: fc.option(name, { freq: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rollback' as const), ...of, reference: name }) },
);
const batches = fc.array(fc.array(transactions, { minLength: 1, maxLength: 8 }), {
  minLength: 3,
  maxLength: 9,
});

let providers = 0;
/** Players at a provider of their own with low caps: the last one has bonus money, the one before is in a time-out. */
async function seated() {
  const provider = `batched-${++providers}`;
  await db.pool.query('INSERT INTO provider_caps VALUES ($1, 1100, 1500, NULL)', [provider]);
  const players: bigint[] = [];
  for (let i = 0; i < PLAYERS; i++) players.push(await addPlayer(db, i === PLAYERS - 1 ? 100n : FUNDS));
  const bonus = { userId: players[PLAYERS - 1] ?? 0n, currency: CURRENCY, amount: 500n, multiple: 2 };
  await award(db, { ...bonus, key: provider, expiresAt: null });
  await db.pool.query(
    `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, 'Asia/Jakarta', 'timeout', now_ms() + 600000)`,
    [players[PLAYERS - 2]],
  );
  const play = ({ player, reference = null, ...one }: Omit<Transaction, 'userId'> & { player: number }) => {
    const named = (text: string) => `${provider}-${text.replace('own', `${player}`)}`;
    return send(db, {
      ...one,
      ...{ provider, userId: players[player] ?? 0n, uuid: named(one.uuid) },
      reference: reference && named(reference),
    });
  };
  const rows = async (text: string) =>
    (await db.pool.query<Record<string, unknown>>(text, [players])).rows.map((row) => ({
      ...row,
      player: players.indexOf(row.player as bigint),
    }));
  /** Everything that the ledger stores of them, without ids and times. */
  const books = async () => ({
    wallets: await rows(
      "SELECT user_id AS player, balance, bonus FROM ledger_accounts WHERE user_id = ANY ($1) AND kind = 'wallet' ORDER BY user_id",
    ),
    debts: await Promise.all(players.map((userId) => debtOf(db, userId))),
    rounds: await rows(
      `SELECT user_id AS player, round, staked, returned, closed_at IS NULL AS open FROM provider_rounds
        WHERE user_id = ANY ($1) ORDER BY user_id, round`,
    ),
    transactions: await rows(
      `SELECT user_id AS player, split_part(uuid, '-', 3) AS name, kind, amount, free, late, undone_by IS NOT NULL AS undone,
        wagering_id IS NOT NULL AS bonus FROM provider_transactions WHERE user_id = ANY ($1) ORDER BY 1, 2`,
    ),
    transfers: await rows(
      `SELECT user_id AS player, kind, amount, debit_balance, credit_balance FROM ledger_transfers
        WHERE user_id = ANY ($1) AND bet_id IS NOT NULL ORDER BY user_id, id`,
    ),
    operations: await rows(
      `SELECT user_id AS player, split_part(key, '-', 4) AS name, balance FROM ledger_operations
        WHERE user_id = ANY ($1) AND scope LIKE 'play:%' ORDER BY 1, 2`,
    ),
    days: await rows(
      'SELECT user_id AS player, game, bets, staked, returned, best_rate FROM day_totals WHERE user_id = ANY ($1) ORDER BY 1, 2',
    ),
    wagerings: await rows(
      'SELECT user_id AS player, status, required, counted, open_bets FROM wagering_requirements WHERE user_id = ANY ($1) ORDER BY 1',
    ),
    held: await rows(
      'SELECT user_id AS player, amount, cause FROM provider_held_wins WHERE user_id = ANY ($1) ORDER BY id',
    ),
  });
  return { play, books };
}

it('replies to calls in batches as it does one by one, and ends with the same books', async () => {
  const same = fc.asyncProperty(batches, async (all) => {
    const [one, other] = [await seated(), await seated()];
    for (const batch of all) {
      const answers: (bigint | string)[] = [];
      for (const call of batch) answers.push(await one.play(call));
      expect(await Promise.all(batch.map((call) => other.play(call)))).toEqual(answers);
    }
    expect(await other.books()).toEqual(await one.books());
  });
  await Promise.all(
    Array.from({ length: LANES }, () => fc.assert(same, { numRuns: Math.ceil(SEQUENCES / LANES) })),
  );
}, 3_600_000);
