import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { Metrics } from '../../../core/metrics.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { TestGateway } from '../../../testing/payments/testGateway.ts';
import {
  addPayout,
  addPayouts,
  QUICK,
  rowOf,
  type TestPayout,
  TestTill,
} from '../../../testing/payments/testPayouts.ts';
import { endWithdrawal } from '../../ledger/payments.ts';
import { reconcile } from '../../ledger/reconcile/reconcile.ts';
import { watchBacklog } from './payoutLeases.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 20 });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

/** Houses of one database, closed after each test to leave no work for the next one. */
const tills: TestTill[] = [];
function openTills(count: number, ...[gateway, times]: [TestGateway, Partial<typeof QUICK>?]): TestTill[] {
  const opened = Array.from({ length: count }, () => new TestTill(db, gateway, times));
  tills.push(...opened);
  for (const till of opened) till.open();
  return opened;
}
afterEach(async () => {
  const closed = tills.splice(0);
  await Promise.all(closed.map((till) => till.close()));
  expect(closed.flatMap((till) => till.failedTurns)).toEqual([]);
  await db.pool.query("UPDATE withdrawals SET parked_at = 1 WHERE status IN ('review', 'sending')");
});

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 10 });
const byHand = (id: bigint, end: string) => db.pool.query('SELECT payout_end_by_hand($1, $2)', [id, end]);
const statusOf = async (id: bigint) => (await rowOf(db, id)).status;
const allAre = (payouts: readonly { id: bigint }[], status: string) =>
  until(async () => {
    const { rows } = await db.pool.query('SELECT status FROM withdrawals WHERE id = ANY ($1)', [
      payouts.map(({ id }) => id),
    ]);
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set([status]));
  });

/** Checks that each payout was paid once, by one call at a time. */
function expectPaidOnce(gateway: TestGateway, payouts: readonly { reference: string }[]): void {
  expect(payouts.map(({ reference }) => gateway.paid.get(reference))).toEqual(payouts.map(() => 1));
  expect(gateway.atOnce).toBe(1);
}

