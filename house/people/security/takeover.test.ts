import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  bankAccountAdd,
  bankAccountChange,
  bankAccounts,
} from '../../../contract/http/money/bankAccounts.ts';
import { withdrawInfo } from '../../../contract/http/money/withdrawals.ts';
import { phonePassword, phoneRegister } from '../../../contract/http/people/accounts.ts';
import {
  userIdentification,
  userMfaRemove,
  userPassword,
  userPinChange,
  userPinSet,
} from '../../../contract/http/people/security.ts';
import { siteMessages } from '../../../contract/http/site/site.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { addHolder, PIN } from '../../testing/payments/testPayments.ts';
import { DEVICE_COOKIE, setCookieOf } from '../../testing/people/testCookies.ts';
import { codeOf, provePhone } from '../../testing/people/testSecurity.ts';
import {
  addOwner,
  bindEmail,
  bindPhone,
  linkTo,
  type Owner,
  pass,
  requestFor,
  resetCode,
  signInFrom,
  turnFactorOn,
} from '../../testing/people/testTakeover.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

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

const now = () => house.house.clock.now();

/** Changes that block withdrawals, by the kind of their notice. */
const CHANGES: Record<string, (owner: Owner) => Promise<unknown>> = {
  passwordChanged: ({ token }) =>
    house.call(userPassword, { token, input: { oldPassword: PASSWORD, password: NEW_PASSWORD } }),
  pinChanged: ({ token }) =>
    house.call(userPinChange, { token, input: { by: 'pin', oldPin: PIN, pin: '592813' } }),
  phoneChanged: ({ token }) => bindPhone(house, token),
  emailChanged: async ({ token }) => {
    await bindEmail(house, token);
    return bindEmail(house, token, PASSWORD);
  },
  newDevice: ({ phone }) => signInFrom(house, phone),
  mfaOff: async ({ token }) => {
    const { backupCodes } = await turnFactorOn(house, token);
    await house.call(userMfaRemove, { token, input: { code: backupCodes[0] ?? '' } });
  },
};

describe('a day without withdrawals', () => {
  it.each(Object.keys(CHANGES))('follows %s', async (kind) => {
    const owner = await addOwner(house);
    const { token, account, userId } = owner;
    await CHANGES[kind]?.(owner);
    const pin = kind === 'pinChanged' ? '592813' : PIN;
    const { json } = await requestFor(house, token, account, { pin });
    expect(json.errCode).toBe(ErrorCode.withdrawalsHeld);
    expect(Math.abs(Number(json.until) - now() - DAY)).toBeLessThan(60_000);
    expect((await house.call(withdrawInfo, { token })).hold).toEqual({ until: json.until, reason: kind });
    const { items } = await house.call(siteMessages, { token, input: { page: 1, count: 1 } });
    expect(items[0]?.text.en).toContain('withdrawals are on hold for 24 hours');

    await pass(house, userId, DAY - 60_000);
    expect((await requestFor(house, token, account, { pin })).json.errCode).toBe(ErrorCode.withdrawalsHeld);
    await pass(house, userId, 60_000);
    expect((await requestFor(house, token, account, { pin })).json.status).toBe('review');
  });

  it('follows a password set by a code, and first-time settings from another device', async () => {
    const { phone, account, userId } = await addOwner(house);
    await provePhone(house, userId);
    const code = await resetCode(house, phone);
    await house.call(phonePassword, { input: { phone, code, password: NEW_PASSWORD } });
    const { token } = await signInFrom(house, phone, { password: NEW_PASSWORD });
    expect((await requestFor(house, token, account)).json.errCode).toBe(ErrorCode.withdrawalsHeld);
    await pass(house, userId, DAY);
    expect((await house.call(withdrawInfo, { token })).hold).toBeNull();
    await house.call(userIdentification, {
      token,
      input: { fullName: 'Budi Santoso', birthDate: '1990-01-01' },
    });
    expect((await house.call(withdrawInfo, { token })).hold?.reason).toBe('identityGiven');
    await pass(house, userId, DAY);
    await bindEmail(house, token);
    expect((await house.call(withdrawInfo, { token })).hold?.reason).toBe('emailChanged');
  });

  it('does not follow the setup of an account on its first device', async () => {
    const { token, account, phone, userId } = await addOwner(house);
    await bindEmail(house, token);
    await house.call(userIdentification, {
      token,
      input: { fullName: 'Búdi  SANTOSO', birthDate: '1990-01-01' },
    });
    expect((await requestFor(house, token, account)).json.status).toBe('review');
    const { rows } = await house.db.pool.query(
      'SELECT kind, hold_until FROM security_events WHERE user_id = $1 ORDER BY id',
      [userId],
    );
    expect(rows).toEqual([
      { kind: 'pinChanged', hold_until: null },
      { kind: 'emailChanged', hold_until: null },
    ]);
    expect(phone).toMatch(/^8/);
  });

  it('does not follow a sign-in from a known browser, whatever its user agent', async () => {
    const phone = `8${Math.trunc(1e8 + Math.random() * 9e8)}`;
    const made = await house.request('POST', phoneRegister.path, { body: { phone, password: PASSWORD } });
    const header = setCookieOf(made.headers, DEVICE_COOKIE) ?? '';
    expect(header).toMatch(/^kilat_device=[\w-]{22}; Path=\/main\/user; .*HttpOnly; SameSite=Lax$/);
    const cookie = header.split(';')[0] ?? '';
    const again = await signInFrom(house, phone, { cookie, agent: 'Chrome/1 (Windows)' });
    expect(again.cookie).toBe(cookie);
    expect((await house.call(withdrawInfo, { token: again.token })).hold).toBeNull();
    // It is still the first device, whose first-time settings block nothing.
    await house.call(userPinSet, { token: again.token, input: { pin: PIN, password: PASSWORD } });
    expect((await house.call(withdrawInfo, { token: again.token })).hold).toBeNull();
    const other = await signInFrom(house, phone, { cookie: `${cookie.slice(0, -1)}_` });
    expect((await house.call(withdrawInfo, { token: other.token })).hold?.reason).toBe('newDevice');
  });
});

