import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { GAME_THEMES, GAME_TYPES, IN_HOUSE } from '../../../contract/catalogue.ts';
import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import type { SoloGameKey } from '../../../contract/games/soloGames.ts';

/** The catalogue loaded at a house's start, without Kilat's own games. */
export interface CatalogueSeed {
  providers: readonly SeedProvider[];
  games: readonly SeedGame[];
}

/** Reads the repository's catalogue. @throws when its format is invalid */
export async function readSeed(): Promise<CatalogueSeed> {
  const [providers, games] = await Promise.all([read('providers.json'), read('games.json')]);
  return { providers: v.parse(v.array(provider), providers), games: v.parse(v.array(game), games) };
}

async function read(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`seed/${file}`, import.meta.url), 'utf8'));
}

export const OWN_PROVIDER: SeedProvider = { id: IN_HOUSE, name: 'Kilat' };

/** Format of the catalogue's files in the repository. */

const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const wholeBetween = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const provider = v.object({ id, name });

const game = v.object({
  id,
  title: name,
  firm: id,
  type: v.picklist(GAME_TYPES),
  theme: v.picklist(GAME_THEMES),
  rtp: v.nullable(wholeBetween(1, 10_000)),
  volatility: v.nullable(wholeBetween(1, 5)),
  /** For slots, from the measured math (docs/slots.md): how often a spin pays, in 1/10000, and the highest win in bets. */
  hitRate: v.optional(wholeBetween(1, 10_000)),
  maxWin: v.optional(wholeBetween(1, 50_000)),
  releasedAt: v.pipe(v.string(), v.isoDate()),
  popularity: wholeBetween(0, 1_000_000),
  recommend: v.boolean(),
});

export type SeedProvider = v.InferOutput<typeof provider>;
export type SeedGame = v.InferOutput<typeof game>;

/** A game that Kilat makes and runs itself, its path on the site, and whether its rounds belong to one player. */
export type OwnGame = SeedGame & { id: RoundGameKey | SoloGameKey; path: string; solo: boolean };
