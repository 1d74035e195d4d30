import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { logout, phoneRegister, userBrief, userSession } from '../../../contract/http/people/accounts.ts';
import { cookieOf, setCookieOf } from '../../testing/people/testCookies.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

interface SignedIn {
  token: string;
  headers: Headers;
  /** The Cookie header of the browser. */
  cookie: string;
}

/** A new account in its own browser. */
async function register(): Promise<SignedIn> {
  const body = { phone: `8${Math.trunc(1e9 + Math.random() * 8e9)}`, password: PASSWORD };
  const { headers, json, status } = await house.request('POST', phoneRegister.path, { body });
  expect(status).toBe(200);
  return { token: String(json.token), headers, cookie: cookieOf(headers, 'main_token') };
}

const request = (cookie?: string) =>
  house.request('POST', userSession.path, cookie === undefined ? {} : { headers: { cookie } });

it('gives a browser a refresh secret for a year, HttpOnly and for one path only', async () => {
  const { headers, cookie, token } = await register();
  expect(setCookieOf(headers, 'main_token')).toMatch(
    /^main_token=r1-\d+-[0-9a-f]{64}; Path=\/main\/user; Max-Age=31536000; SameSite=Strict; HttpOnly$/,
  );
  expect(setCookieOf(headers, 'kilat_signed_in')).toBe(
    'kilat_signed_in=1; Path=/; Max-Age=31536000; SameSite=Strict',
  );
  expect(cookie).not.toContain(token.split('-')[2]);
});

it('returns the token of its session for it, repeatedly and concurrently', async () => {
  const { cookie, token } = await register();
  const answers = await Promise.all(Array.from({ length: 50 }, () => request(cookie)));
  for (const { json } of answers) expect(json).toEqual({ token });
  expect((await house.call(userBrief, { token })).id).toBeDefined();
});

it('does not accept it as a token, nor a token as a refresh secret', async () => {
  const { cookie, token } = await register();
  const refresh = cookie.slice('main_token='.length);
  const brief = (headers: Record<string, string>) => house.request('GET', userBrief.path, { headers });
  expect((await brief({ main_token: refresh })).json.errCode).toBe(ErrorCode.badToken);
  expect((await brief({ cookie })).json.errCode).toBe(ErrorCode.logInFirst);
  expect((await request(`main_token=${token}`)).json.errCode).toBe(ErrorCode.badToken);
});

it("ends with its session, and is refused if it is another player's, or malformed", async () => {
  const [gone, other] = [await register(), await register()];
  await house.call(logout, { token: gone.token });
  const [id] = /r1-\d+/.exec(other.cookie) ?? [];
  const wrong = [
    gone.cookie,
    gone.cookie.replace(/r1-\d+/, `${id}`),
    'main_token=',
    `main_token=${id}-`,
    'main_token=[object Object]',
  ];
  for (const cookie of wrong)
    expect([ErrorCode.badToken, ErrorCode.logInFirst]).toContain((await request(cookie)).json.errCode);
  const none = await request();
  expect(none.json.errCode).toBe(ErrorCode.logInFirst);
  // The browser's marker is deleted, so it does not request a token again.
  expect(setCookieOf(none.headers, 'kilat_signed_in')).toMatch(/Max-Age=0;/);
});

it('is deleted at sign-out, unless the browser has opened another session meanwhile', async () => {
  const first = await register();
  const ends = ({ token }: SignedIn, cookie: string) =>
    house.request('POST', logout.path, { headers: { main_token: token, cookie } });
  const out = await ends(first, first.cookie);
  expect(setCookieOf(out.headers, 'main_token')).toMatch(/^main_token=; Path=\/main\/user; Max-Age=0;/);
  expect(setCookieOf(out.headers, 'kilat_signed_in')).toMatch(/^kilat_signed_in=; Path=\/; Max-Age=0;/);

  const [before, after] = [await register(), await register()];
  expect((await ends(before, after.cookie)).headers.getSetCookie()).toEqual([]);
  expect((await request(after.cookie)).json.token).toBe(after.token);
});
