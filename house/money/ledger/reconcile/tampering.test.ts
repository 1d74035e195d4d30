import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { award } from '../../../testing/ledger/testGifts.ts';
import {
  addPlayer,
  addRound,
  bet,
  CURRENCY,
  fly,
  GAME,
  settleRound,
} from '../../../testing/ledger/testLedger.ts';
import { payBet } from '../bets/bets.ts';
import { reconcile } from './reconcile.ts';

let db: Database;
let player: bigint;
let other: bigint;

beforeAll(async () => {
  db = await createTestDatabase();
  player = await addPlayer(db, 1_000n);
  other = await addPlayer(db, 1_000n);
  const roundId = await addRound(db);
  await bet(db, player, roundId);
  await bet(db, other, roundId);
  await fly(db, roundId);
  await payBet(db, { key: 'out', userId: player, game: GAME, roundId, rate: 15_000n });
  await settleRound(db, { game: GAME, roundId, target: 15_000n, interrupted: false });
  await bet(db, player, await addRound(db));
  const given = { key: 'award:1', userId: other, currency: CURRENCY, multiple: 1, expiresAt: null };
  await award(db, { ...given, amount: 50n });
  await db.pool.query(
    `INSERT INTO awards (user_id, promotion, award_key, currency, kind, amount, claimable_at, version, created_at)
     VALUES ($1, 'test', 'open', 'IDR', 'cash', 7, 0, 1, 0)`,
    [other],
  );
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

/** Player 1's balance. */
const BALANCE = '(SELECT balance FROM ledger_accounts WHERE id = w1)';

const OPEN_AWARD = "(SELECT id FROM awards WHERE award_key = 'open')";

/** Statements that any database client could send. `w1`, `e1`, `b1`, `w2`, `e2`, `h`, `m`, `p`: account ids. */
const REFUSED: Record<string, string[]> = {
  'balances change only by transfers': [
    'UPDATE ledger_accounts SET balance = balance + 1 WHERE id = w1',
    'UPDATE ledger_accounts SET bonus = bonus + 1 WHERE id = w1',
    "UPDATE ledger_accounts SET kind = 'house' WHERE id = w1",
    "UPDATE ledger_accounts SET currency = 'MXN' WHERE id = w1",
    'DELETE FROM ledger_accounts WHERE id = w1',
    'TRUNCATE ledger_accounts CASCADE',
    "INSERT INTO ledger_accounts (kind, currency, user_id, balance) VALUES ('wallet', 'MXN', 1, 5)",
    "INSERT INTO ledger_accounts (kind, currency) VALUES ('wallet', 'MXN')",
    "INSERT INTO ledger_accounts (kind, currency, user_id) VALUES ('house', 'MXN', 1)",
    "INSERT INTO ledger_accounts (kind, currency, user_id) VALUES ('wallet', 'IDR', 1)",
  ],
  'the journal and the operations are append-only': [
    'UPDATE ledger_transfers SET amount = 1',
    'UPDATE ledger_transfers SET debit_balance = 0 WHERE id = 1',
    'DELETE FROM ledger_transfers',
    'TRUNCATE ledger_transfers',
    "UPDATE ledger_operations SET fingerprint = ''",
    'DELETE FROM ledger_operations',
    'TRUNCATE ledger_operations',
  ],
  'transfers keep the rules': [
    transfer('stake', 'w1', 'e1', '1000000000'),
    transfer('release', 'e1', 'w1', '101'),
    transfer('stake', 'w1', 'e1', '0'),
    transfer('stake', 'w1', 'e1', '-5'),
    transfer('stake', 'w1', 'w1', '5'),
    transfer('stake', 'w1', 'e1', '5', 'MXN'),
    transfer('stake', 'w1', '999999', '5'),
    transfer('grant', 'm', 'w1', '5'),
    transfer('profit', 'm', 'w1', '5'),
    transfer('release', 'w1', 'w2', '5'),
    transfer('forfeit', 'w1', 'h', '5'),
    transfer('bonusStake', 'b2', 'e2', '5'),
    transfer('bonusRelease', 'e1', 'b1', '100'),
    transfer('bonusProfit', 'h', 'b1', '5'),
    freeTransfer('award', 'm', 'b2', '5'),
    freeTransfer('award', 'p', 'w2', '5'),
    freeTransfer('bonusWon', 'b2', 'w1', '5'),
    freeTransfer('bonusWon', 'b2', 'w2', '51'),
    freeTransfer('bonusExpired', 'w2', 'p', '5'),
    // Without a cause, or with one that is of another player, of another amount, used up, or of another kind.
    freeTransfer('grant', 'm', 'w2', '5'),
    freeTransfer('grant', 'm', 'w2', '1000', '(SELECT min(id) FROM grants WHERE amount = 1000)'),
    freeTransfer('prize', 'p', 'w2', '7'),
    freeTransfer('prize', 'p', 'w2', '8', OPEN_AWARD),
    freeTransfer('prize', 'p', 'w1', '7', OPEN_AWARD),
    freeTransfer('prize', 'p', 'w2', '50', "(SELECT id FROM awards WHERE award_key = 'award:1')"),
    freeTransfer('award', 'p', 'b2', '8', OPEN_AWARD),
    freeTransfer('bonusWon', 'b2', 'w2', '5', '(SELECT id FROM wagering_requirements)'),
    freeTransfer('bonusGivenUp', 'b2', 'p', '5', '(SELECT id FROM wagering_requirements)'),
    freeTransfer(
      'phoneCredit',
      'p',
      '(SELECT id FROM ledger_accounts WHERE kind = $$phoneOperator$$ AND currency = $$IDR$$)',
      '7',
      OPEN_AWARD,
    ),
    freeTransfer('bonusMoved', 'w2', 'b2', '5', '1'),
    transfer('deposit', 'o', 'w1', '5'),
    transfer('hold', 'w1', 'held1', '5'),
  ],
  'the wallet balances after bets follow from those before': [
    stakes(['5', 'NULL']),
    stakes(['5', `${BALANCE}`]),
    stakes(['5', `${BALANCE} - 4`]),
    stakes([`${BALANCE} + 1`, '-1']),
    stakes(['5', `${BALANCE} - 5`], ['5', `${BALANCE} - 5`]),
    stakes(['5', `${BALANCE} - 5`], ['5', `${BALANCE} - 10`, '2']),
    stakes(['5', `${BALANCE} - 5`], ['5', `${BALANCE} - 10`, '1', '70000']),
  ],
  'bets end once and are immutable afterwards': [
    "INSERT INTO bets (game, round_id, user_id, currency, amount, status, payout, ended_at, placed_at) VALUES ('crash', 1, 1, 'IDR', 5, 'cashed', 50, 1, 1)",
    "INSERT INTO bets (game, round_id, user_id, currency, amount, placed_at) VALUES ('crash', 1, 1, 'IDR', 0, 1)",
    "UPDATE bets SET status = 'placed', payout = 0, rate = NULL, ended_at = NULL WHERE status = 'cashed'",
    "UPDATE bets SET payout = payout + 1 WHERE status = 'cashed'",
    "UPDATE bets SET status = 'cashed', payout = 500 WHERE status = 'lost'",
    "UPDATE bets SET amount = 1 WHERE status = 'placed'",
    "UPDATE bets SET status = 'lost', ended_at = 1, amount = 1 WHERE status = 'placed'",
    "UPDATE bets SET status = 'lost', ended_at = 1, pool = 'red' WHERE status = 'placed'",
    "INSERT INTO bets (game, round_id, user_id, currency, amount, pool, auto_rate, placed_at) VALUES ('dice', 1, 1, 'IDR', 5, '0', 20000, 1)",
    "UPDATE bets SET status = 'returned', ended_at = 1, payout = 50 WHERE status = 'placed'",
    'DELETE FROM bets',
    'TRUNCATE bets',
  ],
  'wagering requirements change only by awards, stakes and bets': [
    "INSERT INTO wagering_requirements (user_id, currency, required, opened_at) VALUES (1, 'IDR', 5, 1)",
    "INSERT INTO wagering_requirements (user_id, currency, status, opened_at, ended_at) VALUES (1, 'IDR', 'met', 1, 1)",
    "INSERT INTO wagering_requirements (user_id, currency, opened_at) SELECT user_id, 'IDR', 1 FROM wagering_requirements",
    'UPDATE wagering_requirements SET counted = required',
    'UPDATE wagering_requirements SET required = 1',
    'UPDATE wagering_requirements SET open_bets = 1',
    'UPDATE wagering_requirements SET expires_at = 1',
    "UPDATE wagering_requirements SET status = 'met', ended_at = 1",
    "UPDATE wagering_requirements SET status = 'expired', ended_at = 1",
    "UPDATE wagering_requirements SET status = 'expired', ended_at = 1, reminded_at = 1",
    'DELETE FROM wagering_requirements',
    'TRUNCATE wagering_requirements CASCADE',
    'UPDATE wagering_awards SET required = 1',
    'DELETE FROM wagering_awards',
    'INSERT INTO wagering_awards (operation_id, wagering_id, amount, required) VALUES (1, 1, 5, 0)',
    'INSERT INTO wagering_stakes (bet_id, wagering_id, percent, counted) VALUES (1, 1, 50, 50)',
    "UPDATE bets SET wagering_id = 1 WHERE status = 'placed'",
    "INSERT INTO bets (game, round_id, user_id, currency, amount, wagering_id, placed_at) VALUES ('dice', 1, 1, 'IDR', 5, 1, 1)",
    "INSERT INTO bets (game, round_id, user_id, currency, amount, wagering_id, placed_at) VALUES ('dice', 1, 1, 'IDR', 5, 99, 1)",
  ],
  'rounds only go forward': [
    "UPDATE rounds SET state = 'closed', outcome = NULL WHERE state = 'settled'",
    "UPDATE rounds SET outcome = '{}' WHERE state = 'settled'",
    "UPDATE rounds SET secret = 'another' WHERE state = 'queued'",
    "UPDATE rounds SET state = 'settled' WHERE state = 'queued'",
    'DELETE FROM rounds',
    'TRUNCATE rounds',
  ],
};

function transfer(kind: string, debit: string, credit: string, amount: string, currency = 'IDR'): string {
  return `INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, bet_id, at)
    VALUES (1, '${kind}', (SELECT user_id FROM ledger_accounts WHERE id = w1), ${debit}, ${credit}, '${currency}', ${amount}, 3, now_ms() + 60000)`;
}

/** SQL for new bets of player 1 and their stakes, in one statement: amount, remaining balance, operation, ms from now. */
function stakes(...entries: [amount: string, left: string, operation?: string, later?: string][]): string {
  const values = entries.map(
    ([amount, left, operation = '1', later = '60000'], n) =>
      `(${n}, ${amount}, ${left}, ${operation}, now + ${later})`,
  );
  return `WITH told AS MATERIALIZED (SELECT told.* FROM (SELECT now_ms() AS now OFFSET 0) moment,
      LATERAL (VALUES ${values}) AS told (n, amount, remains, operation, at)), placed AS (
      INSERT INTO bets (game, round_id, user_id, currency, amount, pool, placed_at)
      SELECT 'dice', n, user_id, 'IDR', amount, '0', at FROM told, ledger_accounts WHERE id = w1 RETURNING *)
    INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, debit_balance, bet_id, at)
    SELECT operation, 'stake', user_id, w1, e1, 'IDR', placed.amount, remains, id, at
    FROM placed JOIN told ON n = round_id ORDER BY n`;
}

/** SQL for a transfer without a bet. */
function freeTransfer(kind: string, debit: string, credit: string, amount: string, cause = 'NULL'): string {
  const owner = /2$/.test(debit) ? debit : credit;
  return `INSERT INTO ledger_transfers (operation_id, kind, user_id, debit_account, credit_account, currency, amount, order_id, at)
    VALUES (1, '${kind}', (SELECT user_id FROM ledger_accounts WHERE id = ${owner}), ${debit}, ${credit}, 'IDR', ${amount}, ${cause}, now_ms() + 60000)`;
}

async function withAccounts(statement: string): Promise<string> {
  const { rows } = await db.pool.query<{ name: string; id: bigint }>(
    `SELECT CASE kind WHEN 'wallet' THEN 'w' WHEN 'escrow' THEN 'e' WHEN 'bonus' THEN 'b' ELSE 'held' END || CASE user_id WHEN $1 THEN '1' ELSE '2' END AS name, id
     FROM ledger_accounts WHERE user_id IN ($1, $2)
     UNION ALL SELECT left(kind, 1), id FROM ledger_accounts WHERE user_id IS NULL AND currency = 'IDR'`,
    [player, other],
  );
  return rows.reduce(
    (sql, { name, id }) => sql.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), String(id)),
    statement,
  );
}

describe.each(Object.entries(REFUSED))('%s', (_title, statements) => {
  it.each(statements)('%s', async (statement) => {
    await expect(db.pool.query(await withAccounts(statement))).rejects.toThrow();
  });
});

it('accepts stakes with consistent balances', async () => {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(await withAccounts(stakes(['5', `${BALANCE} - 5`], ['7', `${BALANCE} - 12`])));
    const { rows } = await client.query(
      "SELECT balance FROM ledger_accounts WHERE user_id = $1 AND kind = 'wallet'",
      [player],
    );
    expect(rows).toEqual([{ balance: 938n }]);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

it('accepts a plain transfer that keeps the rules and names its cause', async () => {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(await withAccounts(freeTransfer('prize', 'p', 'w2', '7', OPEN_AWARD)));
    const { rows } = await client.query(
      'SELECT kind, balance FROM ledger_balances WHERE user_id = $1 ORDER BY kind',
      [other],
    );
    expect(rows).toEqual([
      { kind: 'bonus', balance: 50n },
      { kind: 'escrow', balance: 0n },
      { kind: 'held', balance: 0n },
      { kind: 'wallet', balance: 907n },
    ]);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
