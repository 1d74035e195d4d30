import type { AddressInfo } from 'node:net';

/** The address to open in a browser: every-interface and loopback addresses are 'localhost' there. */
export function openAt(bound: AddressInfo | string | null, host: string): string {
  const port = typeof bound === 'object' ? bound?.port : bound;
  const named = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
}
