import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestHouse } from '../../testing/testHouse.ts';
import { parseProxies } from '../http/addresses.ts';

const PAGES = ['/sandbox/outbox', '/sandbox/outbox.css', '/sandbox/payments', '/sandbox/payments.css'];

/** Requests 127.0.0.1 with any headers: fetch would not send every Host. */
function get(house: TestHouse, path: string, headers: Record<string, string> = {}) {
  const { port } = new URL(house.url);
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path, headers, agent: false }, async (answer) => {
        let text = '';
        for await (const part of answer) text += part;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
      outgoing.on('error', reject).end();
    },
  );
}
const statusOf = async (...request: Parameters<typeof get>) => (await get(...request)).status;

describe('the pages of a house that only this machine can reach', () => {
  let house: TestHouse;
  let port: string;
  beforeAll(async () => {
    house = await TestHouse.start({ config: { sandboxHosts: ['kilat.example', 'localhost:8080'] } });
    port = new URL(house.url).port;
  });
  afterAll(() => house.close());

  it('open from it without a key', async () => {
    expect(house.house.outbox).toBeNull();
    for (const name of ['localhost', '127.0.0.1', '[::1]', 'LocalHost'])
      for (const path of PAGES) expect(await statusOf(house, path, { host: `${name}:${port}` })).toBe(200);
  });

  it('open by allowed names, in any case', async () => {
    for (const host of ['kilat.example', 'KILAT.example', 'localhost:8080'])
      expect(await statusOf(house, '/sandbox/outbox', { host })).toBe(200);
    for (const host of ['kilat.example:443', 'localhost:8081', 'x.kilat.example'])
      expect(await statusOf(house, '/sandbox/outbox', { host })).toBe(404);
  });

  it('are not found by any other name, because of DNS rebinding', async () => {
    const names = [
      `evil.example:${port}`,
      'evil.example',
      `localhost.evil.example:${port}`,
      `0.0.0.0:${port}`,
    ];
    for (const host of [...names, 'localhost', 'localhost:80', `localhost.:${port}`, `localhost:${port}0`])
      for (const path of PAGES) expect([host, await statusOf(house, path, { host })]).toEqual([host, 404]);
  });
});

describe('the pages of a house that others can reach', () => {
  let house: TestHouse;
  let key: string;
  let host: string;
  beforeAll(async () => {
    house = await TestHouse.start({ config: { host: '0.0.0.0' } });
    host = new URL(house.url).host;
    key = new URL(house.house.outbox ?? '').searchParams.get('key') ?? '';
  });
  afterAll(() => house.close());

  it('require the key, which is stored in a cookie', async () => {
    expect(house.house.outbox).toBe(`${house.url}/sandbox/outbox?key=${key}`);
    expect(key).toMatch(/^[\da-f]{24}$/);
    const request = await get(house, '/sandbox/outbox', { host });
    expect([request.status, request.text]).toEqual([403, expect.stringContaining('key')]);
    const brought = await get(house, `/sandbox/outbox?key=${key}`, { host });
    expect([brought.status, brought.headers.location]).toEqual([303, '/sandbox/outbox']);
    const [cookie = ''] = brought.headers['set-cookie'] as string[];
    expect(cookie).toBe(`sandbox_key=${key}; Path=/sandbox; HttpOnly; SameSite=Strict`);
    for (const path of PAGES)
      expect(await statusOf(house, path, { host, cookie: `a=b; sandbox_key=${key}` })).toBe(200);
  });

  it('are refused with another key, by another name, and to buttons without one', async () => {
    for (const wrong of ['', 'x', key.slice(1), `${key}0`, '0'.repeat(24), `${key}&key=${key}`]) {
      expect(await statusOf(house, `/sandbox/outbox?key=${wrong}`, { host })).toBe(403);
      expect(await statusOf(house, '/sandbox/outbox', { host, cookie: `sandbox_key=${wrong}` })).toBe(403);
    }
    const evil = { host: 'evil.example' };
    expect(await statusOf(house, `/sandbox/outbox?key=${key}`, evil)).toBe(404);
    const press = (cookie: string) =>
      fetch(`${house.url}/sandbox/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
        body: 'id=1&press=paid',
      });
    expect((await press('')).status).toBe(403);
    // Admitted, but the order does not exist.
    expect((await press(`sandbox_key=${key}`)).status).toBe(404);
  });
});

it('a request through a trusted proxy needs the key and a private address', async () => {
  const house = await TestHouse.start({ config: { trusts: parseProxies('127.0.0.1')! } });
  try {
    const { host } = new URL(house.url);
    expect(await statusOf(house, '/sandbox/outbox', { host })).toBe(200);
    const through = { host, 'x-forwarded-for': '10.1.2.3' };
    expect(await statusOf(house, '/sandbox/outbox', through)).toBe(403);
    const link = new URL(house.house.outbox ?? '');
    expect(await statusOf(house, link.pathname + link.search, through)).toBe(303);
    expect(await statusOf(house, link.pathname + link.search, { host, 'x-forwarded-for': '8.8.8.8' })).toBe(
      404,
    );
  } finally {
    await house.close();
  }
});
