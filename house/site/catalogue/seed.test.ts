import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { COVER_WIDTHS, GAME_TYPES } from '../../../contract/catalogue.ts';
import * as catalogueCalls from '../../../contract/http/play/catalogue.ts';
import * as championCalls from '../../../contract/http/play/champions.ts';
import * as freeSpinCalls from '../../../contract/http/play/freeSpins.ts';
import { OWN_GAMES } from '../../play/games/ownGames.ts';
import { OWN_PROVIDER, readSeed, type SeedGame, type SeedProvider } from './seed.ts';

/** The repository's catalogue, including Kilat's own games. */
let providers: SeedProvider[];
let games: SeedGame[];
beforeAll(async () => {
  const seed = await readSeed();
  providers = [...seed.providers, OWN_PROVIDER];
  games = [...seed.games, ...OWN_GAMES];
});

const missing = (files: string[]) =>
  files.filter((file) => !existsSync(fileURLToPath(new URL(`../../../public/${file}`, import.meta.url))));

describe('the catalogue', () => {
  it('is large, over all kinds of games', () => {
    expect(providers.length).toBeGreaterThan(8);
    expect(games.length).toBeGreaterThan(300);
    expect(new Set(games.map(({ type }) => type))).toEqual(new Set(GAME_TYPES));
  });

  it('has unique games, titles, popularity ranks and providers', () => {
    const lists: (string | number)[][] = [
      games.map(({ id }) => id),
      games.map(({ title }) => title.toLowerCase()),
      games.map(({ popularity }) => popularity),
      providers.map(({ id }) => id),
      providers.map(({ name }) => name.toLowerCase()),
    ];
    for (const all of lists) expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  });

  it('knows the provider of every game, and has games of every provider', () => {
    expect(new Set(games.map(({ firm }) => firm))).toEqual(new Set(providers.map(({ id }) => id)));
  });

  it('has a cover in every width for each game and a logo for each provider', () => {
    const covers = games.flatMap(({ id }) => COVER_WIDTHS.map((width) => `covers/${id}-${width}.webp`));
    expect(missing([...covers, ...providers.map(({ id }) => `firms/${id}.svg`)])).toEqual([]);
  });

  it('has no game whose path is shadowed by a fixed route', () => {
    const fixed = Object.values({ ...catalogueCalls, ...championCalls, ...freeSpinCalls })
      .map(({ path }) => /^\/main\/slot\/([\w-]+)/.exec(path)?.[1])
      .filter((part) => part !== undefined);
    expect(fixed).toContain('home');
    expect(games.filter(({ id }) => fixed.includes(id))).toEqual([]);
    expect(games.filter(({ id }) => id === 'mine')).toEqual([]);
  });
});
