import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import * as catalogueCalls from '../../../contract/http/play/catalogue.ts';
import * as championCalls from '../../../contract/http/play/champions.ts';
import * as freeSpinCalls from '../../../contract/http/play/freeSpins.ts';
import { TestHouse } from '../../testing/testHouse.ts';

const BY_NAME = { ...catalogueCalls, ...championCalls, ...freeSpinCalls };
const NAMES = Object.keys(BY_NAME) as (keyof typeof BY_NAME)[];
const CALLS = Object.values(BY_NAME);

let house: TestHouse;
let token: string;
beforeAll(async () => {
  house = await TestHouse.start();
  token = (await house.register()).token;
});
afterAll(() => house.close());

/** A request to a call with arbitrary fields. */
async function send(
  { method, path }: (typeof CALLS)[number],
  fields: Record<string, string>,
  token?: string,
) {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(fields[name] ?? 'crash'),
  );
  const query = method === 'GET' ? `?${new URLSearchParams(fields)}` : '';
  return house.request(method, filled + query, {
    ...(token !== undefined && { token }),
    ...(method !== 'GET' && { body: fields }),
  });
}

const PAGE = { page: '1', count: '5' };

describe('wrong parameters', () => {
  it.each([
    ['slot/slot', { ...PAGE, page: '0' }],
    ['slot/slot', { ...PAGE, page: '-1' }],
    ['slot/slot', { ...PAGE, page: '10001' }],
    ['slot/slot', { ...PAGE, page: '1.5' }],
    ['slot/slot', { ...PAGE, count: '0' }],
    ['slot/slot', { ...PAGE, count: '61' }],
    ['slot/slot', { ...PAGE, count: '9'.repeat(20) }],
    ['slot/slot', {}],
    ['slot/slot', { ...PAGE, type: 'poker' }],
    ['slot/slot', { ...PAGE, type: 'slot,' }],
    ['slot/slot', { ...PAGE, keyword: 'x'.repeat(61) }],
    ['slot/slot', { ...PAGE, sort: 'rtp; DROP TABLE games' }],
    ['slot/slot', { ...PAGE, theme: 'none' }],
    ['slot/slot', { ...PAGE, firm: "x' OR '1'='1" }],
    ['listGame', { ...PAGE, type: 'poker' }],
    ['listGame', { ...PAGE, tag: 'old' }],
    ['slot/firm', { type: 'poker' }],
    ['slot/bigWin', { ...PAGE, period: 'year' }],
    ['slot/bigWin', { ...PAGE, id: '1 OR 1=1' }],
    ['slot/bigWin', { ...PAGE, id: '9'.repeat(19) }],
    ['slot/%27%20OR%201', {}],
    ['slot/x'.padEnd(70, 'x'), {}],
    ['slot/champion/CRASH', {}],
  ])('are refused with 3: %s %j', async (path, query) => {
    const { status, json } = await house.request('GET', `/main/${path}?${new URLSearchParams(query)}`);
    expect([status, json.errCode]).toEqual([400, ErrorCode.badParameter]);
  });

  it('given twice are refused with 3', async () => {
    const { status, json } = await house.request('GET', '/main/slot/slot?page=1&page=2&count=5');
    expect([status, json.errCode]).toEqual([400, ErrorCode.badParameter]);
  });

  it('of any kind are refused with a known code, never an internal error', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 70 }),
      fc.constantFrom('\u0000', '%', "';--", '1', '60', 'crash', 'slot,live', 'true', '1e3'),
    );
    const names = [
      'page',
      'count',
      'type',
      'tag',
      'firm',
      'theme',
      'keyword',
      'sort',
      'id',
      'liked',
      'period',
      'game',
    ];
    const fields = fc.dictionary(fc.constantFrom(...names), text);
    const goodPage = fc.constantFrom({}, PAGE);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...NAMES), goodPage, fields, async (name, page, more) => {
        const { status, json } = await send(BY_NAME[name], { ...page, ...more }, token);
        expect(status).toBeLessThan(500);
        if (status === 400) expect(Object.values(ErrorCode)).toContain(json.errCode);
      }),
      { numRuns: 400 },
    );
  });
});

describe('calls for players', () => {
  const secure = CALLS.filter(({ auth }) => auth === 'token');
  const good = { ...PAGE, id: 'crash', game: 'crash' };

  it.each(secure.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s requires a valid token',
    async (_name, call) => {
      const fields = call.path.includes('fsPrize') ? { ...good, id: '1' } : good;
      const body = call.method === 'POST' ? { id: 'crash', liked: true } : undefined;
      const callAs = (token?: string) =>
        body
          ? house.request(call.method, call.path, { body, ...(token !== undefined && { token }) })
          : send(call, fields, token);
      expect((await callAs()).json.errCode).toBe(ErrorCode.logInFirst);
      expect((await callAs('k1-1-bad')).json.errCode).toBe(ErrorCode.badToken);
    },
  );
});
