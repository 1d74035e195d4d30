import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type NamedCall, WITH_BODY } from './registry.ts';
import { samplesOf } from './sample.ts';
import { requestOf } from './send.ts';
import { each } from './trial.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

interface Body {
  what: string;
  body: string | Buffer;
  type?: string | null;
  more?: Record<string, string>;
}

const JSON_TYPE = 'application/json';
/** One byte above the limit. */
const TOO_LONG = 65_537;

/** Bodies that are not a JSON object, or with false headers. */
function badBodies(good: string): Body[] {
  const utf16 = Buffer.from(good, 'utf16le');
  const quoted = good.replaceAll('"', "'");
  return [
    ...[
      '',
      '{',
      '}',
      '{"',
      '{"a"',
      '{"a":',
      '{"a":}',
      '{"a":1,}',
      '{,}',
      '[',
      'nul',
      'tru',
      '"x',
      '{}}',
      '{}{}',
    ].map((body) => ({ what: `JSON of ${body}`, body })),
    ...['null', 'true', '0', '""', '"x"', '[]', '[{}]', `[${good}]`, JSON.stringify(good)].map((body) => ({
      what: `a body of ${body.slice(0, 20)}`,
      body,
    })),
    { what: 'half of it', body: good.slice(0, good.length / 2) },
    { what: 'something behind it', body: `${good};alert(1)` },
    { what: 'a comment', body: `/* x */${good}` },
    { what: 'single quotes', body: quoted.includes("'") ? quoted : "{'a':1}" },
    { what: 'JSONP', body: `callback(${good})` },
    { what: 'a proto', body: good.replace('{', '{"__proto__":{"admin":true},') },
    { what: 'an escaped proto', body: good.replace('{', '{"\\u005f_proto__":{"admin":true},') },
    { what: 'a nested proto', body: good.replace('{', '{"a":{"__proto__":{"admin":true}},') },
    {
      what: "a constructor's prototype",
      body: good.replace('{', '{"constructor":{"prototype":{"admin":true}},'),
    },
    { what: 'a depth of 20,000', body: `${'['.repeat(20_000)}${']'.repeat(20_000)}` },
    { what: 'objects 5,000 deep', body: `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}` },
    { what: 'too long a body', body: JSON.stringify({ x: 'x'.repeat(TOO_LONG) }) },
    { what: 'ten times too long a body', body: JSON.stringify({ x: 'x'.repeat(TOO_LONG * 10) }) },
    { what: 'UTF-16', body: utf16 },
    {
      what: 'bytes that are no UTF-8',
      body: Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
    },
    { what: 'noughts', body: Buffer.alloc(500) },
    { what: 'gzip', body: gzipSync(good), more: { 'content-encoding': 'gzip' } },
    ...[
      'text/plain',
      'text/html',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ].map((type) => ({ what: `a body of ${type}`, body: good, type })),
    ...['application/octet-stream', 'application/jsonp', 'application/json5', 'image/png', 'x', '/', ';'].map(
      (type) => ({
        what: `a body of ${type}`,
        body: good,
        type,
      }),
    ),
    { what: 'a form', body: 'amount=50000000&port=qris', type: 'application/x-www-form-urlencoded' },
    {
      what: 'a form of parts',
      body: '--x\r\nContent-Disposition: form-data; name="amount"\r\n\r\n50000000\r\n--x--\r\n',
      type: 'multipart/form-data; boundary=x',
    },
    { what: 'no type', body: good, type: null },
  ];
}

/** JSON that parses as an object with misleading fields. */
function oddBodies(good: string): Body[] {
  const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`field${i}`, i]));
  const last = good.slice(1, -1);
  return [
    { what: 'every field twice, bad ones last', body: `{${last},${bad(good)}}` },
    { what: 'escaped names twice', body: `{${last},${bad(good).replaceAll('"a', '"\\u0061')}}` },
    { what: '2,000 fields more', body: JSON.stringify({ ...many, ...JSON.parse(bad(good, true)) }) },
    { what: 'names in capitals', body: `{${bad(good).toUpperCase()}}` },
    { what: 'blanks around names', body: `{${last.replaceAll(/"(\w+)":/g, '" $1 ":')}}` },
  ];
}

