import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { crashMyHistory } from '../../../contract/games/crash/operations.ts';
import { phoneLogin, userBrief } from '../../../contract/http/people/accounts.ts';
import {
  userPassword,
  userSessionEnd,
  userSessions,
  userSessionsEnd,
} from '../../../contract/http/people/security.ts';
import { codeOf, leaveAlone } from '../../testing/people/testSecurity.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

const MINUTE = 60_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 13; SM-A045F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

const signIn = (account: string, agent = PHONE, password = PASSWORD) =>
  house
    .call(phoneLogin, { input: { account, password }, headers: { 'user-agent': agent } })
    .then(({ token }) => token);
const listOf = async (token: string) => (await house.call(userSessions, { token })).sessions;

describe("a player's sessions", () => {
  it('are listed with their devices, the current one marked, and without secrets', async () => {
    const { token, phone } = await house.register();
    const second = await signIn(phone);
    const sessions = await listOf(second);
    expect(sessions).toHaveLength(2);
    expect(sessions.map(({ own }) => own)).toEqual([true, false]);
    expect(sessions[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      device: 'Chrome · Android',
      createdAt: expect.any(Number),
      seenAt: expect.any(Number),
      own: true,
    });
    const text = JSON.stringify(await listOf(token));
    expect(text).not.toMatch(/[0-9a-f]{32}/);
  });

  it('show when they were last seen, to the minute', async () => {
    const { token, user } = await house.register();
    await leaveAlone(house, user.id, 10 * MINUTE);
    await house.call(userBrief, { token });
    const [session] = await listOf(token);
    expect(house.house.clock.now() - (session?.seenAt ?? 0)).toBeLessThan(MINUTE);
  });

  it('end except the current one, on the channel too', async () => {
    const { token, phone } = await house.register();
    const others = [await signIn(phone), await signIn(phone)];
    const channel = house.connect(others[0]);
    await channel.call(crashMyHistory);
    expect(await house.call(userSessionsEnd, { token })).toEqual({ ended: 2 });
    for (const other of others) expect(await codeOf(house, userBrief, other)).toBe(ErrorCode.badToken);
    await vi.waitFor(
      () => expect(channel.call(crashMyHistory)).rejects.toMatchObject({ errCode: ErrorCode.logInFirst }),
      { timeout: 20_000 },
    );
    expect(await listOf(token)).toHaveLength(1);
    expect(await house.call(userSessionsEnd, { token })).toEqual({ ended: 0 });
  });

  it('end one by one, and not those of another player', async () => {
    const { token, phone } = await house.register();
    const other = await signIn(phone);
    const stranger = await house.register();
    const id = (await listOf(token)).find(({ own }) => !own)?.id ?? '';
    expect(await codeOf(house, userSessionEnd, stranger.token, { id })).toBe(ErrorCode.notFound);
    expect(await codeOf(house, userBrief, other)).toBe('done');
    expect(await codeOf(house, userSessionEnd, token, { id })).toBe('done');
    expect(await codeOf(house, userBrief, other)).toBe(ErrorCode.badToken);
    expect(await codeOf(house, userSessionEnd, token, { id })).toBe(ErrorCode.notFound);
  });

  it('are not ended by one that was idle for half an hour', async () => {
    const { token, user } = await house.register();
    const [session] = await listOf(token);
    await leaveAlone(house, user.id, 31 * MINUTE);
    expect(await codeOf(house, userSessionsEnd, token)).toBe(ErrorCode.signInAgain);
    expect(await codeOf(house, userSessionEnd, token, { id: session?.id ?? '' })).toBe(ErrorCode.signInAgain);
    expect(await listOf(token)).toHaveLength(1);
  });

  it.each(['0x1', '-1', '1e3', '1'.repeat(19), 'abc', '1%3BDROP'])('have no id like %s', async (id) => {
    const { token } = await house.register();
    const { json } = await house.request('DELETE', `${userSessionsEnd.path}/${id}`, { token });
    expect(json.errCode).toBe(ErrorCode.badParameter);
  });

  it('are not listed without a valid token', async () => {
    const { user } = await house.register();
    const forged = `k1-${user.id}-${'0'.repeat(64)}`;
    for (const [token, code] of [
      [undefined, ErrorCode.logInFirst],
      [forged, ErrorCode.badToken],
    ] as const) {
      expect(await codeOf(house, userSessions, token)).toBe(code);
      expect(await codeOf(house, userSessionsEnd, token)).toBe(code);
      expect(await codeOf(house, userSessionEnd, token, { id: '1' })).toBe(code);
    }
  });
});

