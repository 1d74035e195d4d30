import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { bodyOf } from '../../house/money/payments/gatewayEvent.ts';
import { secretOf } from '../../house/money/payments/sandbox/secret.ts';
import { NO_AMOUNTS } from './hostile.ts';
import { callNamed } from './registry.ts';
import { type Answered, requestOf } from './send.ts';
import { each } from './trial.ts';
import { World } from './world.ts';

const PATH = '/callbacks/sandbox';
const NOT_OURS = [ErrorCode.badToken];

let world: World;
let secret: string;
/** A callback that reports the victim's pending deposit as paid. */
let body: string;
beforeAll(async () => {
  world = await World.open();
  secret = await secretOf(world.house.db, 'sandbox');
  const { depositReference: reference } = world.victim;
  body = bodyOf({ kind: 'paid', reference, payment: 'forged', amount: 70_000_000n });
});
afterAll(() => world.close());

const now = () => world.house.house.clock.now();
const sign = (key: string, text: string, time: string | number = now(), algorithm = 'sha256') => ({
  'x-gateway-time': String(time),
  'x-gateway-signature': createHmac(algorithm, key).update(`${time}.${text}`).digest('hex'),
});

function sendCallback(text: string | Buffer, headers: Record<string, string | string[]>): Promise<Answered> {
  const type = { 'content-type': 'application/json' };
  return world.line.send({ method: 'POST', path: PATH, headers: { ...type, ...headers }, body: text });
}

/** Still beyond the five minutes of a signature's validity when it is sent, however long that takes. */
const LATER_MS = 3_600_000;

describe('callbacks that the gateway never sent', () => {
  it('are refused, whatever replaces the signature', async () => {
    const time = String(now());
    const right = sign(secret, body, time)['x-gateway-signature'];
    const signature = (text: string) => ({ 'x-gateway-time': time, 'x-gateway-signature': text });
    const forged: [string, Record<string, string | string[]>][] = [
      ['none', {}],
      ['no time', { 'x-gateway-signature': right }],
      ['no signature', { 'x-gateway-time': time }],
      ...['', ' ', '0', 'null', 'undefined', 'true', right.slice(1), `${right}0`, right.toUpperCase()].map(
        (text): [string, Record<string, string>] => [`the signature ${text.slice(0, 12)}`, signature(text)],
      ),
      ...[`sha256=${right}`, `${right}, ${right}`, '0'.repeat(64), 'f'.repeat(64), 'x'.repeat(64)].map(
        (text): [string, Record<string, string>] => [`the signature ${text.slice(0, 12)}`, signature(text)],
      ),
      ['its signature twice', { 'x-gateway-time': time, 'x-gateway-signature': [right, right] }],
      ['its time twice', { 'x-gateway-time': [time, time], 'x-gateway-signature': right }],
      ...['', 'secret', 'null', 'undefined', 'sandbox', secret.slice(1), secret.toUpperCase()].map(
        (key): [string, Record<string, string>] => [`the secret ${key.slice(0, 9)}`, sign(key, body)],
      ),
      ['the secret as bytes', sign(Buffer.from(secret, 'hex').toString('latin1'), body)],
      ...['sha1', 'sha512', 'md5', 'sha3-256'].map((algorithm): [string, Record<string, string>] => [
        algorithm,
        sign(secret, body, now(), algorithm),
      ]),
      ['a hash without a key', signature(createHash('sha256').update(`${time}.${body}`).digest('hex'))],
      [
        'a hash behind the secret',
        signature(createHash('sha256').update(`${secret}${time}.${body}`).digest('hex')),
      ],
      ['a signature of the body alone', signature(createHmac('sha256', secret).update(body).digest('hex'))],
      ['a signature of nothing', sign(secret, '')],
      ['another time than was signed', { ...sign(secret, body), 'x-gateway-time': String(now() + 1) }],
      ...[0, 1, now() - 301_000, now() + LATER_MS, 1e15, 'NaN', '', '-1', '1e12', ' ', 'Infinity'].map(
        (at): [string, Record<string, string>] => [`the time ${at}`, sign(secret, body, at)],
      ),
    ];
    await each(forged, async ([what, headers]) =>
      world.trial.judge(`a callback with ${what}`, await sendCallback(body, headers), NOT_OURS),
    );
    world.trial.settle();
  });

  it('are refused when a single character of a valid one is changed', async () => {
    const { depositReference: reference } = world.victim;
    // For an unknown order: if the altered signature were accepted, the answer would be 704.
    const real = bodyOf({ kind: 'paid', reference: `${reference}X`, payment: 'p1', amount: 70_000_000n });
    const headers = sign(secret, real);
    const altered = [
      ...Array.from(real, (_, i) => real.slice(0, i) + (real[i] === '7' ? '9' : '7') + real.slice(i + 1)),
      ...Array.from(real, (_, i) => real.slice(0, i) + real.slice(i + 1)),
      ...Array.from(real, (_, i) => `${real.slice(0, i)} ${real.slice(i)}`),
      ...['', '{}', 'null', body, `${real} `, ` ${real}`, `${real}\n`, real + body, `\ufeff${real}`],
    ].filter((text) => text !== real);
    await each(altered, async (text) =>
      world.trial.judge(
        `an altered callback ${text.slice(0, 80)}`,
        await sendCallback(text, headers),
        NOT_OURS,
      ),
    );
    world.trial.settle();
  });

  it('are not accepted at any other path, by any other method or content type', async () => {
    const headers = { 'content-type': 'application/json', ...sign('wrong', body) };
    const paths = [
      '/callbacks',
      '/callbacks/',
      '/callbacks/SANDBOX',
      '/callbacks/other',
      '/callbacks/sandbox/',
    ];
    const more = [
      '/callbacks/sandbox/paid',
      '/callbacks//sandbox',
      '/callbacks/%73andbox',
      '/main/callbacks/sandbox',
    ];
    for (const path of [...paths, ...more, PATH])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'GET'])
        world.trial.judge(
          `${method} ${path}`,
          await world.line.send({ method, path, headers, body }),
          'refused',
        );
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'x',
    ])
      world.trial.judge(
        `a callback of ${type}`,
        await world.line.send({
          method: 'POST',
          path: PATH,
          headers: { ...sign(secret, body), 'content-type': type },
          body,
        }),
        'refused',
      );
    world.trial.settle();
  });
});

