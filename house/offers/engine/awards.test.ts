import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../core/db/database.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { addPlayer } from '../../testing/ledger/testLedger.ts';
import { Awards, type Promised } from './awards.ts';
import { waitingOf } from './live.ts';
import { promiseMany } from './promiseMany.ts';
import { sweepAwards } from './sweep.ts';

const HOUR = 3_600_000;
const CASH: Omit<Promised, 'oncePerPerson'> = {
  promotion: 'test',
  awardKey: 'once',
  kind: 'cash',
  amount: 700n,
  version: 1,
};

let db: Database;
let awards: Awards;
let userId: bigint;
const balanceChanged = vi.fn(async () => {});
const bus = { publish: vi.fn() };

beforeAll(async () => {
  db = await createTestDatabase({ max: 12 });
  awards = new Awards({ db, clock: { now: () => Date.now() }, bus: bus as never, balanceChanged });
});
beforeEach(async () => {
  userId = await addPlayer(db, 0n);
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const promise = async (more: Partial<Promised> = {}) => {
  const [row] = await awards.promise(db.orm, [{ ...CASH, ...more, userId, currency: 'IDR' }]);
  return row!;
};
const codeOf = (work: Promise<unknown>): Promise<number | null> =>
  work.then(
    () => null,
    (error) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  );
const wallet = async () => (await walletsOf(db, [userId])).get(userId);
/** Sets a time-out until then, even if it shortens the current one. */
const onBreak = (until: number) =>
  db.pool.query(`BEGIN; SET LOCAL session_replication_role = 'replica';
    INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES (${userId}, 'Asia/Jakarta', 'timeout', ${until})
      ON CONFLICT (user_id) DO UPDATE SET break_until = excluded.break_until; COMMIT`);
/** Simulates `ms` of elapsed time since the award was promised. */
const wait = (id: bigint, ms: number) =>
  db.pool.query(`BEGIN; SET LOCAL session_replication_role = 'replica';
    UPDATE awards SET claimable_at = claimable_at - ${ms}, expires_at = expires_at - ${ms} WHERE id = ${id}; COMMIT`);

describe('an award', () => {
  it('is promised once per award key, and given once in many concurrent claims', async () => {
    const rows = await Promise.all(
      Array.from({ length: 8 }, () => awards.promise(db.orm, [{ ...CASH, userId, currency: 'IDR' }])),
    );
    const [award] = rows.flat();
    expect(rows.flat()).toHaveLength(1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => codeOf(awards.claim(award!, `key-${i}`))),
    );
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === ErrorCode.awardClaimed)).toHaveLength(19);
    expect(await wallet()).toMatchObject({ balance: 700n, bonus: 0n });
    const key = `key-${answers.indexOf(null)}`;
    expect(await awards.claim(award!, key)).toMatchObject({ balance: '700', award: { state: 'claimed' } });
    expect((await wallet())?.balance).toBe(700n);
  });

  it('with a wagering requirement goes to the bonus account', async () => {
    await awards.claim(await promise({ multiple: 3 }), 'k');
    expect(await wallet()).toMatchObject({ balance: 700n, bonus: 700n });
    const { rows } = await db.pool.query('SELECT required FROM wagering_requirements WHERE user_id = $1', [
      userId,
    ]);
    expect(rows).toEqual([{ required: 2_100n }]);
  });

  it('is refused before its time, after it, when void, during a time-out, to others, and without a key', async () => {
    const now = Date.now();
    const later = await promise({ awardKey: 'later', claimableAt: now + HOUR });
    await expect(awards.claim(later, 'k')).rejects.toMatchObject({
      code: ErrorCode.notClaimableYet,
      until: now + HOUR,
    });
    const late = await promise({ awardKey: 'late', expiresAt: now + HOUR });
    await wait(late.id, 2 * HOUR);
    expect(await codeOf(awards.claim(late, 'k'))).toBe(ErrorCode.awardExpired);
    const voided = await promise({ awardKey: 'void' });
    const { rows } = await db.pool.query('SELECT award_void($1, $2) AS done', [voided.id, 'sameDevice']);
    expect(rows[0].done).toBe(true);
    expect(await codeOf(awards.claim(voided, 'k'))).toBe(ErrorCode.notForPlayer);
    const own = await promise();
    expect(await codeOf(awards.claim(own, null))).toBe(ErrorCode.badParameter);
    const other = await addPlayer(db, 0n);
    expect(await codeOf(awards.claim({ ...own, userId: other }, 'k'))).toBe(ErrorCode.notFound);
    await onBreak(now + HOUR);
    expect(await codeOf(awards.claim(own, 'k'))).toBe(ErrorCode.onBreak);
    expect((await wallet())?.balance).toBe(0n);
  });

  it('expires after its date, waits for the end of a time-out, and is then given without wagering', async () => {
    const soon = Date.now() + HOUR;
    const plain = await promise({ awardKey: 'plain', expiresAt: soon });
    await wait(plain.id, 2 * HOUR);
    await awards.expire(10);
    expect((await awards.find(userId, 'test', 'plain'))?.state).toBe('expired');

    const retained = await promise({ awardKey: 'kept', multiple: 5, expiresAt: soon });
    await wait(retained.id, 2 * HOUR);
    await onBreak(Date.now() + HOUR);
    await awards.expire(10);
    expect((await awards.find(userId, 'test', 'kept'))?.state).toBe('open');
    await onBreak(Date.now() - 1);
    await awards.expire(10);
    expect((await awards.find(userId, 'test', 'kept'))?.state).toBe('open');
    await awards.giveAfterBreaks(10);
    expect(await awards.find(userId, 'test', 'kept')).toMatchObject({ state: 'claimed', multiple: 0 });
    expect(await wallet()).toMatchObject({ balance: 700n, bonus: 0n });
  });

  it('does not count as waiting during its player’s time-out, and does after it', async () => {
    await promise();
    // Awards promised just now are claimable from then on.
    const now = Date.now();
    const waiting = async () => (await waitingOf({ db, clock: { now: () => now } }, [userId])).get(userId);
    expect(await waiting()).toEqual({ claimable: 1, nextAt: null });
    await onBreak(now + HOUR);
    expect(await waiting()).toEqual({ claimable: 0, nextAt: now + HOUR });
    await onBreak(now - 1);
    expect(await waiting()).toEqual({ claimable: 1, nextAt: null });
  });

  it('is promised to many with few statements, once, and expires with many', async () => {
    const players = await Promise.all(Array.from({ length: 30 }, () => addPlayer(db, 0n)));
    const expiresAt = Date.now() + HOUR;
    const promised = players.map((id) => ({
      ...CASH,
      awardKey: 'many',
      expiresAt,
      userId: id,
      currency: 'IDR',
    }));
    const parts = { db, clock: { now: () => Date.now() } };
    expect(await promiseMany(parts, promised.slice(0, 20))).toBe(20);
    expect(await promiseMany(parts, promised)).toBe(10);
    expect(await awards.find(players[29]!, 'test', 'many')).toMatchObject({
      ...{ state: 'open', amount: 700n, detail: {}, multiple: 0, wageringDays: 30, expiresAt, version: 1 },
    });
    for (const id of players) await wait((await awards.find(id, 'test', 'many'))!.id, 2 * HOUR);
    bus.publish.mockClear();
    expect(await awards.expire(20)).toBe(20);
    expect(bus.publish).not.toHaveBeenCalled();
    expect(await awards.expire(20)).toBe(10);
    expect(bus.publish).toHaveBeenCalledTimes(10);
    const states = await Promise.all(players.map((id) => awards.find(id, 'test', 'many')));
    expect(new Set(states.map((one) => one?.state))).toEqual(new Set(['expired']));
  });

  it('is not given beyond the daily budget, whoever claims concurrently', async () => {
    await db.pool.query(`INSERT INTO promotion_settings (promotion, currency, version, active, budget, numbers, created_at)
      VALUES ('tight', 'IDR', 1, true, 2500, '{}', 0) ON CONFLICT DO NOTHING`);
    const players = await Promise.all(Array.from({ length: 6 }, () => addPlayer(db, 0n)));
    const rows = await awards.promise(
      db.orm,
      players.map((id) => ({ ...CASH, promotion: 'tight', userId: id, currency: 'IDR' })),
    );
    const codes = await Promise.all(rows.map((row) => codeOf(awards.claim(row, 'k'))));
    expect(codes.toSorted()).toEqual([1028, 1028, 1028, null, null, null].toSorted());
  });

  it('is given after a time-out once a day’s budget allows it, and delays no other until then', async () => {
    await db.pool.query(`INSERT INTO promotion_settings (promotion, currency, version, active, budget, numbers, created_at)
      VALUES ('spent', 'IDR', 1, true, 700, '{}', 0)`);
    const soon = Date.now() + HOUR;
    await awards.claim(await promise({ promotion: 'spent', awardKey: 'first' }), 'k');
    const retained = await promise({ promotion: 'spent', awardKey: 'kept', expiresAt: soon });
    await wait(retained.id, 3 * HOUR);
    await onBreak(Date.now() - HOUR);
    const other = await addPlayer(db, 0n);
    const [later] = await awards.promise(db.orm, [
      { ...CASH, userId: other, currency: 'IDR', expiresAt: soon },
    ]);
    await wait(later!.id, 2 * HOUR);
    // One at a time: those that must wait are skipped.
    await sweepAwards(awards, 1);
    expect((await awards.find(other, 'test', 'once'))?.state).toBe('expired');
    expect((await awards.find(userId, 'spent', 'kept'))?.state).toBe('open');
    await db.pool.query(`INSERT INTO promotion_settings (promotion, currency, version, active, budget, numbers, created_at)
      VALUES ('spent', 'IDR', 2, true, 1400, '{}', 0)`);
    await sweepAwards(awards);
    expect((await awards.find(userId, 'spent', 'kept'))?.state).toBe('claimed');
    expect(await wallet()).toMatchObject({ balance: 1_400n, bonus: 0n });
  });

  it('can only be changed by its functions', async () => {
    const { id } = await promise();
    for (const change of [
      `state = 'claimed'`,
      `state = 'claimed', ended_at = 1, claim_key = 'k'`,
      'amount = 7000',
      `state = 'open'`,
    ])
      await expect(db.pool.query(`UPDATE awards SET ${change} WHERE id = ${id}`)).rejects.toMatchObject({
        code: 'KLX00',
      });
    await expect(db.pool.query(`DELETE FROM awards WHERE id = ${id}`)).rejects.toMatchObject({
      code: 'KLX00',
    });
  });
});
