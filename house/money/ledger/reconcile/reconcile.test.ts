import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { adjust, limitAdjustments, reverseFee } from '../../../testing/ledger/testBooks.ts';
import { award } from '../../../testing/ledger/testGifts.ts';
import {
  addPlayer,
  addPlayers,
  addRound,
  bet,
  CURRENCY,
  fly,
  GAME,
  settlePools,
  settleRound,
  stake,
} from '../../../testing/ledger/testLedger.ts';
import { approve } from '../../../testing/ledger/testOperators.ts';
import {
  addDeposit,
  addWithdrawal,
  payIn,
  reportPaid,
  sendWithdrawal,
} from '../../../testing/ledger/testOrders.ts';
import { send } from '../../../testing/ledger/testProvider.ts';
import { payBet, returnBet } from '../bets/bets.ts';
import { chargeBack, endWithdrawal } from '../payments.ts';
import { countBooks, reconcile } from './reconcile.ts';
import { CHECKS } from './reconcileChecks.ts';
import { reconcileDaily } from './reconcileDaily.ts';

let db: Database;

/**
 * One bet with each possible end: cashed, lost, returned by the player, returned by a void round, open; two with bonus money.
 */
beforeAll(async () => {
  db = await createTestDatabase();
  const [a, b, c, d] = (await addPlayers(db, 4, 1_000n)) as [bigint, bigint, bigint, bigint];
  const flown = await addRound(db);
  for (const userId of [a, b, c]) await bet(db, userId, flown);
  await returnBet(db, { key: 'back', userId: c, game: GAME, roundId: flown });
  await fly(db, flown);
  await payBet(db, { key: 'out', userId: a, game: GAME, roundId: flown, rate: 15_000n });
  await settleRound(db, { game: GAME, roundId: flown, target: 15_500n, interrupted: false });
  const broken = await addRound(db);
  await bet(db, d, broken);
  await fly(db, broken);
  await settleRound(db, { game: GAME, roundId: broken, target: 10_000n, interrupted: true });
  await bet(db, a, await addRound(db));
  // The win on one pool equals the loss on the other.
  const drawn = await addRound(db);
  for (const pool of ['red', 'blue']) await stake(db, b, drawn, { pool });
  await fly(db, drawn);
  const rates = { red: 20_000n };
  await settlePools(db, { game: GAME, roundId: drawn, rates, outcome: {}, interrupted: false });
  for (const amount of [300n, 400n]) await payIn(db, await addDeposit(db, a, { amount }), amount);
  await payIn(db, await addDeposit(db, b, { amount: 500n, gift: { most: 20n, slot: 'first' } }), 500n);
  const e = await addPlayer(db, 0n);
  const given = { key: 'award:1', userId: e, currency: CURRENCY, multiple: 1, expiresAt: null };
  await award(db, { ...given, amount: 300n });
  const lost = await addRound(db);
  await bet(db, e, lost, { effectiveRate: null });
  await fly(db, lost);
  await settleRound(db, { game: GAME, roundId: lost, target: 12_000n, interrupted: false });
  await bet(db, e, await addRound(db), { amount: 50n });
  await endWithdrawal(db, await addWithdrawal(db, a, { amount: 50n }), 'cancelled');
  const paid = await addWithdrawal(db, a, { amount: 100n });
  await sendWithdrawal(db, paid);
  await endWithdrawal(db, paid, 'paid');
  await addWithdrawal(db, a, { amount: 200n });
  await writeBooks();
  const userId = await addPlayer(db, 100n);
  await send(db, { kind: 'bet', uuid: 'a', userId, amount: 60n });
  await send(db, { kind: 'win', uuid: 'b', userId, amount: 30n, reference: 'a' });
  await send(db, { kind: 'rollback', uuid: 'c', userId, reference: 'b', closes: true });
});

/** A player's payments: a reversed fee, a chargeback that leaves a debt, an adjustment by two operators. */
async function writeBooks(): Promise<void> {
  await limitAdjustments(db, 20n);
  const userId = await addPlayer(db, 0n);
  const orderId = await addDeposit(db, userId, { amount: 90n, fee: 10n });
  await reportPaid(db, { orderId, ref: 'P', amount: 100n, fee: 7n });
  await adjust(db, userId, -5n);
  await approve(db, (await adjust(db, userId, -20n, { by: 'ani' })).id, 'budi');
  await chargeBack(db, { orderId, ref: 'C', payment: 'P', amount: 100n });
  const { rows } = await db.pool.query('SELECT min(id) AS id FROM gateway_fees');
  await reverseFee(db, rows[0].id);
}
afterAll(() => db.close());

