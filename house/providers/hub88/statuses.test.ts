import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { type AtGame, TestProviders } from '../../testing/providers/testProviders.ts';
import { signatureOf } from './signature.ts';

let providers: TestProviders;
let player: AtGame;
beforeAll(async () => {
  providers = await TestProviders.start();
  player = await providers.seat('hub88');
});
afterAll(async () => {
  expect(await reconcile(providers.house.db)).toEqual([]);
  await providers.close();
});

/** Sends a raw HTTP call. */
async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${providers.house.url}/wallet/${path}`, {
    method: 'POST',
    headers: { 'x-hub88-signature': signatureOf(body, providers.key), ...headers },
    body,
  });
  const text = await response.text();
  return { http: response.status, text, json: JSON.parse(text) as Record<string, unknown> };
}

const bodyOf = (kind: 'bet' | 'win', of: object) =>
  JSON.stringify({ ...player.driver.bodyOf({ kind, id: crypto.randomUUID(), amount: 100n }), ...of });
const betBody = (of: object = {}) => bodyOf('bet', of);
const winBody = (of: object = {}) => bodyOf('win', of);

describe('an answer', () => {
  it('has all of its fields, and the balance in 1/100000', async () => {
    const request_uuid = '583c985f-fee6-4c0e-bbf5-308aad6265af';
    const { user } = player.seat;
    const answer = await post('samudra/user/info', JSON.stringify({ user, request_uuid }));
    expect(answer).toMatchObject({
      http: 200,
      json: { user, status: 'RS_OK', request_uuid, currency: 'IDR', balance: 10_000_000_000 },
    });
    const refused = await post('samudra/user/info', '[]');
    expect(Object.keys(refused.json)).toEqual(Object.keys(answer.json));
  });

  it('with too little money contains the balance', async () => {
    const { json } = await post('samudra/transaction/bet', betBody({ amount: 20_000_000_000 }));
    expect(json).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 10_000_000_000 });
  });

  it('has an exact balance beyond the range of a double', async () => {
    const { seat } = await providers.seat('hub88', 9_007_199_254_740_993n);
    const { text } = await post('samudra/user/info', JSON.stringify({ user: seat.user, request_uuid: 'r' }));
    expect(text).toContain('"balance":9007199254740993000}');
  });

  it.each([
    ['INVALID_PARTNER', 'nobody/user/info', () => '{}'],
    ['INVALID_PARTNER', 'idle/transaction/bet', betBody],
    // It uses another protocol.
    ['INVALID_PARTNER', 'canon/transaction/bet', betBody],
    ['UNKNOWN', 'samudra/transaction/win', () => winBody({ user: 'kilat-999999' })],
    ['UNKNOWN', 'samudra/transaction/win', () => winBody({ user: 'somebody' })],
    ['INVALID_TOKEN', 'samudra/transaction/bet', () => betBody({ user: 'kilat-999999' })],
    ['WRONG_SYNTAX', 'samudra/transaction/bet', () => betBody({ meta: 'x'.repeat(40_000) })],
    ['WRONG_SYNTAX', 'samudra/transaction/bet', () => betBody({ transaction_uuid: 'x'.repeat(101) })],
    ['WRONG_SYNTAX', 'samudra/transaction/bet', () => betBody({ round: 'a\u0000b' })],
    ['WRONG_SYNTAX', 'samudra/transaction/bet', () => betBody({ amount: 2 ** 60 })],
    ['WRONG_TYPES', 'samudra/transaction/bet', () => betBody({ round: null })],
    ['WRONG_TYPES', 'samudra/transaction/bet', () => betBody({ is_free: 'yes' })],
    ['BET_LIMIT_EXCEEDED', 'samudra/transaction/bet', () => betBody({ amount: 500_000_001_000 })],
  ])('is RS_ERROR_%s to %s', async (status, path, body) => {
    expect(await post(path, body())).toMatchObject({ http: 200, json: { status: `RS_ERROR_${status}` } });
  });

  it('is given to any content type, because the signature covers bytes', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
    ]) {
      const { json } = await post('samudra/transaction/bet', betBody(), { 'content-type': type });
      expect(json.status).toBe('RS_OK');
    }
  });
});

it('a bet without an answer within a second may have been accepted, and the provider has to roll it back', async () => {
  const { driver, userId } = await providers.seat('hub88', 1_000n);
  const client = await providers.house.db.pool.connect();
  await client.query('BEGIN');
  await client.query("SELECT FROM ledger_accounts WHERE user_id = $1 AND kind = 'wallet' FOR UPDATE", [
    userId,
  ]);
  const transaction = { kind: 'bet', id: 'slow', amount: 400n } as const;
  const late = await driver.transact(transaction);
  await client.query('COMMIT');
  client.release();
  expect(late.status).toBe('RS_ERROR_TIMEOUT');
  expect(late.ms).toBeGreaterThan(950);
  const back = await driver.transact({ kind: 'rollback', id: 'back', reference: 'slow' });
  expect(back.status).toBe('RS_OK');
  const again = await driver.transact(transaction);
  expect(again).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK', balance: 1_000n });
});
