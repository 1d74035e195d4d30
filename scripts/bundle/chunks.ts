import { resolve } from 'node:path';

/** Libraries of fetched data and of forms, each in its own chunk: not every page needs them. */
const DATA = /node_modules[\\/]@tanstack[\\/]/;
const FORMS = /node_modules[\\/](react-hook-form|@hookform)[\\/]/;
/** Validation of forms: valibot, and the schemas shared by forms and calls. */
const SCHEMAS = /node_modules[\\/]valibot[\\/]|[\\/]contract[\\/]http[\\/]people[\\/]credentials\.ts$/;

/** The QR code library, used by two of nine areas. */
const CODES = /node_modules[\\/]uqr[\\/]/;

const ENTRY = resolve('src/main.tsx');
/** It references all dynamically loaded parts of games. */
const GAME_PARTS = resolve('src/games/gameParts.ts');
const GAME_PAGE = /[\\/]src[\\/]games[\\/]\w+[\\/]page[\\/]/;

/** Verification of rounds; the rules of most games are loaded with it. */
const HASHES = /node_modules[\\/]@noble[\\/]/;

/** The other parts of every room's page chrome: one chunk instead of seven of some 400 bytes. */
const FRAME =
  /[\\/]src[\\/](shared[\\/](play[\\/](GameHeader|playSession)|navigation[\\/]useQueryLayer)|games[\\/](frame[\\/](auto[\\/](AutoRow|AutoKeeper)|TableLayout)|session[\\/](sessionDeps|useGameSession)))\.|[\\/]contract[\\/]http[\\/]people[\\/]limits\./;

/** Modules shared by promotions' pages are loaded with the first of them, separately from what most pages share. */
const PROMOTIONS = /[\\/]src[\\/]shared[\\/]promotions[\\/](?!awardsStore|watchAwards|followAwards)/;

/** The chunk groups: a module belongs to the first group that matches. */
export const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'core',
    test: /node_modules[\\/](react-router|react-router-dom|i18next|react-i18next|zustand)[\\/]/,
  },
  // The lobby's calls reference schemas, but leanCalls.ts removes those.
  { name: 'schemas', test: SCHEMAS },
  // Otherwise the lobby's modules shared with other pages would be some twenty chunks of a kilobyte each, all requested before
  // its first screen.
  { name: sharedWithLobby, debugName: 'site' },
  { name: texts, debugName: 'texts' },
  // Modules shared by most pages, loaded once; the entry lists every chunk of every page, so there must be few.
  { name: 'data', test: DATA },
  { name: 'forms', test: FORMS },
  // Otherwise it would be loaded with the marks, together with the hashes that verify rounds. The same for rounds' names, with
  // which lists of rounds would load the rooms.
  {
    name: 'stakes',
    test: /[\\/](contract[\\/](money|games[\\/]stakes)|src[\\/]games[\\/]engine[\\/]rounds)\.ts/,
  },
  // Rounds' results, shown on the games' pages and on the tab of our games.
  { name: 'marks', test: /[\\/]src[\\/]games[\\/]\w+[\\/]\w+Mark\./ },
  // Verification of a round is shown in rooms together with the check of a range.
  { name: 'steps', test: /[\\/]src[\\/]games[\\/]fairness[\\/](hasher|Steps|RangeCard)\./ },
  // The long lists of games: not used in rooms.
  { name: 'grid', test: /[\\/]src[\\/]shared[\\/]catalogue[\\/](GameGrid|gridRows|tileCopier)\./ },
  { name: sharedByPages, debugName: 'pages' },
  // A scene on the stage, used by promotions without a room around it.
  { name: 'picture', test: /[\\/]src[\\/]games[\\/]frame[\\/]ScenePicture\./ },
  { name: 'frame', test: FRAME },
  { name: wireOfGame, debugName: 'wire' },
  // Modules shared by round games: a second game then loads only its own code.
  { name: sharedByTables, debugName: 'tables' },
  { name: sharedByPools, debugName: 'pools' },
  { name: sharedBySolo, debugName: 'solo' },
];