describe('a new bank account', () => {
  const fields = { bank: 'BRI', number: '012345678901234', holder: 'Budi Santoso', pin: PIN };

  it('has its payouts blocked, and only its own, for a day', async () => {
    const { token, account, userId, phone } = await addOwner(house);
    const added = await house.call(bankAccountAdd, { token, input: fields });
    expect(Math.abs((added.heldUntil ?? 0) - now() - DAY)).toBeLessThan(60_000);
    await linkTo(house, `+62${phone}`, 'bankAccount');
    const { json } = await requestFor(house, token, added.id);
    expect(json).toMatchObject({ errCode: ErrorCode.withdrawalsHeld, until: added.heldUntil });
    expect((await requestFor(house, token, account)).json.status).toBe('review');
    await pass(house, userId, DAY);
    const { accounts } = await house.call(bankAccounts, { token });
    expect(accounts.map(({ heldUntil }) => heldUntil)).toEqual([null, null]);
  });

  it('includes one whose number was changed, and one that was deleted and added again', async () => {
    const { token, account } = await addOwner(house);
    const number = '998877665544332';
    const changed = await house.call(bankAccountChange, { token, input: { id: account, ...fields, number } });
    expect(changed.heldUntil).not.toBeNull();
    expect((await requestFor(house, token, account)).json.errCode).toBe(ErrorCode.withdrawalsHeld);
    await house.request('DELETE', `/main/bank/account/${account}`, { token });
    const again = await house.call(bankAccountAdd, { token, input: { ...fields, number } });
    expect(again.heldUntil).not.toBeNull();
  });

  it("must be in the name of the player's identity, in any case", async () => {
    const { token, account } = await addHolder(house);
    await house.call(userIdentification, {
      token,
      input: { fullName: 'José  de la Peña', birthDate: '1990-01-01' },
    });
    const add = (holder: string, number: string) =>
      codeOf(house, bankAccountAdd, token, { ...fields, holder, number });
    expect(await add('JOSE DE LA PENA', '111122223333444')).toBe('done');
    expect(await add('JOSÉ DE LA PEÑA.', '111122223333445')).toBe('done');
    expect(await add('JOSE PENA', '111122223333446')).toBe(ErrorCode.holderNotOwn);
    const change = { id: account, ...fields, holder: 'SOMEBODY ELSE' };
    expect(await codeOf(house, bankAccountChange, token, change)).toBe(ErrorCode.holderNotOwn);
  });

  it('from before the identity was given is not paid if its name differs', async () => {
    const { token, account } = await addOwner(house);
    await house.call(userIdentification, {
      token,
      input: { fullName: 'Siti Aminah', birthDate: '1990-01-01' },
    });
    expect((await requestFor(house, token, account)).json.errCode).toBe(ErrorCode.holderNotOwn);
  });
});
