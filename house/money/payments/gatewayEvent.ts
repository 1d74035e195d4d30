import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { GatewayEvent } from './gateway.ts';

const reference = v.pipe(v.string(), v.regex(/^\w{1,60}$/));
const name = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));
const minor = (pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.regex(pattern),
    v.transform((text) => BigInt(text)),
  );
const amount = minor(/^[1-9]\d{0,14}$/);
const fee = v.optional(minor(/^(0|[1-9]\d{0,14})$/));
const payer = v.optional(
  v.object({
    bank: v.pipe(v.string(), v.regex(/^[\w -]{1,30}$/)),
    number: v.pipe(v.string(), v.regex(/^[\w.@+-]{4,60}$/)),
  }),
);
const schema = v.variant('kind', [
  v.object({ kind: v.literal('paid'), reference, payment: name, amount, fee, payer }),
  v.object({ kind: v.literal('chargeback'), reference, chargeback: name, payment: name, amount, fee }),
  v.object({ kind: v.picklist(['payoutPaid', 'payoutRefused']), reference, fee }),
  v.object({ kind: v.picklist(['expired', 'refused']), reference }),
]);

/** Parses the event in a callback's JSON; null if there is none. */
export function eventIn(body: string): GatewayEvent | null {
  try {
    const read = v.safeParse(schema, JSON.parse(body));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** An event as the JSON of a callback. */
export function bodyOf(event: GatewayEvent): string {
  return JSON.stringify(event, (_key, value) => (typeof value === 'bigint' ? value.toString() : value));
}

/** Maximum age of a callback, whose signature covers time and body: an older one may be a replay. */
const LIFETIME_MS = 5 * 60_000;

const TIME_HEADER = 'x-gateway-time';
const SIGNATURE_HEADER = 'x-gateway-signature';

/** The headers of a callback sent at `now`. */
export function signed(secret: string, body: string, now: number): Record<string, string> {
  return { [TIME_HEADER]: String(now), [SIGNATURE_HEADER]: signatureOf(secret, body, String(now)) };
}

/** Whether a body was signed with the secret, recently. */
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