describe('wrong data from the gateway itself', () => {
  const sent = (event: Record<string, unknown>) => {
    const text = JSON.stringify(event);
    return sendCallback(text, sign(secret, text));
  };

  it('changes nothing with an invalid amount', async () => {
    const { depositReference: reference } = world.victim;
    await each(NO_AMOUNTS, async (amount) => {
      const answer = await sent({ kind: 'paid', reference, payment: 'none', amount });
      world.trial.judge(`paid ${JSON.stringify(amount)?.slice(0, 40)}`, answer, NOT_OURS);
    });
    world.trial.settle();
  });

  it('changes nothing with other kinds of events, and unknown references', async () => {
    const { depositReference: reference, payoutReference: payout } = world.victim;
    const paid = { kind: 'paid', reference, payment: 'p', amount: '70000000' };
    for (const event of [
      ...['', 'PAID', 'Paid', 'deposit', 'credit', '__proto__', 'constructor', null, 1, [], {}].map(
        (kind) => ({
          ...paid,
          kind,
        }),
      ),
      ...['', 'a b', "' OR '1'='1", '%', '*', null, 1, [], [reference], {}, 'x'.repeat(61)].map((other) => ({
        ...paid,
        reference: other,
      })),
      ...['', 'a b', null, 1, [], {}, 'x'.repeat(61), '../x'].map((payment) => ({ ...paid, payment })),
    ])
      world.trial.judge(`an event ${JSON.stringify(event)}`, await sent(event), NOT_OURS);
    for (const event of [
      { ...paid, reference: 'D000000000000000000' },
      { ...paid, reference: reference.toLowerCase() },
      { ...paid, reference: payout },
      { kind: 'payoutPaid', reference },
      // It is in review: the gateway does not know it yet.
      { kind: 'payoutPaid', reference: payout },
      { kind: 'payoutRefused', reference: payout },
      { kind: 'expired', reference: payout },
      { kind: 'refused', reference: payout },
    ])
      world.trial.judge(`an event ${JSON.stringify(event)}`, await sent(event), [ErrorCode.notFound]);
    world.trial.settle();
  });

  it('a payment counts once, however often it is reported, and never with another amount', async () => {
    const mallory = await world.mallory();
    const wealth = await world.wealth(mallory.userId);
    const opened = await world.line.send(
      requestOf(callNamed('payRecharge'), { port: 'qris', amount: '50000000' }, mallory.token),
    );
    const { id } = JSON.parse(opened.text) as { id: string };
    const { rows } = await world.house.db.pool.query('SELECT reference FROM deposit_orders WHERE id = $1', [
      id,
    ]);
    const paid = { kind: 'paid', reference: rows[0].reference, payment: 'once' };
    const real = JSON.stringify({ ...paid, amount: '50000000' });
    const headers = sign(secret, real);
    const replays = await Promise.all(Array.from({ length: 30 }, () => sendCallback(real, headers)));
    for (const answer of replays) world.trial.judge('the same callback again', answer, 'any');
    await each(
      Array.from({ length: 30 }, (_, i) => i),
      async (i) => {
        const answer = await sent({ ...paid, amount: String(50_000_001 + i) });
        world.trial.judge('the payment with another amount', answer, [ErrorCode.badParameter]);
      },
    );
    for (const kind of ['expired', 'refused'])
      world.trial.judge(`${kind} after it was paid`, await sent({ kind, reference: paid.reference }), 'any');
    expect((await world.wealth(mallory.userId)) - wealth).toBe(50_000_000n);
    world.trial.settle();
  });
});