/** The findings of a proof after these statements bypassed the triggers, as only a superuser can. */
async function findingsAfter(statements: string, prove: typeof reconcile = reconcile): Promise<string[]> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("SET LOCAL session_replication_role = 'replica'");
    await client.query(statements);
    // A proof opens its own transactions; here it has to run inside this one.
    const query = async (sql: string, values?: unknown[]) =>
      /^(BEGIN|ROLLBACK)/.test(sql) ? { rows: [] } : client.query(sql, values);
    const inside = { ...db, pool: { query, connect: async () => ({ query, release: () => {} }) } };
    return (await prove(inside as unknown as Database)).map((finding) => finding.check);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const daily = async (books: Database) => (await reconcileDaily(books)).findings;

it('finds nothing in sound books, and counts them', async () => {
  expect(await reconcile(db)).toEqual([]);
  expect(await daily(db)).toEqual([]);
  const { rows, balances } = await countBooks(db);
  expect(rows).toMatchObject({ users: 7n, bets: 9n, rounds: 6n });
  expect(balances.filter((row) => row.currency === 'IDR')).toEqual([
    { currency: 'IDR', kind: 'bonus', accounts: 7n, balance: 170n },
    { currency: 'IDR', kind: 'clearing', accounts: 1n, balance: -1_100n },
    { currency: 'IDR', kind: 'escrow', accounts: 7n, balance: 150n },
    { currency: 'IDR', kind: 'held', accounts: 7n, balance: 200n },
    { currency: 'IDR', kind: 'house', accounts: 1n, balance: 245n },
    { currency: 'IDR', kind: 'mint', accounts: 1n, balance: -4_100n },
    { currency: 'IDR', kind: 'phoneOperator', accounts: 1n, balance: 0n },
    { currency: 'IDR', kind: 'promotions', accounts: 1n, balance: -320n },
    { currency: 'IDR', kind: 'receivable', accounts: 1n, balance: -35n },
    { currency: 'IDR', kind: 'wallet', accounts: 7n, balance: 4_790n },
  ]);
});

/** SQL that credits Rp 10 billion to a wallet without a source. */
function minted(kind: string, from: string): string {
  return `WITH w AS (
      UPDATE ledger_accounts SET balance = balance + 1000000000000 WHERE kind = 'wallet' AND user_id = 2 RETURNING *),
    o AS (INSERT INTO ledger_operations (scope, key, user_id, fingerprint, balance, at)
      SELECT 'promo:2', 'minted', 2, '', balance + bonus, balance_changed_at FROM w RETURNING id)
    INSERT INTO ledger_transfers (id, operation_id, kind, user_id, debit_account, credit_account, currency, amount, credit_balance, at)
    SELECT nextval('ledger_transfers_id_seq'), o.id, '${kind}', 2, f.id, w.id, 'IDR', 1000000000000, w.balance, w.balance_changed_at
    FROM w, o, ledger_accounts f WHERE f.kind = '${from}' AND f.currency = 'IDR'`;
}

