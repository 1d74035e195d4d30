import { seedOf } from '../../../games/engine/rounds.ts';

/** The result of an envelope: an amount; or all were gone, or the rain was over. */
export type RedPocketFind = 'amount' | 'empty' | 'late';

/** A rain's state for a player. Times are server time, ms. */
export interface RedPocketPlay {
  rain: { id: string; start: number; end: number };
  /** The tapped envelope and when; null: none, or not on this page. */
  tap: { envelope: number; at: number } | null;
  /**
   * The server's answer and when it arrived; without a tap the envelope was opened earlier. `amount` is 0 where there is none.
   */
  answer: { find: RedPocketFind; amount: bigint; at: number } | null;
}

/** Everything a picture of the rain depends on. scenes/redPocket draws it; equal views give equal pixels. */
export interface RedPocketView {
  /** Seeds everything that looks random, including the envelopes' paths; derived from the rain's id. */
  seed: number;
  /** ms since the rain began; negative before. */
  elapsed: number;
  /** Its duration, ms. */
  lasts: number;
  /**
   * The tapped envelope and its time on the scale of `elapsed`; null and infinite without one, negative when it was opened
   * earlier.
   */
  picked: number | null;
  pickedAt: number;
  /** Null while there is no answer. */
  find: RedPocketFind | null;
  amount: bigint;
  /** ms since the envelope began to open: negative before, infinite when it was opened earlier. */
  opened: number;
}

/** ms that a tapped envelope takes to the centre; it opens there, or later when the answer arrives. */
export const RED_POCKET_FLIGHT = 640;

/** The view at `now` (server time, ms). */
export function redPocketView({ rain, tap, answer }: RedPocketPlay, now: number): RedPocketView {
  const opens = tap ? Math.max(answer?.at ?? Number.POSITIVE_INFINITY, tap.at + RED_POCKET_FLIGHT) : 0;
  return {
    seed: seedOf(rain.id),
    elapsed: now - rain.start,
    lasts: rain.end - rain.start,
    picked: tap?.envelope ?? null,
    pickedAt: tap ? tap.at - rain.start : answer ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
    find: answer?.find ?? null,
    amount: answer?.amount ?? 0n,
    opened: answer === null ? Number.NEGATIVE_INFINITY : tap ? now - opens : Number.POSITIVE_INFINITY,
  };
}
