import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { addPlayer } from '../../testing/ledger/testLedger.ts';
import { addDeposit, reportPaid } from '../../testing/ledger/testOrders.ts';
import { TestGateway } from '../../testing/payments/testGateway.ts';
import { chargeBack } from '../ledger/payments.ts';
import { reconcile } from '../ledger/reconcile/reconcile.ts';
import type { GatewayMovement } from './gateway.ts';
import { Statements } from './statements.ts';

const CHECK = "what moved over clearing is what gateways' statements say, to the coin";

let db: Database;
let now = Date.now();
const clock = { now: () => now } as Clock;
const gateway = new TestGateway({ resend: 'always' });
const read = () => new Statements({ db, clock, market: MARKETS.id, gateway }).run();

/** The findings of reconcile about statements only. */
async function differences(): Promise<string[]> {
  const findings = await reconcile(db);
  expect(findings.map(({ check }) => check).filter((check) => check !== CHECK)).toEqual([]);
  return findings.flatMap(({ examples }) => examples);
}

/** Replaces yesterday's statement with these lines, and reads it and those of the next two days. */
async function again(movements: GatewayMovement[]): Promise<string[]> {
  await db.pool.query('DELETE FROM gateway_movements; DELETE FROM gateway_statements');
  gateway.movements = movements;
  for (const days of [0, 2]) {
    now = Date.now() + days * DAY_MS;
    await read();
  }
  return differences();
}

let reference: string;
let lines: GatewayMovement[];
beforeAll(async () => {
  db = await createTestDatabase();
  const userId = await addPlayer(db, 0n);
  const orderId = await addDeposit(db, userId, { amount: 100_000n, fee: 100n });
  await reportPaid(db, { orderId, ref: 'P1', amount: 100_100n, fee: 700n });
  await chargeBack(db, { orderId, ref: 'C1', payment: 'P1', amount: 100_100n, fee: 50n });
  const { rows } = await db.pool.query('SELECT reference FROM deposit_orders WHERE id = $1', [orderId]);
  reference = rows[0].reference;
  const line = (kind: GatewayMovement['kind'], name: string, amount: bigint) => ({
    reference,
    kind,
    name,
    amount,
    at: Date.now(),
  });
  lines = [
    line('payment', 'P1', 100_100n),
    line('fee', 'P1', -700n),
    line('chargeback', 'C1', -100_100n),
    line('fee', 'chargeback:C1', -50n),
  ];
});
afterAll(() => db.close());

describe('statements', () => {
  it('are read once per day, by any house, in the order of days', async () => {
    gateway.movements = [];
    await Promise.all([read(), read(), read()]);
    const days = 'SELECT starts_at, ends_at FROM gateway_statements ORDER BY ends_at';
    expect((await db.pool.query(days)).rows).toHaveLength(1);
    now += 3 * DAY_MS;
    await read();
    const { rows } = await db.pool.query<{ starts_at: bigint; ends_at: bigint }>(days);
    expect(rows).toHaveLength(4);
    for (const [i, row] of rows.entries()) if (i > 0) expect(row.starts_at).toBe(rows[i - 1]?.ends_at);
  });

  it('that are not final are fetched again', async () => {
    const statement = vi.spyOn(gateway, 'statement').mockResolvedValueOnce(null as never);
    now += DAY_MS;
    await read();
    const count = 'SELECT count(*) FROM gateway_statements';
    expect((await db.pool.query(count)).rows).toEqual([{ count: 4n }]);
    await read();
    expect((await db.pool.query(count)).rows).toEqual([{ count: 5n }]);
    statement.mockRestore();
  });

  it('agree with the books to the coin', async () => {
    expect(await again(lines)).toEqual([]);
  });

  it('with a missing line, an extra line, or another amount are found, with the order', async () => {
    for (const [i, { kind, name, amount }] of lines.entries()) {
      expect(await again(lines.toSpliced(i, 1))).toEqual([
        `${reference}, ${kind} ${name}: the statement says 0, moved are ${amount}`,
      ]);
      const other = amount + 1n;
      expect(await again(lines.with(i, { ...(lines[i] as GatewayMovement), amount: other }))).toEqual([
        `${reference}, ${kind} ${name}: the statement says ${other}, moved are ${amount}`,
      ]);
    }
    const more = { reference, kind: 'payment', name: 'P2', amount: 5n, at: Date.now() } as const;
    expect(await again([...lines, more])).toEqual([
      `${reference}, payment P2: the statement says 5, moved are 0`,
    ]);
  });

  it('are not compared with later movements', async () => {
    await again(lines);
    await db.pool.query('DELETE FROM gateway_statements WHERE ends_at > $1', [Date.now()]);
    const orderId = await addDeposit(db, await addPlayer(db, 0n), { amount: 900n });
    await reportPaid(db, { orderId, ref: 'P9', amount: 900n });
    expect(await differences()).toEqual([]);
  });
});
