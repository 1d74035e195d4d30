import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { loadpageRegister, phoneLogin } from '../../../contract/http/people/accounts.ts';
import {
  emailBind,
  emailCode,
  emailVerify,
  userPhoneBind,
  userPhoneCode,
  userSecurity,
} from '../../../contract/http/people/security.ts';
import { codeOf, codeTo, leaveAlone, send, wrong } from '../../testing/people/testSecurity.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

const MINUTE = 60_000;

let house: TestHouse;
let made = 0;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

const mailbox = () => `pemain.${++made}@mail.example`;
const newPhone = () => `8133000${String(++made).padStart(4, '0')}`;

/** A player with a user name and no bound contact. */
const unbound = () =>
  house.call(loadpageRegister, { input: { userName: `tanpa_kontak_${++made}`, password: PASSWORD } });
const requestEmailCode = (token: string, email: string) =>
  send(house, emailCode, token, { purpose: 'bindEmail' as const, email });
const bindEmail = (token: string, email: string, code: string, password?: string) =>
  codeOf(house, emailBind, token, { email, code, ...(password && { password }) });

async function withEmail(email = mailbox()) {
  const player = await house.register();
  await requestEmailCode(player.token, email);
  expect(await bindEmail(player.token, email, await codeTo(house, email))).toBe('done');
  return { ...player, email };
}

describe('an e-mail', () => {
  it('is bound by the code sent to it, in any case, and shown masked', async () => {
    const { token } = await house.register();
    expect(await house.call(userSecurity, { token })).toMatchObject({ email: '', fresh: true, pin: false });
    const { status, json } = await requestEmailCode(token, ' Budi.Santoso@Mail.Example ');
    expect([status, json]).toEqual([
      200,
      { resendAt: expect.any(Number), expiresAt: expect.any(Number), sandbox: '/sandbox/outbox' },
    ]);
    const code = await codeTo(house, 'budi.santoso@mail.example');
    const input = { email: 'BUDI.SANTOSO@mail.example', code };
    expect(await codeOf(house, emailVerify, token, { ...input, code: wrong(code) })).toBe(2002);
    expect(await codeOf(house, emailVerify, token, input)).toBe('done');
    expect(await codeOf(house, emailBind, token, input)).toBe('done');
    expect((await house.call(userSecurity, { token })).email).toBe('b***o@mail.example');
    expect(await codeOf(house, emailBind, token, { ...input, password: PASSWORD })).toBe(2002);
  });

  it('of another account is refused only to its reader, and not revealed to anybody else', async () => {
    const { email } = await withEmail();
    await house.db.pool.query('UPDATE message_codes SET created_at = created_at - $1', [MINUTE]);
    const { token } = await house.register();
    const [taken, free] = [await requestEmailCode(token, email), await requestEmailCode(token, mailbox())];
    expect([taken.status, Object.keys(taken.json)]).toEqual([free.status, Object.keys(free.json)]);
    expect(await bindEmail(token, email, '000000')).toBe(ErrorCode.wrongEmailCode);
    expect(await bindEmail(token, email, await codeTo(house, email))).toBe(ErrorCode.emailTaken);
  });

  it('requested by two players at once is bound to one', async () => {
    const email = mailbox();
    const players = [await house.register(), await house.register()];
    await requestEmailCode(players[0]?.token ?? '', email);
    const code = await codeTo(house, email);
    const answers = await Promise.all(players.map(({ token }) => bindEmail(token, email, code)));
    expect(answers.sort()).toEqual([ErrorCode.wrongEmailCode, 'done']);
  });

  it('requires the password to replace another one', async () => {
    const { token } = await withEmail();
    const next = mailbox();
    await requestEmailCode(token, next);
    const code = await codeTo(house, next);
    expect(await bindEmail(token, next, code)).toBe(ErrorCode.wrongPassword);
    expect(await bindEmail(token, next, code, 'wrong password')).toBe(ErrorCode.wrongPassword);
    expect(await bindEmail(token, next, code, PASSWORD)).toBe('done');
  });

  it.each([
    '',
    'budi',
    'budi@',
    '@mail.example',
    'a b@mail.example',
    'a@mail',
    'a@b.example,c@d.example',
    'a@b\r\nBcc: c@d.example',
    `${'a'.repeat(100)}@mail.example`,
  ])('cannot be %j', async (email) => {
    const { token } = await house.register();
    expect((await requestEmailCode(token, email)).json.errCode).toBe(ErrorCode.badParameter);
  });

  it('resists guessing: five attempts burn a code, sequential or concurrent', async () => {
    const { token } = await house.register();
    const email = mailbox();
    await requestEmailCode(token, email);
    const code = await codeTo(house, email);
    const answers = await Promise.all(Array.from({ length: 12 }, () => bindEmail(token, email, wrong(code))));
    expect(new Set(answers)).toEqual(new Set([ErrorCode.wrongEmailCode]));
    expect(await bindEmail(token, email, code)).toBe(ErrorCode.wrongEmailCode);
  });

  it('can be requested once a minute, five times an hour, with a limit on different contacts per player', async () => {
    const { token } = await house.register();
    const email = mailbox();
    expect((await requestEmailCode(token, email)).status).toBe(200);
    expect((await requestEmailCode(token, email)).json.errCode).toBe(ErrorCode.tooFrequent);
    const answers = [];
    for (let i = 0; i < 8; i++) answers.push((await requestEmailCode(token, mailbox())).status);
    expect(answers).toEqual([...Array(6).fill(200), 400, 400]);
  });

  it('cannot be bound by a code of another purpose', async () => {
    const { token, email } = await withEmail();
    expect(await codeOf(house, emailCode, token, { purpose: 'resetPin' as const })).toBe('done');
    const code = await codeTo(house, email);
    expect(await bindEmail(token, email, code, PASSWORD)).toBe(ErrorCode.wrongEmailCode);
  });
});

