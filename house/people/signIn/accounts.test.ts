import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { internalAuth, internalUnAuth } from '../../../contract/authOperations.ts';
import { ErrorCode } from '../../../contract/errors.ts';
import { crashMyHistory } from '../../../contract/games/crash/operations.ts';
import {
  logout,
  phoneLogin,
  phoneRegister,
  user,
  userBrief,
  userUpdate,
} from '../../../contract/http/people/accounts.ts';
import { cookieOf, DEVICE_COOKIE } from '../../testing/people/testCookies.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';
import { hashCheaply } from '../accounts/passwords.ts';

let house: TestHouse;
beforeAll(async () => {
  // Uses the real hashing cost, which is tested here.
  hashCheaply(false);
  house = await TestHouse.start();
});
afterAll(() => house.close());

const login = (phone: string, password: string) =>
  house.request('POST', phoneLogin.path, { body: { account: phone, password } });

describe('a player', () => {
  it('may keep a name that has become reserved, and change the rest, but not choose one', async () => {
    const { token, user: own } = await house.register();
    await house.db.pool.query("UPDATE users SET name = 'Kilat Tua' WHERE id = $1", [own.id]);
    const updated = await house.call(userUpdate, { token, input: { name: 'Kilat Tua', avatar: 3 } });
    expect(updated).toMatchObject({ name: 'Kilat Tua', avatar: 3 });
    const { status, json } = await house.request('POST', userUpdate.path, { token, body: { name: 'Adm1n' } });
    expect([status, json.errCode]).toEqual([400, ErrorCode.badParameter]);
    expect(await house.call(user, { token })).toMatchObject({ name: 'Kilat Tua' });
  });

  it('registers with play money, is recognised, renames, signs out and in again', async () => {
    const { phone, token, user: fresh } = await house.register('81234567890');
    expect(fresh).toMatchObject({ balance: '100000000', currency: 'IDR' });
    expect(fresh.name).toMatch(/^\p{L}+ \p{L}+ \d\d$/u);
    expect(token.split('-')[1]).toBe(fresh.id);
    expect(await house.call(userBrief, { token })).toEqual(fresh);

    const profile = await house.call(user, { token });
    expect(profile).toEqual({
      ...fresh,
      phone: '+62 812****890',
      userName: '',
      inviteCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/),
      createdAt: expect.any(Number),
    });
    const renamed = await house.call(userUpdate, { token, input: { name: '  Budi  ', avatar: 7 } });
    expect(renamed).toEqual({ ...profile, name: 'Budi', avatar: 7 });

    expect(await house.call(logout, { token })).toEqual({ ok: true });
    expect((await house.request('GET', userBrief.path, { token })).json).toMatchObject({ errCode: 707 });
    const again = await house.call(phoneLogin, { input: { account: phone, password: PASSWORD } });
    expect(again.user).toMatchObject({ id: fresh.id, name: 'Budi' });
    expect(again.token).not.toBe(token);
  });

  it('gets one account in whatever form the phone is typed', async () => {
    const { user: fresh } = await house.register('81300000001');
    for (const typed of ['81300000001', '081300000001', '6281300000001']) {
      const taken = await house.request('POST', phoneRegister.path, {
        body: { phone: typed, password: PASSWORD },
      });
      expect([taken.status, taken.json.errCode]).toEqual([400, ErrorCode.phoneExists]);
      expect((await login(typed, PASSWORD)).json).toMatchObject({ user: { id: fresh.id } });
    }
  });

  it('who registers twice concurrently has one account, one grant and is signed in', async () => {
    const body = { phone: '81300000002', password: PASSWORD };
    const headers = { 'Idempotency-Key': 'one-intent' };
    const send = () => house.call(phoneRegister, { input: body, headers });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.user).toEqual(first.user);
    for (const { token } of [first, second])
      expect(await house.call(userBrief, { token })).toMatchObject({ balance: '100000000' });
    const other = { ...body, password: 'not the same' };
    const stranger = await house.request('POST', phoneRegister.path, { body: other, headers });
    expect(stranger.json).toMatchObject({ errCode: ErrorCode.phoneExists });
  });

  it.each([
    { phone: '12', password: PASSWORD },
    { phone: '71234567890', password: PASSWORD },
    { phone: '81234567891', password: 'short' },
    { phone: '81234567891', password: 'x'.repeat(73) },
    { phone: 81234567891, password: PASSWORD },
    { phone: '81234567891' },
    [],
    'text',
  ])('is refused with 3 when the form is %j', async (body) => {
    const { status, json } = await house.request('POST', phoneRegister.path, { body });
    expect([status, json.errCode]).toEqual([400, ErrorCode.badParameter]);
  });

  it.each([{ name: '' }, { name: ' ' }, { name: 'x'.repeat(25) }, { name: 'a\u202eb' }, { avatar: 24 }])(
    'cannot change to %j',
    async (body) => {
      const { token } = await house.register();
      const { status, json } = await house.request('POST', userUpdate.path, { token, body });
      expect([status, json.errCode]).toEqual([400, ErrorCode.badParameter]);
    },
  );
});

