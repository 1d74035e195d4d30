import * as v from 'valibot';
import { GAME_THEMES, GAME_TYPES } from '../../../contract/catalogue.ts';
import type { RoundGameKey } from '../../../contract/games/roundGames.ts';

/** How the catalogue's files in the repository are written. */

const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const wholeBetween = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const studio = v.object({ id, name });

export const game = v.object({
  id,
  title: name,
  firm: id,
  type: v.picklist(GAME_TYPES),
  theme: v.picklist(GAME_THEMES),
  rtp: v.nullable(wholeBetween(1, 10_000)),
  volatility: v.nullable(wholeBetween(1, 5)),
  releasedAt: v.pipe(v.string(), v.isoDate()),
  popularity: wholeBetween(0, 1_000_000),
  recommend: v.boolean(),
});

export type SeedStudio = v.InferOutput<typeof studio>;
export type SeedGame = v.InferOutput<typeof game>;

/** A game that Kilat makes and plays itself, and where on the site. */
export type OwnGame = SeedGame & { id: RoundGameKey; path: string };
