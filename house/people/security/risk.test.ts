import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { crashMyHistory } from '../../../contract/games/crash/operations.ts';
import { bankAccountAdd } from '../../../contract/http/money/bankAccounts.ts';
import { payRecharge } from '../../../contract/http/money/deposits.ts';
import { userBrief } from '../../../contract/http/people/accounts.ts';
import { userSignIns } from '../../../contract/http/people/security.ts';
import { placeBet } from '../../money/ledger/bets/bets.ts';
import { closeRound, openRound, queueRound } from '../../money/ledger/bets/rounds.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { settleRound } from '../../testing/ledger/testLedger.ts';
import { byTwo, operateAs } from '../../testing/ledger/testOperators.ts';
import { PIN } from '../../testing/payments/testPayments.ts';
import { codeOf } from '../../testing/people/testSecurity.ts';
import { addOwner, pass, requestFor, signInFrom, stateOf } from '../../testing/people/testTakeover.ts';
import { TestHouse } from '../../testing/testHouse.ts';

const DAY = 24 * 3_600_000;
/** A game without a running house, for test rounds. */
const GAME = 'storm';
const FIELDS = { bank: 'BRI', holder: 'Budi Santoso', pin: PIN };

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ config: { payments: { paysAfter: 1, review: 0 } } });
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await house.close();
});

const query = (sql: string, values: unknown[]) => house.db.pool.query(sql, values);
const operate = (sql: string, values: unknown[]) => operateAs(house.db, 'ani', sql, values);
const queueOf = async (userId: string) =>
  operateAs<{ id: bigint; reasons: string[] }>(
    house.db,
    'ani',
    'SELECT id, reasons FROM risk_queue WHERE user_id = $1 ORDER BY id',
    [userId],
  );

/** A withdrawal from a new device to a new account, a day after both were added. */
async function suspicious() {
  const owner = await addOwner(house);
  const { token } = await signInFrom(house, owner.phone);
  const number = String(Math.trunc(1e14 + Math.random() * 8e14));
  const account = await house.call(bankAccountAdd, { token, input: { ...FIELDS, number } });
  await pass(house, owner.userId, DAY);
  const { json } = await requestFor(house, token, account.id);
  return { ...owner, token, withdrawal: String(json.id) };
}

describe('the risk queue', () => {
  it('keeps a suspicious withdrawal in review until an operator releases it', async () => {
    const { userId, withdrawal } = await suspicious();
    const [row] = await queueOf(userId);
    expect(row?.reasons).toEqual(['newDeviceAndAccount']);
    const metrics = await house.request('GET', '/metrics');
    expect(metrics.text).toMatch(/kilat_risk_cases\{what="withdrawal"\} [1-9]/);
    await new Promise((done) => setTimeout(done, 1_500));
    expect(await stateOf(house, withdrawal)).toBe('review');
    // The database itself prevents sending it.
    await expect(
      query("UPDATE withdrawals SET status = 'sending', lease = 'x', review_until = 0 WHERE id = $1", [
        withdrawal,
      ]),
    ).rejects.toThrow();
    await operate('SELECT risk_release($1, $2)', [row?.id, 'called the player']);
    await vi.waitFor(async () => expect(await stateOf(house, withdrawal)).toBe('paid'), 15_000);
    expect(await queueOf(userId)).toEqual([]);
    await expect(operate('SELECT risk_release($1, $2)', [row?.id, 'again'])).rejects.toMatchObject({
      code: ErrorCode.notFound,
    });
  });

  it('returns what an operator refuses, and drops what its player cancels', async () => {
    const [one, other] = [await suspicious(), await suspicious()];
    const [row] = await queueOf(one.userId);
    await operate('SELECT risk_refuse($1, $2)', [row?.id, 'not the owner']);
    expect(await stateOf(house, one.withdrawal)).toBe('refused');
    const { status } = await house.request('DELETE', `/main/withdraw/${other.withdrawal}`, {
      token: other.token,
    });
    expect(status).toBe(200);
    expect(await queueOf(other.userId)).toEqual([]);
  });

  it('contains payouts to a bank account of many players, and from a device of many', async () => {
    const owners = [];
    for (let i = 0; i < 5; i++) owners.push(await addOwner(house));
    const number = '987654321987654';
    const holders = owners.slice(0, 4);
    for (const { token } of holders)
      await house.call(bankAccountAdd, { token, input: { ...FIELDS, number } });
    const [first, , , , last] = owners;
    await query(
      `INSERT INTO user_devices (user_id, device, name, first_at) SELECT id, 'shared', 'Chrome', 1 FROM users WHERE id = ANY ($1)`,
      [owners.map(({ userId }) => userId)],
    );
    await pass(house, first?.userId ?? '', DAY);
    const { rows } = await query('SELECT risk_reasons($1, $2, $3) AS reasons', [
      first?.userId,
      'BRI',
      number,
    ]);
    expect(rows[0].reasons).toEqual(['sharedAccount', 'sharedDevice']);
    const own = await query("SELECT risk_reasons($1, 'BCA', '0') AS reasons", [last?.userId]);
    expect(own.rows[0].reasons).toEqual(['sharedDevice']);
  });
});