describe('two houses and a gateway that does not deduplicate references', () => {
  it('pay each once when its calls take longer than many runs', async () => {
    const gateway = new TestGateway({ resend: 'never', manner: () => ({ takes: 120 }) });
    const payouts = await addPayouts(db, 30);
    openTills(2, gateway);
    await allAre(payouts, 'paid');
    expectPaidOnce(gateway, payouts);
    expect([...gateway.calls.values()]).toEqual(payouts.map(() => 1));
  });

  it('pay each once when it is unavailable for a while', async () => {
    const gateway = new TestGateway({ resend: 'never' });
    gateway.away = true;
    const payouts = await addPayouts(db, 12);
    openTills(2, gateway);
    await until(() => expect(gateway.requests).toBeGreaterThan(3 * payouts.length));
    gateway.away = false;
    await allAre(payouts, 'paid');
    expectPaidOnce(gateway, payouts);
  });

  it.each([
    ['after', 'always'],
    ['after', 'never'],
    ['hangs', 0],
    ['hangs', 'never'],
  ] as const)('send nothing again after a lost reply (%s, %s)', async (fails, resend) => {
    const gateway = new TestGateway({ resend, manner: () => ({ fails }) });
    const payouts = await addPayouts(db, 6);
    openTills(2, gateway);
    await allAre(payouts, 'paid');
    expectPaidOnce(gateway, payouts);
  });

  it.each([
    ['payoutPaid', 'payoutPaid'],
    ['payoutPaid', 'payoutRefused'],
  ] as const)(
    'keep the first end when it reports %s and then %s, before it replies',
    async (...callbacks) => {
      let first: TestTill | undefined;
      const gateway = new TestGateway({
        resend: 'never',
        manner: () => ({ callbacks }),
        onEvent: async (event) => first?.callbacks.take(gateway.name, event),
      });
      const payouts = await addPayouts(db, 6);
      [first] = openTills(2, gateway);
      await allAre(payouts, 'paid');
      expectPaidOnce(gateway, payouts);
    },
  );

  it('end payouts that were paid while the callback was lost, and return refused ones', async () => {
    const gateway = new TestGateway({ resend: 'never', manner: () => ({ ends: 'pending' }) });
    const [paid, refused] = (await addPayouts(db, 2)) as [TestPayout, TestPayout];
    openTills(2, gateway);
    await until(async () => expect((await rowOf(db, refused.id)).handed_over).toBe(true));
    await until(async () => expect((await rowOf(db, paid.id)).handed_over).toBe(true));
    gateway.end(paid.reference, 'paid');
    gateway.end(refused.reference, 'refused');
    await allAre([paid], 'paid');
    await allAre([refused], 'refused');
    expect([...gateway.calls.values()]).toEqual([1, 1]);
  });

  it('send again only what certainly did not arrive', async () => {
    const gateway = new TestGateway({
      resend: 250,
      // After its timeout of 200 ms it still arrives, 50 ms later; or never.
      manner: ({ reference }, times) =>
        times > 1 ? {} : reference === late.reference ? { takes: 250, late: true } : { fails: 'before' },
    });
    const [late, lost] = (await addPayouts(db, 2)) as [TestPayout, TestPayout];
    openTills(2, gateway);
    await allAre([late, lost], 'paid');
    expectPaidOnce(gateway, [late, lost]);
    expect([late, lost].map(({ reference }) => gateway.calls.get(reference))).toEqual([1, 2]);
  });

  it('park payouts of unknown state for the operator', async () => {
    const gateway = new TestGateway({
      resend: 'never',
      manner: (_payout, times) => (times > 1 ? {} : { fails: 'before' }),
    });
    const [one, two] = (await addPayouts(db, 2)) as [TestPayout, TestPayout];
    const opened = openTills(2, gateway);
    for (const { id } of [one, two])
      await until(async () => expect((await rowOf(db, id)).parked_at).not.toBeNull());
    const requested = gateway.requests;
    await sleep(3 * QUICK.longestPause);
    expect(gateway.requests).toBe(requested);
    expect(
      opened.flatMap(({ logLines }) => logLines).filter(({ msg }) => /waits for the operator/.test(msg)),
    ).toHaveLength(2);

    await db.pool.query('SELECT payout_send_again($1)', [one.id]);
    await byHand(two.id, 'refused');
    await allAre([one], 'paid');
    expect(await statusOf(two.id)).toBe('refused');
    expect([...gateway.calls.values()].toSorted()).toEqual([1, 2]);
    await expect(db.pool.query('SELECT payout_send_again($1)', [one.id])).rejects.toThrow(/parked/);
  });
});

