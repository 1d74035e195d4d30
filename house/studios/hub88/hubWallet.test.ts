import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceSummary } from '../../../contract/http/statement.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { reconcile } from '../../money/ledger/reconcile.ts';
import { connectStudios, HUB, hubFields, ONE, playerAt, tellHub } from '../../testing/studios/testStudio.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { providerSessions } from '../links/tables.ts';
import { signatureOf } from './signature.ts';

/** In their JSON one minor unit is 1,000. */
const MINOR = 1_000;
const GRANT = Number(MARKETS.id.grant) * MINOR;

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ config: { games: ['crash'] } });
  await connectStudios(house);
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await house.close();
});

async function player() {
  const one = await playerAt(house, HUB);
  const say = (path: string, fields: object) => tellHub(house, path, hubFields(one, fields));
  const bet = (uuid: string, amount: number, fields: object = {}) =>
    say('/transaction/bet', { transaction_uuid: `${one.user}-${uuid}`, amount, ...fields });
  const win = (uuid: string, of: string | null, amount: number, fields: object = {}) =>
    say('/transaction/win', {
      transaction_uuid: `${one.user}-${uuid}`,
      reference_transaction_uuid: of && `${one.user}-${of}`,
      ...{ amount, ...fields },
    });
  const rollback = (uuid: string, of: string, fields: object = {}) =>
    say('/transaction/rollback', {
      transaction_uuid: `${one.user}-${uuid}`,
      reference_transaction_uuid: `${one.user}-${of}`,
      ...fields,
    });
  return { ...one, say, bet, win, rollback };
}

describe('a signature', () => {
  it('is over the body’s very bytes, by the studio’s key', async () => {
    const { user } = await player();
    const body = `{ "user": "${user}",  "request_uuid": "r" }`;
    expect(await tellHub(house, '/user/info', body)).toEqual({
      ...{ user, status: 'RS_OK', request_uuid: 'r', currency: 'IDR', balance: GRANT },
    });
    const other = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
    const again = JSON.stringify(JSON.parse(body));
    for (const signature of [signatureOf(body, other), signatureOf(`${body} `, other), '', 'no base64!'])
      expect(await tellHub(house, '/user/info', body, { signature })).toMatchObject({
        status: 'RS_ERROR_INVALID_SIGNATURE',
        balance: null,
      });
    // The same fields in other bytes.
    const own = await tellHub(house, '/user/info', again);
    expect(own.status).toBe('RS_OK');
  });

  it('is asked of studios that are connected and speak so alone', async () => {
    const body = { user: 'kilat-1', request_uuid: 'r' };
    for (const studio of ['nobody', 'tambora', ONE.studio])
      expect((await tellHub(house, '/user/info', body, { studio })).status).toBe('RS_ERROR_INVALID_PARTNER');
  });
});

describe('bodies', () => {
  it('that are no JSON, lack a field or have one of another type are told so, and move nothing', async () => {
    const { bet, session } = await player();
    expect((await tellHub(house, '/transaction/bet', '{')).status).toBe('RS_ERROR_WRONG_SYNTAX');
    expect((await tellHub(house, '/transaction/bet', '[]')).status).toBe('RS_ERROR_WRONG_SYNTAX');
    expect((await bet('a', 1)).status).toBe('RS_ERROR_WRONG_SYNTAX');
    expect((await bet('a', -MINOR)).status).toBe('RS_ERROR_WRONG_SYNTAX');
    expect((await bet('a', MINOR, { round: undefined })).status).toBe('RS_ERROR_WRONG_SYNTAX');
    expect((await bet('a', MINOR, { round: 7 })).status).toBe('RS_ERROR_WRONG_TYPES');
    expect((await bet('a', MINOR, { amount: '1000' })).status).toBe('RS_ERROR_WRONG_TYPES');
    expect((await bet('a', MINOR, { currency: 'MXN' })).status).toBe('RS_ERROR_WRONG_CURRENCY');
    expect((await bet('a', MINOR, { game_code: 'none' })).status).toBe('RS_ERROR_INVALID_GAME');
    expect((await bet('a', GRANT * 1_000)).status).toBe('RS_ERROR_BET_LIMIT_EXCEEDED');
    const { playable } = await house.call(balanceSummary, { token: session });
    expect(BigInt(playable)).toBe(MARKETS.id.grant);
  });
});

