import * as v from 'valibot';
import { GAME_TYPES } from '../../../catalogue.ts';
import { day } from '../../money/inputs/statement.ts';
import { MOST_ITEMS, wholeNumber } from '../../page.ts';

/** Inputs of the calls in ../records.ts. */

/**
 * A round's status for its player. open: one of the player's bets is undecided. won, lost: more or less was returned than
 * staked. returned: exactly the stake was returned, or all bets were refunded.
 */
export const ROUND_STATUSES = ['open', 'won', 'lost', 'returned'] as const;

/** A round's id: the kind of record, and its number there. */
const recordId = v.pipe(v.string(), v.regex(/^[a-z]\d{1,18}$/));

const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/i));

export const slotGameRecordInput = v.object({
  game: v.optional(gameId),
  type: v.optional(v.picklist(GAME_TYPES)),
  status: v.optional(v.picklist(ROUND_STATUSES)),
  /** Days of the market, inclusive; the last year by default. */
  from: v.optional(day),
  to: v.optional(day),
  count: wholeNumber(1, MOST_ITEMS),
  /** `next` of the previous page. */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.[a-z]\d{1,18}$/))),
});

export type RecordRequest = v.InferOutput<typeof slotGameRecordInput>;

export const slotGameRecordRoundInput = v.object({ id: recordId });
export const slotGameStatisticsInput = v.object({ game: gameId });
