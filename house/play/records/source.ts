import type { PlayedRound, PlayedRoundDetail, RecordRequest } from '../../../contract/http/play/records.ts';
import type { Period } from '../../../contract/marketTime.ts';

/** Where in the list a page begins: rounds are older than this one. */
export interface Place {
  at: number;
  /** PlayedRound.id: the letter of its source, and its number there. */
  id: string;
}

export interface RoundsWanted extends Pick<RecordRequest, 'game' | 'type'> {
  userId: bigint;
  currency: string;
  /** When the round's first bet was placed. */
  period: Period;
}

/** A round of a stretch of play, with what its decided bets came to. */
export interface StretchRound {
  at: number;
  bets: number;
  staked: bigint;
  returned: bigint;
  bestRate: bigint | null;
}

/**
 * One way in which rounds are kept: as bets on our own games, whether a table's rounds or a player's own; those of providers
 * join by one more (records.ts). A round's place in its player's list never changes, so pages neither repeat nor lose one.
 */
export interface RoundSource {
  /** The first letter of its rounds' ids, no other source's. */
  readonly letter: string;
  /** The newest rounds that are older than `before`, at most `limit`, newest first. */
  list(wanted: RoundsWanted, before: Place | null, limit: number): Promise<PlayedRound[]>;
  /** One round; null where this player has none of that number. */
  detail(userId: bigint, currency: string, number: bigint): Promise<PlayedRoundDetail | null>;
  /** The player's rounds of a game with decided bets that were placed since, oldest first. */
  since(of: { userId: bigint; currency: string; game: string; since: number }): Promise<StretchRound[]>;
}

/**
 * Where a source's page begins: below one of its own numbers, null where the place is another source's or none; and before which
 * time. Rounds of another source at the same moment come in the order of their ids.
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

/** Newest first; of the same moment in the order of ids, whatever that is. */
export function newestFirst(one: Place, other: Place): number {
  if (one.at !== other.at) return other.at - one.at;
  return one.id === other.id ? 0 : one.id < other.id ? 1 : -1;
}
