import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback, isPrivateClient, NO_PROXIES, plainAddress, type Trusts } from '../http/addresses.ts';

interface Options {
  /** What opens the pages where being on this machine does not. */
  key: string;
  /** Where the house listens. */
  host: string;
  /** More names that the pages may be opened by, each as in the Host header. */
  hosts: readonly string[];
  /** Whether proxies that are trusted stand before the house. */
  proxied: boolean;
}

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const COOKIE = 'sandbox_key';
const OPEN_WITH_KEY =
  "Open the link with the key that the house printed when it started: these pages show every player's codes.\n";

/**
 * Who may see the sandbox's pages, which show every player's codes and pay: the operator alone. From this machine they
 * open as they are, as long as nothing but this machine can reach the house; else with the key, from private addresses.
 * And only by a name that is the house's own: another site's name may be made to lead here (DNS rebinding).
 */
export class SandboxDoor {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The address of a page with the key, where it needs one from elsewhere; null where the page opens from this machine alone. */
  link(url: string): string | null {
    const { key, host, proxied } = this.#options;
    return isLoopback(host) && !proxied ? null : `${url}?key=${key}`;
  }

  /** Answers who may not see a page, and who brings the key in its address; null for who may see it. */
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

  /** Whether a request was made to a name of this house's, and not to one that anybody could have chosen. */
  #knows({ headers, socket }: FastifyRequest): boolean {
    const requestedHost = headers.host?.toLowerCase();
    const { host, hosts } = this.#options;
    if (requestedHost === undefined) return false;
    // An address written as such is nobody's name.
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

/** The answer where there is no such page, or not for who asks. */
export function absent(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('not found');
}

function keysIn(cookies = ''): string[] {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .flatMap((pair) => (pair.startsWith(`${COOKIE}=`) ? [pair.slice(COOKIE.length + 1)] : []));
}

/** An IPv6 address as it stands in an address of the web. */
function bracketed(name: string): string {
  return name.includes(':') ? `[${name}]` : name;
}

/** Enough that nobody guesses it, and short enough to be typed on a phone. */
const KEY_DIGITS = 24;

/** The house's settings that say from where the pages may be opened. */
interface DoorSettings {
  host: string;
  sandboxHosts: readonly string[];
  trusts: Trusts;
}

/** The door of the sandbox's pages. @param secret the same in all houses of a database */
export function openDoor(secret: string, { host, sandboxHosts, trusts }: DoorSettings): SandboxDoor {
  const key = secret.slice(0, KEY_DIGITS);
  return new SandboxDoor({ key, host, hosts: sandboxHosts, proxied: trusts !== NO_PROXIES });
}
