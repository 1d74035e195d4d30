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
const schema = v.variant('kind', [
  v.object({ kind: v.literal('paid'), reference, payment: name, amount, fee }),
  v.object({ kind: v.literal('chargeback'), reference, chargeback: name, payment: name, amount, fee }),
  v.object({ kind: v.picklist(['payoutPaid', 'payoutRefused']), reference, fee }),
  v.object({ kind: v.picklist(['expired', 'refused']), reference }),
]);

/** The event in a callback's JSON, null when there is none. */
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
