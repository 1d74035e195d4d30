import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { addPlayer, addRound, bet, fly, stateOf } from '../../../testing/ledger/testLedger.ts';

/** Tests that the rules for ended bets are enforced for all rows of one statement together. */

const STAKE = 100n;
const FUNDS = 1_000n;

/** One row to write: `release` and `profit` of a bet that was paid 250 for its stake of 100, or `forfeit` of a lost one. */
interface End {
  bet: bigint;
  kind: 'release' | 'profit' | 'forfeit';
  debit: bigint;
  credit: bigint;
  amount: bigint;
  /** The wallet balance after it. */
  balance: bigint | null;
  operation?: bigint;
  user?: bigint;
}

let db: Database;
let winner: bigint;
let loser: bigint;
let ends: { release: End; profit: End; forfeit: End };

beforeAll(async () => {
  db = await createTestDatabase();
  [winner, loser] = [await addPlayer(db, FUNDS), await addPlayer(db, FUNDS)];
  const roundId = await addRound(db);
  const won = (await bet(db, winner, roundId, { amount: STAKE })).bet.id;
  const lost = (await bet(db, loser, roundId, { amount: STAKE })).bet.id;
  await fly(db, roundId);
  const { rows } = await db.pool.query<{ kind: string; user_id: bigint | null; id: bigint }>(
    "SELECT kind, user_id, id FROM ledger_accounts WHERE currency = 'IDR'",
  );
  const account = (kind: string, user: bigint | null): bigint =>
    rows.find((row) => row.kind === kind && row.user_id === user)?.id ?? 0n;
  const [wallet, house] = [account('wallet', winner), account('house', null)];
  ends = {
    release: {
      ...{ bet: won, kind: 'release', debit: account('escrow', winner), credit: wallet },
      ...{ amount: 100n, balance: 1_000n },
    },
    profit: { bet: won, kind: 'profit', debit: house, credit: wallet, amount: 150n, balance: 1_150n },
    forfeit: {
      ...{ bet: lost, kind: 'forfeit', debit: account('escrow', loser), credit: house },
      ...{ amount: 100n, balance: null },
    },
  };
});
afterAll(() => db.close());

/**
 * Ends the two bets, writes the rows in one statement, and rolls everything back. Returns the winner's wallet balance before
 * the rollback.
 */
async function write(rows: readonly End[]): Promise<{ code: string | null; balance: bigint | null }> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `UPDATE bets SET status = CASE user_id WHEN $1 THEN 'cashed' ELSE 'lost' END::bet_status, ended_at = now_ms(),
        payout = CASE user_id WHEN $1 THEN 250 ELSE 0 END, rate = CASE user_id WHEN $1 THEN 25000 END WHERE user_id IN ($1, $2)`,
      [winner, loser],
    );
    const values = rows.map(
      (row) =>
        `(${row.operation ?? 99n}, '${row.kind}', ${row.user ?? (row.kind === 'forfeit' ? loser : winner)}, ${row.debit}, ${row.credit},
          'IDR', ${row.amount}, ${row.balance}, ${row.bet}, 9000000000000)`,
    );
    const code = await stateOf(
      client,
      `INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount,
        credit_balance, bet_id, at) VALUES ${values.join(', ')}`,
    );
    if (code !== null) return { code, balance: null };
    const { rows: balances } = await client.query<{ balance: bigint }>(
      "SELECT balance FROM ledger_accounts WHERE user_id = $1 AND kind = 'wallet' AND sequence = 99 AND balance_changed_at = 9000000000000",
      [winner],
    );
    return { code, balance: balances[0]?.balance ?? null };
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

it('pays by rows that match their bets', async () => {
  const { release, profit, forfeit } = ends;
  expect(await write([release, forfeit, profit])).toEqual({ code: null, balance: 1_150n });
  expect(
    await write([
      { ...profit, balance: 1_050n },
      { ...release, balance: 1_150n },
    ]),
  ).toEqual({ code: null, balance: 1_150n });
  expect(await write([forfeit])).toEqual({ code: null, balance: null });
});

it.each<[string, (all: typeof ends) => End[]]>([
  ['another amount', ({ release }) => [{ ...release, amount: 99n, balance: 999n }]],
  ['an amount of zero', ({ release }) => [{ ...release, amount: 0n, balance: 900n }]],
  ['a negative amount', ({ profit }) => [{ ...profit, amount: -150n, balance: 750n }]],
  ['a balance that does not match', ({ release }) => [{ ...release, balance: 1_001n }]],
  ['no balance', ({ release }) => [{ ...release, balance: null }]],
  ['a balance for an account without one', ({ forfeit }) => [{ ...forfeit, balance: 100n }]],
  ['balances in another order than the rows', ({ release, profit }) => [profit, release]],
  ['the same balance twice', ({ release, profit }) => [release, { ...profit, balance: 1_000n }]],
  ['the end of another bet', ({ release, forfeit }) => [{ ...release, bet: forfeit.bet }]],
  ['a profit of a lost bet', ({ profit, forfeit }) => [{ ...profit, bet: forfeit.bet }]],
  ['a forfeit of a won bet', ({ forfeit, release }) => [{ ...forfeit, bet: release.bet }]],
  [
    'a credit to an account of another kind',
    ({ release, forfeit }) => [{ ...release, credit: forfeit.credit }],
  ],
  ['a debit of another player’s escrow', ({ release, forfeit }) => [{ ...release, debit: forfeit.debit }]],
  ['a transfer from an account to itself', ({ release }) => [{ ...release, debit: release.credit }]],
  ['a transfer in another player’s name', ({ release }) => [{ ...release, user: loser }]],
  ['a transfer without a bet', ({ release }) => [{ ...release, bet: 999_999n }]],
  [
    'changes of one wallet by two operations',
    ({ release, profit }) => [release, { ...profit, operation: 98n }],
  ],
  [
    'a valid row together with an invalid one',
    ({ release, forfeit }) => [release, { ...forfeit, amount: 101n }],
  ],
])('refuses %s', async (_what, rows) => {
  expect(await write(rows(ends))).toEqual({ code: 'KLX00', balance: null });
});

it('refuses the same end twice, in one statement or in two', async () => {
  const { forfeit } = ends;
  expect(await write([forfeit, forfeit])).toEqual({ code: '23505', balance: null });
});