describe('the right to send', () => {
  it('ends with the lease', async () => {
    const { id, reference } = await addPayout(db);
    const gateway = new TestGateway({ resend: 'never' });
    let slept = false;
    // The house is paused after its request was granted, longer than its lease: another one takes the payout.
    gateway.onRequest = async () => {
      if (slept) return;
      slept = true;
      await db.pool.query('UPDATE withdrawals SET leased_until = 0, next_attempt_at = 0 WHERE id = $1', [id]);
      await until(async () => expect(gateway.requests).toBeGreaterThan(1));
    };
    const opened = openTills(2, gateway);
    await allAre([{ id }], 'paid');
    expectPaidOnce(gateway, [{ reference }]);
    expect(gateway.calls.get(reference)).toBe(1);
    expect(opened.flatMap(({ logLines }) => logLines)).toEqual([]);
  });

  it('ends when the withdrawal ends meanwhile', async () => {
    const { id, reference } = await addPayout(db);
    const gateway = new TestGateway({ resend: 'always' });
    const [till] = openTills(1, gateway) as [TestTill];
    gateway.onRequest = () => till.callbacks.take(gateway.name, { kind: 'payoutRefused', reference });
    await allAre([{ id }], 'refused');
    await till.close();
    expect(gateway.calls.size).toBe(0);
    expect(till.logLines).toEqual([]);
  });

  it('keeps the operator from ending it by hand', async () => {
    const { id, reference } = await addPayout(db);
    const gateway = new TestGateway({ resend: 'always', manner: () => ({ ends: 'pending' }) });
    const park = () => db.pool.query('SELECT payout_park($1)', [id]);
    gateway.onRequest = async () => {
      await expect(byHand(id, 'refused')).rejects.toThrow(/in hand/);
      await expect(park()).rejects.toThrow(/just now/);
    };
    // The long timeout prevents the house from giving up the call on a slow machine.
    openTills(1, gateway, { call: 15_000, lease: 20_000 });
    await until(async () => expect((await rowOf(db, id)).handed_over).toBe(true));
    for (const end of ['paid', 'refused']) await expect(byHand(id, end)).rejects.toThrow(/may have it/);
    expect(gateway.calls.get(reference)).toBe(1);
    await until(park);
    await byHand(id, 'refused');
    expect(await statusOf(id)).toBe('refused');
  });

  it('goes to the gateway or back to its player when it is cancelled as its review ends', async () => {
    const gateway = new TestGateway({ resend: 'never', manner: () => ({ takes: 5 }) });
    const payouts = await addPayouts(db, 40);
    // The houses start with the first, the players with the last; somewhere they meet.
    openTills(2, gateway, { atOnce: 2 });
    for (const [i, { id }] of payouts.toReversed().entries()) {
      await until(() => expect(gateway.requests).toBeGreaterThanOrEqual(Math.min(i, 20)));
      const by = i % 2 ? endWithdrawal(db, id, 'cancelled') : byHand(id, 'refused');
      await by.catch((error) =>
        expect(error).toMatchObject({ message: expect.stringMatching(/sending|paid|gateway/) }),
      );
    }
    await until(async () => {
      const { rows } = await db.pool.query(
        "SELECT id FROM withdrawals WHERE status IN ('review', 'sending') AND id = ANY ($1)",
        [payouts.map(({ id }) => id)],
      );
      expect(rows).toEqual([]);
    });
    for (const { id, reference } of payouts)
      expect(gateway.paid.get(reference) ?? 0).toBe((await statusOf(id)) === 'paid' ? 1 : 0);
    expect(gateway.paid.size).toBeGreaterThan(0);
    expect(gateway.paid.size).toBeLessThan(payouts.length);
  });

  it('outlives a house that was killed in its call, and then passes to another', async () => {
    const gateway = new TestGateway({
      resend: 'never',
      manner: ({ reference }) => (reference === sent.reference ? { fails: 'hangs' } : {}),
    });
    const sent = await addPayout(db);
    const [dying] = openTills(1, gateway) as [TestTill];
    await until(() => expect(gateway.paid.get(sent.reference)).toBe(1));
    await dying.kill();
    openTills(1, gateway);
    await allAre([sent], 'paid');
    expectPaidOnce(gateway, [sent]);
  });

  it('is given up by a house that shuts down, with the call', async () => {
    const payout = await addPayout(db);
    const gateway = new TestGateway({
      resend: 0,
      manner: (_payout, times) => ({ takes: times > 1 ? 0 : 5_000 }),
    });
    const [closing] = openTills(1, gateway, { call: 4_000, lease: 8_000 }) as [TestTill];
    await until(() => expect(gateway.calls.size).toBe(1));
    await closing.close();
    expect(await rowOf(db, payout.id)).toMatchObject({ lease: null, last_error: 'the house closes' });
    await db.pool.query('UPDATE withdrawals SET next_attempt_at = 0 WHERE id = $1', [payout.id]);
    await closing.payouts.run();
    expect(await rowOf(db, payout.id)).toMatchObject({ lease: null, status: 'sending' });
  });

  it('is not granted before the review is over, whatever else the row contains', async () => {
    const gateway = new TestGateway({ resend: 'always' });
    const early = await addPayout(db, { reviewUntil: Date.now() + 60_000 });
    await db.pool.query('UPDATE withdrawals SET next_attempt_at = 0 WHERE id = $1', [early.id]);
    const due = await addPayout(db);
    openTills(1, gateway);
    await allAre([due], 'paid');
    expect(await statusOf(early.id)).toBe('review');
  });

  it('is enforced by the database', async () => {
    const { id } = await addPayout(db, { reviewUntil: Date.now() + 60_000 });
    const { id: other } = await addPayout(db);
    const set = (what: string, of = other) =>
      db.pool.query(`UPDATE withdrawals SET ${what} WHERE id = ${of}`);
    const late = 'leased_until = now_ms() + 60000';
    await expect(set("status = 'sending'")).rejects.toThrow(/by a lease/);
    await expect(set(`status = 'sending', lease = 'a', ${late}`, id)).rejects.toThrow(/its time/);
    await expect(set(`lease = 'a', ${late}`)).rejects.toThrow(/one house/);
    await expect(set('sent_at = 1')).rejects.toThrow(/in hand/);
    await set(`status = 'sending', lease = 'a', ${late}`);
    await expect(set("lease = 'b'")).rejects.toThrow(/one house/);
    await expect(set("lease = 'b', sent_at = 1")).rejects.toThrow(/one house/);
    await set('sent_at = now_ms()');
    await expect(set('sent_at = NULL')).rejects.toThrow(/in hand/);
    await set('leased_until = 0');
    await expect(set('sent_at = now_ms()')).rejects.toThrow(/in hand/);
    await expect(set('sent_at = NULL')).rejects.toThrow(/in hand/);
    await endWithdrawal(db, other, 'refused');
    await expect(set(`lease = 'c', ${late}`)).rejects.toThrow(/one house/);
  });
});