/** The valid fields with an invalid value. */
function bad(good: string, whole = false): string {
  const fields = Object.fromEntries(Object.keys(JSON.parse(good)).map((name) => [name, [[]]]));
  const text = JSON.stringify(fields);
  return whole ? text : text.slice(1, -1);
}

/** Calls that need nothing of the body: their input is in the path, or all fields are optional. */
const NEEDS_NONE = ['userUpdate', 'gameTutorial', 'siteMessageRead', 'siteMessagesReadAll'];

async function attack(
  { name, call }: NamedCall,
  good: Record<string, unknown>,
  token: string,
): Promise<void> {
  const sent = requestOf(call, good, token);
  const text = String(sent.body);
  const allowed = NEEDS_NONE.includes(name) ? 'any' : 'refused';
  await each([...badBodies(text), ...oddBodies(text)], async ({ what, body, type = JSON_TYPE, more }) => {
    const { 'content-type': _type, ...headers } = sent.headers ?? {};
    const answer = await world.line.send({
      ...sent,
      headers: { ...headers, ...(type !== null && { 'content-type': type }), ...more },
      body,
    });
    world.trial.judge(`${name}: ${what}`, answer, allowed);
  });
}

describe('invalid bodies', () => {
  it.each(WITH_BODY)('$name', async (named) => {
    const { userId, token } = await world.mallory();
    const before = await world.footprint(userId);
    for (const good of samplesOf(named)) await attack(named, good, token);
    if (!NEEDS_NONE.includes(named.name)) {
      const after = await world.footprint(userId);
      world.trial.hold(`${named.name} changed nothing`, before === after, `${before}\n${after}`);
    }
    world.trial.settle();
  });
});

describe('requests that are truncated or have a false length', () => {
  const head = (call: NamedCall['call'], token: string) =>
    `${call.method} ${call.path.replaceAll(/\{\w+\}/g, '1')} HTTP/1.1\r\nHost: kilat\r\nmain_token: ${token}\r\nContent-Type: application/json\r\n`;
  const shapes: [string, string][] = [
    ['a negative length', 'Content-Length: -5\r\n\r\n{}'],
    ['a length that is no number', 'Content-Length: x\r\n\r\n{}'],
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}'],
    ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'],
    [
      'chunks and a length',
      'Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
    ],
    ['an unknown coding', 'Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'],
    ['a coding behind a tab', 'Transfer-Encoding:\tchunked, identity\r\n\r\n2\r\n{}\r\n0\r\n\r\n'],
    ['chunks of no number', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n'],
    ['a chunk of endless length', 'Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}'],
    ['a header over two lines', 'X-A: 1\r\n main_token: k1\r\nContent-Length: 2\r\n\r\n{}'],
    ['a blank before a colon', 'Content-Length : 2\r\n\r\n{}'],
    ['a bare line feed', 'Content-Length: 2\nX: y\r\n\r\n{}'],
    ['a nought in a header', 'X-A: a\u0000b\r\nContent-Length: 2\r\n\r\n{}'],
  ];
  it.each(shapes)('%s', async (what, tail) => {
    const { userId, token } = await world.mallory();
    const before = await world.footprint(userId);
    await each(
      WITH_BODY.filter(({ name }) => !NEEDS_NONE.includes(name)),
      async ({ name, call }) => {
        const text = await world.line.raw(`${head(call, token)}Connection: close\r\n${tail}`);
        world.trial.judgeRaw(`${name}: ${what}`, text, 'refused');
      },
      24,
    );
    world.trial.hold(`${what} changed nothing`, (await world.footprint(userId)) === before);
    world.trial.settle();
  });
});
