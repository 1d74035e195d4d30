import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { GAME_THEMES, GAME_TYPES, IN_HOUSE } from '../../contract/catalogue.ts';
import type { RoundGameKey } from '../../contract/games/roundGames.ts';

const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const wholeBetween = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const studio = v.object({ id, name });

const game = v.object({
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

/** What the catalogue's tables hold from a house's start on, Kilat's own games beside it. */
export interface CatalogueSeed {
  studios: readonly SeedStudio[];
  games: readonly SeedGame[];
}

/** Reads the catalogue that the repository holds. @throws when it is not in its shape */
export async function readSeed(): Promise<CatalogueSeed> {
  const [studios, games] = await Promise.all([read('studios.json'), read('games.json')]);
  return { studios: v.parse(v.array(studio), studios), games: v.parse(v.array(game), games) };
}

async function read(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`seed/${file}`, import.meta.url), 'utf8'));
}

/** A game that Kilat makes and plays itself, and where on the site. */
export type OwnGame = SeedGame & { id: RoundGameKey; path: string };

export const OWN_STUDIO: SeedStudio = { id: IN_HOUSE, name: 'Kilat' };

const PLAYED_HERE: readonly Omit<OwnGame, 'firm' | 'popularity' | 'recommend' | 'path'>[] = [
  {
    id: 'crash',
    title: 'Crash',
    type: 'instant',
    theme: 'adventure',
    rtp: 9700,
    volatility: 4,
    releasedAt: '2026-10-01',
  },
  {
    id: 'wingo',
    title: 'Wingo',
    type: 'lottery',
    theme: 'fortune',
    rtp: 9500,
    volatility: 4,
    releasedAt: '2026-11-21',
  },
  {
    id: 'dice',
    title: 'Dice',
    type: 'table',
    theme: 'classic',
    rtp: 9444,
    volatility: 2,
    releasedAt: '2026-11-21',
  },
  {
    id: 'roulette',
    title: 'Roulette',
    type: 'table',
    theme: 'classic',
    rtp: 9333,
    volatility: 3,
    releasedAt: '2026-11-21',
  },
  {
    id: 'dingdong',
    title: 'Dingdong',
    type: 'instant',
    theme: 'fruit',
    rtp: 9545,
    volatility: 3,
    releasedAt: '2026-11-21',
  },
];

/** In their order. Whoever looks for games finds ours first: places up to 0 are theirs. */
export const OWN_GAMES: readonly OwnGame[] = PLAYED_HERE.map((game, at, { length }) => ({
  ...game,
  firm: IN_HOUSE,
  popularity: at + 1 - length,
  recommend: true,
  path: `/game/${game.id}`,
}));
