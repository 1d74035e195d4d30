import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { crashMyHistory } from '../../../contract/games/crash/operations.ts';
import { phoneCheck, phoneLogin, phonePassword, userBrief } from '../../../contract/http/people/accounts.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

const NEW_PASSWORD = 'battery staple';
const NOBODY = '81999999900';
const MINUTE = 60_000;

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

const request = (phone: string) =>
  house.request('POST', phoneCheck.path, { body: { phone, purpose: 'resetPassword' } });
const change = (phone: string, code: string, password = NEW_PASSWORD) =>
  house.request('POST', phonePassword.path, { body: { phone, code, password } });
const login = (phone: string, password: string) =>
  house.request('POST', phoneLogin.path, { body: { account: phone, password } });

/** The last text to a phone, from the sandbox's outbox. */
function textTo(phone: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const { rows } = await house.db.pool.query<{ text: string }>(
        `SELECT text FROM outbox WHERE "to" = $1 AND text ~ '\\d{6}' ORDER BY id DESC LIMIT 1`,
        [`+62${phone}`],
      );
      if (!rows[0]) throw new Error('nothing was sent');
      return rows[0].text;
    },
    { timeout: 20_000 },
  );
}

const codeOf = async (phone: string) => /\d{6}/.exec(await textTo(phone))?.[0] ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** Advances time for a phone's codes by ms. */
const age = (phone: string, ms: number) =>
  house.db.pool.query(
    'UPDATE message_codes SET created_at = created_at - $2, expires_at = expires_at - $2 WHERE target = $1',
    [`+62${phone}`, ms],
  );

/** A player who has requested and received a code. */
async function forgetful() {
  const player = await house.register();
  expect((await request(player.phone)).status).toBe(200);
  return { ...player, code: await codeOf(player.phone) };
}

describe('a new password', () => {
  it('set with the code from the message signs in, and the old one does not', async () => {
    const { phone, code } = await forgetful();
    expect(await textTo(phone)).toBe(
      `Kilat: kode ${code} untuk mengganti kata sandi. Berlaku 10 menit. Jangan berikan kepada siapa pun.`,
    );
    const { status, json } = await change(`0${phone}`, code);
    expect([status, json]).toEqual([200, { ok: true }]);
    expect((await login(phone, PASSWORD)).json.errCode).toBe(ErrorCode.wrongPhoneOrPassword);
    expect((await login(phone, NEW_PASSWORD)).status).toBe(200);
  });

  it('ends every session, over HTTP and on every connection of every house', async () => {
    const other = await TestHouse.start({ database: house.db });
    try {
      const { phone, token, code } = await forgetful();
      const second = String((await login(phone, PASSWORD)).json.token);
      const channels = [house.connect(token), other.connect(token), other.connect(second)];
      const known = () =>
        Promise.all(
          channels.map((channel) =>
            channel.call(crashMyHistory).then(
              () => 0,
              (error) => error.errCode,
            ),
          ),
        );
      expect(await known()).toEqual([0, 0, 0]);
      expect((await change(phone, code)).status).toBe(200);
      for (const gone of [token, second])
        expect((await house.request('GET', userBrief.path, { token: gone })).json.errCode).toBe(707);
      await vi.waitFor(async () => expect(await known()).toEqual([10004, 10004, 10004]), { timeout: 20_000 });
    } finally {
      await other.close();
    }
  });

  it('resets earlier wrong attempts', async () => {
    const { phone, code } = await forgetful();
    for (let i = 0; i < 8; i++) await login(phone, `guess number ${i}`);
    expect((await login(phone, PASSWORD)).json.errCode).toBe(ErrorCode.tooFrequent);
    expect((await change(phone, code)).status).toBe(200);
    expect((await login(phone, NEW_PASSWORD)).status).toBe(200);
  });

  it('that is too short is refused with 3 without using a guess', async () => {
    const { phone, code } = await forgetful();
    for (let i = 0; i < 6; i++) expect((await change(phone, code, 'short')).json.errCode).toBe(3);
    expect((await change(phone, code)).status).toBe(200);
  });

  it('leaves no session of the old one, also of a concurrent login', async () => {
    const { phone, code } = await forgetful();
    const [changed, ...logins] = await Promise.all([
      change(phone, code),
      ...Array.from({ length: 6 }, () => login(phone, PASSWORD)),
    ]);
    expect(changed?.status).toBe(200);
    for (const { status, json } of logins) {
      if (status !== 200) continue;
      const token = String(json.token);
      expect((await house.request('GET', userBrief.path, { token })).json.errCode).toBe(707);
    }
  });
});

