import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { type Database, openDatabase } from '../../core/db/database.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { asHouse, createTestDatabase } from '../../testing/core/testDatabase.ts';
import { addPlayer, addPlayers } from '../../testing/ledger/testLedger.ts';
import { operateAs } from '../../testing/ledger/testOperators.ts';
import { addDeposit, reportPaid } from '../../testing/ledger/testOrders.ts';
import { Awards, awardOf, type Promised } from './awards.ts';
import { isFirstTime } from './firstTime.ts';

const HOUR = 3_600_000;
const WELCOME: Promised = {
  ...{ promotion: 'welcome', awardKey: 'once', kind: 'cash', amount: 700n, version: 1 },
  oncePerPerson: true,
};

let db: Database;
/** Two houses, each connected with the role of a house. */
let houses: Database[];
let engines: Awards[];
beforeAll(async () => {
  db = await createTestDatabase({ max: 8 });
  houses = [1, 2].map(() => openDatabase(asHouse(db.url), { max: 6 }));
  engines = houses.map(
    (house) =>
      new Awards({
        ...{ db: house, clock: { now: () => Date.now() } },
        ...{ bus: { publish: vi.fn() } as never, balanceChanged: async () => {} },
      }),
  );
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await Promise.all(houses.map((house) => house.close()));
  await db.close();
});

const random = () => randomBytes(8).toString('hex');
const promise = async (userId: bigint, more: Partial<Promised> = {}, house = 0) => {
  const [row] = await engines[house]!.promise(houses[house]!.orm, [
    { ...WELCOME, ...more, userId, currency: 'IDR' },
  ]);
  return row!;
};
const find = (userId: bigint, awardKey = 'once') => engines[0]!.find(userId, 'welcome', awardKey);
const signsIn = (userId: bigint, device = random()) =>
  db.pool.query('INSERT INTO user_devices (user_id, device, first_at) VALUES ($1, $2, 0)', [
    userId,
    createHash('sha256').update(device).digest('hex'),
  ]);
const bindsPhone = (userId: bigint, phone: string | null) =>
  db.pool.query('UPDATE users SET phone = $2 WHERE id = $1', [userId, phone]);
const addsAccount = async (userId: bigint, number: string) => {
  const { rows } = await db.pool.query<{ id: string }>(
    "SELECT bank_account_add('', $1, 'BCA', $2, 'PLAYER') AS id",
    [userId, number],
  );
  return rows[0]!.id;
};
const paysFrom = async (userId: bigint, number: string) =>
  reportPaid(db, {
    ...{ orderId: await addDeposit(db, userId, { amount: 100n }), ref: random(), amount: 100n },
    payer: { bank: 'BCA', number },
  });
const linksOf = async (userId: bigint) =>
  (
    await db.pool.query<{ user_id: bigint; signals: string[]; first_time_of: string[] | null }>(
      'SELECT user_id, signals, first_time_of FROM account_links($1)',
      [userId],
    )
  ).rows;
const clear = async (userId: bigint, operator = 'ani', reason = 'sisters, ticket 7', others?: bigint[]) => {
  const [row] = await operateAs<{ back: number }>(
    db,
    operator,
    'SELECT account_links_clear($1, $2, $3) AS back',
    [userId, reason, others ?? null],
  );
  return row!.back;
};

/** Adds two accounts that share a signal. */
async function twoOf(shared: string): Promise<[bigint, bigint]> {
  const [one, other] = (await addPlayers(db, 2, 0n)) as [bigint, bigint];
  const name = random();
  const number = BigInt(`0x${name}`).toString();
  switch (shared) {
    case 'device':
      await signsIn(one, name);
      await signsIn(other, name);
      break;
    case 'phone':
      // One account has it at a time: an account's former signals stay known.
      await bindsPhone(one, `+62${number}`);
      await bindsPhone(one, `+61${number}`);
      await bindsPhone(other, `+62${number}`);
      break;
    case 'bank': {
      const changed = await addsAccount(one, number);
      await db.pool.query("SELECT bank_account_change($1, $2, 'BCA', $3, 'PLAYER')", [
        ...[one, changed, `${number}1`],
      ]);
      await addsAccount(other, number);
      break;
    }
    case 'payment':
      await paysFrom(one, number);
      await paysFrom(other, number);
      break;
  }
  return [one, other];
}

