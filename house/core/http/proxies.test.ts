import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf, NO_PROXIES, parseProxies, type Trusts } from './proxies.ts';

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
  ])('cannot be %s', (text) => expect(parseProxies(text)).toBeNull());

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
  ])('%s believes %s that %j is %s', (text, socket, forwarded, own) =>
    expect(addressOf(request(socket, forwarded), trust(text))).toBe(own),
  );
});
