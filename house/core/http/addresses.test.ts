import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  isLoopback,
  isPrivate,
  NO_PROXIES,
  networkOf,
  parseProxies,
  type Trusts,
} from './addresses.ts';

const trust = (text: string): Trusts => parseProxies(text) ?? NO_PROXIES;
const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('TRUST_PROXY', () => {
  it.each([
    'x',
    '10',
    '-1',
    '1.5',
    '10.0.0.1/33',
    '10.0.0.1/',
    '10.0.0.1/8/8',
    'localhost',
    '10.0.0.1,,10.0.0.2',
  ])('rejects %s', (text) => expect(parseProxies(text)).toBeNull());

  it.each([
    ['0', '10.0.0.1', '203.0.113.9', '10.0.0.1'],
    ['1', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['1', '10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['2', '10.0.0.1', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
    ['3', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.0/8', '10.9.9.9', '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['10.0.0.0/8', '203.0.113.1', '198.51.100.1', '203.0.113.1'],
    ['10.0.0.1', '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['fd00::/8, ::1', '::1', '2001:db8::5, fd00::2', '2001:db8::5'],
    ['10.0.0.1', '10.0.0.1', 'nonsense', 'nonsense'],
  ])('%s resolves %s with forwarded %j to %s', (text, socket, forwarded, own) =>
    expect(addressOf(request(socket, forwarded), trust(text))).toBe(own),
  );
});

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fd00::1'])(
  '%s is private',
  (ip) => expect(isPrivate(ip)).toBe(true),
);

it.each(['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2001:db8::1', '192.169.0.1', 'kilat.example', ''])(
  '%s is not private',
  (ip) => expect(isPrivate(ip)).toBe(false),
);

it.each(['127.0.0.1', '127.9.9.9', '::ffff:127.0.0.1', '::1', 'localhost'])('%s is loopback', (host) =>
  expect(isLoopback(host)).toBe(true),
);

it.each([
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '127.0.0.1.evil.example',
  '127.evil.example',
  'localhost.evil.example',
  '',
])('%s is not loopback', (host) => expect(isLoopback(host)).toBe(false));

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::3:4:5:6:7', '2001:db8:0:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['bench', 'bench'],
])('counts %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