const CASHED = "status = 'cashed'";
const CORRUPTIONS: Record<string, string> = {
  'deposits are credited with what was received, less the fee':
    'UPDATE deposit_orders SET fee = fee + 1 WHERE id = 1',
  'every deposit has the transfers that make its credit':
    "DELETE FROM ledger_transfers WHERE kind = 'deposit' AND order_id = 1",
  'gifts of promotions are what their deposit was promised, once a deposit and once an award key':
    'UPDATE deposit_orders SET given = 0 WHERE given > 0',
  'deposits that were paid have the awards that they were promised, and no others are of a deposit':
    "UPDATE deposit_orders SET promotion = 'firstDeposit', promo_slot = 'once', promo_gives = 'credited' WHERE id = 1",
  'every withdrawal has exactly the transfers its status asks for':
    "UPDATE withdrawals SET status = 'refused' WHERE status = 'paid'",
  'what is held is exactly the withdrawals on their way':
    "UPDATE withdrawals SET status = 'cancelled' WHERE status = 'review'",
  'what is not credited of a payment, or not sent of a withdrawal, is charged':
    "UPDATE ledger_transfers SET amount = amount + 1 WHERE kind = 'deposit_charge'",
  'fees of gateways are posted once, and undone where an adjustment says so':
    'UPDATE gateway_fees SET reversed = false',
  'chargebacks have exactly the transfers that they say, and wait only for their payment':
    'UPDATE chargebacks SET taken = taken + 1, receivable = receivable - 1',
  'what players owe is exactly what the house advanced for them':
    'UPDATE chargebacks SET written_off = written_off + 1',
  'adjustments that were done have their transfer and their proposal':
    "UPDATE proposals SET amount = 1 WHERE kind = 'adjustment'",
  'all of the clearing account is a payment, a payout, a chargeback or a fee': 'DELETE FROM deposit_receipts',
  "what moved over clearing is what gateways' statements say, to the coin":
    "INSERT INTO gateway_movements (gateway, currency, day, reference, kind, name, amount, at) VALUES ('g', 'IDR', now(), 'x', 'payment', 'y', 5, 1)",
  'the log of operators is whole: each row has the hash that follows from it and the row before':
    'DELETE FROM operator_acts WHERE id = (SELECT min(id) FROM operator_acts)',
  'what was proposed is decided by two operators where it needs two, and is in their log':
    'UPDATE proposals SET decided_by = proposed_by WHERE second',
  'rewards, gift codes and gifts for birthdays are what operators decided': `INSERT INTO gift_codes (proposal_id, code, currency, kind, amount,
    uses, expires_at, created_at) SELECT min(id), 'FORGED', 'IDR', 'cash', 1, 1, 9, 1 FROM proposals`,
  'day totals equal the journal': 'UPDATE day_totals SET returned = returned + 1',
  'what days say of payments equals the journal': 'UPDATE day_payments SET withdrawn = withdrawn + 1',
  'the biggest wins of each day are kept':
    'DELETE FROM big_wins WHERE bet_id = (SELECT min(bet_id) FROM big_wins)',
  'a cash-out that came in time was honoured':
    "INSERT INTO cash_outs SELECT id, game, round_id, 10000, 1 FROM bets WHERE status = 'lost'",
  'wallets say what the bonus account beside them holds':
    "UPDATE ledger_accounts SET bonus = bonus + 1 WHERE kind = 'wallet' AND user_id = 2",
  'bonus money has one open wagering requirement, and none is open without money or a bet':
    "UPDATE wagering_requirements SET status = 'givenUp', ended_at = 1",
  'wagering requirements ask for what their awards add up to, and awards are what was given':
    'UPDATE wagering_awards SET amount = amount + 1',
  'wagering requirements have counted what their ended stakes come to, each once':
    'DELETE FROM wagering_stakes',
  'wagering requirements know their open bets, and ended as their state says':
    'UPDATE wagering_requirements SET open_bets = open_bets + 1',
  'claimed awards of cash were given once, to their player, and no others': `INSERT INTO awards
    (user_id, promotion, award_key, currency, kind, amount, state, claimable_at, version, created_at, ended_at, claim_key, operation_id)
    VALUES (2, 'test', 'x', 'IDR', 'cash', 5, 'claimed', 0, 1, 0, 1, 'k', 1)`,
  'play money was given by grants alone, each once': 'UPDATE grants SET amount = amount + 1',
  'bonus money left its account for a wagering requirement of its player that had ended':
    "UPDATE ledger_transfers SET kind = 'bonusWon', order_id = 99 WHERE kind = 'award'",
  'promotions gave no more a day than their budget, and as much as is counted':
    "INSERT INTO promotion_days (promotion, currency, day, spent) VALUES ('none', 'IDR', now(), 5)",
  'phone credit that was delivered is owed to the operator once, and no other': `INSERT INTO awards
    (user_id, promotion, award_key, currency, kind, amount, state, claimable_at, version, created_at, ended_at, claim_key)
    VALUES (2, 'test', 'credit', 'IDR', 'phoneCredit', 5, 'claimed', 0, 1, 0, 1, 'k');
    INSERT INTO phone_credit_orders (award_id, user_id, reference, phone, state, created_at, deadline, ended_at)
    SELECT id, 2, 'r', '+62812', 'delivered', 0, 1, 1 FROM awards WHERE award_key = 'credit'`,
  "every transaction of a provider's game moved exactly what it says":
    "UPDATE provider_transactions SET amount = amount + 1 WHERE kind = 'bet'",
  'what was rolled back was so once, by the transaction that says so':
    "UPDATE provider_transactions SET undone_by = NULL WHERE kind = 'win'",
  "rounds of providers' games add up to their transactions, and none is open with nothing standing":
    'UPDATE provider_rounds SET staked = staked + 1',
  "providers' days say what their transactions of that day staked and returned":
    'UPDATE provider_days SET staked = staked + 1',
  'every transaction of a provider has its name, and every name its transaction':
    "DELETE FROM provider_names WHERE uuid IN (SELECT uuid FROM provider_transactions WHERE kind = 'bet')",
  'a win that was held is paid where two operators paid it, and nowhere else': `INSERT INTO provider_held_wins (provider, uuid, user_id,
      currency, game, type, round, amount, closes, cause, held_at, status)
    VALUES ('test', 'held', 1, 'IDR', 'test', 'slot', 'held', 1, true, 'round', 1, 'paid')`,
  'every void round has its cause, and no other round has one': 'DELETE FROM round_voids',
  'rounds became void before they were settled, for what their cause says':
    "UPDATE round_voids SET cause = 'bettingLeft'",
  'rounds mixed in the public values that they named, and chains have them as salts':
    "UPDATE rounds SET value_source = 'drand', value_number = 1, value_at = 1, public_value = 'aa' WHERE state = 'settled'",
  'balances sum to zero per currency':
    "UPDATE ledger_accounts SET balance = balance + 1 WHERE kind = 'wallet' AND user_id = 2",
  'kept balances equal the replayed journal': `UPDATE ledger_accounts SET balance = balance + 1 WHERE kind = 'wallet' AND user_id = 2;
    UPDATE ledger_accounts SET balance = balance - 1 WHERE kind = 'wallet' AND user_id = 3`,
  'balances after each posting follow from the one before':
    'UPDATE ledger_transfers SET credit_balance = credit_balance + 1 WHERE id = 2',
  'nothing of a player is or ever was negative':
    "UPDATE ledger_accounts SET balance = -1 WHERE kind = 'wallet' AND user_id = 2",
  'transfers move a positive amount between accounts of their kind, owner and currency':
    "UPDATE ledger_transfers SET currency = 'MXN' WHERE id = 1",
  'every user has an account of each kind that players have':
    "INSERT INTO users (name, currency, created_at) VALUES ('x', 'IDR', 0)",
  'every bet has exactly the transfers its status asks for':
    "DELETE FROM ledger_transfers WHERE kind = 'profit'",
  'escrows hold exactly the open bets': `UPDATE bets SET status = 'returned', ended_at = 1 WHERE status = 'placed'`,
  'every bet is on a round, and none is open on a settled one':
    "UPDATE rounds SET state = 'settled', outcome = '{}' WHERE state = 'queued'",
  'solo rounds are open as their bets are, each pair knows its open one, and nonces are without gaps': `INSERT INTO seed_pairs
    (user_id, game, server_seed, server_seed_hash, client_seed, next_server_seed, next_server_seed_hash, nonce)
    VALUES (2, 'hilo', '', '', '', '', '', 3)`,
  'each nonce of a pair of the daily wheel is one spin, and each spin one prize': `INSERT INTO seed_pairs
    (user_id, game, server_seed, server_seed_hash, client_seed, next_server_seed, next_server_seed_hash, nonce)
    VALUES (2, 'dailyWheel', '', '', '', '', '', 3)`,
  'payouts are floor(amount * rate / 10000)': `UPDATE bets SET payout = payout + 1 WHERE ${CASHED}`,
  'bets ended as their round decided': `UPDATE rounds SET outcome = '{"target": "14900"}' WHERE outcome ->> 'target' = '15500'`,
  'bets on pools ended at the rate of their pool': `UPDATE rounds SET outcome = '{"rates": {"blue": "20000"}}' WHERE outcome ? 'rates'`,
  'operations and transfers belong together': "DELETE FROM ledger_operations WHERE key = 'out'",
  'stored replies tell the balance that the operation left':
    "UPDATE ledger_operations SET balance = balance + 1 WHERE key = 'out'",
};

