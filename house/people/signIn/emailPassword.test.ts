import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { phoneLogin, userBrief } from '../../../contract/http/people/accounts.ts';
import { emailPassword, emailPasswordCode } from '../../../contract/http/people/security.ts';
import { codeOf, codeTo, send, wrong } from '../../testing/people/testSecurity.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

const NEW_PASSWORD = 'battery staple';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

/** A player with a bound e-mail. */
async function withEmail(email: string) {
  const player = await house.register();
  await house.db.pool.query('UPDATE users SET email = $1 WHERE id = $2', [email, player.user.id]);
  return player;
}
const requestFor = (email: string) => send(house, emailPasswordCode, undefined, { email });
const change = (email: string, code: string, password = NEW_PASSWORD) =>
  send(house, emailPassword, undefined, { email, code, password });
const login = (account: string, password: string) =>
  codeOf(house, phoneLogin, undefined, { account, password });

it('changes the password with the code, ends every session and resets wrong attempts, once', async () => {
  const { phone, token } = await withEmail('satu@mail.example');
  for (let i = 0; i < 8; i++) await login(phone, `guess number ${i}`);
  expect(await login(phone, PASSWORD)).toBe(ErrorCode.tooFrequent);
  await requestFor('Satu@Mail.example');
  const code = await codeTo(house, 'satu@mail.example');
  expect((await change('satu@mail.example', code, 'short')).json.errCode).toBe(3);
  expect((await change('satu@mail.example', wrong(code))).json.errCode).toBe(2002);
  expect((await change('satu@mail.example', code)).json).toEqual({ ok: true });
  expect((await change('satu@mail.example', code)).json.errCode).toBe(2002);
  expect(await codeOf(house, userBrief, token)).toBe(ErrorCode.badToken);
  expect(await login(phone, PASSWORD)).toBe(ErrorCode.wrongPhoneOrPassword);
  expect(await login(phone, NEW_PASSWORD)).toBe('done');
});

it('gives an identical answer for an unknown e-mail, which gets no message', async () => {
  await withEmail('dua@mail.example');
  const [known, unknown] = [await requestFor('dua@mail.example'), await requestFor('nobody@mail.example')];
  const shape = ({ status, json }: typeof known) => [
    status,
    Object.keys(json),
    Number(json.expiresAt) - Number(json.resendAt),
  ];
  expect(shape(unknown)).toEqual(shape(known));
  await codeTo(house, 'dua@mail.example');
  const { rows } = await house.db.pool.query(`SELECT 1 FROM outbox WHERE "to" = 'nobody@mail.example'`);
  expect(rows).toEqual([]);
  for (const [one, two] of [
    [await requestFor('dua@mail.example'), await requestFor('nobody@mail.example')],
    [await change('dua@mail.example', '123456'), await change('nobody@mail.example', '123456')],
  ])
    expect([two?.status, two?.text]).toEqual([one?.status, one?.text]);
});

it("does not accept another player's code, nor a phone's", async () => {
  const [one, two] = [await withEmail('tiga@mail.example'), await withEmail('empat@mail.example')];
  await requestFor('tiga@mail.example');
  await requestFor('empat@mail.example');
  expect((await change('tiga@mail.example', await codeTo(house, 'empat@mail.example'))).json.errCode).toBe(
    2002,
  );
  expect(await login(one.phone, PASSWORD)).toBe('done');
  expect(await login(two.phone, PASSWORD)).toBe('done');
});

it('burns its code after five guesses', async () => {
  const { phone } = await withEmail('lima@mail.example');
  await requestFor('lima@mail.example');
  const code = await codeTo(house, 'lima@mail.example');
  await Promise.all(Array.from({ length: 12 }, () => change('lima@mail.example', wrong(code))));
  expect((await change('lima@mail.example', code)).json.errCode).toBe(2002);
  expect(await login(phone, PASSWORD)).toBe('done');
});