describe('credentials', () => {
  it('that are wrong get an identical answer, whichever part is wrong', async () => {
    const { phone } = await house.register();
    const wrongPassword = await login(phone, 'wrong password');
    const unknownPhone = await login('81999999999', PASSWORD);
    const noPhone = await login('71999999999', PASSWORD);
    expect(wrongPassword.status).toBe(400);
    expect(wrongPassword.json.errCode).toBe(ErrorCode.wrongPhoneOrPassword);
    const shapes = [wrongPassword, unknownPhone, noPhone].map(({ status, text, headers }) => [
      status,
      text,
      [...headers.keys()],
    ]);
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  it('guessed eight times lock the phone, with or without an account, for growing times', async () => {
    const { phone } = await house.register();
    for (const target of [phone, '81999999998']) {
      const codes = [];
      for (let i = 0; i < 8; i++) codes.push((await login(target, `guess number ${i}`)).json.errCode);
      expect(codes).toEqual(Array(8).fill(ErrorCode.wrongPhoneOrPassword));
      expect((await login(target, PASSWORD)).json.errCode).toBe(ErrorCode.tooFrequent);
      expect(await lockOf(target)).toBe(60_000);
    }
    await house.db.pool.query('UPDATE sign_in_attempts SET locked_until = now_ms()');
    expect((await login(phone, 'guess number 9')).json.errCode).toBe(ErrorCode.wrongPhoneOrPassword);
    expect(await lockOf(phone)).toBe(120_000);
    await house.db.pool.query('UPDATE sign_in_attempts SET locked_until = now_ms()');
    expect((await login(phone, PASSWORD)).status).toBe(200);
    expect(await lockOf(phone)).toBeUndefined();
  });

  it('guessed concurrently are locked as well', async () => {
    const { phone } = await house.register();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => login(phone, `guess number ${i}`)),
    );
    const locked = answers.filter(({ json }) => json.errCode === ErrorCode.tooFrequent);
    expect(locked).toHaveLength(22);
  });

  it('guessed by strangers lock them out, but not the player on a known device', async () => {
    const { phone } = await house.register();
    const signIn = (password: string, headers: Record<string, string>) =>
      house.request('POST', phoneLogin.path, { body: { account: phone, password }, headers });
    const first = await signIn(PASSWORD, {});
    const cookie = cookieOf(first.headers, DEVICE_COOKIE);
    for (let i = 0; i < 8; i++) await login(phone, `guess number ${i}`);
    expect((await login(phone, PASSWORD)).json.errCode).toBe(ErrorCode.tooFrequent);
    expect((await signIn(PASSWORD, { cookie: 'kilat_device=AAAAAAAAAAAAAAAAAAAAAA' })).json.errCode).toBe(
      ErrorCode.tooFrequent,
    );
    expect((await signIn(PASSWORD, { cookie })).status).toBe(200);
    // It is locked like any other after its own guesses, and strangers stay locked meanwhile.
    for (let i = 0; i < 8; i++)
      expect((await signIn(`guess number ${i}`, { cookie })).json.errCode).toBe(
        ErrorCode.wrongPhoneOrPassword,
      );
    expect((await signIn(PASSWORD, { cookie })).json.errCode).toBe(ErrorCode.tooFrequent);
    expect((await login(phone, PASSWORD)).json.errCode).toBe(ErrorCode.tooFrequent);
    // Another player's device is unknown here.
    const other = await house.register();
    expect(
      (
        await house.request('POST', phoneLogin.path, {
          body: { account: other.phone, password: 'guess number 9' },
          headers: { cookie },
        })
      ).json.errCode,
    ).toBe(ErrorCode.wrongPhoneOrPassword);
  });

  async function lockOf(phone: string): Promise<number | undefined> {
    const { rows } = await house.db.pool.query<{ ms: string }>(
      'SELECT (locked_until - last_at)::text AS ms FROM sign_in_attempts WHERE phone = $1',
      [`+62${phone}`],
    );
    return rows[0] && Number(rows[0].ms);
  }
});