describe('a round', () => {
  it('moves the wallet once by each name, and is told the balance', async () => {
    const { bet, win, say } = await player();
    expect(await bet('a', 500 * MINOR)).toMatchObject({ status: 'RS_OK', balance: GRANT - 500 * MINOR });
    expect(await bet('a', 500 * MINOR)).toMatchObject({ status: 'RS_OK', balance: GRANT - 500 * MINOR });
    for (const other of [{ amount: 400 * MINOR }, { round: 'r2' }, { is_free: true }])
      expect((await bet('a', 500 * MINOR, other)).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
    expect(await win('b', 'a', 0)).toMatchObject({ status: 'RS_OK' });
    expect(await win('c', 'a', 900 * MINOR)).toMatchObject({ balance: GRANT + 400 * MINOR });
    expect(await win('d', null, 100 * MINOR, { is_supplier_promo: true, round: undefined })).toMatchObject({
      status: 'RS_OK',
      balance: GRANT + 500 * MINOR,
    });
    expect((await win('e', 'never', MINOR)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(await say('/user/balance', {})).toMatchObject({ balance: GRANT + 500 * MINOR });
  });

  it('refuses what the wallet does not hold, with what it does', async () => {
    const { bet } = await player();
    await bet('a', 500 * MINOR);
    const refused = { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: GRANT - 500 * MINOR };
    expect(await bet('b', GRANT)).toMatchObject(refused);
    expect(await bet('b', GRANT - 500 * MINOR)).toMatchObject({ status: 'RS_OK', balance: 0 });
  });

  it('is undone once; a bet that comes after its rollback is refused, and so is a win of it', async () => {
    const { bet, win, rollback } = await player();
    await bet('a', 500 * MINOR);
    expect(await rollback('b', 'a')).toMatchObject({ status: 'RS_OK', balance: GRANT });
    expect(await rollback('b', 'a')).toMatchObject({ status: 'RS_OK', balance: GRANT });
    expect(await rollback('c', 'a')).toMatchObject({ status: 'RS_OK', balance: GRANT });
    expect((await win('d', 'a', MINOR)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
    expect((await bet('a', 500 * MINOR)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
    expect((await rollback('f', 'e')).status).toBe('RS_OK');
    expect((await bet('e', MINOR)).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
  });

  it('moves once, however many say it at once', async () => {
    const { bet, rollback, say } = await player();
    const all = await Promise.all([
      ...Array.from({ length: 30 }, () => bet('a', 700 * MINOR)),
      ...Array.from({ length: 10 }, () => rollback('b', 'c')),
      ...Array.from({ length: 10 }, () => bet('c', 300 * MINOR)),
    ]);
    expect(new Set(all.slice(0, 40).map(({ status }) => status))).toEqual(new Set(['RS_OK']));
    expect((await say('/user/balance', {})).balance).toBe(GRANT - 700 * MINOR);
  });
});

describe('a token', () => {
  it('is wanted for bets and balances; wins and rollbacks are taken without it', async () => {
    const { bet, win, rollback, say, userId } = await player();
    await bet('a', 500 * MINOR);
    const wrong = { token: 'x'.repeat(43) };
    expect((await bet('b', MINOR, wrong)).status).toBe('RS_ERROR_INVALID_TOKEN');
    await house.db.orm.update(providerSessions).set({ expiresAt: 1 });
    expect((await bet('b', MINOR)).status).toBe('RS_ERROR_TOKEN_EXPIRED');
    expect((await say('/user/balance', {})).status).toBe('RS_ERROR_TOKEN_EXPIRED');
    expect((await win('c', 'a', 100 * MINOR)).status).toBe('RS_OK');
    await house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until)
       VALUES ($1, 'Asia/Jakarta', 'timeout', now_ms() + 600000)`,
      [userId],
    );
    expect(await rollback('d', 'a', wrong)).toMatchObject({ status: 'RS_OK', balance: GRANT + 100 * MINOR });
  });

  it('of somebody else, or of another studio, is none', async () => {
    const [mine, other] = [await player(), await player()];
    expect((await mine.bet('a', MINOR, { token: other.token })).status).toBe('RS_ERROR_INVALID_TOKEN');
    const elsewhere = await playerAt(house, ONE);
    expect((await mine.bet('a', MINOR, { token: elsewhere.token })).status).toBe('RS_ERROR_INVALID_TOKEN');
  });

  it('lets nobody play on a break', async () => {
    const { bet, userId } = await player();
    await house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until)
       VALUES ($1, 'Asia/Jakarta', 'timeout', now_ms() + 600000)`,
      [userId],
    );
    expect((await bet('a', MINOR)).status).toBe('RS_ERROR_USER_DISABLED');
  });
});
