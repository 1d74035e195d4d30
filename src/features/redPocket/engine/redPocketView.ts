import { seedOf } from '../../../games/engine/rounds.ts';

/** What came of an envelope: an amount; or it was opened when all were gone, or when the rain was over. */
export type RedPocketFind = 'amount' | 'empty' | 'late';

/** A rain as a player has it. Times are server time, ms. */
export interface RedPocketPlay {
  rain: { id: string; start: number; end: number };
  /** The envelope that was tapped, and when; null: none, or not on this page. */
  tap: { envelope: number; at: number } | null;
  /** What the house said and when it came; without a tap it was found so. `amount` is 0 of what is none. */
  answer: { find: RedPocketFind; amount: bigint; at: number } | null;
}

/** What a picture of the rain needs, and nothing else; scenes/redPocket draws it, and the same view gives the same pixels. */
export interface RedPocketView {
  /** Drives all that looks random, the envelopes' ways among them; derived from the rain's id. */
  seed: number;
  /** ms since the rain began; below 0: it has not. */
  elapsed: number;
  /** ms that it lasts. */
  lasts: number;
  /** The envelope that was tapped, and when by `elapsed`; null and infinite without one, below 0 when it was found open. */
  picked: number | null;
  pickedAt: number;
  /** Null while the house has not said. */
  find: RedPocketFind | null;
  amount: bigint;
  /** ms since the envelope began to open: below 0 before, infinite when it was found so. */
  opened: number;
}

/** ms that a tapped envelope takes to the middle; it opens there, or when the house has answered. */
export const RED_POCKET_FLIGHT = 640;

/** What the picture shows at `now` (server time, ms). */
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
