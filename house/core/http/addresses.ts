import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whether the proxy at an address is trusted; `hop` 0 is the one connected to this house. */
export type Trusts = (address: string, hop: number) => boolean;

/** Without proxies only the socket's own address counts. */
export const NO_PROXIES: Trusts = () => false;

/**
 * Parses TRUST_PROXY: the number of proxies before the house, or their comma-separated addresses and networks. Null if it is
 * neither.
 */
export function parseProxies(text: string): Trusts | null {
  if (/^\d$/.test(text)) {
    const hops = Number(text);
    return hops === 0 ? NO_PROXIES : (_address, hop) => hop < hops;
  }
  const list = new BlockList();
  for (const part of text.split(',')) if (!add(list, part.trim())) return null;
  return (address) => {
    const plain = plainAddress(address);
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/** The player's own address: the nearest forwarded address that is not a trusted proxy. */
export function addressOf({ socket, headers }: IncomingMessage, trusts: Trusts): string {
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const hops = [socket.remoteAddress ?? '', ...named.reverse()];
  const own = hops.findIndex((address, hop) => !trusts(address, hop));
  return plainAddress(hops[own === -1 ? hops.length - 1 : own] ?? '');
}

/** Whether the peer is a trusted proxy, whose header with the visitor's country is used. */
export function fromProxy({ socket }: IncomingMessage, trusts: Trusts): boolean {
  return trusts(socket.remoteAddress ?? '', 0);
}

function add(list: BlockList, text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32))
    list.addSubnet(address, Number(bits), family);
  else return false;
  return true;
}

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

/** Whether a host, an address or a name, is loopback and thus reachable from this machine only. */
export function isLoopback(host: string): boolean {
  const plain = plainAddress(host);
  return plain === 'localhost' || plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** Turns an IPv4-mapped IPv6 address into plain IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:/, '');
}

/**
 * Whether a request certainly comes from this machine or a private network. A request forwarded by an untrusted proxy
 * (TRUST_PROXY) may come from anywhere: the address is then the proxy's own.
 */
export function isPrivateClient({ ip, ips = [], headers }: FastifyRequest): boolean {
  const direct = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  return isPrivate(ip) && (direct || ips.length > 1);
}

/**
 * Number of groups in an IPv6 address, and of those that a network's owner cannot choose: a home or a phone has a whole /64.
 */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The key by which limits count an address: the /64 of an IPv6 address, or the IPv4 address, normalised. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const HOST = /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i;

/** Whether a Host header is a plain host with an optional port, and thus safe to write into an answer. */
export function isPlainHost(host: string): boolean {
  return HOST.test(host);
}
