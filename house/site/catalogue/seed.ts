import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { IN_HOUSE } from '../../../contract/catalogue.ts';
import { game, type SeedGame, type SeedStudio, studio } from './seedShapes.ts';

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

export const OWN_STUDIO: SeedStudio = { id: IN_HOUSE, name: 'Kilat' };
