import type { Resend } from '../gateway.ts';

/** Timeouts of calls to the gateway, in ms, and their concurrency. */
export interface PayoutTimes {
  /** Timeout of a gateway call. */
  call: number;
  /** Duration of a payout's lease, renewed when sending begins: no other house takes it meanwhile. */
  lease: number;
  /** Minimum remaining time of the lease when the latest possible call times out. */
  margin: number;
  /** The pause after the first failed attempt; each later one doubles, up to the longest. */
  firstPause: number;
  longestPause: number;
  /** Delay of the first state check of a confirmed payout, in case its callback was lost. */
  firstLook: number;
  /** Time after which a payout that may have arrived but is still unknown is parked for the operator. */
  park: number;
  /** Maximum wait for running calls when a house shuts down. */
  closing: number;
  /** Maximum number of payouts that one house leases at once. */
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

/** Number of consecutive failed attempts from which a payout needs the operator: an error in the log, failing in /metrics. */
export const FAILING = 5;

/** When to check again a payout that the gateway has had for `age` ms: less and less often. */
export function lookAfter(age: number, { firstLook, longestPause }: PayoutTimes): number {
  return Math.max(firstLook, Math.min(longestPause, Math.round(age / 2)));
}

/** The fields of a payout that decide its next step. */
interface Sent {
  /** When a house last began to send it; null: never. */
  sentAt: number | null;
  handedOver: boolean;
}

/** send: send it; wait: check again, at `until` or after a pause; park: let the operator decide. */
type Step = { do: 'send' } | { do: 'wait'; why: string; until?: number } | { do: 'park' };

/**
 * The next step of a payout that the gateway does not know. It is sent again only if that cannot pay it twice; `now` is a time
 * before the gateway was queried.
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
  // The sender held a lease: its call has ended by then.
  const until = sentAt + lease + resend;
  return now >= until ? { do: 'send' } : { do: 'wait', why: 'it may still arrive', until };
}
