import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withdrawCancel } from '../../../../contract/http/money/withdrawals.ts';
import {
  addHolder,
  codeOf,
  recharge,
  referenceOf,
  sendCallback,
  takeOut,
} from '../../../testing/payments/testPayments.ts';
import { TestHouse } from '../../../testing/testHouse.ts';
import { placeBet } from '../../ledger/bets/bets.ts';
import { openRound, queueRound } from '../../ledger/bets/rounds.ts';
import { reconcile } from '../../ledger/reconcile/reconcile.ts';

const PLAYERS = 6;
const GAME = 'storm';

/** Two houses on one database: both get callbacks and payouts. */
let house: TestHouse;
let twin: TestHouse;
beforeAll(async () => {
  const config = { payments: { paysAfter: 1, review: 300 } };
  house = await TestHouse.start({ config });
  twin = await TestHouse.start({ config, database: house.db });
});
afterAll(async () => {
  await twin.close();
  await house.close();
});

/** Runs everything that may happen to one player, all at once. Refusals are fine; errors and lost money are not. */
async function live(round: bigint): Promise<{ credited: bigint }> {
  const holder = await addHolder(house);
  const { token } = holder;
  const userId = BigInt(holder.userId);
  const orders = await Promise.all(
    ['qris', 'ewallet', 'transfer'].map((port, i) =>
      recharge(
        i % 2 ? twin : house,
        token,
        '200000000',
        port,
        { ewallet: 'DANA', transfer: 'BCA' }[port],
        'newUserDeposit',
      ),
    ),
  );
  let credited = 0n;
  const acts: Promise<unknown>[] = [];
  for (const { id } of orders) {
    const reference = await referenceOf(house, 'deposit_orders', id);
    const paid = { kind: 'paid', reference, payment: `own-${id}`, amount: 30_000_000n } as const;
    credited += 30_000_000n;
    for (const at of [house, twin, house]) acts.push(sendCallback(at, paid));
    acts.push(
      sendCallback(twin, { kind: 'expired', reference }),
      sendCallback(house, { kind: 'refused', reference }),
    );
  }
  for (let i = 0; i < 4; i++) {
    acts.push(
      placeBet(house.db, {
        key: `bet-${i % 2}`,
        userId,
        game: GAME,
        roundId: round,
        currency: 'IDR',
        amount: 1_000_000n,
        autoRate: null,
        effectiveRate: null,
      }).catch(() => {}),
      takeOut(i % 2 ? twin : house, holder, '10000000')
        .then(({ id }) => codeOf(twin, withdrawCancel, { token, input: { id } }))
        .catch(refusedOnly),
    );
  }
  for (const done of await Promise.all(acts))
    if (done instanceof Response) expect([200, 400]).toContain(done.status);
  return { credited };
}

function refusedOnly(error: unknown): void {
  if (!/answered 400/.test(String(error))) throw error;
}

it('keeps the books correct with concurrent deposits, withdrawals, cancels, bets and repeated or late callbacks', async () => {
  await queueRound(house.db, { game: GAME, roundId: 1n, secret: 's', commitment: 'c', public: {} });
  await openRound(house.db, { game: GAME, roundId: 1n, opensAt: 0, startsAt: 0 });
  const lives = await Promise.all(Array.from({ length: PLAYERS }, () => live(1n)));

  // The sandbox completes its remaining payments, payouts and callbacks by itself.
  await vi.waitFor(
    async () => {
      const { rows } = await house.db.pool.query(`SELECT
        (SELECT count(*) FROM sandbox_callbacks WHERE next_at IS NOT NULL)
        + (SELECT count(*) FROM sandbox_orders WHERE state = 'open')
        + (SELECT count(*) FROM withdrawals WHERE status IN ('review', 'sending')) AS left`);
      expect(rows).toEqual([{ left: 0n }]);
    },
    { timeout: 50_000, interval: 500 },
  );
  expect(await reconcile(house.db)).toEqual([]);

  const gifts = await house.db.pool.query(
    `SELECT sum(amount)::bigint AS given, count(*) AS times FROM awards
     WHERE promotion = 'newUserDeposit' AND state = 'claimed' GROUP BY user_id`,
  );
  expect(gifts.rows).toEqual(Array(PLAYERS).fill({ given: 20_000_000n, times: 1n }));
  const { rows } = await house.db.pool.query(
    'SELECT sum(credited)::bigint AS credited, sum(received)::bigint AS received FROM deposit_orders',
  );
  const credits = lives.reduce((all, { credited }) => all + credited, 0n);
  const payable = await house.db.pool.query('SELECT sum(payable)::bigint AS payable FROM deposit_orders');
  expect(rows).toEqual([
    { credited: credits + payable.rows[0].payable, received: credits + payable.rows[0].payable },
  ]);
}, 90_000);

it('ends each withdrawal once, whatever a gateway reports and how often', async () => {
  const holder = await addHolder(house);
  const { id } = await recharge(house, holder.token, '200000000');
  const reference = await referenceOf(house, 'deposit_orders', id);
  await sendCallback(house, { kind: 'paid', reference, payment: 'all', amount: 200_000_000n });
  const out = await takeOut(house, holder, '50000000');
  const payout = await referenceOf(house, 'withdrawals', out.id);
  await vi.waitFor(
    async () => {
      const { rows } = await house.db.pool.query('SELECT status FROM withdrawals WHERE id = $1', [out.id]);
      expect(['sending', 'paid']).toContain(rows[0].status);
    },
    { timeout: 15_000, interval: 100 },
  );
  const kinds = ['payoutPaid', 'payoutRefused'] as const;
  await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      sendCallback(i % 3 ? house : twin, { kind: kinds[i % 2]!, reference: payout }),
    ),
  );
  const { rows } = await house.db.pool.query(
    "SELECT count(*) FROM ledger_transfers WHERE order_id = $1 AND kind IN ('paid', 'returned')",
    [out.id],
  );
  expect(rows).toEqual([{ count: 1n }]);
  expect(await reconcile(house.db)).toEqual([]);
}, 60_000);
