import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { phoneCheck, phoneLogin, phonePassword, userBrief } from '../../../contract/http/people/accounts.ts';
import { userMfaBegin, userMfaConfirm } from '../../../contract/http/people/security.ts';
import { codeTo, provePhone, wrong } from '../../testing/people/testSecurity.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

const NOBODY = '81999999911';
const MINUTE = 60_000;
const { wrongCode, tooFrequent, factorNeeded, wrongFactor } = ErrorCode;

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

const request = (phone: string, purpose = 'login') =>
  house.request('POST', phoneCheck.path, { body: { phone, purpose } });
const enter = (phone: string, code: string, factorCode?: string, agent = '') =>
  house.request('POST', phoneLogin.path, {
    body: { phone, code, ...(factorCode && { factorCode }) },
    headers: { 'user-agent': agent },
  });
/** 'in', or the code of the refusal. */
const tried = async (phone: string, code: string, factorCode?: string) => {
  const { status, json } = await enter(phone, code, factorCode);
  return status === 200 ? 'in' : json.errCode;
};
const byPassword = (account: string, password: string) =>
  house.request('POST', phoneLogin.path, { body: { account, password } });

/** Advances time for a phone's codes by ms. */
const age = (phone: string, ms: number) =>
  house.db.pool.query(
    'UPDATE message_codes SET created_at = created_at - $2, expires_at = expires_at - $2 WHERE target = $1',
    [`+62${phone}`, ms],
  );

/** A player with a verified phone who has received a code. */
async function asking() {
  const player = await house.register();
  await provePhone(house, player.user.id);
  expect((await request(player.phone)).status).toBe(200);
  return { ...player, code: await codeTo(house, `+62${player.phone}`) };
}

/** The same with a second factor; `app` is the app's code in half a minute. */
async function withFactor() {
  const player = await house.register();
  await provePhone(house, player.user.id);
  const { secret } = await house.call(userMfaBegin, { token: player.token, input: { password: PASSWORD } });
  const shown = (steps: number) =>
    generate({ secret, epoch: Math.floor(house.house.clock.now() / 1_000) + steps * 30 });
  await house.call(userMfaConfirm, { token: player.token, input: { code: await shown(0) } });
  await request(player.phone);
  return { ...player, code: await codeTo(house, `+62${player.phone}`), app: await shown(1) };
}

describe('a code', () => {
  it('from the message signs in, in any form of the phone, and once', async () => {
    const { phone, code, user } = await asking();
    const { rows } = await house.db.pool.query('SELECT text, purpose FROM outbox WHERE "to" = $1', [
      `+62${phone}`,
    ]);
    expect(rows).toEqual([
      {
        text: `Kilat: kode ${code} untuk masuk ke akunmu. Berlaku 10 menit. Jangan berikan kepada siapa pun.`,
        purpose: 'login',
      },
    ]);
    const { status, json } = await enter(`0${phone}`, code);
    expect([status, json.user]).toEqual([200, user]);
    const { status: known } = await house.request('GET', userBrief.path, { token: String(json.token) });
    expect(known).toBe(200);
    expect(await tried(phone, code)).toBe(wrongCode);
  });

  it('sent many times concurrently signs in once', async () => {
    const { phone, code, user } = await asking();
    const answers = await Promise.all(Array.from({ length: 4 }, () => tried(phone, code)));
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(1);
    expect(answers.filter((answer) => answer === wrongCode)).toHaveLength(3);
    const { rows } = await house.db.pool.query('SELECT 1 FROM sessions WHERE user_id = $1', [user.id]);
    expect(rows).toHaveLength(2);
  });

  it('is burnt by five wrong guesses, and still valid after four', async () => {
    const [one, two] = [await asking(), await asking()];
    for (let i = 0; i < 5; i++) expect(await tried(one.phone, wrong(one.code))).toBe(wrongCode);
    expect(await tried(one.phone, one.code)).toBe(wrongCode);
    for (let i = 0; i < 4; i++) expect(await tried(two.phone, wrong(two.code))).toBe(wrongCode);
    expect(await tried(two.phone, two.code)).toBe('in');
  });

  it('expires after ten minutes', async () => {
    const { phone, code } = await asking();
    await age(phone, 10 * MINUTE);
    expect(await tried(phone, code)).toBe(wrongCode);
  });

  it('is not valid for another phone or purpose', async () => {
    const [one, two] = [await asking(), await asking()];
    expect(await tried(one.phone, two.code)).toBe(wrongCode);
    const body = { phone: one.phone, code: one.code, password: 'battery staple' };
    expect((await house.request('POST', phonePassword.path, { body })).json.errCode).toBe(wrongCode);
    expect(await tried(one.phone, one.code)).toBe('in');
    const other = await house.register();
    await request(other.phone, 'resetPassword');
    expect(await tried(other.phone, await codeTo(house, `+62${other.phone}`))).toBe(wrongCode);
  });

  it('opens no locked account, and a wrong one counts like a wrong password', async () => {
    const { phone, code } = await asking();
    for (let i = 0; i < 8; i++) await byPassword(phone, `guess number ${i}`);
    expect(await tried(phone, code)).toBe(tooFrequent);
    const other = await asking();
    for (let i = 0; i < 8; i++) await tried(other.phone, wrong(other.code));
    expect((await byPassword(other.phone, PASSWORD)).json.errCode).toBe(tooFrequent);
  });

  it('of a phone that the account no longer has is invalid', async () => {
    const { phone, code, user } = await asking();
    await house.db.pool.query('UPDATE users SET phone = $1 WHERE id = $2', [`${phone}-before`, user.id]);
    expect(await tried(phone, code)).toBe(wrongCode);
  });
});

