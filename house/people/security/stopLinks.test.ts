import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { crashMyHistory } from '../../../contract/games/crash/operations.ts';
import { bankAccountAdd } from '../../../contract/http/money/bankAccounts.ts';
import { phonePassword, userBrief } from '../../../contract/http/people/accounts.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { PIN } from '../../testing/payments/testPayments.ts';
import { codeOf, provePhone } from '../../testing/people/testSecurity.ts';
import {
  addOwner,
  bindEmail,
  bindPhone,
  linkTo,
  pass,
  requestFor,
  resetCode,
  signInFrom,
  stateOf,
} from '../../testing/people/testTakeover.ts';
import { TestHouse } from '../../testing/testHouse.ts';

const DAY = 24 * 3_600_000;
const NEW_PASSWORD = 'battery staple';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ config: { payments: { paysAfter: 0, review: 3_600_000 } } });
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await house.close();
});

describe('the link of a message', () => {
  it('stops an account when its button is pressed, and a new password by a code reactivates it', async () => {
    const { token, account, phone, userId } = await addOwner(house);
    await provePhone(house, userId);
    const pending = await requestFor(house, token, account);
    const thief = await signInFrom(house, phone);
    const link = await linkTo(house, `+62${phone}`, 'newDevice');

    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await house.request(method, link, { headers: { 'accept-language': 'en-US,en;q=0.9' } });
      expect(page.status).toBe(200);
      if (method === 'GET') expect(page.text).toContain('a sign-in from a new device');
    }
    expect(await codeOf(house, userBrief, thief.token)).toBe('done');
    const channel = house.connect(thief.token);
    await channel.call(crashMyHistory);

    const done = await house.request('POST', link, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([done.status, done.text.includes('Akun dihentikan')]).toEqual([200, true]);
    await vi.waitFor(
      () => expect(channel.call(crashMyHistory)).rejects.toMatchObject({ errCode: ErrorCode.logInFirst }),
      { timeout: 20_000 },
    );
    for (const ended of [token, thief.token])
      expect(await codeOf(house, userBrief, ended)).toBe(ErrorCode.badToken);
    expect(await stateOf(house, pending.json.id)).toBe('cancelled');
    expect((await signInFrom(house, phone)).answer.json.errCode).toBe(ErrorCode.accountFrozen);
    expect((await house.request('POST', link)).status).toBe(404);
    expect((await house.request('GET', link)).status).toBe(404);

    const code = await resetCode(house, phone);
    await house.call(phonePassword, { input: { phone, code, password: NEW_PASSWORD } });
    const owner = await signInFrom(house, phone, { password: NEW_PASSWORD });
    expect(await codeOf(house, userBrief, owner.token)).toBe('done');
    expect((await requestFor(house, owner.token, account)).json.errCode).toBe(ErrorCode.withdrawalsHeld);
    // Later withdrawals wait for the operator, who sees that the account was stopped.
    await pass(house, userId, DAY);
    const { json } = await requestFor(house, owner.token, account);
    const { rows } = await house.db.pool.query(
      'SELECT reasons, withdrawal_id FROM risk_queue WHERE user_id = $1 ORDER BY id',
      [userId],
    );
    expect(rows).toEqual([
      { reasons: ['stopped'], withdrawal_id: null },
      { reasons: ['accountCase'], withdrawal_id: BigInt(String(json.id)) },
    ]);
  });

  it('removes bank accounts of the last day, and is not undone by a contact bound meanwhile', async () => {
    const { token, phone } = await addOwner(house);
    const fields = { bank: 'BRI', number: '555566667777888', holder: 'Budi Santoso', pin: PIN };
    const added = await house.call(bankAccountAdd, { token, input: fields });
    const email = await bindEmail(house, token);
    const stolen = await bindPhone(house, token);
    const link = await linkTo(house, `+62${phone}`, 'phoneChanged');
    expect((await house.request('POST', link)).status).toBe(200);
    const { rows } = await house.db.pool.query('SELECT deleted FROM bank_accounts WHERE id = $1', [added.id]);
    expect(rows).toEqual([{ deleted: true }]);
    const code = await resetCode(house, stolen);
    const input = { phone: stolen, code, password: NEW_PASSWORD };
    expect(await codeOf(house, phonePassword, undefined, input)).toBe(ErrorCode.accountFrozen);
    expect((await signInFrom(house, stolen)).answer.json.errCode).toBe(ErrorCode.accountFrozen);
    expect(email).toContain('@');
  });

  it('is valid for a week, and cannot be guessed', async () => {
    const { token, phone, userId } = await addOwner(house);
    const link = await linkTo(house, `+62${phone}`, 'pinChanged');
    await pass(house, userId, 7 * DAY);
    for (const path of [link, '/stop/x', `/stop/${'a'.repeat(22)}`, `/stop/${'%00'.repeat(5)}`])
      for (const method of ['GET', 'POST'])
        expect([path, (await house.request(method, path)).status]).toEqual([path, 404]);
    expect(await codeOf(house, userBrief, token)).toBe('done');
  });
});