describe('a code', () => {
  it('is valid once, also when sent twice concurrently', async () => {
    const { phone, code } = await forgetful();
    const answers = await Promise.all([change(phone, code), change(phone, code, 'another one')]);
    expect(answers.map(({ json }) => json.errCode ?? 'changed').sort()).toEqual([7019, 'changed']);
    expect((await change(phone, code)).json.errCode).toBe(ErrorCode.wrongCode);
  });

  it('is burnt by five wrong guesses', async () => {
    const { phone, code } = await forgetful();
    for (let i = 0; i < 5; i++) expect((await change(phone, wrong(code))).json.errCode).toBe(7019);
    expect((await change(phone, code)).json.errCode).toBe(ErrorCode.wrongCode);
    expect((await login(phone, PASSWORD)).status).toBe(200);
  });

  it('is still valid after four', async () => {
    const { phone, code } = await forgetful();
    for (let i = 0; i < 4; i++) await change(phone, wrong(code));
    expect((await change(phone, code)).status).toBe(200);
  });

  it('guessed many times concurrently is burnt as well', async () => {
    const { phone, code } = await forgetful();
    await Promise.all(Array.from({ length: 20 }, () => change(phone, wrong(code))));
    expect((await change(phone, code)).json.errCode).toBe(ErrorCode.wrongCode);
  });

  it('expires after ten minutes', async () => {
    const { phone, code } = await forgetful();
    await age(phone, 10 * MINUTE);
    expect((await change(phone, code)).json.errCode).toBe(ErrorCode.wrongCode);
  });

  it('is replaced by a newer one', async () => {
    const { phone, code } = await forgetful();
    await age(phone, MINUTE);
    await request(phone);
    const newer = await vi.waitFor(
      async () => {
        const now = await codeOf(phone);
        expect(now).not.toBe(code);
        return now;
      },
      { timeout: 20_000 },
    );
    expect((await change(phone, code)).json.errCode).toBe(ErrorCode.wrongCode);
    expect((await change(phone, newer)).status).toBe(200);
  });

  it('is not valid for another player', async () => {
    const [one, two] = [await forgetful(), await forgetful()];
    expect((await change(one.phone, two.code)).json.errCode).toBe(ErrorCode.wrongCode);
  });

  it('is stored as a hash', async () => {
    const { code } = await forgetful();
    const { rows } = await house.db.pool.query<{ hash: string }>(
      'SELECT code_hash AS hash FROM message_codes',
    );
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('requesting a code', () => {
  it('gets the same answer with and without an account, and only the former gets a message', async () => {
    const { phone } = await house.register();
    const [known, unknown] = [await request(phone), await request(NOBODY)];
    expect(known.status).toBe(200);
    expect(known.json).toEqual({
      resendAt: expect.any(Number),
      expiresAt: expect.any(Number),
      sandbox: '/sandbox/outbox',
    });
    const shape = ({ status, json, headers }: Awaited<ReturnType<typeof request>>) => [
      status,
      Object.keys(json),
      Number(json.expiresAt) - Number(json.resendAt),
      [...headers.keys()],
    ];
    expect(shape(unknown)).toEqual(shape(known));
    await textTo(phone);
    const { rows } = await house.db.pool.query('SELECT 1 FROM outbox WHERE "to" = $1', [`+62${NOBODY}`]);
    expect(rows).toEqual([]);

    const [secondKnown, secondUnknown] = [await request(phone), await request(NOBODY)];
    expect(secondKnown.json.errCode).toBe(ErrorCode.tooFrequent);
    expect([secondUnknown.status, secondUnknown.text]).toEqual([secondKnown.status, secondKnown.text]);

    const guesses = [await change(phone, '123456'), await change(NOBODY, '123456')];
    expect(guesses[0]?.json.errCode).toBe(ErrorCode.wrongCode);
    expect([guesses[1]?.status, guesses[1]?.text]).toEqual([guesses[0]?.status, guesses[0]?.text]);
  });

  it('is allowed once a minute and five times an hour, and returns when again', async () => {
    const { phone } = await house.register();
    for (let i = 0; i < 5; i++) {
      const { status, json } = await request(phone);
      expect(status).toBe(200);
      const wait = Number(json.resendAt) - house.house.clock.now();
      if (i < 4) expect(wait).toBeLessThanOrEqual(MINUTE);
      else expect(wait).toBeGreaterThan(50 * MINUTE);
      expect((await request(`0${phone}`)).json.errCode).toBe(ErrorCode.tooFrequent);
      await age(phone, MINUTE);
    }
    expect((await request(phone)).json.errCode).toBe(ErrorCode.tooFrequent);
    await age(phone, 56 * MINUTE);
    expect((await request(phone)).status).toBe(200);
  });

  it('many times concurrently sends one', async () => {
    const { phone } = await house.register();
    const answers = await Promise.all(Array.from({ length: 8 }, () => request(phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('for an invalid phone is refused with 3', async () => {
    expect((await request('71234567890')).json.errCode).toBe(ErrorCode.badParameter);
    const body = { phone: '81234567890', purpose: 'somethingElse' };
    expect((await house.request('POST', phoneCheck.path, { body })).json.errCode).toBe(3);
  });

  it('is limited by address like sign-ins', async () => {
    const strict = await TestHouse.start({ httpLimits: { tries: 3 } });
    try {
      const codes = [];
      for (let i = 0; i < 4; i++) {
        const body = { phone: `8188888000${i}`, purpose: 'resetPassword' };
        codes.push((await strict.request('POST', phoneCheck.path, { body })).json.errCode);
      }
      expect(codes).toEqual([undefined, undefined, undefined, ErrorCode.tooFrequent]);
    } finally {
      await strict.close();
    }
  });
});
