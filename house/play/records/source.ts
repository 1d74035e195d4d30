import type { RecordRequest } from '../../../contract/http/play/inputs/records.ts';
import type { PlayedRound, PlayedRoundDetail } from '../../../contract/http/play/records.ts';
import type { Period } from '../../../contract/marketTime.ts';

/** Start of a page: all its rounds are older than this one. */
export interface Place {
  at: number;
  /** PlayedRound.id: the letter of its source, and its number there. */
  id: string;
}

export interface RoundsWanted extends Pick<RecordRequest, 'game' | 'type'> {
  userId: bigint;
  currency: string;
  /** Period in which the round's first bet was placed. */
  period: Period;
}

/** A round within a session, with the outcome of its decided bets. */
export interface StretchRound {
  at: number;
  bets: number;
  staked: bigint;
  returned: bigint;
  bestRate: bigint | null;
}

/**
 * A source of played rounds: bets on our own games, shared and solo; another source has those of providers (records.ts). A
 * round's place in its player's list never changes, so pages neither repeat nor skip one.
 */
export interface RoundSource {
  /** First letter of its rounds' ids, unique to the source. */
  readonly letter: string;
  /** The newest rounds older than `before`, at most `limit`, newest first. */
  list(wanted: RoundsWanted, before: Place | null, limit: number): Promise<PlayedRound[]>;
  /** One round; null if this player has none with that number. */
  detail(userId: bigint, currency: string, number: bigint): Promise<PlayedRoundDetail | null>;
  /** The player's rounds of a game with decided bets placed since then, oldest first. */
  since(of: { userId: bigint; currency: string; game: string; since: number }): Promise<StretchRound[]>;
}

/**
 * The start of a source's page: below one of its own numbers (null if the place belongs to another source or there is none),
 * and before which time. Rounds of different sources with the same time are ordered by their ids.
 */
export function beginningOf(
  letter: string,
  before: Place | null,
  period: Period,
): { below: bigint | null; end: number } {
  if (before === null) return { below: null, end: period.end };
  if (before.id.startsWith(letter)) return { below: BigInt(before.id.slice(1)), end: period.end };
  return { below: null, end: Math.min(before.at + (letter < before.id ? 1 : 0), period.end) };
}

/** Newest first; equal times by id. */
export function newestFirst(one: Place, other: Place): number {
  if (one.at !== other.at) return other.at - one.at;
  return one.id === other.id ? 0 : one.id < other.id ? 1 : -1;
}
