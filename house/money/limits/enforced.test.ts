import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../../contract/errors.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { dayOf, weekOf } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { addPlayer, addRound, bet, fly, GAME } from '../../testing/ledger/testLedger.ts';
import { payBet } from '../ledger/bets/bets.ts';
import { reconcile } from '../ledger/reconcile/reconcile.ts';
import { depositOrders } from '../payments/tables.ts';
import { PlayerLimitsService } from './limits.ts';
import { mayDeposit } from './rules.ts';

let db: Database;
let limits: PlayerLimitsService;
beforeAll(async () => {
  db = await createTestDatabase();
  const clock = { now: () => Date.now() } as Clock;
  limits = new PlayerLimitsService({ db, clock, market: MARKETS.id });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const codeOf = (error: unknown) => {
  if (error instanceof Refusal) return error.code;
  throw error;
};

async function tryBet(userId: bigint, amount: bigint): Promise<'placed' | number> {
  const round = await addRound(db);
  return bet(db, userId, round, { amount, effectiveRate: null }).then(() => 'placed' as const, codeOf);
}

async function win(userId: bigint, amount: bigint): Promise<void> {
  const round = await addRound(db);
  await bet(db, userId, round, { amount, effectiveRate: null });
  await fly(db, round);
  await payBet(db, { key: `pay-${round}`, userId, game: GAME, roundId: round, rate: 30_000n });
}

/** Simulates a day passing for a player's limits. */
const passDay = (userId: bigint) =>
  db.pool.query('UPDATE player_limits SET next_at = next_at - 86400000 WHERE user_id = $1', [userId]);

describe('a loss limit', () => {
  it('is enforced for every sequence of bets, wins, changes and days', async () => {
    const kind = fc.constantFrom('lossDay' as const, 'lossWeek' as const, 'lossMonth' as const);
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.record({ do: fc.constant('bet' as const), amount: fc.bigInt(1n, 400n) }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('win' as const), amount: fc.bigInt(1n, 50n) }) },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant('set' as const),
          kind,
          amount: fc.option(fc.bigInt(0n, 1_000n)),
        }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('day' as const) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18, size: 'max' }), async (steps) => {
        const userId = await addPlayer(db, 100_000n);
        let lost = 0n;
        const set = new Map<string, { now: bigint | null; next: bigint | null | undefined }>();
        const room = () =>
          [...set.values()].reduce<bigint | null>((least, { now }) => {
            const left = now === null ? null : now - lost;
            return left === null || (least !== null && least < left) ? least : left;
          }, null);
        for (const one of steps) {
          const left = room();
          if (one.do === 'bet') {
            const fits = left === null || one.amount <= left;
            expect(await tryBet(userId, one.amount)).toBe(fits ? 'placed' : 711);
            if (fits) lost += one.amount;
          } else if (one.do === 'win') {
            if (left !== null && one.amount > left) continue;
            await win(userId, one.amount);
            lost -= 2n * one.amount;
          } else if (one.do === 'set') {
            await limits.change(userId, { kind: one.kind, amount: one.amount?.toString() ?? null });
            const now = set.get(one.kind)?.now ?? null;
            const looser = now !== null && (one.amount === null || one.amount > now);
            set.set(one.kind, looser ? { now, next: one.amount } : { now: one.amount, next: undefined });
          } else {
            await passDay(userId);
            for (const [kind, { next }] of set)
              if (next !== undefined) set.set(kind, { now: next, next: undefined });
          }
        }
        const { limits: shown } = await limits.of(userId);
        for (const { kind, amount, used } of shown.filter(({ kind }) => kind.startsWith('loss')))
          expect([kind, amount, used]).toEqual([
            kind,
            set.get(kind)?.now?.toString() ?? null,
            lost.toString(),
          ]);
      }),
      { numRuns: 12, interruptAfterTimeLimit: 15_000 },
    );
  });

  it('is never exceeded by concurrent bets', async () => {
    const userId = await addPlayer(db, 100_000n);
    await limits.change(userId, { kind: 'lossDay', amount: '500' });
    const answers = await Promise.all(Array.from({ length: 9 }, () => tryBet(userId, 100n)));
    expect(answers.filter((answer) => answer === 'placed')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 711)).toHaveLength(4);
  });
});

describe('the loss since a time', () => {
  it('equals the sum of the journal, from any time on', async () => {
    const userId = await addPlayer(db, 100_000n);
    for (let i = 0; i < 4; i++) {
      await tryBet(userId, 70n);
      await win(userId, 30n);
    }
    const { rows } = await db.pool.query<{ same: boolean }>(
      `SELECT player_loss($1, 'IDR', m.at) = (SELECT coalesce(-sum(p.amount), 0) FROM ledger_postings p
          WHERE p.account_id = w.id AND p.kind IN ('stake', 'release', 'profit') AND p.at >= m.at) AS same
       FROM ledger_accounts w, LATERAL (SELECT DISTINCT p.at + d AS at FROM ledger_postings p, generate_series(-1, 1) d
          WHERE p.account_id = w.id) m WHERE w.user_id = $1 AND w.kind = 'wallet'`,
      [userId],
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.every(({ same }) => same)).toBe(true);
  });
});