describe('a phone without an account', () => {
  it('gets the same answers as one with an account, at every step, and no message', async () => {
    const { phone } = await house.register();
    const shape = ({ status, json }: Awaited<ReturnType<typeof request>>) => [status, Object.keys(json)];
    const [known, unknown] = [await request(phone), await request(NOBODY)];
    expect(known.status).toBe(200);
    expect(shape(unknown)).toEqual(shape(known));
    const [again, unknownAgain] = [await request(phone), await request(NOBODY)];
    expect(again.json.errCode).toBe(tooFrequent);
    expect(unknownAgain.text).toBe(again.text);
    const code = await codeTo(house, `+62${phone}`);
    for (let i = 0; i < 10; i++) {
      const [there, absent] = [await enter(phone, wrong(code)), await enter(NOBODY, wrong(code))];
      expect([absent.status, absent.text]).toEqual([there.status, there.text]);
    }
    const { rows } = await house.db.pool.query('SELECT 1 FROM outbox WHERE "to" = $1', [`+62${NOBODY}`]);
    expect(rows).toEqual([]);
  });
});

describe('a second factor', () => {
  it('is required after a correct code, which then stays valid', async () => {
    const { phone, code, app } = await withFactor();
    expect(await tried(phone, wrong(code), app)).toBe(wrongCode);
    expect(await tried(phone, code)).toBe(factorNeeded);
    for (let i = 0; i < 4; i++) expect(await tried(phone, code, wrong(app))).toBe(wrongFactor);
    expect(await tried(phone, code, app)).toBe('in');
    expect(await tried(phone, code)).toBe(wrongCode);
  });

  it('does not refund the attempt of a wrong guess', async () => {
    const { phone, code } = await withFactor();
    for (let i = 0; i < 2; i++) {
      expect(await tried(phone, wrong(code))).toBe(wrongCode);
      expect(await tried(phone, code)).toBe(factorNeeded);
    }
    for (let i = 0; i < 3; i++) expect(await tried(phone, wrong(code))).toBe(wrongCode);
    expect(await tried(phone, code)).toBe(wrongCode);
  });

  it('allows eight guesses at most', async () => {
    const { phone, code, app } = await withFactor();
    for (let i = 0; i < 8; i++) expect(await tried(phone, code, wrong(app))).toBe(wrongFactor);
    expect(await tried(phone, code, app)).toBe(tooFrequent);
  });
});

describe('requesting', () => {
  it('is allowed once a minute and five times an hour', async () => {
    const { phone } = await house.register();
    for (let i = 0; i < 5; i++) {
      expect((await request(phone)).status).toBe(200);
      expect((await request(`0${phone}`)).json.errCode).toBe(tooFrequent);
      await age(phone, MINUTE);
    }
    expect((await request(phone)).json.errCode).toBe(tooFrequent);
  });

  it('or signing in with an invalid phone is refused with 3', async () => {
    expect((await request('71234567890')).json.errCode).toBe(ErrorCode.badParameter);
    expect(await tried('71234567890', '123456')).toBe(ErrorCode.badParameter);
    expect(await tried('81234567890', '12345')).toBe(ErrorCode.badParameter);
  });
});

it('a sign-in from another device is notified', async () => {
  const { phone, code } = await asking();
  await enter(
    phone,
    code,
    undefined,
    'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  );
  await vi.waitFor(
    async () => {
      const { rows } = await house.db.pool.query('SELECT purpose FROM outbox WHERE "to" = $1 ORDER BY id', [
        `+62${phone}`,
      ]);
      expect(rows.map(({ purpose }) => purpose)).toEqual(['login', 'newDevice']);
    },
    { timeout: 20_000 },
  );
});
