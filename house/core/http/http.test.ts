import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { crashData, crashMyHistory } from '../../../contract/games/crash/operations.ts';
import { SERVER_TIME } from '../../../contract/http/call.ts';
import { phoneLogin, userBrief, userUpdate } from '../../../contract/http/people/accounts.ts';
import { loadConfig } from '../../config.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

describe('The HTTP server answers', () => {
  it.each(['/main', '/main/no/such/call', '/main/user/nothing', '/heracles/nothing'])(
    'an unknown call with 404: %s',
    async (path) => {
      const { status, json } = await house.request('GET', path);
      expect([status, json]).toEqual([404, { errCode: 404, errMsg: 'not found' }]);
    },
  );

  it('a body that is not JSON with 3, another content type with 415, one too large with 413', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(house.url + phoneLogin.path, { method: 'POST', body, headers: { 'content-type': type } });
    for (const [answer, status] of [
      [await post('{"phone":'), 400],
      [await post('<xml/>', 'application/xml'), 415],
      [await post(JSON.stringify({ phone: 'x'.repeat(70_000) })), 413],
    ] as const) {
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ errCode: ErrorCode.badParameter });
    }
  });

  it.each(['/main/slot/%ff', '/%', '/help/%E0%A4%A'])(
    "a malformed URL with 3, without the library's message: %s",
    async (path) => {
      const { status, json } = await house.request('GET', path);
      expect([status, json]).toEqual([400, { errCode: 3, errMsg: 'parameter error' }]);
    },
  );

  it('an internal error with 500 and no details', async () => {
    const { token } = await house.register();
    const broken = vi.spyOn(house.house.accounts, 'brief').mockRejectedValue(new Error('secret detail'));
    const { status, text } = await house.request('GET', userBrief.path, { token });
    broken.mockRestore();
    expect([status, text]).toEqual([500, 'internal error']);
  });

  it('667 when busy, on the channel too, where no database connection is free', async () => {
    const { token } = await house.register();
    const channel = house.connect(token);
    await channel.call(crashData);
    const { pool } = house.house.db;
    const all = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
    try {
      const [call, operation] = await Promise.all([
        house.request('GET', userBrief.path, { token }),
        channel.call(crashMyHistory, { count: 10 }).catch(({ errCode }) => errCode),
      ]);
      expect([call.status, call.json]).toEqual([
        400,
        { errCode: 667, errMsg: 'operation too frequent: the house is busy' },
      ]);
      expect(operation).toBe(667);
    } finally {
      for (const one of all) one.release();
    }
  });

  it('malformed requests without stacks or versions', async () => {
    const { port } = new URL(house.url);
    for (const bytes of [
      'nonsense\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(20_000)}\r\n\r\n`,
    ]) {
      const socket = connect(Number(port), '127.0.0.1');
      let answer = '';
      socket.on('data', (data) => {
        answer += data;
      });
      socket.write(bytes);
      await once(socket, 'close');
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
      expect(answer).not.toMatch(/at .*\.(ts|js)|node_modules|fastify/i);
    }
    expect((await house.request('GET', '/healthz')).status).toBe(200);
  });

  it('without treating __proto__ as a field', async () => {
    const { token } = await house.register();
    const answer = await fetch(house.url + userUpdate.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', main_token: token },
      body: '{"__proto__":{"admin":true}}',
    });
    expect(answer.status).toBe(400);
  });
});