/** A game's rules and operations, shared by its page, its verification and its recording. */
function wireOfGame(id: string): string | null {
  const [, game] = /[\\/]contract[\\/]games[\\/](\w+)[\\/](?:rules|operations)\./.exec(id) ?? [];
  // Operations used only by the fairness pages stay with them: a chunk of their own would be listed in the entry.
  return game && game !== 'fairness' ? `wire-${game}` : null;
}

interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

let first: ReadonlySet<string> | null = null;

/**
 * The chunk of modules imported by the site's entry or the lobby's page, whoever else imports them; not for the page itself.
 */
function sharedWithLobby(id: string, graph: Graph): string | null {
  first ??= reachable([ENTRY, resolve('src/features/lobby/LobbyPage.tsx')], graph);
  if (!first.has(id) || /[\\/]src[\\/](main|features[\\/]lobby[\\/])/.test(id)) return null;
  return 'site';
}

/** A module used by this many areas or routes is in a chunk shared by all of them. */
const MANY_PAGES = 2;

let uses: ReadonlyMap<string, number> | null = null;

/** The chunk of the site's own modules that several pages import, the lobby does not, and that bring no large library. */
function sharedByPages(id: string, graph: Graph): string | null {
  if (!/[\\/]src[\\/](ui|net|shared|i18n)[\\/]/.test(id) || sharedWithLobby(id, graph)) return null;
  if (PROMOTIONS.test(id)) return null;
  uses ??= countUses(graph);
  if ((uses.get(id) ?? 0) < MANY_PAGES) return null;
  return isHeavy(id, graph) ? null : 'pages';
}

/** Modules of games of pools that other round games do not use. */
const POOLS = /[\\/]games[\\/]pools[\\/]/;

/** Modules of solo games that games with shared rounds do not use; their sheets and lists are loaded separately. */
const SOLO =
  /[\\/]games[\\/](solo[\\/](?!SoloSheets|SoloTabs|SoloTutorial|SeedPair|soloRounds|ChoiceButtons|CountField|CanvasGrid)|session[\\/]solo|engine[\\/]solo(?!Moment))/;

/** The chunk of modules shared by round games' rooms. */
function sharedByTables(id: string, graph: Graph): string | null {
  return sharedByGames(id, graph) && !POOLS.test(id) && !SOLO.test(id) ? 'tables' : null;
}

/** The chunk of additional modules shared by solo games' pages, however many use them. */
function sharedBySolo(id: string, graph: Graph): string | null {
  return SOLO.test(id) && !sharedWithLobby(id, graph) && !isHeavy(id, graph) ? 'solo' : null;
}

/** The chunk of additional modules shared by games of pools. */
function sharedByPools(id: string, graph: Graph): string | null {
  return sharedByGames(id, graph) && POOLS.test(id) ? 'pools' : null;
}

function sharedByGames(id: string, graph: Graph): boolean {
  if (
    !/[\\/]src[\\/](games[\\/](engine|session|frame|pools)|stage)[\\/]/.test(id) ||
    sharedWithLobby(id, graph)
  )
    return false;
  uses ??= countUses(graph);
  return (uses.get(id) ?? 0) >= MANY_PAGES && !isHeavy(id, graph);
}

/** Whether a module brings a large library. */
function isHeavy(id: string, graph: Graph): boolean {
  return [...reachable([id], graph)].some(
    (one) => DATA.test(one) || FORMS.test(one) || SCHEMAS.test(one) || HASHES.test(one) || CODES.test(one),
  );
}

/** The number of dynamically loaded parts (areas, routes and games' pages) that reach each module. */
function countUses(graph: Graph): ReadonlyMap<string, number> {
  const fetched = (from: string) =>
    [...reachable([from], graph)].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const games = fetched(GAME_PARTS).flatMap(fetched);
  const parts = [...fetched(ENTRY), ...games.filter((id) => GAME_PAGE.test(id))];
  const counts = new Map<string, number>();
  for (const part of new Set(parts))
    for (const id of reachable([part], graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function reachable(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>(entries);
  for (const id of seen) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return seen;
}

/** One chunk for the texts of an area in a language (texts.ts); those of the first screen are `texts-id` and so on. */
function texts(id: string): string | null {
  const [, language, area] = /virtual:texts[\\/]([\w-]+)[\\/](\w+)$/.exec(id) ?? [];
  return language && area ? `texts-${area === 'first' ? '' : `${area}-`}${language}` : null;
}
