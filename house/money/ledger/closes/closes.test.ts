import { createHash } from 'node:crypto';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MARKETS } from '../../../../contract/markets.ts';
import { atHour } from '../../../../contract/marketTime.ts';
import { type Database, openDatabase } from '../../../core/db/database.ts';
import { asHouse, createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { TestTime } from '../../../testing/core/testTime.ts';
import { grant } from '../../../testing/ledger/testGifts.ts';
import { stateOf } from '../../../testing/ledger/testLedger.ts';
import { reconcileDaily } from '../reconcile/reconcileDaily.ts';
import { closeDays } from './closes.ts';

const { id: ID, mx: MX } = MARKETS;
const log = pino({ level: 'silent' });
const HOUR = 3_600_000;

let db: Database;
let house: Database;
let time: TestTime;
beforeEach(async () => {
  db = await createTestDatabase();
  house = openDatabase(asHouse(db.url), { max: 4 });
  time = new TestTime(db);
});
afterEach(async () => {
  await house.close();
  await db.close();
});

const passTo = async (at: number) => time.pass(at - (await time.now()));
const close = (market: { currency: string } = ID) =>
  closeDays({ db: house, market: market as typeof ID, log });

/** Grants play money to a new player of a market: one transfer. */
async function give(currency = 'IDR', amount = 100n): Promise<void> {
  const { rows } = await db.pool.query<{ id: bigint }>(
    "INSERT INTO users (name, currency, created_at) VALUES ('player', $1, 0) RETURNING id",
    [currency],
  );
  await grant(db, { key: 'funds', userId: rows[0]!.id, currency, amount, reason: 'test' });
}

interface Row {
  currency: string;
  day: string;
  transfers: bigint;
  totals: unknown;
  net: unknown;
  hours: number;
  minutes: Buffer;
  previous: Buffer;
  hash: Buffer;
}

async function closes(): Promise<Row[]> {
  const { rows } = await db.pool.query<Row>(
    `SELECT currency, day::text, transfers, totals, net, (ends_at - starts_at)::float8 / 3600000 AS hours, minutes, previous, hash
     FROM ledger_closes ORDER BY currency, day`,
  );
  return rows;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

describe('the daily close', () => {
  it('seals each past day of each market, including empty ones, and chains them', async () => {
    await passTo(atHour('2030-05-01', 12, ID.timeZone));
    await give('IDR', 100n);
    await give('MXN', 70n);
    await passTo(atHour('2030-05-01', 23, ID.timeZone));
    await give('IDR', 50n);
    await passTo(atHour('2030-05-03', 1, ID.timeZone));
    await give('IDR', 30n);
    await close(ID);
    await close(MX);
    const days = await closes();
    expect(
      days.map(({ currency, day, transfers, totals, net }) => [currency, day, transfers, totals, net]),
    ).toEqual([
      ['IDR', '2030-05-01', 2n, { grant: [2, 150] }, { mint: -150, wallet: 150 }],
      ['IDR', '2030-05-02', 0n, {}, {}],
      // Noon in Jakarta is 11 p.m. of the previous day in Mexico, and 1 a.m. of the 3rd is noon of the 2nd.
      ['MXN', '2030-04-30', 1n, { grant: [1, 70] }, { mint: -70, wallet: 70 }],
      ['MXN', '2030-05-01', 0n, {}, {}],
    ]);
    const [first, second] = days;
    expect([first?.previous.length, second?.previous]).toEqual([0, first?.hash]);
    // Both the owner and a house may verify them.
    for (const prover of [db, house])
      expect(await reconcileDaily(prover, { day: 'all' })).toMatchObject({
        findings: [],
        days: { length: 4 },
      });
  });

  it('hashes the text of each minute, which anyone can recompute', async () => {
    const noon = atHour('2030-05-01', 12, ID.timeZone);
    await passTo(noon);
    await give();
    await give();
    await passTo(noon + 24 * HOUR);
    await close();
    const { rows } = await db.pool.query<Record<string, string>>(
      'SELECT id::text, operation_id::text, user_id::text, debit_account::text, credit_account::text, credit_balance::text, at::text, order_id::text FROM ledger_transfers ORDER BY id',
    );
    const lines = rows.map(
      (t) =>
        `(${t.id},${t.operation_id},grant,${t.user_id},${t.debit_account},${t.credit_account},IDR,100,,${t.credit_balance},,${t.at},${t.order_id})`,
    );
    const [day] = await closes();
    const minute = (n: number) => day?.minutes.subarray(n * 32, n * 32 + 32);
    expect(day?.minutes).toHaveLength(24 * 60 * 32);
    expect(minute(12 * 60)).toEqual(sha256(lines.join('\n')));
    expect(minute(12 * 60 - 1)).toEqual(sha256(''));
  });

  it.each([
    ['2027-03-14', 23],
    ['2027-11-07', 25],
  ])('of %s has %i hours at a clock change', async (day, hours) => {
    await db.pool.query("UPDATE markets SET time_zone = 'America/Tijuana' WHERE currency = 'MXN'");
    await passTo(atHour(day, 0, 'America/Tijuana'));
    await give('MXN');
    await passTo(atHour(day, 23, 'America/Tijuana') + HOUR / 2);
    await give('MXN');
    await passTo(atHour(day, 23, 'America/Tijuana') + 2 * HOUR);
    await close(MX);
    const [only] = await closes();
    expect(only).toMatchObject({ day, hours, transfers: 2n });
    expect((await reconcileDaily(db)).findings).toEqual([]);
  });

  it('waits for a transaction that began before midnight, and includes its writes', async () => {
    await passTo(atHour('2030-05-01', 12, ID.timeZone));
    await give();
    await passTo(atHour('2030-05-02', 0, ID.timeZone) - 1_000);
    const late = await db.pool.connect();
    await late.query('BEGIN');
    const { rows } = await late.query(
      "INSERT INTO users (name, currency, created_at) VALUES ('p', 'IDR', 0) RETURNING id",
    );
    await late.query("SELECT ledger_grant('late', $1, 'IDR', 5, 'test')", [rows[0].id]);
    await passTo(atHour('2030-05-02', 1, ID.timeZone));
    const step = async () =>
      (await house.pool.query("SELECT state FROM ledger_close_step('IDR')")).rows[0].state;
    expect([await step(), await step(), await step()]).toEqual(['begun', 'waits', 'waits']);
    expect(await closes()).toEqual([]);
    await late.query('COMMIT');
    late.release();
    await close();
    expect(await closes()).toMatchObject([{ day: '2030-05-01', transfers: 2n }]);
    expect((await reconcileDaily(db)).findings).toEqual([]);
  });

  it('is done once by two concurrent houses, and catches up on missed days', async () => {
    await passTo(atHour('2030-05-01', 12, ID.timeZone));
    for (let day = 2; day <= 5; day++) {
      await give();
      await passTo(atHour(`2030-05-0${day}`, 12, ID.timeZone));
    }
    const other = openDatabase(asHouse(db.url), { max: 2 });
    await Promise.all([close(), closeDays({ db: other, market: ID, log })]);
    await other.close();
    expect((await closes()).map(({ day, transfers }) => [day, transfers])).toEqual([
      ['2030-05-01', 1n],
      ['2030-05-02', 1n],
      ['2030-05-03', 1n],
      ['2030-05-04', 1n],
    ]);
    expect((await reconcileDaily(db, { day: 'all' })).findings).toEqual([]);
  });

  it('resumes at the point where a stopped house left it', async () => {
    await passTo(atHour('2030-05-01', 12, ID.timeZone));
    await give();
    await passTo(atHour('2030-05-02', 12, ID.timeZone));
    for (let n = 0; n < 50; n++) await house.pool.query("SELECT ledger_close_step('IDR')");
    expect(await closes()).toEqual([]);
    await close();
    expect(await closes()).toMatchObject([{ day: '2030-05-01', transfers: 1n }]);
  });

  it('refuses a day that is not over, and only its function can write it', async () => {
    await passTo(atHour('2030-05-01', 12, ID.timeZone));
    await give();
    await passTo(atHour('2030-05-02', 0, ID.timeZone) + 30_000);
    await close();
    expect(await closes()).toEqual([]);
    await passTo(atHour('2030-05-02', 0, ID.timeZone) + 61_000);
    await close();
    expect(await closes()).toHaveLength(1);
    for (const text of [
      'INSERT INTO ledger_closes SELECT * FROM ledger_closes',
      'UPDATE ledger_closes SET transfers = 2',
      'DELETE FROM ledger_closes',
      "UPDATE ledger_closing SET totals = '{}'",
      "INSERT INTO ledger_closing (currency, day, starts_at, ends_at, horizon, next_at, slice) VALUES ('IDR', '2030-05-02', 0, 1, 0, 0, 1)",
    ])
      expect([text, await stateOf(house.pool, text)]).toEqual([text, '42501']);
    for (const text of [
      'UPDATE ledger_closes SET transfers = 2',
      'DELETE FROM ledger_closes',
      'TRUNCATE ledger_closes',
    ])
      expect([text, await stateOf(db.pool, text)]).toEqual([text, 'KLX00']);
  });
});
