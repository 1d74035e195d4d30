import { afterEach, beforeEach, expect, it } from 'vitest';
import { echo, reached, type TestClient, TestHouse, testClient, until } from './testHouse.ts';

let house: TestHouse;
let client: TestClient;

beforeEach(async () => {
  house = new TestHouse();
  house.goodTokens.add('k1-7-good');
  await house.start();
  client = testClient(house);
});

afterEach(async () => {
  client.channel.close();
  await house.stop();
});

it('signs in and out on the live connection, without a second connection_init', async () => {
  client.channel.open();
  await reached(client.channel, 'ready');
  client.identity.token = 'k1-7-good';
  client.channel.authenticate();
  await client.channel.request(echo, { text: 'mine' });
  client.identity.token = null;
  client.channel.authenticate();
  await client.channel.request(echo, { text: 'public' });
  expect(house.operations.map((one) => one.field)).toEqual([
    'internalAuth',
    'echo',
    'internalUnAuth',
    'echo',
  ]);
  expect(house.inits).toHaveLength(1);
  expect(house.connections).toBe(1);
});

it('holds back operations until the new player is bound', async () => {
  client.channel.open();
  await reached(client.channel, 'ready');
  client.identity.token = 'k1-7-good';
  client.channel.authenticate();
  const request = client.channel.request(echo, { text: 'mine' });
  expect(house.operations).toHaveLength(0);
  await request;
  expect(house.operations[0]).toMatchObject({ field: 'internalAuth', variables: { token: 'k1-7-good' } });
});

it('emits the connected event after a change of player', async () => {
  let connected = 0;
  client.channel.onConnected(() => connected++);
  client.channel.open();
  await reached(client.channel, 'ready');
  client.identity.token = 'k1-7-good';
  client.channel.authenticate();
  await until(() => connected === 2);
});

it('detects an invalid token by /internal/auth, stays connected, and works as a visitor after signing out', async () => {
  client.identity.token = 'k1-9-wrong';
  client.channel.open();
  await until(() => client.errors.length === 1);
  expect(client.errors[0]?.error).toMatchObject({ code: 707, token: 'k1-9-wrong' });
  client.identity.token = null;
  client.channel.authenticate();
  expect(await client.channel.request(echo, { text: 'visitor' })).toEqual({ text: 'visitor' });
  expect(house.connections).toBe(1);
  expect(client.channel.state).toBe('ready');
});

it('sends only the last of several tokens that changed in the same task', async () => {
  house.goodTokens.add('k1-8-other');
  client.channel.open();
  await reached(client.channel, 'ready');
  for (const token of ['k1-7-good', null, 'k1-8-other']) {
    client.identity.token = token;
    client.channel.authenticate();
  }
  await client.channel.request(echo, { text: '' });
  const auth = house.operations.filter((one) => one.field !== 'echo');
  expect(auth.at(-1)?.variables).toEqual({ token: 'k1-8-other' });
  expect(house.operations.at(-1)?.field).toBe('echo');
});

it('binds a token that was set while connecting', async () => {
  client.channel.open();
  await reached(client.channel, 'connecting');
  await until(() => house.inits.length === 1);
  client.identity.token = 'k1-7-good';
  client.channel.authenticate();
  await client.channel.request(echo, { text: '' });
  expect(house.operations[0]).toMatchObject({ field: 'internalAuth' });
});

it('keeps the token over a reconnect', async () => {
  client.identity.token = 'k1-7-good';
  client.channel.open();
  await reached(client.channel, 'ready');
  house.drop(1012);
  await reached(client.channel, 'disconnected');
  await reached(client.channel, 'ready');
  expect(house.inits.map((init) => init.token)).toEqual(['k1-7-good', 'k1-7-good']);
  expect(client.errors).toEqual([]);
});