describe('a blocked account', () => {
  it('is signed out, cannot bet or withdraw, and its open bet is settled', async () => {
    const { token, account, phone, userId } = await addOwner(house);
    const player = BigInt(userId);
    for (const roundId of [1n, 2n])
      await queueRound(house.db, { game: GAME, roundId, secret: 's', commitment: 'c', public: {} });
    const stake = (roundId: bigint) =>
      placeBet(house.db, {
        key: `bet-${roundId}`,
        userId: player,
        game: GAME,
        roundId,
        currency: 'IDR',
        amount: 100n,
        autoRate: null,
        effectiveRate: null,
      });
    await stake(1n);
    const channel = house.connect(token);
    await operate("SELECT account_block($1, 'chargeback')", [player]);

    expect(await codeOf(house, userBrief, token)).toBe(ErrorCode.badToken);
    await vi.waitFor(
      () => expect(channel.call(crashMyHistory)).rejects.toMatchObject({ errCode: ErrorCode.logInFirst }),
      10_000,
    );
    const refused = await signInFrom(house, phone);
    expect(refused.answer.json.errCode).toBe(ErrorCode.accountBlocked);
    expect((await signInFrom(house, phone, { password: 'wrong password' })).answer.json.errCode).toBe(
      ErrorCode.wrongPhoneOrPassword,
    );
    await expect(stake(2n)).rejects.toMatchObject({ code: ErrorCode.accountBlocked });
    await openRound(house.db, { game: GAME, roundId: 1n, opensAt: 0, startsAt: 0 });
    await closeRound(house.db, { game: GAME, roundId: 1n });
    await settleRound(house.db, { game: GAME, roundId: 1n, target: 10_000n, interrupted: false });
    const { rows } = await query('SELECT status FROM bets WHERE user_id = $1', [player]);
    expect(rows).toEqual([{ status: 'lost' }]);

    await byTwo(house.db, "account_unblock($1, 'paid back')", [player]);
    const again = await signInFrom(house, phone);
    expect(await codeOf(house, userBrief, again.token)).toBe('done');
    expect((await requestFor(house, again.token, account)).json.errCode).toBe(ErrorCode.withdrawalsHeld);
  });

  it('pays out nothing that was in review, and refuses a deposit through a remaining session', async () => {
    const { userId, token, withdrawal } = await suspicious();
    await operate("SELECT account_block($1, 'fraud')", [userId]);
    expect((await queueOf(userId))[0]?.reasons).toEqual(['newDeviceAndAccount', 'blocked']);
    expect(await stateOf(house, withdrawal)).toBe('review');
    await expect(query('SELECT guard_deposit($1, 100)', [userId])).rejects.toMatchObject({ code: 'K7028' });
    expect(await codeOf(house, payRecharge, token, { port: 'qris', amount: '50000000' })).toBe(
      ErrorCode.badToken,
    );
  });
});

describe('the history of sign-ins', () => {
  it('lists successes and refusals, with a shortened address, to its player only', async () => {
    const { token, phone } = await addOwner(house);
    const stranger = await addOwner(house);
    await signInFrom(house, phone, { password: 'wrong password', agent: 'Chrome/120 (Android)' });
    await signInFrom(house, phone);
    // Refusals are recorded asynchronously after the answer.
    const list = await vi.waitFor(
      async () => {
        const page = await house.call(userSignIns, { token, input: { page: 1, count: 2 } });
        expect(page.total).toBe(3);
        return page;
      },
      { timeout: 20_000 },
    );
    expect(list.items.map(({ outcome, device }) => `${outcome} ${device}`).sort()).toEqual([
      'ok Firefox · Linux',
      'password Chrome · Android',
    ]);
    for (const { address } of list.items) expect(address).toMatch(/^(127\.0\.0\.\*|[0-9a-f:]+\*)$/);
    const older = await house.call(userSignIns, { token, input: { page: 2, count: 2 } });
    expect(older.items.map(({ outcome }) => outcome)).toEqual(['ok']);
    const theirs = await house.call(userSignIns, { token: stranger.token, input: { page: 1, count: 60 } });
    expect(theirs.items.map(({ outcome }) => outcome)).toEqual(['ok']);
  });
});