describe("the sandbox's buttons", () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = (path: string, headers: Record<string, string>, form = 'id=1&press=paid') =>
    world.line.send({ method: 'POST', path, headers: { ...FORM, ...headers }, body: form });

  it('cannot be pressed from outside', async () => {
    const { rows } = await world.house.db.pool.query('SELECT id FROM sandbox_orders WHERE reference = $1', [
      world.victim.depositReference,
    ]);
    const form = `id=${rows[0].id}&press=paid`;
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost' },
      { origin: 'http://localhost:1' },
      { origin: `${world.house.url}.evil.example` },
      { origin: 'x' },
      { 'x-forwarded-for': '203.0.113.9' },
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
    ] as Record<string, string>[])
      world.trial.judge(
        `pressed with ${JSON.stringify(headers)}`,
        await press('/sandbox/payments', headers, form),
        'refused',
      );
    for (const path of ['/sandbox/payments/', '/SANDBOX/payments', '//sandbox/payments', '/sandbox/outbox'])
      world.trial.judge(`pressed at ${path}`, await press(path, {}, form), 'refused');
    for (const type of ['application/json', 'text/plain', 'multipart/form-data'])
      world.trial.judge(
        `pressed as ${type}`,
        await press('/sandbox/payments', { 'content-type': type }, form),
        'refused',
      );
    world.trial.settle();
  });

  it('do nothing to unknown orders', async () => {
    const ids = [
      '',
      '0',
      '-1',
      '1.5',
      '1e3',
      '９',
      '9'.repeat(19),
      "1' OR '1'='1",
      '1;2',
      '999999999999',
      'x',
    ];
    for (const id of ids)
      world.trial.judge(
        `the order ${id}`,
        await press('/sandbox/payments', {}, `id=${encodeURIComponent(id)}&press=paid`),
        'refused',
      );
    for (const what of ['', 'PAID', 'credit', 'paid,paid', '__proto__', 'constructor', 'x'.repeat(2_000)])
      world.trial.judge(
        `the button ${what.slice(0, 12)}`,
        await press('/sandbox/payments', {}, `id=1&press=${what}`),
        'refused',
      );
    world.trial.settle();
  });
});
