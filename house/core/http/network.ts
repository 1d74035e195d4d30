import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address in all, and those that a network's owner cannot choose: a home or a phone has a whole /64. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** What limits count an address by: of IPv6 its /64, of IPv4 the address, however it is written. */
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
