import { createHmac, timingSafeEqual } from 'node:crypto';

/** Callbacks are signed over their time and body; one that is older than this may be a recording. */
const LIFETIME_MS = 5 * 60_000;

const TIME_HEADER = 'x-gateway-time';
const SIGNATURE_HEADER = 'x-gateway-signature';

/** The headers of a callback that goes out at `now`. */
export function signed(secret: string, body: string, now: number): Record<string, string> {
  return { [TIME_HEADER]: String(now), [SIGNATURE_HEADER]: signatureOf(secret, body, String(now)) };
}

/** Whether a body was signed with the secret, and lately. */
export function isSigned(
  secret: string,
  body: string,
  headers: Readonly<Record<string, unknown>>,
  now: number,
): boolean {
  const { [TIME_HEADER]: time, [SIGNATURE_HEADER]: given } = headers;
  if (typeof time !== 'string' || typeof given !== 'string' || !/^\d{1,15}$/.test(time)) return false;
  if (Math.abs(now - Number(time)) > LIFETIME_MS || !/^[0-9a-f]{64}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signatureOf(secret, body, time), 'hex'));
}

function signatureOf(secret: string, body: string, time: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}