const FIRST_MS = 40;
it('fifty payouts that always fail, some slowly, delay no other and are reported to the operator', async () => {
  const poisoned = await addPayouts(db, 50);
  const healthy = await addPayouts(db, 20);
  const bad = new Map(poisoned.map(({ reference }, i) => [reference, i % 5 === 0]));
  const gateway = new TestGateway({
    resend: 'always',
    manner: ({ reference }) => {
      const slow = bad.get(reference);
      return slow === undefined ? {} : { takes: slow ? 10_000 : 0, fails: 'before' };
    },
  });
  const opened = performance.now();
  const [till] = openTills(1, gateway, { firstPause: FIRST_MS, longestPause: 60_000 }) as [TestTill];
  await allAre(healthy, 'paid');
  expectPaidOnce(gateway, healthy);
  await until(() => {
    const warnings = till.logLines.filter(({ msg }) => /again and again/.test(msg));
    expect(new Set(warnings.map(({ withdrawal }) => withdrawal)).size).toBe(50);
  });
  // The number of attempts matches pauses that double every time.
  for (const { id } of poisoned) {
    const { attempts } = await rowOf(db, id);
    expect(FIRST_MS * (2 ** (attempts - 1) - 1)).toBeLessThanOrEqual(performance.now() - opened);
  }
  const metrics = new Metrics();
  watchBacklog(metrics, db);
  const text = await metrics.registry.metrics();
  expect(text).toMatch(/^kilat_payouts\{state="failing"\} 50$/m);
  expect(text).toMatch(/^kilat_payouts\{state="waiting"\} 0$/m);
  expect(text).toMatch(/^kilat_payouts_oldest_seconds\{state="failing"\} [1-9]/m);
}, 60_000);

it('a lease shorter than a call is refused', () => {
  const gateway = new TestGateway({ resend: 'always' });
  expect(() => new TestTill(db, gateway, { lease: 300 })).toThrow(/outlast/);
});