describe('a phone', () => {
  const requestPhoneCode = (token: string, phone: string) =>
    send(house, userPhoneCode, token, { purpose: 'bindPhone' as const, phone });
  const bind = (token: string, phone: string, code: string, password?: string) =>
    codeOf(house, userPhoneBind, token, { phone, code, ...(password && { password }) });

  it('is bound to an account with a user name, which can then sign in with it', async () => {
    const { token, user } = await unbound();
    const phone = newPhone();
    expect((await requestPhoneCode(token, `0${phone}`)).status).toBe(200);
    const code = await codeTo(house, `+62${phone}`);
    expect(await bind(token, phone, wrong(code))).toBe(ErrorCode.wrongCode);
    expect(await bind(token, phone, code)).toBe('done');
    expect((await house.call(userSecurity, { token })).phone).toBe(`+62 813****${phone.slice(-3)}`);
    const again = await house.call(phoneLogin, { input: { account: phone, password: PASSWORD } });
    expect(again.user.id).toBe(user.id);
  });

  it('requires the password to replace another one, and the old one no longer signs in', async () => {
    const { token, phone } = await house.register();
    const next = newPhone();
    await requestPhoneCode(token, next);
    const code = await codeTo(house, `+62${next}`);
    expect(await bind(token, next, code)).toBe(ErrorCode.wrongPassword);
    expect(await bind(token, next, code, PASSWORD)).toBe('done');
    expect(await codeOf(house, phoneLogin, undefined, { account: phone, password: PASSWORD })).toBe(7021);
    expect(await codeOf(house, phoneLogin, undefined, { account: next, password: PASSWORD })).toBe('done');
  });

  it('from the registration is verified by a code sent to it, and shown as verified only then', async () => {
    const { token, phone } = await house.register();
    const verified = async () => (await house.call(userSecurity, { token })).phoneVerified;
    expect(await verified()).toBe(false);
    await requestPhoneCode(token, phone);
    expect(await bind(token, phone, await codeTo(house, `+62${phone}`), PASSWORD)).toBe('done');
    expect(await verified()).toBe(true);
  });

  it('of another account is refused with 7017 to its reader', async () => {
    const [{ token }, other] = [await unbound(), await house.register()];
    expect((await requestPhoneCode(token, other.phone)).status).toBe(200);
    expect(await bind(token, other.phone, '123456')).toBe(ErrorCode.wrongCode);
    expect(await bind(token, other.phone, await codeTo(house, `+62${other.phone}`))).toBe(7017);
  });

  it('must be one of the market', async () => {
    const { token } = await unbound();
    expect((await requestPhoneCode(token, '71234567890')).json.errCode).toBe(ErrorCode.badParameter);
  });
});

describe('the calls', () => {
  it('require a valid token and a fresh session', async () => {
    const { token, user } = await withEmail();
    const calls = (one: string | undefined) =>
      Promise.all([
        codeOf(house, emailCode, one, { purpose: 'bindEmail' as const, email: mailbox() }),
        codeOf(house, emailCode, one, { purpose: 'removeMfa' as const }),
        codeOf(house, emailVerify, one, { email: mailbox(), code: '123456' }),
        codeOf(house, emailBind, one, { email: mailbox(), code: '123456' }),
        codeOf(house, userPhoneCode, one, { purpose: 'resetPin' as const }),
        codeOf(house, userPhoneBind, one, { phone: newPhone(), code: '123456' }),
      ]);
    expect(new Set(await calls(undefined))).toEqual(new Set([ErrorCode.logInFirst]));
    expect(new Set(await calls(`k1-${user.id}-${'0'.repeat(64)}`))).toEqual(new Set([ErrorCode.badToken]));
    await leaveAlone(house, user.id, 31 * MINUTE);
    expect(new Set(await calls(token))).toEqual(new Set([ErrorCode.signInAgain]));
    expect((await house.call(userSecurity, { token })).fresh).toBe(false);
  });

  it('require a bound contact before they send a code to it', async () => {
    const { token } = await unbound();
    expect(await codeOf(house, emailCode, token, { purpose: 'resetPin' as const })).toBe(2003);
    expect(await codeOf(house, userPhoneCode, token, { purpose: 'resetPin' as const })).toBe(7025);
  });
});
