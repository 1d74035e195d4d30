import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { crashMyHistory } from '../../contract/games/crash/operations.ts';
import { phoneCheck, phonePassword, phoneRegister, userBrief } from '../../contract/http/accounts.ts';
import { bankAccountAdd, bankAccountChange, bankAccounts } from '../../contract/http/bankAccounts.ts';
import {
  emailBind,
  emailCode,
  userIdentification,
  userMfaBegin,
  userMfaConfirm,
  userMfaRemove,
  userPassword,
  userPhoneBind,
  userPhoneCode,
  userPinChange,
  userPinSet,
} from '../../contract/http/security.ts';
import { siteMessages } from '../../contract/http/site.ts';
import { withdrawInfo } from '../../contract/http/withdrawals.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { addHolder, PIN } from '../payments/testPayments.ts';
import { PASSWORD, TestHouse } from '../testHouse.ts';
import { codeOf, codeTo } from './testSecurity.ts';
import { addOwner, askFor, linkTo, type Owner, pass, signInFrom, stateOf } from './testTakeover.ts';

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

async function bindEmail(token: string, password?: string) {
  const email = `p${Date.now()}${Math.trunc(Math.random() * 1e6)}@mail.example`;
  await house.call(emailCode, { token, input: { purpose: 'bindEmail', email } });
  const code = await codeTo(house, email);
  await house.call(emailBind, { token, input: { email, code, ...(password && { password }) } });
  return email;
}

async function bindPhone(token: string) {
  const phone = `8${Math.trunc(1e8 + Math.random() * 9e8)}`;
  await house.call(userPhoneCode, { token, input: { purpose: 'bindPhone', phone } });
  const code = await codeTo(house, `+62${phone}`);
  await house.call(userPhoneBind, { token, input: { phone, code, password: PASSWORD } });
  return phone;
}

/** Asks for a code for a new password, and waits for it: other codes may have gone there before. */
async function resetCode(phone: string): Promise<string> {
  await house.call(phoneCheck, { input: { phone, purpose: 'resetPassword' as const } });
  await vi.waitFor(async () =>
    expect(
      (
        await house.db.pool.query(`SELECT FROM outbox WHERE "to" = $1 AND purpose = 'resetPassword'`, [
          `+62${phone}`,
        ])
      ).rowCount,
    ).toBe(1),
  );
  return codeTo(house, `+62${phone}`);
}

async function turnFactorOn(token: string) {
  const { secret } = await house.call(userMfaBegin, { token, input: { password: PASSWORD } });
  const codeAt = (step: number) => generate({ secret, epoch: Math.floor(now() / 1_000) + 30 * step });
  const { backupCodes } = await house.call(userMfaConfirm, { token, input: { code: await codeAt(0) } });
  return { backupCodes: [...backupCodes], codeAt };
}

/** What holds withdrawals, by what is told of it. */
const CHANGES: Record<string, (owner: Owner) => Promise<unknown>> = {
  passwordChanged: ({ token }) =>
    house.call(userPassword, { token, input: { oldPassword: PASSWORD, password: NEW_PASSWORD } }),
  pinChanged: ({ token }) =>
    house.call(userPinChange, { token, input: { by: 'pin', oldPin: PIN, pin: '592813' } }),
  phoneChanged: ({ token }) => bindPhone(token),
  emailChanged: async ({ token }) => {
    await bindEmail(token);
    return bindEmail(token, PASSWORD);
  },
  newDevice: ({ phone }) => signInFrom(house, phone),
  mfaOff: async ({ token }) => {
    const { backupCodes } = await turnFactorOn(token);
    await house.call(userMfaRemove, { token, input: { code: backupCodes[0] ?? '' } });
  },
};