it.each(['device', 'phone', 'bank', 'payment'])(
  'is refused to the second account with the same %s, whichever is second',
  async (shared) => {
    for (const order of ['first', 'last'] as const) {
      const two = await twoOf(shared);
      const [winner, loser] = order === 'first' ? two : ([two[1], two[0]] as const);
      expect(await promise(winner)).toMatchObject({ state: 'open', firstTime: 'given' });
      expect(await isFirstTime(houses[0]!.orm, loser, 'welcome')).toBe(false);
      const refused = await promise(loser, {}, 1);
      expect(refused).toMatchObject({ state: 'void', firstTime: 'refused', reason: 'oncePerPerson' });
      await expect(engines[1]!.claim(refused, 'k')).rejects.toMatchObject({ code: ErrorCode.notForPlayer });
      expect(await isFirstTime(houses[0]!.orm, loser, 'another')).toBe(true);
      expect(await linksOf(loser)).toEqual([
        { user_id: winner, signals: [shared], first_time_of: ['welcome'] },
      ]);
    }
  },
);

it('links an account used for one player’s payouts with the same one used for another’s payments', async () => {
  const [one, other] = await addPlayers(db, 2, 0n);
  const number = BigInt(`0x${random()}`).toString();
  await addsAccount(one!, number);
  await paysFrom(other!, number);
  await promise(one!);
  expect((await promise(other!)).state).toBe('void');
});

it('lets players who share nothing run concurrently, and serialises those who do', async () => {
  const [one, linked, stranger] = await addPlayers(db, 3, 0n);
  const device = random();
  for (const userId of [one!, linked!]) await signsIn(userId, device);
  await signsIn(stranger!);
  const [asking, other] = await Promise.all([houses[0]!.pool.connect(), houses[1]!.pool.connect()]);
  try {
    await asking.query('BEGIN');
    await asking.query('SELECT is_first_time_now($1, $2)', [one, 'welcome']);
    await other.query("SET lock_timeout = '50ms'");
    await other.query('SELECT is_first_time_now($1, $2)', [stranger, 'welcome']);
    await expect(other.query('SELECT is_first_time_now($1, $2)', [linked, 'welcome'])).rejects.toMatchObject({
      code: '55P03',
    });
  } finally {
    await asking.query('ROLLBACK');
    asking.release();
    other.release(true);
  }
});

it('goes to one of a hundred accounts on one device with concurrent requests to two houses', async () => {
  const players = await addPlayers(db, 100, 0n);
  const device = random();
  for (const player of players) await signsIn(player, device);
  const rows = await Promise.all(players.map((player, i) => promise(player, {}, i % 2)));
  expect(rows.filter(({ state }) => state === 'open')).toHaveLength(1);
  expect(rows.filter(({ reason }) => reason === 'oncePerPerson')).toHaveLength(99);
  // Many with one statement.
  const more = await engines[0]!.promise(
    houses[0]!.orm,
    players.map((userId) => ({ ...WELCOME, promotion: 'batch', userId, currency: 'IDR' })),
  );
  expect(more.filter(({ state }) => state === 'open')).toHaveLength(1);
});

it('leaves awards from before accounts were linked, and stays available to the first one', async () => {
  const [older, newer] = (await addPlayers(db, 2, 0n)) as [bigint, bigint];
  await promise(older);
  const claimed = await promise(newer);
  await engines[0]!.claim(claimed, 'k');
  const device = random();
  await signsIn(older, device);
  await signsIn(newer, device);
  expect((await find(newer))?.state).toBe('claimed');
  expect((await promise(older, { awardKey: 'second step' })).state).toBe('open');
  expect((await promise(newer, { awardKey: 'second step' })).state).toBe('void');
  // A promised award is not checked again, nor promised again.
  expect(await promise(newer)).toBeUndefined();
  expect((await find(newer))?.state).toBe('claimed');
});

it('is not refused because of awards that an operator voided, nor to strangers', async () => {
  const [one, other] = await twoOf('device');
  const { id } = await promise(one);
  await db.pool.query("SELECT award_void($1, 'mistake')", [id]);
  expect((await promise(other)).state).toBe('open');
  const strangers = await addPlayers(db, 2, 0n);
  await Promise.all(strangers.map((player) => signsIn(player)));
  for (const player of strangers) expect((await promise(player)).state).toBe('open');
});