describe('headers', () => {
  it('apply a strict policy to every answer, without scripts or styles in the page', async () => {
    for (const path of ['/healthz', '/main/none', '/nothing.js']) {
      const { headers } = await house.request('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none';script-src 'self';style-src 'self';");
      expect(policy).toContain("frame-src 'none';object-src 'none';base-uri 'none';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it("give the house's time in every answer of a call, also a refusal", async () => {
    for (const [method, path] of [
      ['GET', '/main/promo/all'],
      ['POST', phoneLogin.path],
    ] as const) {
      const { headers } = await house.request(method, path);
      expect(Math.abs(Number(headers.get(SERVER_TIME)) - house.house.clock.now())).toBeLessThan(5_000);
    }
  });

  it('allow the site to frame only the games of its providers', async () => {
    const framing = await TestHouse.start({ config: { providerOrigins: ['https://games.lentera.example'] } });
    const { headers } = await framing.request('GET', '/healthz');
    await framing.close();
    expect(headers.get('content-security-policy')).toContain(';frame-src https://games.lentera.example;');
  });

  it('name the channel of the requested host, and never an invalid host', async () => {
    const policyFor = async (host: string) =>
      (await house.request('GET', '/healthz', { headers: { host } })).headers.get('content-security-policy');
    expect(await policyFor('play.example:3000')).toContain('connect-src');
    const { port } = new URL(house.url);
    expect(await policyFor(`localhost:${port}`)).toContain(`ws://localhost:${port} wss://localhost:${port};`);
  });
});

describe('limits', () => {
  it('on attempts per phone and per address answer 667', async () => {
    const strict = await TestHouse.start({ httpLimits: { triesOfOne: 3, tries: 6 } });
    try {
      const tryLogin = async (phone: string) => {
        const body = { account: phone, password: PASSWORD };
        const { status, json } = await strict.request('POST', phoneLogin.path, { body });
        expect(status).toBe(400);
        return json.errCode;
      };
      const codes = [];
      for (let i = 0; i < 4; i++) codes.push(await tryLogin('81234500000'));
      expect(codes).toEqual([7021, 7021, 7021, 667]);
      expect(await tryLogin('81234500001')).toBe(7021);
      expect(await tryLogin('81234500002')).toBe(7021);
      expect(await tryLogin('81234500003')).toBe(667);
    } finally {
      await strict.close();
    }
  });

  it('count over all houses, and count IPv6 by /64 network', async () => {
    const shared = await createTestDatabase();
    const { trusts } = loadConfig({ TRUST_PROXY: '1' });
    const settings = { database: shared, httpLimits: { triesOfOne: 2 }, config: { trusts } };
    const houses = [await TestHouse.start(settings), await TestHouse.start(settings)] as const;
    try {
      const tryLogin = async (house: TestHouse, ip: string) => {
        const body = { account: '81234500000', password: PASSWORD };
        const headers = { 'x-forwarded-for': ip };
        return (await house.request('POST', phoneLogin.path, { body, headers })).json.errCode;
      };
      expect(await tryLogin(houses[0], '2001:db8:1:2::1')).toBe(7021);
      expect(await tryLogin(houses[1], '2001:db8:1:2:ffff::1')).toBe(7021);
      expect(await tryLogin(houses[0], '2001:db8:1:2:aaaa::1')).toBe(667);
      expect(await tryLogin(houses[1], '2001:db8:1:2::7')).toBe(667);
      expect(await tryLogin(houses[1], '2001:db8:1:3::7')).toBe(7021);
    } finally {
      for (const house of houses) await house.close();
      await shared.close();
    }
  });

  it('on calls per address answer 667, and do not apply to the page', async () => {
    const strict = await TestHouse.start({ httpLimits: { calls: 5 } });
    try {
      const answers = [];
      for (let i = 0; i < 6; i++) answers.push((await strict.request('GET', userBrief.path)).json.errCode);
      expect(answers).toEqual([...Array(5).fill(ErrorCode.logInFirst), ErrorCode.tooFrequent]);
      expect((await strict.request('GET', '/healthz')).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('/healthz and /metrics', () => {
  it('report that the database answers and which rounds this node leads', async () => {
    await vi.waitFor(
      async () => {
        const { status, json } = await house.request('GET', '/healthz');
        expect(status).toBe(200);
        expect(json).toEqual({ ok: true, databaseMs: expect.any(Number), leads: ['crash'] });
      },
      { timeout: 20_000 },
    );
  });

  it('answer 503 when the database does not answer', async () => {
    const query = vi.spyOn(house.house.db.pool, 'query').mockImplementation(async () => {
      throw new Error('away');
    });
    try {
      // The last result is cached for a second.
      await vi.waitFor(
        async () => {
          const { status, json } = await house.request('GET', '/healthz');
          expect([status, json.ok]).toEqual([503, false]);
        },
        { timeout: 5_000 },
      );
    } finally {
      query.mockRestore();
    }
  });

  it('probe the database once for concurrent requests', async () => {
    const query = vi.spyOn(house.house.db.pool, 'query');
    await Promise.all(Array.from({ length: 50 }, () => house.request('GET', '/healthz')));
    const probes = query.mock.calls.filter(([text]) => (text as unknown) === 'SELECT 1');
    query.mockRestore();
    // Two probes if a second ends meanwhile.
    expect(probes.length).toBeLessThanOrEqual(2);
  });

  it('count requests, sockets and operations for Prometheus', async () => {
    const { token } = await house.register();
    await house.request('GET', userBrief.path, { token });
    const { headers, text } = await house.request('GET', '/metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(
      /^kilat_http_seconds_count\{method="GET",route="\/main\/user\/brief",status="200"\} \d+$/m,
    );
    expect(text).toMatch(/^kilat_channel_connections \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(text).not.toContain(token);
  });
});

describe('closing', () => {
  it('does not wait for a connection that was opened ahead and never used', async () => {
    const closing = await TestHouse.start();
    const { port } = new URL(closing.url);
    const unused = connect(Number(port), '127.0.0.1');
    await once(unused, 'connect');
    // Once the house answers another connection, it has accepted this one.
    await closing.request('GET', '/healthz');
    const ended = once(unused, 'close');
    unused.resume();
    await closing.close();
    await ended;
  });
});
