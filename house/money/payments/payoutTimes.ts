import type { Resend } from './gateway.ts';

/** How long things may take on the way to the gateway, in ms, and how much at once. */
export interface PayoutTimes {
  /** The longest a call of the gateway may take; it is given up then. */
  call: number;
  /** For how long a house has a payout in hand, anew from when it begins to send: nobody else takes it up meanwhile. */
  lease: number;
  /** What is left of the lease, at least, when a call that begins as late as it may is given up. */
  margin: number;
  /** The pause after the first attempt that failed; each is twice the one before, up to the longest. */
  firstPause: number;
  longestPause: number;
  /** The state of what the gateway has is asked after so long for the first time, in case its callback was lost. */
  firstLook: number;
  /** What may have arrived, and that nobody knows of after so long, waits for the operator. */
  park: number;
  /** How long a house that closes waits for calls before it gives them up. */
  closing: number;
  /** Payouts that one house has in hand at once. */
  atOnce: number;
}

export const PAYOUT_TIMES: PayoutTimes = {
  call: 8_000,
  lease: 20_000,
  margin: 4_000,
  firstPause: 5_000,
  longestPause: 15 * 60_000,
  firstLook: 30_000,
  park: 30 * 60_000,
  closing: 3_000,
  atOnce: 10,
};

/** From so many attempts in a row that failed on, a payout is the operator's matter: an error in the log, failing in /metrics. */
export const FAILING = 5;

/** When to look again at what the gateway has had for `age` ms: rarer and rarer. */
export function lookAfter(age: number, { firstLook, longestPause }: PayoutTimes): number {
  return Math.max(firstLook, Math.min(longestPause, Math.round(age / 2)));
}

/** What of a payout decides how it goes on. */
interface Sent {
  /** When a house last began to send it; null: never. */
  sentAt: number | null;
  handedOver: boolean;
}

/** send: hand it over; wait: ask again, `until` then or after a pause; park: let the operator decide. */
type Step = { do: 'send' } | { do: 'wait'; why: string; until?: number } | { do: 'park' };

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