it('security calls are rate-limited by address like sign-ins, and others are not', async () => {
  const strict = await TestHouse.start({ httpLimits: { tries: 4 } });
  try {
    const { token } = await strict.register();
    const input = { oldPassword: 'wrong password', password: 'battery staple' };
    const codes = [];
    for (let i = 0; i < 4; i++) codes.push(await codeOf(strict, userPassword, token, input));
    expect(codes).toEqual([7013, 7013, 7013, ErrorCode.tooFrequent]);
    expect(await codeOf(strict, userSessions, token)).toBe('done');
  } finally {
    await strict.close();
  }
});

describe('a fresh session', () => {
  const change = (token: string) =>
    codeOf(house, userPassword, token, { oldPassword: 'wrong password', password: 'another one' });

  it('stays fresh while it is used, and never becomes fresh again after 30 idle minutes', async () => {
    const { token, user, phone } = await house.register();
    for (let i = 0; i < 3; i++) {
      await leaveAlone(house, user.id, 25 * MINUTE);
      await house.call(userBrief, { token });
    }
    expect(await change(token)).toBe(ErrorCode.wrongPassword);
    await leaveAlone(house, user.id, 31 * MINUTE);
    expect(await codeOf(house, userBrief, token)).toBe('done');
    expect(await change(token)).toBe(ErrorCode.signInAgain);
    expect(await change(await signIn(phone))).toBe(ErrorCode.wrongPassword);
    expect(await change(token)).toBe(ErrorCode.signInAgain);
  });

  it('is not kept fresh by an open channel', async () => {
    const { token, user } = await house.register();
    await leaveAlone(house, user.id, 31 * MINUTE);
    await house.connect(token).call(crashMyHistory);
    expect(await change(token)).toBe(ErrorCode.signInAgain);
  });
});

describe('a password changed with the old one', () => {
  it('signs in from then on, and ends the other sessions', async () => {
    const { token, phone } = await house.register();
    const other = await signIn(phone);
    const input = { oldPassword: PASSWORD, password: 'battery staple' };
    expect(await codeOf(house, userPassword, token, { ...input, oldPassword: 'wrong one' })).toBe(7013);
    expect(await codeOf(house, userPassword, token, { ...input, password: 'short' })).toBe(3);
    expect(await codeOf(house, userPassword, token, input)).toBe('done');
    expect(await codeOf(house, userBrief, other)).toBe(ErrorCode.badToken);
    expect(await codeOf(house, userBrief, token)).toBe('done');
    await expect(signIn(phone)).rejects.toThrow('7021');
    await signIn(phone, PHONE, 'battery staple');
  });

  it('resists guessing: wrong ones are counted with sign-ins', async () => {
    const { token, phone } = await house.register();
    const input = { oldPassword: 'wrong password', password: 'battery staple' };
    for (let i = 0; i < 8; i++) expect(await codeOf(house, userPassword, token, input)).toBe(7013);
    expect(await codeOf(house, userPassword, token, { ...input, oldPassword: PASSWORD })).toBe(667);
    await expect(signIn(phone)).rejects.toThrow('667');
  });

  it('sent twice concurrently is one change', async () => {
    const { token } = await house.register();
    const answers = await Promise.all(
      ['battery staple', 'paper clip box'].map((password) =>
        codeOf(house, userPassword, token, { oldPassword: PASSWORD, password }),
      ),
    );
    expect(answers.sort()).toEqual([ErrorCode.wrongPassword, 'done']);
  });
});