it('has a corruption here for each of its checks', () => {
  expect(Object.keys(CORRUPTIONS)).toEqual(CHECKS.map((check) => check.name));
});

it.each(Object.entries(CORRUPTIONS))('detects a violation of: %s', async (check, statements) => {
  expect(await findingsAfter(statements)).toContain(check);
});

/** Checks made by the full proof only: they read all bets, operations or provider transactions. */
const LEFT_TO_THE_WHOLE = [
  'wagering requirements have counted what their ended stakes come to, each once',
  'wagering requirements know their open bets, and ended as their state says',
  'what was rolled back was so once, by the transaction that says so',
  "rounds of providers' games add up to their transactions, and none is open with nothing standing",
  "providers' days say what their transactions of that day staked and returned",
  'every transaction of a provider has its name, and every name its transaction',
  'a win that was held is paid where two operators paid it, and nowhere else',
  'solo rounds are open as their bets are, each pair knows its open one, and nonces are without gaps',
  'each nonce of a pair of the daily wheel is one spin, and each spin one prize',
  'operations and transfers belong together',
  'stored replies tell the balance that the operation left',
];

it.each(Object.entries(CORRUPTIONS).filter(([check]) => !LEFT_TO_THE_WHOLE.includes(check)))(
  'is detected by the daily proof too: violation of %s',
  async (_check, statements) => {
    expect(await findingsAfter(statements, daily)).not.toEqual([]);
  },
);

