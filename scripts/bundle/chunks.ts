import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ImportGraph, type Modules } from './importGraph.ts';

/**
 * The client's chunks by areas: libraries, what the lobby needs, what pages share, what games share, each game, texts. They are
 * named by folders, and divided by what the import graph says. Everything else has the chunk of its own dynamic import.
 */

const ENTRY = resolve('src/main.tsx');
const LOBBY = resolve('src/features/lobby/LobbyPage.tsx');
/** It names the dynamically loaded parts of each game. */
const GAME_PARTS = resolve('src/games/gameParts.ts');

const DATA = /node_modules[\\/]@tanstack[\\/]/;
/** Forms, validation, hashes, QR codes and drawing: a module that needs one of them is in no chunk that others share. */
const LARGE = /node_modules[\\/](react-hook-form|@hookform|valibot|@noble|uqr|pixi\.js)[\\/]/;

/** A module used by this many areas or games is in a chunk that they share. */
const MANY = 2;

/** The chunk groups: a module, with what it imports, belongs to the first group that takes it. */
export const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'core',
    test: /node_modules[\\/](react-router|react-router-dom|i18next|react-i18next|zustand)[\\/]/,
  },
  { name: ofLobby, debugName: 'site' },
  { name: texts, debugName: 'texts' },
  { name: ofContract, debugName: 'contract' },
  ...inOrder(ofPages, 'shared', 'pages', 'data'),
  { name: 'schemas', test: /node_modules[\\/]valibot[\\/]|[\\/]contract[\\/]http[\\/]\w+[\\/]inputs[\\/]/ },
  { name: 'forms', test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/ },
  { name: 'prompts', test: /[\\/]src[\\/]app[\\/]prompts[\\/]/ },
  // Lists of rounds with their results, in games and on pages.
  { name: 'records', test: /[\\/]src[\\/](games[\\/]\w+[\\/]\w+Mark|shared[\\/]records[\\/]\w+)\.tsx?$/ },
  { name: ofStage, debugName: 'stage' },
  ...inOrder(ofGames, 'game-parts', 'tables', 'pools', 'solo', 'tables-more', 'pools-more', 'solo-more'),
  { name: ofGames, debugName: 'games' },
];

/** Groups for some names of a function's, in this order: a group takes along what its modules import. */
function inOrder(of: (id: string, modules: Modules) => string | null, ...names: readonly string[]) {
  return names.map((name) => ({
    name: (id: string, modules: Modules) => (of(id, modules) === name ? name : null),
    debugName: name,
  }));
}

/** Everything that the site's entry or the lobby's page imports, whoever else does. */
function ofLobby(id: string, modules: Modules): string | null {
  return usesIn(modules).lobby.has(id) && !/[\\/]src[\\/](main|features[\\/]lobby[\\/])/.test(id)
    ? 'site'
    : null;
}

/** One chunk for the texts of an area in a language (texts.ts); those of the first screen are `texts-id` and so on. */
function texts(id: string): string | null {
  const [, language, area] = /virtual:texts[\\/]([\w-]+)[\\/](\w+)$/.exec(id) ?? [];
  return language && area ? `texts-${area === 'first' ? '' : `${area}-`}${language}` : null;
}

/** The contract's calls and lists that several pages use; a game's own rules are in its chunk. */
function ofContract(id: string, modules: Modules): string | null {
  if (!/[\\/]contract[\\/](?!games[\\/]\w+[\\/])/.test(id) || needs(LARGE, id, modules)) return null;
  return (usesIn(modules).areas.get(id)?.size ?? 0) < MANY ? null : 'contract';
}

/** What several pages share: `shared` with games, `pages` without, `data` with the library of fetched data. */
function ofPages(id: string, modules: Modules): string | null {
  if (DATA.test(id)) return 'data';
  const { areas, games, outside } = usesIn(modules);
  const common = /[\\/]src[\\/](ui|net|shared|i18n)[\\/]/.test(id) || (isOfGames(id) && outside.has(id));
  if (!common || (areas.get(id)?.size ?? 0) < MANY) return null;
  if (needs(LARGE, id, modules)) return null;
  if (needs(DATA, id, modules)) return 'data';
  return games.has(id) ? 'shared' : 'pages';
}

/** The stage, without Pixi: most pictures are drawn in a worker. */
function ofStage(id: string, modules: Modules): string | null {
  return /[\\/]src[\\/]stage[\\/]/.test(id) && !needs(LARGE, id, modules) ? 'stage' : null;
}

