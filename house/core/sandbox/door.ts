import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback, isPrivateClient, NO_PROXIES, plainAddress, type Trusts } from '../http/addresses.ts';

interface Options {
  /** The key, required where coming from this machine is not enough. */
  key: string;
  /** The host on which the house listens. */
  host: string;
  /** Further names by which the pages may be opened, each as in the Host header. */
  hosts: readonly string[];
  /** Whether there are trusted proxies before the house. */
  proxied: boolean;
}

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const COOKIE = 'sandbox_key';
const OPEN_WITH_KEY =
  "Open the link with the key that the house printed when it started: these pages show every player's codes.\n";

/**
 * Access control of the sandbox's pages, which show every player's codes and can pay: for the operator only. From this machine
 * they open without a key, if only this machine can reach the house; otherwise with the key, from private addresses. And only
 * by one of the house's own names: another site's name may resolve to this host (DNS rebinding).
 */
export class SandboxDoor {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The URL of a page with the key, if it needs one from elsewhere; null if the page opens from this machine only. */
  link(url: string): string | null {
    const { key, host, proxied } = this.#options;
    return isLoopback(host) && !proxied ? null : `${url}?key=${key}`;
  }

  /** Answers a request that is refused, or that brings the key in its URL; null if the page may be shown. */
  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    if (!isPrivateClient(request) || !this.#knows(request)) return absent(reply);
    if (isLoopback(this.#options.host) && isLoopback(request.ip)) return null;
    const { key } = request.query as { key?: unknown };
    if (typeof key === 'string' && this.#fits(key)) {
      const [path] = request.url.split('?');
      return reply
        .header('set-cookie', `${COOKIE}=${key}; Path=/sandbox; HttpOnly; SameSite=Strict`)
        .header('cache-control', 'no-store')
        .redirect(path ?? '/', 303);
    }
    if (keysIn(request.headers.cookie).some((one) => this.#fits(one))) return null;
    return reply
      .code(403)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(OPEN_WITH_KEY);
  }

  /** Whether a request was made to one of this house's names, and not to an arbitrary one. */
  #knows({ headers, socket }: FastifyRequest): boolean {
    const requestedHost = headers.host?.toLowerCase();
    const { host, hosts } = this.#options;
    if (requestedHost === undefined) return false;
    // An IP address literal cannot be rebound.
    const own = bracketed(plainAddress(socket.localAddress ?? ''));
    const names = [...LOCAL_NAMES, bracketed(host.toLowerCase()), own].filter(
      (name) => name !== '0.0.0.0' && name !== '[::]',
    );
    return (
      hosts.includes(requestedHost) ||
      names.some(
        (name) =>
          requestedHost === `${name}:${socket.localPort}` ||
          (requestedHost === name && socket.localPort === 80),
      )
    );
  }

  #fits(key: string): boolean {
    const [own, given] = [Buffer.from(this.#options.key), Buffer.from(key)];
    return own.length === given.length && timingSafeEqual(own, given);
  }
}

/** The answer for a page that does not exist, or not for this request. */
export function absent(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('not found');
}

function keysIn(cookies = ''): string[] {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .flatMap((pair) => (pair.startsWith(`${COOKIE}=`) ? [pair.slice(COOKIE.length + 1)] : []));
}

/** Wraps an IPv6 address in brackets, as in URLs. */
function bracketed(name: string): string {
  return name.includes(':') ? `[${name}]` : name;
}

/** Enough digits not to be guessed, and short enough to be typed on a phone. */
const KEY_DIGITS = 24;

/** The house's settings that determine from where the pages may be opened. */
interface DoorSettings {
  host: string;
  sandboxHosts: readonly string[];
  trusts: Trusts;
}

/** Creates the access control of the sandbox's pages. @param secret the same in all houses of a database */
export function openDoor(secret: string, { host, sandboxHosts, trusts }: DoorSettings): SandboxDoor {
  const key = secret.slice(0, KEY_DIGITS);
  return new SandboxDoor({ key, host, hosts: sandboxHosts, proxied: trusts !== NO_PROXIES });
}
