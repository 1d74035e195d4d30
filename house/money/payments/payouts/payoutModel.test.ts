import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { timesOf } from '../../../../tests/longRun.ts';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { type Manner, TestGateway } from '../../../testing/payments/testGateway.ts';
import { addPayout, rowOf, type TestPayout, TestTill } from '../../../testing/payments/testPayouts.ts';
import { endWithdrawal } from '../../ledger/payments.ts';
import { reconcile } from '../../ledger/reconcile/reconcile.ts';
import type { GatewayEvent, Resend } from '../gateway.ts';

/** Gateways keep their guarantees (docs/payments.md): the maximum delay of a call's arrival is one of them. */
const LATEST_MS = 300;
/** With the overhead of a call, a little over the test houses' timeout of 200 ms. */
const LONGEST_MS = 260;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase({ max: 20 });
});
afterAll(() => db.close());

const kind = fc.constantFrom('payoutPaid' as const, 'payoutRefused' as const);
const manner = fc.record({
  takes: fc.integer({ min: 0, max: LONGEST_MS }),
  late: fc.boolean(),
  fails: fc.option(fc.constantFrom('before' as const, 'after' as const, 'hangs' as const), {
    nil: undefined,
  }),
  ends: fc.constantFrom('paid' as const, 'paid' as const, 'refused' as const, 'pending' as const),
  /** Number of callbacks about the end. */
  callbacks: fc.integer({ min: 0, max: 2 }),
});
const payout = fc.record({
  /** Behaviour of each call; further ones succeed. */
  calls: fc.array(manner, { minLength: 1, maxLength: 3 }),
  /** When the player cancels it, ms after the houses open; null: never. */
  cancelled: fc.option(fc.integer({ min: 0, max: 200 })),
  endsPending: kind,
});
type Script = typeof payout extends fc.Arbitrary<infer T> ? T : never;

const plan = fc.record({
  resend: fc.constantFrom<Resend>('always', 'never', LATEST_MS),
  payouts: fc.array(payout, { minLength: 10, maxLength: 16 }),
  /** When a house is killed and replaced by another. */
  deaths: fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 2 }),
  away: fc.option(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 })), {
    nil: undefined,
  }),
});
type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

/** Runs a plan to its end; an operator who checks with the provider decides parked payouts. */
async function play({ resend, payouts: scripts, deaths, away }: Plan) {
  const payouts = await Promise.all(scripts.map(() => addPayout(db)));
  const scriptOf = new Map(payouts.map(({ reference }, i) => [reference, scripts[i]!]));
  const tills: TestTill[] = [];
  let received = 0;
  // Callbacks reach any house; refused or lost ones are not repeated.
  const deliver = async (event: GatewayEvent) => {
    received += 1;
    await tills[received % tills.length]?.callbacks.take(gateway.name, event).catch(() => {});
  };
  const gateway = new TestGateway({
    resend,
    dedupes: resend === 'always',
    onEvent: deliver,
    manner: ({ reference }, times) => mannerOf(scriptOf.get(reference)!, times),
  });
  const open = () => {
    const till = new TestTill(db, gateway, { atOnce: 3 });
    tills.push(till);
    till.open();
  };
  open();
  open();
  const cancels = payouts.map(async ({ id }, i) => {
    const at = scripts[i]!.cancelled;
    if (at === null) return;
    await sleep(at);
    await endWithdrawal(db, id, 'cancelled').catch(() => {});
  });
  const dying = deaths.map(async (at, i) => {
    await sleep(at);
    await tills[i]?.kill();
    open();
  });
  const leaving = async () => {
    if (!away) return;
    await sleep(away[0]);
    gateway.away = true;
    await sleep(away[1]);
    gateway.away = false;
  };
  await Promise.all([...cancels, ...dying, leaving()]);
  await vi.waitFor(() => settle(gateway, payouts, scriptOf), { timeout: 20_000, interval: 20 });
  await Promise.all(tills.map((till) => till.close()));
  // By now, every late call has arrived.
  await sleep(LATEST_MS);
  return { gateway, payouts };
}

function mannerOf({ calls }: Script, times: number): Manner {
  const call = calls[times - 1];
  if (!call) return {};
  const { callbacks, fails, ends, ...rest } = call;
  const expected = Array(callbacks).fill(ends === 'refused' ? 'payoutRefused' : 'payoutPaid');
  return { ...rest, ends, callbacks: ends === 'pending' ? [] : expected, ...(fails && { fails }) };
}

/** Ends waiting payouts at the gateway, and parked ones by hand. @throws while one is in progress */
async function settle(
  gateway: TestGateway,
  payouts: TestPayout[],
  scripts: Map<string, Script>,
): Promise<void> {
  const open: string[] = [];
  for (const { id, reference } of payouts) {
    const { status, parked_at } = await rowOf(db, id);
    if (status !== 'review' && status !== 'sending') continue;
    open.push(reference);
    const known = gateway.stateOf(reference);
    if (known === 'pending')
      gateway.end(reference, scripts.get(reference)?.endsPending === 'payoutPaid' ? 'paid' : 'refused');
    if (parked_at === null) continue;
    if (known === 'unknown') await db.pool.query('SELECT payout_send_again($1)', [id]);
    else if (known !== 'pending') await db.pool.query('SELECT payout_end_by_hand($1, $2)', [id, known]);
  }
  expect(open).toEqual([]);
}

it('pays each payout once or returns it, with any timing of gateway, houses and players', async () => {
  const seen = { paid: 0, refused: 0, cancelled: 0, again: 0 };
  await fc.assert(
    fc.asyncProperty(plan, async (planned) => {
      const { gateway, payouts } = await play(planned);
      for (const { id, reference } of payouts) {
        const { status } = await rowOf(db, id);
        const paid = gateway.paid.get(reference) ?? 0;
        expect([status, paid]).toEqual([status, status === 'paid' ? 1 : 0]);
        if (status === 'cancelled') expect(gateway.calls.get(reference)).toBeUndefined();
        seen[status as 'paid' | 'refused' | 'cancelled'] += 1;
        if ((gateway.calls.get(reference) ?? 0) > 1) seen.again += 1;
      }
      expect(await reconcile(db)).toEqual([]);
    }),
    {
      numRuns: timesOf({ short: 4, long: 100 }),
      interruptAfterTimeLimit: timesOf({ short: 45_000, long: 600_000 }),
    },
  );
  // Ensures coverage: each end occurred, and payouts that were sent again.
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
}, 90_000);
