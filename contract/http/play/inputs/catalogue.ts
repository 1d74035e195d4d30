import * as v from 'valibot';
import { GAME_THEMES, GAME_TYPES } from '../../../catalogue.ts';
import { pageFields } from '../../page.ts';

/** Inputs of the calls in ../catalogue.ts. */

const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/i));

const providerId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

const type = v.picklist(GAME_TYPES);

const types = v.pipe(
  v.string(),
  v.maxLength(80),
  v.check((text) => text.split(',').every((one) => v.is(type, one))),
);

export const slotSearchInput = v.object({
  ...pageFields,
  type: v.optional(types),
  firm: v.optional(providerId),
  theme: v.optional(v.picklist(GAME_THEMES)),
  /**
   * Matches titles and providers, ignoring case and accents; or numbers: 'high volatility', 'rtp 97', 'hit 30', '5000x', in any
   * of the languages.
   */
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  sort: v.optional(v.picklist(['popular', 'new', 'name'])),
});

export type SlotSearch = v.InferOutput<typeof slotSearchInput>;

export const listGameInput = v.object({
  ...pageFields,
  type: v.optional(types),
  tag: v.optional(v.picklist(['recommend', 'new'])),
});
export const slotGameInput = v.object({ id: gameId });
export const slotProvidersInput = v.object({ type: v.optional(types) });
export const slotLaunchQueryInput = v.object({ id: gameId });
export const slotCollectionInput = v.object(pageFields);
export const slotCollectInput = v.object({ id: gameId, liked: v.boolean() });
export const slotBigWinInput = v.object({
  ...pageFields,
  period: v.optional(v.picklist(['day', 'week', 'all'])),
  id: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
});
export const originalGameEnterInput = v.object({ game: gameId });
