import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SIGNED_IN_COOKIE } from '../../../contract/http/people/accounts.ts';

/** The cookie that identifies a browser after a sign-in; HttpOnly. */
const DEVICE = 'kilat_device';
const DEVICE_ID = /^[\w-]{22}$/;
/** The maximum lifetime that browsers allow. */
const DEVICE_S = 400 * 24 * 3_600;

/** The cookie with a session's refresh secret; HttpOnly, and sent to the account calls only. */
const REFRESH = 'main_token';
/** Lifetime of a session: one year. */
const REFRESH_S = 365 * 24 * 3_600;

/** Path of the account calls. A cookie is sent to every port of a host, so it is limited to this path. */
const ACCOUNT_PATH = '/main/user';

/** The id of the request's browser; a new one if it has none: 128 random bits. */
export function deviceIdOf(request: FastifyRequest): string {
  const id = read(request, DEVICE);
  return id !== null && DEVICE_ID.test(id) ? id : randomBytes(16).toString('base64url');
}

/** Stores the browser's id in its cookie. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, id: string): void {
  add(request, reply, `${DEVICE}=${id}; Path=${ACCOUNT_PATH}; Max-Age=${DEVICE_S}; HttpOnly; SameSite=Lax`);
}

/** The unverified refresh secret that the browser sent; null for none. */
export function refreshOf(request: FastifyRequest): string | null {
  return read(request, REFRESH);
}

/**
 * Stores a session's refresh secret in the browser, or deletes it (null). A second cookie, readable by scripts, only marks that
 * there is one, which saves visitors the token request.
 */
export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, refresh: string | null): void {
  const age = `Max-Age=${refresh === null ? 0 : REFRESH_S}; SameSite=Strict`;
  add(request, reply, `${REFRESH}=${refresh ?? ''}; Path=${ACCOUNT_PATH}; ${age}; HttpOnly`);
  add(request, reply, `${SIGNED_IN_COOKIE}=${refresh === null ? '' : '1'}; Path=/; ${age}`);
}

function read({ headers: { cookie = '' } }: FastifyRequest, name: string): string | null {
  const pair = cookie.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}

function add({ protocol }: FastifyRequest, reply: FastifyReply, cookie: string): void {
  reply.header('set-cookie', protocol === 'https' ? `${cookie}; Secure` : cookie);
}
