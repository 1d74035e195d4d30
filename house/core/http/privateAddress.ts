import { BlockList, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const PRIVATE = new BlockList();
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address belongs to this machine or to a private network. */
export function isPrivate(ip: string): boolean {
  const plain = plainAddress(ip);
  return PRIVATE.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

/** Whether a host, an address or a name, is this machine and nothing else can reach it. */
export function isLoopback(host: string): boolean {
  const plain = plainAddress(host);
  return plain === 'localhost' || plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** An IPv4 address as itself also where the socket is an IPv6 one. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:/, '');
}

/**
 * Whether a request surely comes from this machine or a private network. What a proxy that is not trusted
 * (TRUST_PROXY) passes on may come from anywhere: the address is then the proxy's own.
 */
export function isPrivateClient({ ip, ips = [], headers }: FastifyRequest): boolean {
  const direct = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  return isPrivate(ip) && (direct || ips.length > 1);
}