describe('a day without withdrawals', () => {
  it.each(Object.keys(CHANGES))('follows %s', async (kind) => {
    const owner = await addOwner(house);
    const { token, account, userId } = owner;
    await CHANGES[kind]?.(owner);
    const pin = kind === 'pinChanged' ? '592813' : PIN;
    const { json } = await askFor(house, token, account, { pin });
    expect(json.errCode).toBe(ErrorCode.withdrawalsHeld);
    expect(Math.abs(Number(json.until) - now() - DAY)).toBeLessThan(60_000);
    expect((await house.call(withdrawInfo, { token })).hold).toEqual({ until: json.until, reason: kind });
    const { items } = await house.call(siteMessages, { token, input: { page: 1, count: 1 } });
    expect(items[0]?.text.en).toContain('withdrawals are on hold for 24 hours');

    await pass(house, userId, DAY - 60_000);
    expect((await askFor(house, token, account, { pin })).json.errCode).toBe(ErrorCode.withdrawalsHeld);
    await pass(house, userId, 60_000);
    expect((await askFor(house, token, account, { pin })).json.status).toBe('review');
  });

  it('follows a password that was set by a code, and what another device sets for the first time', async () => {
    const { phone, account, userId } = await addOwner(house);
    const code = await resetCode(phone);
    await house.call(phonePassword, { input: { phone, code, password: NEW_PASSWORD } });
    const { token } = await signInFrom(house, phone, { password: NEW_PASSWORD });
    expect((await askFor(house, token, account)).json.errCode).toBe(ErrorCode.withdrawalsHeld);
    await pass(house, userId, DAY);
    expect((await house.call(withdrawInfo, { token })).hold).toBeNull();
    await house.call(userIdentification, {
      token,
      input: { fullName: 'Budi Santoso', birthDate: '1990-01-01' },
    });
    expect((await house.call(withdrawInfo, { token })).hold?.reason).toBe('identityGiven');
    await pass(house, userId, DAY);
    await bindEmail(token);
    expect((await house.call(withdrawInfo, { token })).hold?.reason).toBe('emailChanged');
  });

  it('does not follow the setting up of an account on the device that it was made on', async () => {
    const { token, account, phone, userId } = await addOwner(house);
    await bindEmail(token);
    await house.call(userIdentification, {
      token,
      input: { fullName: 'Búdi  SANTOSO', birthDate: '1990-01-01' },
    });
    expect((await askFor(house, token, account)).json.status).toBe('review');
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

  it('does not follow a sign-in from a browser that is known, however it calls itself', async () => {
    const phone = `8${Math.trunc(1e8 + Math.random() * 9e8)}`;
    const made = await house.request('POST', phoneRegister.path, { body: { phone, password: PASSWORD } });
    const header = made.headers.get('set-cookie') ?? '';
    expect(header).toMatch(/^kilat_device=[\w-]{22}; Path=\/main\/user; .*HttpOnly; SameSite=Lax$/);
    const cookie = header.split(';')[0] ?? '';
    const again = await signInFrom(house, phone, { cookie, agent: 'Chrome/1 (Windows)' });
    expect(again.cookie).toBe(cookie);
    expect((await house.call(withdrawInfo, { token: again.token })).hold).toBeNull();
    // It is still the first device: what is set there first holds nothing.
    await house.call(userPinSet, { token: again.token, input: { pin: PIN, password: PASSWORD } });
    expect((await house.call(withdrawInfo, { token: again.token })).hold).toBeNull();
    const other = await signInFrom(house, phone, { cookie: `${cookie.slice(0, -1)}_` });
    expect((await house.call(withdrawInfo, { token: other.token })).hold?.reason).toBe('newDevice');
  });
});

describe('a new bank account', () => {
  const fields = { bank: 'BRI', number: '012345678901234', holder: 'Budi Santoso', pin: PIN };

  it('holds what is paid to it alone, for a day', async () => {
    const { token, account, userId, phone } = await addOwner(house);
    const added = await house.call(bankAccountAdd, { token, input: fields });
    expect(Math.abs((added.heldUntil ?? 0) - now() - DAY)).toBeLessThan(60_000);
    await linkTo(house, `+62${phone}`, 'bankAccount');
    const { json } = await askFor(house, token, added.id);
    expect(json).toMatchObject({ errCode: ErrorCode.withdrawalsHeld, until: added.heldUntil });
    expect((await askFor(house, token, account)).json.status).toBe('review');
    await pass(house, userId, DAY);
    const { accounts } = await house.call(bankAccounts, { token });
    expect(accounts.map(({ heldUntil }) => heldUntil)).toEqual([null, null]);
  });

  it('is one whose number was changed too, and one that was deleted and added again', async () => {
    const { token, account } = await addOwner(house);
    const number = '998877665544332';
    const changed = await house.call(bankAccountChange, { token, input: { id: account, ...fields, number } });
    expect(changed.heldUntil).not.toBeNull();
    expect((await askFor(house, token, account)).json.errCode).toBe(ErrorCode.withdrawalsHeld);
    await house.request('DELETE', `/main/bank/account/${account}`, { token });
    const again = await house.call(bankAccountAdd, { token, input: { ...fields, number } });
    expect(again.heldUntil).not.toBeNull();
  });

  it('is of the player who said who they are, in whatever letters', async () => {
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

  it('that was there before the player said who they are is paid nothing when it is not theirs', async () => {
    const { token, account } = await addOwner(house);
    await house.call(userIdentification, {
      token,
      input: { fullName: 'Siti Aminah', birthDate: '1990-01-01' },
    });
    expect((await askFor(house, token, account)).json.errCode).toBe(ErrorCode.holderNotOwn);
  });
});

describe('the link of a message', () => {
  it('stops an account once its button is pressed, and a new password by a code lets it go on', async () => {
    const { token, account, phone, userId } = await addOwner(house);
    const pending = await askFor(house, token, account);
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
    await vi.waitFor(() =>
      expect(channel.call(crashMyHistory)).rejects.toMatchObject({ errCode: ErrorCode.logInFirst }),
    );
    for (const ended of [token, thief.token])
      expect(await codeOf(house, userBrief, ended)).toBe(ErrorCode.badToken);
    expect(await stateOf(house, pending.json.id)).toBe('cancelled');
    expect((await signInFrom(house, phone)).answer.json.errCode).toBe(ErrorCode.accountFrozen);
    expect((await house.request('POST', link)).status).toBe(404);
    expect((await house.request('GET', link)).status).toBe(404);

    const code = await resetCode(phone);
    await house.call(phonePassword, { input: { phone, code, password: NEW_PASSWORD } });
    const owner = await signInFrom(house, phone, { password: NEW_PASSWORD });
    expect(await codeOf(house, userBrief, owner.token)).toBe('done');
    expect((await askFor(house, owner.token, account)).json.errCode).toBe(ErrorCode.withdrawalsHeld);
    // What follows waits for the operator, who sees that the account was stopped.
    await pass(house, userId, DAY);
    const { json } = await askFor(house, owner.token, account);
    const { rows } = await house.db.pool.query(
      'SELECT reasons, withdrawal_id FROM risk_queue WHERE user_id = $1 ORDER BY id',
      [userId],
    );
    expect(rows).toEqual([
      { reasons: ['stopped'], withdrawal_id: null },
      { reasons: ['accountCase'], withdrawal_id: BigInt(String(json.id)) },
    ]);
  });

  it('takes off bank accounts of the last day, and is not undone by a contact bound meanwhile', async () => {
    const { token, phone } = await addOwner(house);
    const fields = { bank: 'BRI', number: '555566667777888', holder: 'Budi Santoso', pin: PIN };
    const added = await house.call(bankAccountAdd, { token, input: fields });
    const email = await bindEmail(token);
    const stolen = await bindPhone(token);
    const link = await linkTo(house, `+62${phone}`, 'phoneChanged');
    expect((await house.request('POST', link)).status).toBe(200);
    const { rows } = await house.db.pool.query('SELECT deleted FROM bank_accounts WHERE id = $1', [added.id]);
    expect(rows).toEqual([{ deleted: true }]);
    const code = await resetCode(stolen);
    const input = { phone: stolen, code, password: NEW_PASSWORD };
    expect(await codeOf(house, phonePassword, undefined, input)).toBe(ErrorCode.accountFrozen);
    expect((await signInFrom(house, stolen)).answer.json.errCode).toBe(ErrorCode.accountFrozen);
    expect(email).toContain('@');
  });

  it('is good for a week, and nobody guesses one', async () => {
    const { token, phone, userId } = await addOwner(house);
    const link = await linkTo(house, `+62${phone}`, 'pinChanged');
    await pass(house, userId, 7 * DAY);
    for (const path of [link, '/stop/x', `/stop/${'a'.repeat(22)}`, `/stop/${'%00'.repeat(5)}`])
      for (const method of ['GET', 'POST'])
        expect([path, (await house.request(method, path)).status]).toEqual([path, 404]);
    expect(await codeOf(house, userBrief, token)).toBe('done');
  });
});

describe('an authenticator', () => {
  it('is asked for where money leaves and where what protects it is changed', async () => {
    const { token, account } = await addOwner(house);
    const { backupCodes, codeAt } = await turnFactorOn(token);
    const next = () => backupCodes.pop() ?? '';
    const fields = { bank: 'BRI', number: '121212121212121', holder: 'Budi Santoso', pin: PIN };
    const asked: [string, (factorCode?: string) => Promise<unknown>][] = [
      [
        'withdraw',
        async (factorCode) =>
          (await askFor(house, token, account, { ...(factorCode && { factorCode }) })).json.errCode ?? 'done',
      ],
      ['bankAccountAdd', (factorCode) => codeOf(house, bankAccountAdd, token, { ...fields, factorCode })],
      [
        'bankAccountChange',
        (factorCode) =>
          codeOf(house, bankAccountChange, token, {
            id: account,
            ...fields,
            number: '343434343434343',
            factorCode,
          }),
      ],
      [
        'userPinChange',
        (factorCode) => codeOf(house, userPinChange, token, { by: 'pin', oldPin: PIN, pin: PIN, factorCode }),
      ],
      [
        'userPassword',
        (factorCode) =>
          codeOf(house, userPassword, token, { oldPassword: PASSWORD, password: NEW_PASSWORD, factorCode }),
      ],
    ];
    for (const [name, act] of asked) {
      expect([name, await act()]).toEqual([name, ErrorCode.factorNeeded]);
      expect([name, await act('ZZZZ-ZZZZ-ZZZZ')]).toEqual([name, ErrorCode.wrongFactor]);
      expect([name, await act(next())]).toEqual([name, 'done']);
    }
    const email = `mfa${Date.now()}@mail.example`;
    await house.call(emailCode, { token, input: { purpose: 'bindEmail', email } });
    const code = await codeTo(house, email);
    expect(await codeOf(house, emailBind, token, { email, code })).toBe(ErrorCode.factorNeeded);
    expect(await codeOf(house, emailBind, token, { email, code, factorCode: await codeAt(1) })).toBe('done');
  });

  it('is not asked twice for a request that is sent again', async () => {
    const { token, account } = await addOwner(house);
    const { backupCodes } = await turnFactorOn(token);
    const sent = { key: `again-${account}`, factorCode: backupCodes[0] ?? '' };
    const [first, second] = [
      await askFor(house, token, account, sent),
      await askFor(house, token, account, sent),
    ];
    expect([first.status, second.text]).toEqual([200, first.text]);
    const other = await askFor(house, token, account, { ...sent, amount: '20000000' });
    expect(other.json.errCode).toBe(ErrorCode.badParameter);
    await vi.waitFor(async () => expect(await stateOf(house, first.json.id)).toBe('review'));
  });
});