const SUBTLE: [what: string, check: string, statements: string][] = [
  [
    'a stake of own money that is marked as bonus money',
    'every bet has exactly the transfers its status asks for',
    "UPDATE bets SET wagering_id = 1 WHERE status = 'placed' AND wagering_id IS NULL",
  ],
  [
    'a stake that counted too much',
    'wagering requirements have counted what their ended stakes come to, each once',
    'UPDATE wagering_stakes SET counted = counted + 1; UPDATE wagering_requirements t SET counted = counted + 1 WHERE counted > 0',
  ],
  [
    'a wagering requirement below the sum of its awards',
    'wagering requirements ask for what their awards add up to, and awards are what was given',
    'UPDATE wagering_requirements SET required = required - 1',
  ],
  [
    'a prize without an award',
    'claimed awards of cash were given once, to their player, and no others',
    minted('prize', 'promotions'),
  ],
  ['play money without a grant', 'play money was given by grants alone, each once', minted('grant', 'mint')],
  [
    'an award that is not counted in a budget',
    'promotions gave no more a day than their budget, and as much as is counted',
    `INSERT INTO promotion_settings (promotion, currency, version, active, budget, numbers, created_at) VALUES ('test', 'IDR', 1, true, 1000, '{}', 0)`,
  ],
  [
    'a bet paid too much',
    'every bet has exactly the transfers its status asks for',
    "UPDATE ledger_transfers SET amount = amount + 1 WHERE kind = 'profit'",
  ],
  [
    "a stake from another player's wallet",
    'every bet has exactly the transfers its status asks for',
    "UPDATE ledger_transfers SET debit_account = (SELECT min(a.id) FROM ledger_accounts a, bets b WHERE b.id = (SELECT min(id) FROM bets) AND a.kind = 'wallet' AND a.user_id <> b.user_id) WHERE kind = 'stake' AND bet_id = (SELECT min(id) FROM bets)",
  ],
  [
    'transfers of a bet that does not exist',
    'every bet has exactly the transfers its status asks for',
    'DELETE FROM bets WHERE id = (SELECT max(id) FROM bets)',
  ],
  [
    'a lost bet whose rate the target had reached',
    'bets ended as their round decided',
    "UPDATE bets SET effective_rate = 15500 WHERE status = 'lost'",
  ],
  [
    'a stake returned by a round that was not voided',
    'bets ended as their round decided',
    'UPDATE rounds SET interrupted = false',
  ],
  [
    'a bet paid at the rate of another pool',
    'bets on pools ended at the rate of their pool',
    "UPDATE bets SET pool = 'blue' WHERE pool = 'red'",
  ],
  [
    'a bet without a pool on a round of pools',
    'bets on pools ended at the rate of their pool',
    "UPDATE bets SET pool = NULL WHERE pool = 'blue'",
  ],
  [
    'a bet on a round that does not exist',
    'every bet is on a round, and none is open on a settled one',
    "UPDATE bets SET round_id = 77 WHERE status = 'placed'",
  ],
  [
    'an operation that moved nothing',
    'operations and transfers belong together',
    "INSERT INTO ledger_operations (scope, key, fingerprint, at) VALUES ('round:crash', 'x', '', 1)",
  ],
];

it.each(SUBTLE)('detects %s', async (_what, check, statements) => {
  expect(await findingsAfter(statements)).toContain(check);
});

it('reports the number of violations, and shows the first ten', async () => {
  await addPlayers(db, 8, 0n);
  const client = await db.pool.connect();
  await client.query("SET session_replication_role = 'replica'");
  await client.query("UPDATE ledger_accounts SET balance = balance + 1 WHERE kind = 'held'");
  const found = (await reconcile(db)).find((finding) => finding.check.startsWith('kept'));
  expect(found).toMatchObject({ count: 15 });
  expect(found?.examples).toHaveLength(10);
  expect(found?.examples[0]).toMatch(/^account \d+ holds \d+, its entries sum to \d+$/);
  await client.query("UPDATE ledger_accounts SET balance = balance - 1 WHERE kind = 'held'");
  client.release(true);
});
