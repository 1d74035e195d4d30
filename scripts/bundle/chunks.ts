import { resolve } from 'node:path';

/** Libraries of fetched data and of forms, each a chunk with nothing else: not every page needs them. */
const DATA = /node_modules[\\/]@tanstack[\\/]/;
const FORMS = /node_modules[\\/](react-hook-form|@hookform)[\\/]/;
/** What forms are checked by: valibot, and the schemas that both forms and calls name. */
const SCHEMAS = /node_modules[\\/]valibot[\\/]|[\\/]contract[\\/]http[\\/]people[\\/]credentials\.ts$/;

/** What draws QR codes, for two areas of nine. */
const CODES = /node_modules[\\/]uqr[\\/]/;

const ENTRY = resolve('src/main.tsx');
/** It names all that is fetched of games. */
const GAME_PARTS = resolve('src/games/gameParts.ts');
const GAME_PAGE = /[\\/]src[\\/]games[\\/]\w+[\\/]page[\\/]/;

/** What proves rounds; the rules of most games come with it. */
const HASHES = /node_modules[\\/]@noble[\\/]/;

/** What the frame of every table is made of beside that: a chunk in place of seven of some 400 bytes. */
const FRAME =
  /[\\/]src[\\/](shared[\\/](play[\\/](GameHeader|playSession)|navigation[\\/]useQueryLayer)|games[\\/](frame[\\/](auto[\\/](AutoRow|AutoKeeper)|TableLayout)|session[\\/](sessionDeps|useGameSession)))\.|[\\/]contract[\\/]http[\\/]people[\\/]limits\./;

/** What the pages of promotions share comes with the first of them, and not with what most pages share. */
const PROMOTIONS = /[\\/]src[\\/]shared[\\/]promotions[\\/](?!awardsStore|watchAwards|followAwards)/;

/** Which modules share a chunk: the first group that takes one has it. */
export const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'core',
    test: /node_modules[\\/](react-router|react-router-dom|i18next|react-i18next|zustand)[\\/]/,
  },
  // The lobby's calls name schemas, but what they name is left out (leanCalls.ts).
  { name: 'schemas', test: SCHEMAS },
  // In some twenty chunks of a kilobyte each, what the lobby shares with other pages would be as many
  // requests before its first picture.
  { name: sharedWithLobby, debugName: 'site' },
  { name: texts, debugName: 'texts' },
  // What most pages share, fetched once; the entry names every chunk of every page, so they must be few.
  { name: 'data', test: DATA },
  { name: 'forms', test: FORMS },
  // Else it comes with the marks, and the hashes that prove rounds with those.
  // So do rounds' names, with which lists of rounds would bring the tables.
  {
    name: 'stakes',
    test: /[\\/](contract[\\/](money|games[\\/]stakes)|src[\\/]games[\\/]engine[\\/]rounds)\.ts/,
  },
  // What rounds brought, as the games' pages and the tab of our games show it.
  { name: 'marks', test: /[\\/]src[\\/]games[\\/]\w+[\\/]\w+Mark\./ },
  // What proves a round is at tables with the check of a range.
  { name: 'steps', test: /[\\/]src[\\/]games[\\/]fairness[\\/](hasher|Steps|RangeCard)\./ },
  // The long lists of games: no table shows one.
  { name: 'grid', test: /[\\/]src[\\/]shared[\\/]catalogue[\\/](GameGrid|gridRows|tileCopier)\./ },
  { name: sharedByPages, debugName: 'pages' },
  // A picture of the stage, which promotions show without a table around it.
  { name: 'picture', test: /[\\/]src[\\/]games[\\/]frame[\\/]ScenePicture\./ },
  { name: 'frame', test: FRAME },
  { name: wireOfGame, debugName: 'wire' },
  // What round games share, so that the second game fetches its own code alone.
  { name: sharedByTables, debugName: 'tables' },
  { name: sharedByPools, debugName: 'pools' },
  { name: sharedBySolo, debugName: 'solo' },
];

/** A game's rules and its operations, which its page, its check and its recording share. */
function wireOfGame(id: string): string | null {
  const [, game] = /[\\/]contract[\\/]games[\\/](\w+)[\\/](?:rules|operations)\./.exec(id) ?? [];
  // What the fairness pages alone ask goes with them: a chunk of its own would be named in the first one.
  return game && game !== 'fairness' ? `wire-${game}` : null;
}

interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

let first: ReadonlySet<string> | null = null;

/** The chunk of what the site's entry or the lobby's page imports, whoever else does; not for the page itself. */
function sharedWithLobby(id: string, graph: Graph): string | null {
  first ??= reachable([ENTRY, resolve('src/features/lobby/LobbyPage.tsx')], graph);
  if (!first.has(id) || /[\\/]src[\\/](main|features[\\/]lobby[\\/])/.test(id)) return null;
  return 'site';
}

/** A part of the site that so many areas or routes use is in a chunk that all of them share. */
const MANY_PAGES = 2;

let uses: ReadonlyMap<string, number> | null = null;

/** The chunk of the site's own parts that several pages import, the lobby does not, and no large library comes with. */
function sharedByPages(id: string, graph: Graph): string | null {
  if (!/[\\/]src[\\/](ui|net|shared|i18n)[\\/]/.test(id) || sharedWithLobby(id, graph)) return null;
  if (PROMOTIONS.test(id)) return null;
  uses ??= countUses(graph);
  if ((uses.get(id) ?? 0) < MANY_PAGES) return null;
  return isHeavy(id, graph) ? null : 'pages';
}

/** What games of pools have and other round games have not. */
const POOLS = /[\\/]games[\\/]pools[\\/]/;

/** What solo games have and games with rounds for all have not; their sheets and lists come by themselves. */
const SOLO =
  /[\\/]games[\\/](solo[\\/](?!SoloSheets|SoloTabs|SoloTutorial|SeedPair|soloRounds|ChoiceButtons|CountField|CanvasGrid)|session[\\/]solo|engine[\\/]solo(?!Moment))/;

/** The chunk of what the tables of round games share. */
function sharedByTables(id: string, graph: Graph): string | null {
  return sharedByGames(id, graph) && !POOLS.test(id) && !SOLO.test(id) ? 'tables' : null;
}

/** The chunk of what the pages of solo games share beside that, however many of them there are. */
function sharedBySolo(id: string, graph: Graph): string | null {
  return SOLO.test(id) && !sharedWithLobby(id, graph) && !isHeavy(id, graph) ? 'solo' : null;
}

/** The chunk of what games of pools share beside that. */
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

/** Whether a large library comes with a module. */
function isHeavy(id: string, graph: Graph): boolean {
  return [...reachable([id], graph)].some(
    (one) => DATA.test(one) || FORMS.test(one) || SCHEMAS.test(one) || HASHES.test(one) || CODES.test(one),
  );
}

/** How many of the parts that are fetched when they are wanted, areas, routes and games' pages, reach each module. */
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

/** One chunk for the texts of an area in a language (texts.ts); those of the first picture are `texts-id` and so on. */
function texts(id: string): string | null {
  const [, language, area] = /virtual:texts[\\/]([\w-]+)[\\/](\w+)$/.exec(id) ?? [];
  return language && area ? `texts-${area === 'first' ? '' : `${area}-`}${language}` : null;
}
