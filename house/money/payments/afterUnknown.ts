import type { Resend } from './gateway.ts';
import type { PayoutTimes } from './payoutTimes.ts';

/** What of a payout decides how it goes on. */
interface Sent {
  /** When a house last began to send it; null: never. */
  sentAt: number | null;
  handedOver: boolean;
}

/** send: hand it over; wait: ask again, `until` then or after a pause; park: let the operator decide. */
export type Step = { do: 'send' } | { do: 'wait'; why: string; until?: number } | { do: 'park' };

/**
 * How a payout goes on that the gateway does not know. It is sent again only where that cannot pay it twice; `now` is a
 * time before the gateway was asked.
 */
export function afterUnknown(
  { sentAt, handedOver }: Sent,
  resend: Resend,
  now: number,
  { lease, park }: Pick<PayoutTimes, 'lease' | 'park'>,
): Step {
  if (handedOver) return { do: 'wait', why: 'the gateway does not know what it took' };
  if (sentAt === null || resend === 'always') return { do: 'send' };
  if (resend === 'never')
    return now >= sentAt + park ? { do: 'park' } : { do: 'wait', why: 'it is not known whether it arrived' };
  // Who began to send it had it in hand for a lease: its call is over by then.
  const until = sentAt + lease + resend;
  return now >= until ? { do: 'send' } : { do: 'wait', why: 'it may still arrive', until };
}