it('does not treat names of devices from before cookies as devices', async () => {
  const players = await addPlayers(db, 2, 0n);
  for (const player of players)
    await db.pool.query("INSERT INTO user_devices (user_id, device, first_at) VALUES ($1, 'Chrome', 0)", [
      player,
    ]);
  for (const player of players) expect((await promise(player)).state).toBe('open');
});

it('has the lesser detail instead if the promotion defines one', async () => {
  const [one, other] = await twoOf('device');
  const more = { detail: { table: 'best' }, oncePerPerson: { otherwise: { table: 'plain' } } };
  expect(await promise(one, more)).toMatchObject({ state: 'open', detail: { table: 'best' } });
  expect(await promise(other, more)).toMatchObject({
    ...{ state: 'open', firstTime: 'refused', detail: { table: 'plain' } },
  });
  expect(await clear(other)).toBe(1);
  expect(await find(other)).toMatchObject({ firstTime: 'given', detail: { table: 'best' } });
});

it('is given back by support, once, with the original time to claim it', async () => {
  const [one, other] = await twoOf('phone');
  await promise(one);
  const { id } = await promise(other, { expiresAt: Date.now() + HOUR });
  const queued = async () =>
    (await db.pool.query('SELECT award_id FROM first_time_refusals WHERE user_id = $1', [other])).rows;
  expect(await queued()).toEqual([{ award_id: id }]);
  await expect(clear(other, 'ani', '')).rejects.toMatchObject({ code: 3 });
  await expect(clear(1_000_000n)).rejects.toMatchObject({ code: 704 });
  const given = await Promise.all(Array.from({ length: 5 }, () => clear(other)));
  expect(given.toSorted()).toEqual([0, 0, 0, 0, 1]);
  const back = await find(other);
  expect(back).toMatchObject({ state: 'open', reason: null, endedAt: null });
  expect(back!.expiresAt! - Date.now()).toBeGreaterThan(HOUR - 60_000);
  expect(await queued()).toEqual([]);
  await engines[1]!.claim(back!, 'k');
  expect(await clear(other)).toBe(0);
  expect((await find(other))?.state).toBe('claimed');
  expect((await promise(other, { awardKey: 'second step' })).state).toBe('open');
  const { rows } = await db.pool.query(
    'SELECT operator, reason FROM cleared_links WHERE user_id = least($1::bigint, $2) AND other_id = greatest($1::bigint, $2)',
    [one, other],
  );
  expect(rows).toEqual([{ operator: 'ani', reason: 'sisters, ticket 7' }]);
});

it('stays refused for the accounts that were not cleared', async () => {
  const [one, other] = await twoOf('device');
  const third = await addPlayer(db, 0n);
  const phone = `+62${BigInt(`0x${random()}`)}`;
  await bindsPhone(third, phone);
  await bindsPhone(third, null);
  await bindsPhone(other, phone);
  await promise(one);
  await promise(third);
  await promise(other);
  expect(await clear(other, 'ani', 'her brother', [one])).toBe(0);
  expect((await find(other))?.state).toBe('void');
  expect((await linksOf(other)).map(({ user_id }) => user_id)).toEqual([third]);
  expect(await clear(other, 'ani', 'her mother', [third])).toBe(1);
});

it('reveals no other account to its player', async () => {
  const [one, other] = await twoOf('bank');
  await promise(one);
  const shown = awardOf(await promise(other), Date.now());
  expect(Object.keys(shown).toSorted()).toEqual(
    [
      ...['amount', 'claimableAt', 'endedAt', 'expiresAt', 'id', 'kind'],
      ...['awardKey', 'promotion', 'reason', 'state', 'turnover'],
    ].toSorted(),
  );
  expect(shown).toMatchObject({ reason: 'oncePerPerson', promotion: 'welcome', awardKey: 'once' });
});

it('cannot be bypassed by a house', async () => {
  const [one, other] = await twoOf('device');
  await promise(one);
  const { id } = await promise(other);
  for (const change of [
    `UPDATE awards SET state = 'open' WHERE id = ${id}`,
    `DELETE FROM account_signals WHERE user_id = ${one}`,
    `INSERT INTO cleared_links VALUES (${one}, ${other}, 0, 'me', 'me')`,
    `SELECT account_links_clear(${other}, 'me')`,
  ])
    await expect(houses[0]!.pool.query(change)).rejects.toMatchObject({ code: '42501' });
  await expect(db.pool.query(`DELETE FROM account_signals WHERE user_id = ${one}`)).rejects.toMatchObject({
    code: 'KLX00',
  });
});
