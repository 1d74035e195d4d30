import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Database } from '../../core/db/database.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { addPlayer } from '../../testing/ledger/testLedger.ts';
import { operateAs } from '../../testing/ledger/testOperators.ts';
import { addDeposit, payIn, requestPayout } from '../../testing/ledger/testOrders.ts';

const DAY = 24 * 3_600_000;
/** Longer than a run of the property takes: blocks that end within it are left out. */
const MARGIN = 120_000;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const KINDS = ['passwordChanged', 'pinChanged', 'phoneChanged', 'newDevice'] as const;
/** Age of an event, ms. */
const ago = fc
  .integer({ min: 0, max: 3 * DAY })
  .filter((ms) => Math.abs(ms - DAY) > MARGIN)
  .map((ms) => Math.max(1_000, ms));
const happened = fc.record({ kind: fc.constantFrom(...KINDS), ago, blocks: fc.boolean() });
const account = fc.record({
  number: fc.constantFrom('111111', '222222', '333333'),
  blockedFor: fc.integer({ min: -DAY, max: DAY }).filter((ms) => Math.abs(ms) > MARGIN),
  deleted: fc.boolean(),
});

describe('a payout block', () => {
  it('ends a day after the last change that blocks payouts, and that of a new account only by itself', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(happened, { maxLength: 6 }),
        fc.uniqueArray(account, { maxLength: 3, selector: ({ number }) => number }),
        async (events, accounts) => {
          const user = await addPlayer(db, 0n);
          const { rows: clock } = await db.pool.query<{ now: bigint }>('SELECT now_ms() AS now');
          const now = Number(clock[0]?.now);
          for (const event of events)
            await db.pool.query(
              'INSERT INTO security_events (user_id, kind, at, hold_until) VALUES ($1, $2, $3, $4)',
              [user, event.kind, now - event.ago, event.blocks ? now - event.ago + DAY : null],
            );
          for (const { number, blockedFor, deleted } of accounts)
            await db.pool.query(
              `INSERT INTO bank_accounts (user_id, bank, number, holder, created_at, held_until, deleted)
               VALUES ($1, 'BCA', $2, 'A', 1, $3, $4)`,
              [user, number, now + blockedFor, deleted],
            );
          const ends = events.filter(({ blocks }) => blocks).map((event) => now - event.ago + DAY);
          for (const number of [null, '111111', '222222', '333333']) {
            const own = accounts
              .filter((one) => one.number === number && !one.deleted)
              .map(({ blockedFor }) => now + blockedFor);
            const last = Math.max(0, ...[...ends, ...own].filter((end) => end > now));
            const { rows } = await db.pool.query<{ until: bigint | null; reason: string | null }>(
              'SELECT until, reason FROM withdrawal_hold($1, $2, $3)',
              [user, number === null ? null : 'BCA', number],
            );
            expect(Number(rows[0]?.until ?? 0)).toBe(last);
            expect(rows[0]?.reason === null).toBe(last === 0);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    'UPDATE security_events SET hold_until = NULL',
    'DELETE FROM security_events',
    'TRUNCATE security_events CASCADE',
    "INSERT INTO security_events (user_id, kind, at, hold_until) SELECT user_id, 'x', at, at + 1 FROM security_events",
  ])('is not ended by %s', async (statement) => {
    const user = await addPlayer(db, 0n);
    await db.pool.query("SELECT security_event($1, 'pinChanged', '', true, gen_random_uuid()::text)", [user]);
    await expect(db.pool.query(statement)).rejects.toThrow();
  });
});

describe('the ledger itself', () => {
  const funded = async () => {
    const user = await addPlayer(db, 0n);
    await payIn(db, await addDeposit(db, user, { amount: 1_000n }), 1_000n);
    return user;
  };

  it('refuses blocked withdrawals with the end of the block, and requests of stopped or blocked accounts', async () => {
    const [blockedPlayer, stopped, blocked] = [await funded(), await funded(), await funded()];
    const { rows } = await db.pool.query(
      "SELECT security_event($1, 'pinChanged', '', true, gen_random_uuid()::text) AS until",
      [blockedPlayer],
    );
    const refusal = { code: ErrorCode.withdrawalsHeld, until: Number(rows[0].until) };
    await expect(requestPayout(db, blockedPlayer, { amount: 100n })).rejects.toMatchObject(refusal);
    await db.pool.query('SELECT account_freeze($1)', [stopped]);
    await expect(requestPayout(db, stopped, { amount: 100n })).rejects.toMatchObject({
      code: ErrorCode.accountFrozen,
    });
    await operateAs(db, 'ani', "SELECT account_block($1, 'test')", [blocked]);
    await expect(requestPayout(db, blocked, { amount: 100n })).rejects.toMatchObject({
      code: ErrorCode.accountBlocked,
    });
  });

  it('replies to a repeated withdrawal request as before, whatever changed since', async () => {
    const user = await funded();
    const first = await requestPayout(db, user, { amount: 100n, key: 'before' });
    await db.pool.query("SELECT security_event($1, 'pinChanged', '', true, gen_random_uuid()::text)", [user]);
    const again = await requestPayout(db, user, { amount: 100n, key: 'before' });
    expect(again).toEqual({ ...first, replayed: true });
  });
});

describe('names', () => {
  const keyOf = async (name: string) =>
    (await db.pool.query<{ key: string }>('SELECT name_key($1) AS key', [name])).rows[0]?.key;

  it('match regardless of case, accents, apostrophes, dots and spacing', async () => {
    const letters = fc.stringMatching(/^[a-z]{2,8}$/);
    const accents = fc.array(fc.constantFrom('', '\u0301', '\u0303', '\u0308'), {
      minLength: 8,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(letters, { minLength: 1, maxLength: 4 }),
        accents,
        fc.constantFrom(' ', '  ', '-', ' - ', '. '),
        fc.boolean(),
        async (words, marks, space, upper) => {
          const dressed = words
            .map((word) => [...word].map((letter, i) => letter + (marks[i] ?? '')).join(''))
            .join(space)
            .normalize('NFC');
          const written = ` ${upper ? dressed.toUpperCase() : dressed}. `;
          expect(await keyOf(written)).toBe(words.join(' '));
        },
      ),
      { numRuns: 60 },
    );
    expect(await keyOf('Peña-O’Neill  A.')).toBe(await keyOf("PENA O'NEILL A"));
  });

  it('differ if a letter or a word differs', async () => {
    const keys = await Promise.all(['BUDI SANTOSO', 'BUDI SANTOSA', 'BUDI', 'BUDISANTOSO'].map(keyOf));
    expect(new Set(keys).size).toBe(4);
  });
});
