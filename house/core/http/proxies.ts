import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { plainAddress } from './privateAddress.ts';

/** Whether the proxy at an address is believed; `hop` 0 is the one that speaks to this house. */
export type Trusts = (address: string, hop: number) => boolean;

/** Without proxies nobody is believed but the socket. */
export const NO_PROXIES: Trusts = () => false;

/**
 * Reads TRUST_PROXY: how many proxies stand before the house, or their addresses and networks with commas.
 * Null when it is neither.
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

/** The player's own address: of those the proxies name, the nearest that is not a trusted proxy. */
export function addressOf({ socket, headers }: IncomingMessage, trusts: Trusts): string {
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const hops = [socket.remoteAddress ?? '', ...named.reverse()];
  const own = hops.findIndex((address, hop) => !trusts(address, hop));
  return plainAddress(hops[own === -1 ? hops.length - 1 : own] ?? '');
}

/** Whether a trusted proxy speaks, whose word on the visitor's country counts. */
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
