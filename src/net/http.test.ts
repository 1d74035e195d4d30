import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GenericSchema } from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { call, SERVER_TIME } from '../../contract/http/call.ts';
import { Clock } from './clock.ts';
import type { HttpError } from './errors.ts';
import { Http } from './http.ts';
import type { Identity } from './settings.ts';

const read = call<{ n: number }>({ method: 'GET', path: '/main/thing', auth: 'token' });
const open = call<{ n: number }>({ method: 'GET', path: '/main/open', auth: 'open' });
const write = call<{ n: number }, GenericSchema<{ amount: string }>>({
  method: 'POST',
  path: '/main/thing',
  auth: 'token',
});

const picture = call<Blob, GenericSchema<{ name: string }>>({
  method: 'GET',
  path: '/main/file/{name}',
  auth: 'token',
});
const upload = call<{ n: number }, GenericSchema<{ purpose: string; images: Blob[] }>>({
  method: 'POST',
  path: '/main/upload',
  auth: 'token',
});

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requests: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[];
let reported: HttpError[];
const identity: Identity = { token: null, clientId: 'client-1' };

beforeEach(async () => {
  requests = [];
  reported = [];
  identity.token = 'k1-7-now';
  answer = (_request, response) => response.end('{"n":1}');
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method, url, headers } = request;
    requests.push({ ...(method && { method }), ...(url && { url }), headers, body });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const clock = new Clock();
const client = (timeout = 5_000) =>
  new Http({
    identity,
    clock,
    timeout,
    report: (error) => reported.push(error),
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });

const refuse = (status: number, body: string) => {
  answer = (_request, response) => response.writeHead(status).end(body);
};

it('sends token, body and idempotency key, and reads the reply', async () => {
  expect(await client().send(write, { amount: '100' }, { key: 'intent-1' })).toEqual({ n: 1 });
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: '/main/thing',
    body: '{"amount":"100"}',
    headers: {
      main_token: 'k1-7-now',
      'idempotency-key': 'intent-1',
      'content-type': expect.stringContaining('application/json'),
    },
  });
});

it('sends no token with a public call, nor as a visitor', async () => {
  await client().send(open);
  identity.token = null;
  await client().send(read);
  expect(requests.map(({ headers }) => headers.main_token)).toEqual([undefined, undefined]);
});

it('turns a 400 with a code into that refusal, and reports it', async () => {
  refuse(400, '{"errCode":7021,"errMsg":"invalid phone or password"}');
  await expect(client().send(read)).rejects.toMatchObject({
    failure: 'refusal',
    code: 7021,
    message: 'invalid phone or password',
    token: 'k1-7-now',
  });
  expect(reported.map((error) => error.code)).toEqual([7021]);
});

it('takes the status of a 5xx as the code and its text as the message', async () => {
  refuse(503, 'try later');
  await expect(client().send(read)).rejects.toMatchObject({
    failure: 'fault',
    code: 503,
    message: 'try later',
  });
});

it.each([404, 400])('takes a %i without a code as a fault', async (status) => {
  refuse(status, '{"error":"what"}');
  await expect(client().send(read)).rejects.toMatchObject({ failure: 'fault', code: status });
});

it('reports a reply that is not JSON as a lost connection', async () => {
  refuse(200, '<html>');
  await expect(client().send(read)).rejects.toMatchObject({ failure: 'unreadable', code: -1 });
});

it('reports a time-out with -1, without a retry', async () => {
  answer = () => undefined;
  await expect(client(60).send(read)).rejects.toMatchObject({ failure: 'timeout', code: -1 });
  expect(requests).toHaveLength(1);
});

it('reports a network that is down as such', async () => {
  const http = client();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(http.send(read)).rejects.toMatchObject({ failure: 'network', code: -1 });
});

it('sends a form with its files under one name', async () => {
  const images = [new Blob(['one'], { type: 'image/png' }), new Blob(['two'], { type: 'image/png' })];
  await client().send(upload, { purpose: 'voucher', images }, { form: true });
  const { body = '', headers } = requests[0] ?? {};
  expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(headers?.main_token).toBe('k1-7-now');
  const form = await new Response(body, {
    headers: { 'content-type': headers?.['content-type'] ?? '' },
  }).formData();
  expect(form.get('purpose')).toBe('voucher');
  const sent = form.getAll('images') as File[];
  expect(await Promise.all(sent.map((file) => file.text()))).toEqual(['one', 'two']);
  expect(sent[0]?.type).toBe('image/png');
});

it('reads a file with its type, byte by byte', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end(bytes);
  const file = await client().file(picture, { name: 'a/b' });
  expect(requests[0]).toMatchObject({ url: '/main/file/a%2Fb', headers: { main_token: 'k1-7-now' } });
  expect(file.type).toBe('image/webp');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});

it('reports a refusal of a file call like any other, including umlauts', async () => {
  refuse(400, '{"errCode":704,"errMsg":"keine für dich"}');
  await expect(client().file(picture, { name: 'x' })).rejects.toMatchObject({
    failure: 'refusal',
    code: 704,
    message: 'keine für dich',
  });
  expect(reported).toHaveLength(1);
});

it("uses a call's own time-out", async () => {
  answer = (_request, response) => setTimeout(() => response.end('{"n":1}'), 120);
  const slow = client(60);
  await expect(
    slow.send(upload, { purpose: 'x', images: [] }, { form: true, timeout: 5_000 }),
  ).resolves.toEqual({
    n: 1,
  });
});

it("samples the server's time from replies that contain it, including refusals, and not from others", async () => {
  answer = (_request, response) => response.end('{"n":1}');
  await client().send(open);
  expect(clock.measured).toBe(false);
  const ahead = Date.now() + 7_200_000;
  answer = (_request, response) =>
    response.writeHead(400, { [SERVER_TIME]: String(ahead) }).end('{"errCode":3,"errMsg":"no"}');
  await expect(client().send(open)).rejects.toThrow();
  expect(clock.measured).toBe(true);
  expect(Math.abs(clock.now() - ahead)).toBeLessThan(5_000);
});