describe('a token', () => {
  it('is not stored in the database, only its hash', async () => {
    const { token } = await house.register();
    const { rows } = await house.db.pool.query<{ dump: string }>(
      `SELECT query_to_xml('SELECT * FROM ' || table_name, true, false, '')::text AS dump
       FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    const dump = rows.map((row) => row.dump).join();
    const secret = token.split('-')[2] ?? '';
    expect(dump.includes('$argon2id$v=19$m=19456,t=2,p=1$')).toBe(true);
    expect(dump.includes(createHash('sha256').update(token).digest('hex'))).toBe(true);
    expect(dump.includes(secret)).toBe(false);
    expect(dump.includes(PASSWORD)).toBe(false);
  });

  it.each(['nonsense', 'k1-1-00', `k1-1-${'0'.repeat(64)}`, 'k1-99999999999999999999-aa'])(
    'that is invalid is refused with 707: %s',
    async (token) => {
      const { status, json } = await house.request('GET', user.path, { token });
      expect([status, json.errCode]).toEqual([400, ErrorCode.badToken]);
    },
  );

  it('is required: 10004 without', async () => {
    for (const { method, path } of [user, userBrief, logout]) {
      const { status, json } = await house.request(method, path);
      expect([status, json.errCode]).toEqual([400, ErrorCode.logInFirst]);
    }
  });
});

describe('the channel', () => {
  const request = (channel: ReturnType<TestHouse['connect']>) =>
    channel.call(crashMyHistory).then(
      () => 'answered',
      (error) => error.errCode,
    );

  it('identifies the player by connectionParams or /internal/auth, until /internal/unAuth', async () => {
    const { token, user: player } = await house.register();
    expect(await request(house.connect(token))).toBe('answered');
    const channel = house.connect();
    expect(await request(channel)).toBe(ErrorCode.logInFirst);
    expect(await channel.call(internalAuth, { token })).toEqual({ userId: player.id });
    expect(await request(channel)).toBe('answered');
    expect(await channel.call(internalUnAuth)).toEqual({ userId: null });
    expect(await request(channel)).toBe(ErrorCode.logInFirst);
  });

  it("treats a bad token as a visitor's and reports it to /internal/auth", async () => {
    const channel = house.connect(`k1-1-${'0'.repeat(64)}`);
    expect(await request(channel)).toBe(ErrorCode.logInFirst);
    await expect(channel.call(internalAuth, { token: 'bad' })).rejects.toMatchObject({ errCode: 707 });
  });

  it('unbinds the player when the session ends, on every house', async () => {
    const other = await TestHouse.start({ database: house.db });
    try {
      const { token } = await house.register();
      const channels = [house.connect(token), other.connect(token)];
      expect(await Promise.all(channels.map(request))).toEqual(['answered', 'answered']);
      await house.call(logout, { token });
      await vi.waitFor(async () => expect(await Promise.all(channels.map(request))).toEqual([10004, 10004]), {
        timeout: 20_000,
      });
    } finally {
      await other.close();
    }
  });
});
