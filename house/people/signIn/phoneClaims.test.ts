import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { bankAccountAdd, bankAccounts } from '../../../contract/http/money/bankAccounts.ts';
import { withdrawInfo } from '../../../contract/http/money/withdrawals.ts';
import { phoneCheck, phoneLogin, phonePassword, userBrief } from '../../../contract/http/people/accounts.ts';
import {
  emailBind,
  emailCode,
  emailPassword,
  emailPasswordCode,
  userIdentification,
  userPinSet,
  userSecurity,
} from '../../../contract/http/people/security.ts';
import { siteMessages } from '../../../contract/http/site/site.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { operateAs } from '../../testing/ledger/testOperators.ts';
import { PIN } from '../../testing/payments/testPayments.ts';
import { codeOf, codeTo, provePhone } from '../../testing/people/testSecurity.ts';
import {
  addOwner,
  bindEmail,
  linkTo,
  type Owner,
  pass,
  requestFor,
  resetCode,
  signInFrom,
  stateOf,
  turnFactorOn,
} from '../../testing/people/testTakeover.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

const DAY = 24 * 3_600_000;
const NEW_PASSWORD = 'battery staple';
const { badToken, wrongEmailCode, wrongPhoneOrPassword, withdrawalsHeld } = ErrorCode;

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ config: { payments: { paysAfter: 0, review: 3_600_000 } } });
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await house.close();
});

/** An account created by a thief with another person's phone, and everything the thief could use to return or be paid. */
async function hijacked() {
  const thief = await addOwner(house);
  const email = await bindEmail(house, thief.token);
  await house.call(userIdentification, {
    token: thief.token,
    input: { fullName: 'Budi Santoso', birthDate: '1990-01-01' },
  });
  const pending = await requestFor(house, thief.token, thief.account);
  expect(pending.json.status).toBe('review');
  const { backupCodes } = await turnFactorOn(house, thief.token);
  return { ...thief, email, pending, factorCode: backupCodes[0] ?? '' };
}

/** The phone's owner signs in with a code. */
async function signInByCode(phone: string, cookie = '') {
  await house.db.pool.query('DELETE FROM outbox WHERE "to" = $1', [`+62${phone}`]);
  await house.call(phoneCheck, { input: { phone, purpose: 'login' as const } });
  const code = await codeTo(house, `+62${phone}`);
  return house.request('POST', phoneLogin.path, { body: { phone, code }, headers: { cookie } });
}

/** Asserts that nothing that was set up before is left, for either person. */
async function expectNothingLeft(thief: Owner & { email: string }, token: string): Promise<void> {
  expect(await house.call(userSecurity, { token })).toMatchObject({
    ...{ phoneVerified: true, email: '', pin: false, mfa: false, identity: 'none' },
  });
  expect((await house.call(bankAccounts, { token })).accounts).toEqual([]);
  expect(await codeOf(house, userBrief, thief.token)).toBe(badToken);
  const again = await signInFrom(house, thief.phone);
  expect(again.answer.json.errCode).toBe(wrongPhoneOrPassword);
  await house.call(emailPasswordCode, { input: { email: thief.email } });
  const byMail = { email: thief.email, code: '123456', password: NEW_PASSWORD };
  expect(await codeOf(house, emailPassword, undefined, byMail)).toBe(wrongEmailCode);
}

