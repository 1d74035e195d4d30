import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { phoneLogin, userBrief } from '../../../contract/http/people/accounts.ts';
import {
  emailCode,
  emailMfa,
  userMfa,
  userMfaBegin,
  userMfaConfirm,
  userMfaRemove,
} from '../../../contract/http/people/security.ts';
import { codeOf, codeTo, leaveAlone, send, wrong } from '../../testing/people/testSecurity.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

const STEP_S = 30;

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

/** The app's code, `steps` half minutes from now. */
const appCode = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(house.house.clock.now() / 1_000) + steps * STEP_S });
const login = (account: string, factorCode?: string, password = PASSWORD) =>
  send(house, phoneLogin, undefined, { account, password, ...(factorCode && { factorCode }) });
const signIn = async (account: string, factorCode?: string, password?: string) => {
  const { status, json } = await login(account, factorCode, password);
  return status === 200 ? 'done' : json.errCode;
};
/** Resets the last used code. */
const forgetSteps = () => house.db.pool.query('UPDATE user_factors SET last_step = 0');

async function withFactor() {
  const player = await house.register();
  const { token } = player;
  const { secret } = await house.call(userMfaBegin, { token, input: { password: PASSWORD } });
  const code = await appCode(secret);
  const { backupCodes } = await house.call(userMfaConfirm, { token, input: { code } });
  return { ...player, secret, code, backupCodes };
}

describe('setting up', () => {
  it('shows a secret, turns on by its first code and shows ten backup codes once', async () => {
    const { token, phone } = await house.register();
    expect(await house.call(userMfa, { token })).toEqual({ on: false, backupCodesLeft: 0 });
    expect(await codeOf(house, userMfaBegin, token, { password: 'wrong password' })).toBe(7013);
    expect(await codeOf(house, userMfaConfirm, token, { code: '123456' })).toBe(ErrorCode.wrongFactor);
    const { secret, uri } = await house.call(userMfaBegin, { token, input: { password: PASSWORD } });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Kilat:/);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).not.toContain(phone);
    expect(await signIn(phone)).toBe('done');

    const code = await appCode(secret);
    expect(await codeOf(house, userMfaConfirm, token, { code: wrong(code) })).toBe(ErrorCode.wrongFactor);
    const { backupCodes } = await house.call(userMfaConfirm, { token, input: { code } });
    expect(new Set(backupCodes).size).toBe(10);
    for (const one of backupCodes) expect(one).toMatch(/^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/);
    expect(await house.call(userMfa, { token })).toEqual({ on: true, backupCodesLeft: 10 });
    expect(await codeOf(house, userMfaBegin, token, { password: PASSWORD })).toBe(ErrorCode.alreadySet);
    expect(await codeOf(house, userMfaConfirm, token, { code })).toBe(ErrorCode.alreadySet);
    const { rows } = await house.db.pool.query<{ code_hash: string }>('SELECT code_hash FROM backup_codes');
    for (const { code_hash } of rows) expect(code_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('signs out sessions opened without it', async () => {
    const { phone, token } = await house.register();
    const other = String((await login(phone)).json.token);
    const { secret } = await house.call(userMfaBegin, { token, input: { password: PASSWORD } });
    await house.call(userMfaConfirm, { token, input: { code: await appCode(secret) } });
    expect(await codeOf(house, userBrief, other)).toBe(ErrorCode.badToken);
    expect(await codeOf(house, userBrief, token)).toBe('done');
  });
});

it('leaves no session without it, also of a concurrent sign-in', async () => {
  const { phone, token } = await house.register();
  const { secret } = await house.call(userMfaBegin, { token, input: { password: PASSWORD } });
  const code = await appCode(secret);
  const [turned, ...logins] = await Promise.all([
    codeOf(house, userMfaConfirm, token, { code }),
    ...Array.from({ length: 6 }, () => login(phone)),
  ]);
  expect(turned).toBe('done');
  for (const { status, json } of logins) {
    if (status === 200) expect(await codeOf(house, userBrief, String(json.token))).toBe(ErrorCode.badToken);
    else expect(json.errCode).toBe(ErrorCode.factorNeeded);
  }
});

describe('signing in', () => {
  it('requires a code after a correct password, and does not mention it before', async () => {
    const { phone, secret } = await withFactor();
    expect(await signIn(phone, undefined, 'wrong password')).toBe(ErrorCode.wrongPhoneOrPassword);
    expect(await signIn(phone, await appCode(secret, 1), 'wrong password')).toBe(7021);
    expect(await signIn(phone)).toBe(ErrorCode.factorNeeded);
    expect(await signIn(phone, wrong(await appCode(secret, 1)))).toBe(ErrorCode.wrongFactor);
    expect(await signIn(phone, await appCode(secret, 1))).toBe('done');
  });

  it('accepts a code once, and no earlier one afterwards, also concurrently', async () => {
    const { phone, secret, code } = await withFactor();
    expect(await signIn(phone, code)).toBe(ErrorCode.wrongFactor);
    const next = await appCode(secret, 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(phone, next)));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer === ErrorCode.wrongFactor)).toHaveLength(4);
  });

  it('accepts codes of half a minute before and after, and no others', async () => {
    const { phone, secret } = await withFactor();
    for (const [steps, answer] of [
      [-3, ErrorCode.wrongFactor],
      [3, ErrorCode.wrongFactor],
      [1, 'done'],
    ] as const) {
      await forgetSteps();
      expect(await signIn(phone, await appCode(secret, steps)), String(steps)).toBe(answer);
    }
  });

  it('accepts each backup code once, in any spelling', async () => {
    const { phone, token, backupCodes } = await withFactor();
    const [first = '', second = ''] = backupCodes;
    expect(await signIn(phone, first)).toBe('done');
    expect(await signIn(phone, first)).toBe(ErrorCode.wrongFactor);
    expect(await signIn(phone, second.toLowerCase().replaceAll('-', ' '))).toBe('done');
    expect((await house.call(userMfa, { token })).backupCodesLeft).toBe(8);
  });

  it("does not accept another player's codes", async () => {
    const [one, two] = [await withFactor(), await withFactor()];
    expect(await signIn(one.phone, two.backupCodes[0])).toBe(ErrorCode.wrongFactor);
    expect(await signIn(one.phone, await appCode(two.secret, 1))).toBe(ErrorCode.wrongFactor);
  });

  it('locks guessing, for the correct code too', async () => {
    const { phone, secret } = await withFactor();
    const answers = [];
    for (let i = 0; i < 8; i++) answers.push(await signIn(phone, String(100_000 + i)));
    expect(answers).toEqual(Array(8).fill(ErrorCode.wrongFactor));
    expect(await signIn(phone, await appCode(secret, 1))).toBe(ErrorCode.tooFrequent);
  });

  it.each(['12345', '1234567', 'ABCD-EFGH-234', '!'.repeat(12)])('refuses %j with 3', async (code) => {
    expect(await signIn('81234567890', code)).toBe(ErrorCode.badParameter);
  });
});

