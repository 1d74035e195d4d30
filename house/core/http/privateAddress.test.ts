import { expect, it } from 'vitest';
import { isLoopback, isPrivate } from './privateAddress.ts';

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fd00::1'])(
  '%s is private',
  (ip) => expect(isPrivate(ip)).toBe(true),
);

it.each(['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2001:db8::1', '192.169.0.1', 'kilat.example', ''])(
  '%s is not',
  (ip) => expect(isPrivate(ip)).toBe(false),
);

it.each(['127.0.0.1', '127.9.9.9', '::ffff:127.0.0.1', '::1', 'localhost'])(
  '%s is this machine alone',
  (host) => expect(isLoopback(host)).toBe(true),
);

it.each([
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '127.0.0.1.evil.example',
  '127.evil.example',
  'localhost.evil.example',
  '',
])('%s may be others', (host) => expect(isLoopback(host)).toBe(false));
