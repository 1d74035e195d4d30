import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  phoneCredit,
  phoneCreditClaim,
  phoneCreditOrders,
} from '../../../contract/http/offers/phoneCredit.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { CreditOrders } from './creditOrders.ts';

const HOUR = 3_600_000;
const WAIT = { timeout: 15_000, interval: 200 };

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
});
afterAll(async () => {
  expect(
    (await reconcile(offers.house.db)).filter(({ check }) => /award|promotions|credit/i.test(check)),
  ).toEqual([]);
  await offers.close();
});

const of = ({ token }: SignedIn) => offers.house.call(phoneCredit, { token });
const ordersOf = ({ token }: SignedIn) => offers.house.call(phoneCreditOrders, { token });
const claim = (player: SignedIn, id = '0', key?: string) =>
  offers.claim(phoneCreditClaim, player, { id }, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const stateOf = async (player: SignedIn) => (await ordersOf(player))[0]?.state;
const wealth = async ({ user }: SignedIn) =>
  (await walletsOf(offers.house.db, [BigInt(user.id)])).get(BigInt(user.id))?.balance ?? 0n;
/** The amount owed to phone operators for a player's credit. */
async function owed({ user }: SignedIn): Promise<bigint> {
  const { rows } = await offers.house.db.pool.query(
    "SELECT coalesce(sum(amount), 0)::bigint AS sum FROM ledger_transfers WHERE kind = 'phoneCredit' AND user_id = $1",
    [user.id],
  );
  return rows[0].sum;
}
/** Whether the phone operator has a player's order. */
async function isWithOperator({ user }: SignedIn): Promise<boolean> {
  const { rowCount } = await offers.house.db.pool.query(
    'SELECT 1 FROM phone_credit_orders JOIN sandbox_credits USING (reference) WHERE user_id = $1',
    [user.id],
  );
  return rowCount === 1;
}
/** Adds a player with stakes this week and a verified phone that ends in `lastDigit`. */
async function player(lastDigit: number, staked = 1_000n * U): Promise<SignedIn> {
  const one = await offers.house.register(`8${randomInt(10 ** 7, 10 ** 8)}${lastDigit}`);
  await offers.house.db.pool.query('UPDATE users SET phone_proved_at = 1 WHERE id = $1', [one.user.id]);
  await offers.play(one.user.id, staked);
  return one;
}
const firstOf = async (one: SignedIn) => (await of(one)).steps[0]?.award?.id;

describe('phone credit', () => {
  it('is given for weekly steps, once each, to the verified phone, and counted when it is delivered', async () => {
    const one = await player(1, 1_000n * U - 1n);
    expect((await of(one)).steps.map(({ award }) => award)).toEqual([null, null]);
    await offers.play(one.user.id, 1n);
    const { steps, phone } = await of(one);
    expect(phone).toMatch(/^\+62 .*\*/);
    expect(steps.map(({ award, credit }) => [award?.kind ?? null, credit])).toEqual([
      ['phoneCredit', `${2n * U}`],
      [null, `${10n * U}`],
    ]);
    const id = steps[0]?.award?.id ?? '';
    expect(codeOf(await claim(await player(1), id))).toBe(ErrorCode.notFound);
    const before = await wealth(one);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => claim(one, id, `credit-${i}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ordersOf(one)).toHaveLength(1);
    await vi.waitFor(async () => expect(await stateOf(one)).toBe('delivered'), WAIT);
    expect([await owed(one), (await wealth(one)) - before]).toEqual([2n * U, 0n]);
    expect(codeOf(await offers.house.request('GET', phoneCredit.path))).toBe(ErrorCode.logInFirst);
  });

  it('is not sent to an unverified phone', async () => {
    const one = await offers.house.register();
    await offers.play(one.user.id, 1_000n * U);
    expect((await of(one)).phone).toBeNull();
    expect(codeOf(await claim(one, await firstOf(one)))).toBe(ErrorCode.phoneNotBound);
    expect(await ordersOf(one)).toEqual([]);
    await offers.house.db.pool.query('UPDATE users SET phone_proved_at = 1 WHERE id = $1', [one.user.id]);
    expect((await claim(one, await firstOf(one))).status).toBe(200);
  });

  it('counts once, however often the phone operator reports it', async () => {
    const delivered = vi.spyOn(CreditOrders.prototype, 'delivered');
    const one = await player(8);
    await claim(one, await firstOf(one));
    const { rows } = await offers.house.db.pool.query(
      'SELECT reference FROM phone_credit_orders WHERE user_id = $1',
      [one.user.id],
    );
    const times = () => delivered.mock.calls.filter(([reference]) => reference === rows[0].reference).length;
    await vi.waitFor(() => expect(times()).toBeGreaterThanOrEqual(2), WAIT);
    await vi.waitFor(async () => expect(await stateOf(one)).toBe('delivered'), WAIT);
    expect(await owed(one)).toBe(2n * U);
    delivered.mockRestore();
  });

  it('is unavailable during a time-out, and limited by its daily budget', async () => {
    const one = await player(1);
    const id = await firstOf(one);
    await offers.takeBreak(one.user.id, 60_000);
    expect((await of(one)).steps[0]?.award).toBeNull();
    expect(codeOf(await claim(one, id))).toBe(ErrorCode.onBreak);
    await offers.pass(61_000);
    await offers.set('phoneCredit', { budget: 1n });
    expect(codeOf(await claim(one, id))).toBe(ErrorCode.promotionOver);
    await offers.set('phoneCredit', { budget: 200n * U });
    expect((await claim(one, id)).status).toBe(200);
  });

  // From here on the tests simulate elapsed time.
  it('is awaited if delivered late', async () => {
    const one = await player(7);
    await claim(one, await firstOf(one));
    // The operator counts its two hours from when the order reached it.
    await vi.waitFor(async () => expect(await isWithOperator(one)).toBe(true), WAIT);
    await offers.pass(HOUR);
    expect(await stateOf(one)).toBe('waiting');
    await offers.pass(1.1 * HOUR);
    await vi.waitFor(async () => expect(await stateOf(one)).toBe('delivered'), WAIT);
    expect(await owed(one)).toBe(2n * U);
  });

  it('is given as money if never delivered, once, and is not delivered afterwards', async () => {
    const one = await player(9);
    const before = await wealth(one);
    await claim(one, await firstOf(one));
    await offers.pass(23 * HOUR);
    expect(await stateOf(one)).toBe('waiting');
    await offers.pass(1.1 * HOUR);
    await vi.waitFor(async () => expect(await stateOf(one)).toBe('failed'), WAIT);
    const { earlier } = await of(one);
    expect(earlier).toMatchObject([{ kind: 'cash', amount: `${2n * U}`, state: 'claimable', turnover: 0 }]);
    expect((await claim(one, earlier[0]?.id)).status).toBe(200);
    expect([await owed(one), (await wealth(one)) - before]).toEqual([0n, 2n * U]);
  });

  it('of a week can be claimed until the end of the next', async () => {
    const [one, other] = [await player(1), await player(1)];
    const { nextAt } = await of(one);
    await offers.pass(nextAt - offers.now() + HOUR);
    const { steps, earlier } = await of(one);
    expect([steps[0]?.award, earlier.length]).toEqual([null, 1]);
    expect((await claim(one, earlier[0]?.id)).status).toBe(200);
    const late = (await of(other)).earlier[0]?.id;
    await offers.pass(7 * 24 * HOUR);
    expect(codeOf(await claim(other, late))).toBe(ErrorCode.awardExpired);
  });
});