describe('turning it off', () => {
  it('requires one of its codes, and deletes all its data', async () => {
    const { token, phone, secret, backupCodes } = await withFactor();
    expect(await codeOf(house, userMfaRemove, token, { code: '000000' })).toBe(ErrorCode.wrongFactor);
    expect(await codeOf(house, userMfaRemove, token, { code: await appCode(secret, 1) })).toBe('done');
    expect(await house.call(userMfa, { token })).toEqual({ on: false, backupCodesLeft: 0 });
    expect(await codeOf(house, userMfaRemove, token, { code: backupCodes[0] ?? '' })).toBe(704);
    expect(await signIn(phone)).toBe('done');
  });

  it('without the app requires a code by e-mail and the password', async () => {
    const { token, user, phone } = await withFactor();
    const code = '123456';
    expect(await codeOf(house, emailMfa, token, { code, password: PASSWORD })).toBe(2003);
    await house.db.pool.query('UPDATE users SET email = $1 WHERE id = $2', ['mfa@mail.example', user.id]);
    await house.call(emailCode, { token, input: { purpose: 'removeMfa' } });
    const mailed = await codeTo(house, 'mfa@mail.example');
    const remove = (one: string, password: string) => codeOf(house, emailMfa, token, { code: one, password });
    expect(await remove(mailed, 'wrong password')).toBe(ErrorCode.wrongPassword);
    expect(await remove(wrong(mailed), PASSWORD)).toBe(ErrorCode.wrongEmailCode);
    expect(await remove(mailed, PASSWORD)).toBe('done');
    expect(await remove(mailed, PASSWORD)).toBe(ErrorCode.notFound);
    expect(await signIn(phone)).toBe('done');
  });
});

it('the calls require a valid token and a fresh session', async () => {
  const { token, user } = await withFactor();
  const calls = (one: string | undefined) =>
    Promise.all([
      codeOf(house, userMfaBegin, one, { password: PASSWORD }),
      codeOf(house, userMfaConfirm, one, { code: '123456' }),
      codeOf(house, userMfaRemove, one, { code: '123456' }),
      codeOf(house, emailMfa, one, { code: '123456', password: PASSWORD }),
    ]);
  expect(new Set(await calls(undefined))).toEqual(new Set([ErrorCode.logInFirst]));
  expect(new Set(await calls(`k1-${user.id}-${'0'.repeat(64)}`))).toEqual(new Set([ErrorCode.badToken]));
  await leaveAlone(house, user.id, 31 * 60_000);
  expect(new Set(await calls(token))).toEqual(new Set([ErrorCode.signInAgain]));
});