/**
 * Games: `game-parts` names the pages of all games. Each game has its page with its engine, what the page fetches later
 * (`-more`), and its rules and operations (`wire-`), which verification and recordings use too. What games share is divided by
 * which games' pages import it: `tables`, or `pools` and `solo` if only such games do.
 */
function ofGames(id: string, modules: Modules): string | null {
  const [, wire] = /[\\/]contract[\\/]games[\\/](\w+)[\\/]/.exec(id) ?? [];
  if (wire) return isGame(wire) ? `wire-${wire}` : null;
  if (/[\\/]src[\\/]games[\\/](\w+[\\/]parts|gameParts)\.ts$/.test(id)) return 'game-parts';
  const [, folder, room] = /[\\/]src[\\/]games[\\/](\w+)[\\/](?:(\w+)[\\/])?/.exec(id) ?? [];
  if (!folder || folder === 'replay') return null;
  const users = usesIn(modules).games.get(id);
  if (isGame(folder) && (room === 'page' || room === 'engine')) return users ? folder : `${folder}-more`;
  if (isGame(folder)) return null;
  if (!users) return LATER[folder as keyof typeof LATER] ?? null;
  if (needs(LARGE, id, modules)) return null;
  for (const kind of ['solo', 'pools'] as const)
    if ([...users].every((game) => usesIn(modules)[kind].has(game))) return kind;
  return 'tables';
}

/** The chunks of what games' pages fetch later, by the folder that they share. */
const LATER = {
  frame: 'tables-more',
  session: 'tables-more',
  pools: 'pools-more',
  solo: 'solo-more',
} as const;

/** Whether a module is in a folder that games share. */
function isOfGames(id: string): boolean {
  const [, folder] = /[\\/]src[\\/]games[\\/](\w+)[\\/]/.exec(id) ?? [];
  return folder !== undefined && !isGame(folder);
}

function isGame(folder: string): boolean {
  return existsSync(resolve('src/games', folder, 'definition.ts'));
}

function needs(library: RegExp, id: string, modules: Modules): boolean {
  for (const one of new ImportGraph(modules).closure(id)) if (library.test(one)) return true;
  return false;
}

/** Which modules are used by what. */
interface Uses {
  lobby: ReadonlySet<string>;
  /** The pages that use a module, with what games' pages fetch later; the games whose page does. */
  areas: ReadonlyMap<string, ReadonlySet<string>>;
  games: ReadonlyMap<string, ReadonlySet<string>>;
  /** What pages use that are no games'. */
  outside: ReadonlySet<string>;
  /** The games that are played alone, and those that bet on pools. */
  solo: ReadonlySet<string>;
  pools: ReadonlySet<string>;
}

let found: Uses | null = null;

function usesIn(modules: Modules): Uses {
  found ??= findUses(new ImportGraph(modules));
  return found;
}

function findUses(graph: ImportGraph): Uses {
  const pages = new Map<string, string>();
  for (const id of graph.fetchedBy(GAME_PARTS).flatMap((parts) => graph.fetchedBy(parts))) {
    const [, game] = /[\\/]src[\\/]games[\\/](\w+)[\\/]page[\\/]/.exec(id) ?? [];
    if (game) pages.set(id, game);
  }
  const areas = new Map<string, Set<string>>();
  const games = new Map<string, Set<string>>();
  // The site's own lists of pages are fetched too.
  const outside = graph
    .fetchedBy(ENTRY)
    .flatMap((id) => (/[\\/]src[\\/]app[\\/]/.test(id) ? [id, ...graph.fetchedBy(id)] : id))
    .filter((id) => /[\\/]src[\\/](app|features)[\\/]/.test(id));
  const later = [...pages.keys()].flatMap((page) => graph.fetchedBy(page));
  for (const area of new Set([...outside, ...pages.keys(), ...later]))
    for (const id of graph.closure(area)) {
      add(areas, id, area);
      const game = pages.get(area);
      if (game) add(games, id, game);
    }
  const gamesWith = (folder: RegExp) =>
    new Set([...games].filter(([id]) => folder.test(id)).flatMap(([, users]) => [...users]));
  return {
    lobby: graph.closure(ENTRY, LOBBY),
    areas,
    games,
    outside: graph.closure(...outside),
    solo: gamesWith(/[\\/]src[\\/]games[\\/]solo[\\/]/),
    pools: gamesWith(/[\\/]src[\\/]games[\\/]pools[\\/]/),
  };
}

function add(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(value));
}
