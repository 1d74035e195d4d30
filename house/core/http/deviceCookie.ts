import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The cookie that a browser is known by once somebody signed in from it; scripts never see it. */
const NAME = 'kilat_device';
const ID = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22})(?:;|$)`);
/** As long as browsers keep any. */
const LIFETIME_S = 400 * 24 * 3_600;

/** What the request's browser is known by; a new one where it is not known yet: 128 random bits. */
export function deviceIdOf({ headers }: FastifyRequest): string {
  return ID.exec(headers.cookie ?? '')?.[1] ?? randomBytes(16).toString('base64url');
}

/** The header `set-cookie` that makes it known. */
export function deviceCookie(id: string, { protocol }: FastifyRequest): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${NAME}=${id}; Path=/main/user; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Lax${secure}`;
}
