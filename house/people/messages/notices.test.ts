import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { phoneCheck, phoneLogin, phonePassword } from '../../../contract/http/people/accounts.ts';
import {
  emailBind,
  emailCode,
  userMfaBegin,
  userMfaConfirm,
  userMfaRemove,
  userPassword,
  userPhoneBind,
  userPhoneCode,
  userPin,
  userPinChange,
  userPinSet,
} from '../../../contract/http/people/security.ts';
import { cookieOf, DEVICE_COOKIE } from '../../testing/people/testCookies.ts';
import { codeOf, codeTo, provePhone } from '../../testing/people/testSecurity.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const NEW_PASSWORD = 'battery staple';
const PINS = ['482913', '719264'] as const;

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

/** Notices sent to a contact, by purpose. */
async function messagesTo(to: string): Promise<string[]> {
  const { rows } = await house.db.pool.query<{ purpose: string }>(
    `SELECT purpose FROM outbox WHERE "to" = $1 AND text !~ '\\d{6}' ORDER BY id`,
    [to],
  );
  return rows.map(({ purpose }) => purpose);
}
const sent = (to: string, purposes: string[]) =>
  vi.waitFor(async () => expect(await messagesTo(to)).toEqual(purposes), { timeout: 20_000 });

/** Signs in from a browser, identified by its cookie after the first sign-in. */
async function signIn(account: string, agent: string, cookie = '') {
  const { headers } = await house.request('POST', phoneLogin.path, {
    body: { account, password: PASSWORD },
    headers: { 'user-agent': agent, cookie },
  });
  return cookieOf(headers, DEVICE_COOKIE);
}

async function bindEmail(token: string, email: string, password?: string) {
  await house.call(emailCode, { token, input: { purpose: 'bindEmail', email } });
  const code = await codeTo(house, email);
  return house.call(emailBind, { token, input: { email, code, ...(password && { password }) } });
}

describe('a player is notified by text', () => {
  it('of another PIN and password, without their values', async () => {
    const { token, phone } = await house.register();
    const to = `+62${phone}`;
    await house.call(userPinSet, { token, input: { pin: PINS[0], password: PASSWORD } });
    await sent(to, ['pinChanged']);
    await house.call(userPinChange, { token, input: { by: 'pin', oldPin: PINS[0], pin: PINS[1] } });
    await sent(to, ['pinChanged', 'pinChanged']);
    await house.call(userPassword, {
      token,
      input: { oldPassword: PASSWORD, password: NEW_PASSWORD },
    });
    await sent(to, ['pinChanged', 'pinChanged', 'passwordChanged']);
    const { rows } = await house.db.pool.query('SELECT text FROM outbox WHERE "to" = $1', [to]);
    const all = rows.map(({ text }) => text).join('\n');
    for (const secret of [...PINS, PASSWORD, NEW_PASSWORD, token]) expect(all).not.toContain(secret);
    expect(Math.max(...rows.map(({ text }) => text.length))).toBeLessThanOrEqual(160);
    expect(all).toContain('Kilat: PIN keamananmu diatur');
  });

  it('of a password set by a code', async () => {
    const { phone, user } = await house.register();
    await provePhone(house, user.id);
    await house.call(phoneCheck, { input: { phone, purpose: 'resetPassword' as const } });
    const code = await codeTo(house, `+62${phone}`);
    await house.call(phonePassword, { input: { phone, code, password: NEW_PASSWORD } });
    await sent(`+62${phone}`, ['passwordChanged']);
  });

  it('not of failures', async () => {
    const { token, phone } = await house.register();
    const pin = { pin: PINS[0], password: 'wrong password' };
    expect(await codeOf(house, userPinSet, token, pin)).toBe(7013);
    const password = { oldPassword: 'wrong password', password: NEW_PASSWORD };
    expect(await codeOf(house, userPassword, token, password)).toBe(7013);
    await new Promise((done) => setTimeout(done, 200));
    expect(await messagesTo(`+62${phone}`)).toEqual([]);
  });

  it('of every change, or it is rolled back: if the message cannot be queued the PIN is not set', async () => {
    const { token, phone } = await house.register();
    const rename = (from: string, to: string) =>
      house.db.pool.query(`DO $$ DECLARE f regprocedure; BEGIN
        FOR f IN SELECT oid FROM pg_proc WHERE pronamespace = 'graphile_worker'::regnamespace AND proname = '${from}'
        LOOP EXECUTE format('ALTER FUNCTION %s RENAME TO ${to}', f); END LOOP; END $$`);
    const pin = { pin: PINS[0], password: PASSWORD };
    await rename('add_job', 'add_job_away');
    try {
      expect(await codeOf(house, userPinSet, token, pin)).not.toBe('done');
    } finally {
      await rename('add_job_away', 'add_job');
    }
    expect(await house.call(userPin, { token })).toMatchObject({ set: false });
    await house.call(userPinSet, { token, input: pin });
    await sent(`+62${phone}`, ['pinChanged']);
  });

  it('of the authenticator, on and off', async () => {
    const { token, phone } = await house.register();
    const { secret } = await house.call(userMfaBegin, { token, input: { password: PASSWORD } });
    const code = await generate({ secret, epoch: Math.floor(house.house.clock.now() / 1_000) });
    const { backupCodes } = await house.call(userMfaConfirm, { token, input: { code } });
    await sent(`+62${phone}`, ['mfaOn']);
    await house.call(userMfaRemove, { token, input: { code: backupCodes[0] ?? '' } });
    await sent(`+62${phone}`, ['mfaOn', 'mfaOff']);
  });
});

describe('another contact', () => {
  it('is reported to the previous one and to the other channel, not to itself', async () => {
    const { token, phone } = await house.register();
    await bindEmail(token, 'first@mail.example');
    await sent(`+62${phone}`, ['emailChanged']);
    await bindEmail(token, 'second@mail.example', PASSWORD);
    await sent('first@mail.example', ['emailChanged']);
    await sent(`+62${phone}`, ['emailChanged', 'emailChanged']);
    const next = `8${Date.now().toString().slice(-9)}`;
    await house.call(userPhoneCode, { token, input: { purpose: 'bindPhone', phone: next } });
    const code = await codeTo(house, `+62${next}`);
    await house.call(userPhoneBind, { token, input: { phone: next, code, password: PASSWORD } });
    await sent('second@mail.example', ['phoneChanged']);
    await sent(`+62${phone}`, ['emailChanged', 'emailChanged', 'phoneChanged']);
    expect(await messagesTo(`+62${next}`)).toEqual([]);
  });
});

describe('a sign-in', () => {
  it('from a new device is reported once, except the first device', async () => {
    const { phone } = await house.register();
    const to = `+62${phone}`;
    const chrome = await signIn(phone, CHROME);
    await sent(to, ['newDevice']);
    const firefox = await signIn(phone, FIREFOX);
    await sent(to, ['newDevice', 'newDevice']);
    expect(await signIn(phone, CHROME, chrome)).toBe(chrome);
    expect(await signIn(phone, FIREFOX, firefox)).toBe(firefox);
    const { rows } = await house.db.pool.query(`SELECT text FROM outbox WHERE "to" = $1 ORDER BY id`, [to]);
    expect(rows.map(({ text }) => /\(([^)]*)\)/.exec(text)?.[1])).toEqual([
      'Chrome · Android',
      'Firefox · Linux',
    ]);
  });
});
