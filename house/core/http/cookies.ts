import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SIGNED_IN_COOKIE } from '../../../contract/http/people/accounts.ts';

/** The cookie that a browser is known by once somebody signed in from it; scripts never see it. */
const DEVICE = 'kilat_device';
const DEVICE_ID = /^[\w-]{22}$/;
/** As long as browsers keep any. */
const DEVICE_S = 400 * 24 * 3_600;

/** The cookie with a session's refresh secret; scripts never see it, and only the account calls are sent it. */
const REFRESH = 'main_token';
/** As long as a session lasts: one year. */
const REFRESH_S = 365 * 24 * 3_600;

/** The account calls. A cookie goes to every port of a host, so it goes to no other path. */
const ACCOUNT_PATH = '/main/user';

/** What the request's browser is known by; a new one where it is not known yet: 128 random bits. */
export function deviceIdOf(request: FastifyRequest): string {
  const id = read(request, DEVICE);
  return id !== null && DEVICE_ID.test(id) ? id : randomBytes(16).toString('base64url');
}

/** Makes the browser known by its id. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, id: string): void {
  add(request, reply, `${DEVICE}=${id}; Path=${ACCOUNT_PATH}; Max-Age=${DEVICE_S}; HttpOnly; SameSite=Lax`);
}

/** The refresh secret that the browser sent, not looked at yet; null for none. */
export function refreshOf(request: FastifyRequest): string | null {
  return read(request, REFRESH);
}

/**
 * Keeps a session's refresh secret in the browser, or deletes it (null). A second cookie, which scripts read, says only that
 * there is one: visitors need not ask for a token.
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