describe('the periods', () => {
  it("are the market's days, weeks and months", async () => {
    const zone = fc.constantFrom('Asia/Jakarta', 'America/Mexico_City');
    const at = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });
    await fc.assert(
      fc.asyncProperty(zone, at, async (timeZone, now) => {
        const { rows } = await db.pool.query(
          `SELECT period_start(s, $1, $2)::float8 AS start, period_end(s, $1, $2)::float8 AS end
           FROM unnest(ARRAY['day', 'week', 'month']) s`,
          [timeZone, now],
        );
        const { start, end } = weekOf(now, timeZone);
        expect(rows.slice(0, 2)).toEqual([dayOf(now, timeZone), { start, end }]);
        const dayAt = (at: number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
        expect(dayAt(rows[2].start)).toBe(`${dayAt(now).slice(0, 7)}-01`);
        expect(dayAt(rows[2].end - 1).slice(0, 7)).toBe(dayAt(now).slice(0, 7));
        expect(dayAt(rows[2].end).slice(8)).toBe('01');
      }),
      { numRuns: 60 },
    );
  });
});

describe('a time-out or self-exclusion', () => {
  it('refuses bets and deposits once its request is answered, however many are in progress', async () => {
    const userId = await addPlayer(db, 100_000n);
    let over = false;
    const late: unknown[] = [];
    const betting = Array.from({ length: 4 }, async () => {
      for (let i = 0; i < 4; i++) {
        const began = over;
        const answer = await tryBet(userId, 1n);
        if (began) late.push(answer);
      }
    });
    await limits.takeBreak(userId, { kind: 'timeout', hours: 24 });
    over = true;
    await Promise.all(betting);
    expect(await tryBet(userId, 1n)).toBe(7030);
    expect(late.every((answer) => answer === 7030)).toBe(true);
    expect(await deposit(userId, 1n)).toBe(7030);
  });

  it('can be extended and never shortened, even by a statement', async () => {
    const userId = await addPlayer(db, 0n);
    await limits.takeBreak(userId, { kind: 'exclusion', days: 180 });
    const shorter = limits.takeBreak(userId, { kind: 'timeout', hours: 24 });
    expect(await shorter.catch(codeOf)).toBe(3);
    const tampering = db.pool.query('UPDATE player_guards SET break_until = 1 WHERE user_id = $1', [userId]);
    await expect(tampering).rejects.toThrow('not made shorter');
    await expect(db.pool.query('DELETE FROM player_guards WHERE user_id = $1', [userId])).rejects.toThrow();
    const forEver = await limits.takeBreak(userId, { kind: 'exclusion', days: 0 });
    expect(forEver.break).toEqual({ kind: 'exclusion', until: null });
  });
});

describe('a deposit limit', () => {
  it('applies the lowest of day, week and month', async () => {
    const userId = await addPlayer(db, 0n);
    expect(await deposit(userId, 10_000n)).toBe('allowed');
    await limits.change(userId, { kind: 'depositDay', amount: '500' });
    await limits.change(userId, { kind: 'depositMonth', amount: '300' });
    expect([await deposit(userId, 300n), await deposit(userId, 301n)]).toEqual(['allowed', 7026]);
    await limits.change(userId, { kind: 'depositMonth', amount: null });
    expect(await deposit(userId, 301n)).toBe(7026);
    await passDay(userId);
    expect([await deposit(userId, 500n), await deposit(userId, 501n)]).toEqual(['allowed', 7026]);
  });

  it('counts open orders, and gives the same capacity to one of many concurrent ones', async () => {
    const userId = await addPlayer(db, 0n);
    await limits.change(userId, { kind: 'depositWeek', amount: '1000' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) => deposit(userId, 400n, `order-${i}`)),
    );
    expect(answers.filter((answer) => answer === 'allowed')).toHaveLength(2);
    const { limits: shown } = await limits.of(userId);
    expect(shown.find(({ kind }) => kind === 'depositWeek')?.used).toBe('800');
  });
});

/** Checks whether a deposit is allowed; with a key, creates its order in the same transaction. */
async function deposit(userId: bigint, amount: bigint, key?: string): Promise<'allowed' | number> {
  return db.orm
    .transaction(async (tx) => {
      await mayDeposit(tx, userId, amount);
      if (key === undefined) return;
      await tx.insert(depositOrders).values({
        userId,
        currency: 'IDR',
        port: 'qris',
        amount,
        fee: 0n,
        payable: amount,
        key,
        reference: `${userId}-${key}`,
        createdAt: Date.now(),
        expiresAt: Date.now() + 60_000,
      });
    })
    .then(() => 'allowed' as const, codeOf);
}