describe('verifying a phone for the first time, in a browser unknown to the account', () => {
  it('ends everything set up before: with a sign-in code, without the second factor', async () => {
    const thief = await hijacked();
    const link = await linkTo(house, thief.email, 'mfaOn');
    const { status, json } = await signInByCode(thief.phone);
    expect(status).toBe(200);
    const token = String(json.token);
    await expectNothingLeft(thief, token);
    expect((await house.request('POST', link)).status).toBe(404);
    expect(await stateOf(house, thief.pending.json.id)).toBe('cancelled');
    // Its money is in the account: 500,000 deposited and the welcome grant.
    expect((await house.call(userBrief, { token })).balance).toBe('150000000');
    // The previous contacts are notified too: the previous holder may be the rightful one.
    for (const to of [`+62${thief.phone}`, thief.email]) await linkTo(house, to, 'phoneClaimed');
    const { items } = await house.call(siteMessages, { token, input: { page: 1, count: 1 } });
    expect(items[0]?.text.en).toContain('This account was made before its phone was verified.');
    const { hold } = await house.call(withdrawInfo, { token });
    expect(hold?.reason).toBe('phoneClaimed');
  });

  it('ends it with a password reset code', async () => {
    const thief = await hijacked();
    const code = await resetCode(house, thief.phone);
    await house.call(phonePassword, { input: { phone: thief.phone, code, password: NEW_PASSWORD } });
    const { token } = await signInFrom(house, thief.phone, { password: NEW_PASSWORD });
    await expectNothingLeft(thief, token);
  });

  it('blocks withdrawals for a day, and puts those of a week before operators', async () => {
    const thief = await hijacked();
    const token = String((await signInByCode(thief.phone)).json.token);
    const code = await resetCode(house, thief.phone);
    await house.call(phonePassword, { input: { phone: thief.phone, code, password: NEW_PASSWORD } });
    expect(await codeOf(house, userBrief, token)).toBe(badToken);
    const owner = (await signInFrom(house, thief.phone, { password: NEW_PASSWORD })).token;
    await house.call(userPinSet, { token: owner, input: { pin: PIN, password: NEW_PASSWORD } });
    const fields = { bank: 'BRI', number: '555566667777888', holder: 'Siti Aminah', pin: PIN };
    const { id } = await house.call(bankAccountAdd, { token: owner, input: fields });
    expect((await requestFor(house, owner, id)).json.errCode).toBe(withdrawalsHeld);
    await pass(house, thief.userId, DAY);
    const { json } = await requestFor(house, owner, id);
    const { rows } = await house.db.pool.query('SELECT reasons FROM risk_queue WHERE withdrawal_id = $1', [
      json.id,
    ]);
    expect(rows[0]?.reasons).toContain('phoneClaimed');
  });

  it('ends what is being set up concurrently, and later steps of it are refused', async () => {
    const thief = await hijacked();
    const other = `other${thief.userId}@mail.example`;
    await house.call(emailCode, { token: thief.token, input: { purpose: 'bindEmail', email: other } });
    const code = await codeTo(house, other);
    await house.call(phoneCheck, { input: { phone: thief.phone, purpose: 'login' as const } });
    const login = await codeTo(house, `+62${thief.phone}`);
    const lock = await house.db.pool.connect();
    const waiting = (count: number) =>
      vi.waitFor(
        async () => {
          const { rows } = await house.db.pool.query(
            "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
          );
          expect(rows).toHaveLength(count);
        },
        { timeout: 20_000 },
      );
    try {
      await lock.query('BEGIN');
      await lock.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [thief.userId]);
      const signIn = house.request('POST', phoneLogin.path, { body: { phone: thief.phone, code: login } });
      await waiting(1);
      const bind = codeOf(house, emailBind, thief.token, {
        ...{ email: other, code, password: PASSWORD, factorCode: thief.factorCode },
      });
      await waiting(2);
      await lock.query('COMMIT');
      expect((await signIn).status).toBe(200);
      expect(await bind).toBe(badToken);
      expect(await codeOf(house, emailPasswordCode, undefined, { email: other })).toBe('done');
      const { rows } = await house.db.pool.query('SELECT email FROM users WHERE id = $1', [thief.userId]);
      expect(rows).toEqual([{ email: null }]);
    } finally {
      lock.release();
    }
  });

  it('is claimed once by a code that is sent many times concurrently', async () => {
    const thief = await hijacked();
    await house.call(phoneCheck, { input: { phone: thief.phone, purpose: 'login' as const } });
    const code = await codeTo(house, `+62${thief.phone}`);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        house.request('POST', phoneLogin.path, { body: { phone: thief.phone, code } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await house.db.pool.query(
      "SELECT FROM security_events WHERE user_id = $1 AND kind = 'phoneClaimed'",
      [thief.userId],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('nothing ends', () => {
  it('if the phone was verified before', async () => {
    const owner = await hijacked();
    await provePhone(house, owner.userId);
    expect((await signInByCode(owner.phone)).json.errCode).toBe(ErrorCode.factorNeeded);
    expect(await codeOf(house, userBrief, owner.token)).toBe('done');
    expect((await house.call(bankAccounts, { token: owner.token })).accounts).toHaveLength(1);
  });

  it('in a browser known to the account: the phone becomes verified', async () => {
    const owner = await addOwner(house);
    const { cookie } = await signInFrom(house, owner.phone);
    expect((await signInByCode(owner.phone, cookie)).status).toBe(200);
    expect(await house.call(userSecurity, { token: owner.token })).toMatchObject({
      ...{ phoneVerified: true, pin: true },
    });
    await house.db.pool.query('UPDATE message_codes SET created_at = created_at - 60000');
    expect((await signInByCode(owner.phone)).status).toBe(200);
    expect((await house.call(bankAccounts, { token: owner.token })).accounts).toHaveLength(1);
  });

  it('with a wrong code, or if the account is blocked', async () => {
    const owner = await hijacked();
    await house.call(phoneCheck, { input: { phone: owner.phone, purpose: 'login' as const } });
    const code = await codeTo(house, `+62${owner.phone}`);
    const enter = (given: string) =>
      house.request('POST', phoneLogin.path, { body: { phone: owner.phone, code: given } });
    expect((await enter(code === '111111' ? '222222' : '111111')).json.errCode).toBe(ErrorCode.wrongCode);
    await operateAs(house.db, 'ani', "SELECT account_block($1, 'a test')", [owner.userId]);
    expect((await enter(code)).json.errCode).toBe(ErrorCode.accountBlocked);
    const { rows } = await house.db.pool.query('SELECT phone_proved_at, email FROM users WHERE id = $1', [
      owner.userId,
    ]);
    expect(rows).toEqual([{ phone_proved_at: null, email: owner.email }]);
  });
});
