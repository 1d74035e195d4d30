import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const house = `http://127.0.0.1:${process.env.HOUSE_PORT ?? '3000'}`;

/** Libraries of fetched data and of forms, each a chunk with nothing else: not every page needs them. */
const DATA = /node_modules[\\/]@tanstack[\\/]/;
const FORMS = /node_modules[\\/](react-hook-form|@hookform|valibot)[\\/]/;

/** What proves rounds; the rules of most games come with it. */
const HASHES = /node_modules[\\/]@noble[\\/]/;

export default defineConfig({
  plugins: [react(), market(), markFirst(), webglOnly(), xhrOnly(), precompress()],
  build: {
    outDir: 'dist/client',
    // What loads with what, for the size budgets.
    manifest: true,
    // Old phones' browsers, with private class members left native: as WeakMaps they would slow every frame.
    target: ['chrome94', 'edge94', 'firefox93', 'safari15.4'],
    // An inlined font or image would be refused by the strict CSP.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Compressing takes half of the time; no need to be told at each start.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'core',
              test: /node_modules[\\/](react-router|react-router-dom|i18next|react-i18next|zustand|graphql-ws)[\\/]/,
            },
            // In some twenty chunks of a kilobyte each, what the lobby shares with other pages would be as many
            // requests before its first picture.
            { name: sharedWithLobby, debugName: 'site' },
            { name: firstTexts, debugName: 'texts' },
            // What most pages share, fetched once; the entry names every chunk of every page, so they must be few.
            { name: 'data', test: DATA },
            { name: 'forms', test: FORMS },
            // What rounds brought, as the games' pages and the tab of our games show it.
            { name: 'marks', test: /[\\/]src[\\/]games[\\/](\w+[\\/]\w+Mark\.|frame[\\/]names)/ },
            { name: sharedByPages, debugName: 'pages' },
            // What round games share, so that the second game fetches its own code alone.
            { name: sharedByTables, debugName: 'tables' },
            { name: sharedByPools, debugName: 'pools' },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/main': house,
      '/heracles': house,
      '/sandbox': house,
      '/manifest.webmanifest': house,
      '/channel': { target: house, ws: true },
    },
  },
});

interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

let first: ReadonlySet<string> | null = null;

/** The chunk of what the site's entry or the lobby's page imports, whoever else does; not for the page itself. */
function sharedWithLobby(id: string, graph: Graph): string | null {
  first ??= reachable([resolve('src/main.tsx'), resolve('src/features/lobby/LobbyPage.tsx')], graph);
  if (!first.has(id) || /[\\/]src[\\/](main|features[\\/]lobby[\\/])/.test(id)) return null;
  return 'site';
}

/** A part of the site that so many pages use is in a chunk that all of them share. */
const MANY_PAGES = 3;

let uses: ReadonlyMap<string, number> | null = null;

/** The chunk of the site's own parts that several pages import, the lobby does not, and no large library comes with. */
function sharedByPages(id: string, graph: Graph): string | null {
  if (!/[\\/]src[\\/](ui|net|shared|i18n)[\\/]/.test(id) || sharedWithLobby(id, graph)) return null;
  uses ??= countUses(graph);
  if ((uses.get(id) ?? 0) < MANY_PAGES) return null;
  return isHeavy(id, graph) ? null : 'pages';
}

/** What games of pools have and crash has not. */
const POOLS = /[\\/]games[\\/]pools[\\/]/;

/** The chunk of what the tables of round games share. */
function sharedByTables(id: string, graph: Graph): string | null {
  return sharedByGames(id, graph) && !POOLS.test(id) ? 'tables' : null;
}

/** The chunk of what games of pools share beside that. */
function sharedByPools(id: string, graph: Graph): string | null {
  return sharedByGames(id, graph) ? 'pools' : null;
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
  return [...reachable([id], graph)].some((one) => DATA.test(one) || FORMS.test(one) || HASHES.test(one));
}

/** How many of the site's routes and popup pages reach each module. */
function countUses(graph: Graph): ReadonlyMap<string, number> {
  const lists = ['src/app/routes.ts', 'src/app/pageRegistry.ts'].map((list) => resolve(list));
  const pages = new Set(lists.flatMap((list) => graph.getModuleInfo(list)?.dynamicallyImportedIds ?? []));
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const id of reachable([page], graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function reachable(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>(entries);
  for (const id of seen) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return seen;
}

/** The texts of the first picture, one chunk a language. */
function firstTexts(id: string): string | null {
  const language = /[\\/]i18n[\\/]([\w-]+)[\\/](common|errors|lobby)\.json$/.exec(id)?.[1];
  return language ? `texts-${language}` : null;
}

/** In development the page comes from Vite: the market is told here as the house tells it (house/site/page.ts). */
function market(): Plugin {
  const id = process.env.MARKET || 'id';
  return {
    name: 'kilat:market',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/(name="kilat-market" content=")\w+/, `$1${id}`),
  };
}

/**
 * Puts the style sheet behind the mark, which the few styles in the page's head can show: the mark is seen as soon as
 * the page is here. Scripts wait for the sheet all the same.
 */
function markFirst(): Plugin {
  const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;
  return {
    name: 'kilat:mark-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(SHEET, '').replace('</body>', () => `${(html.match(SHEET) ?? []).join('')}\n  </body>`),
    },
  };
}

/** Leaves pixi.js's WebGPU and canvas renderers out of the bundle: the stage asks for WebGL alone. */
function webglOnly(): Plugin {
  const STUB = '\0kilat:no-renderer';
  return {
    name: 'kilat:webgl-only',
    enforce: 'pre',
    resolveId(source) {
      return /(gpu[\\/]WebGPURenderer|canvas[\\/]CanvasRenderer)(\.mjs)?$/.test(source) ? STUB : null;
    },
    load(id) {
      if (id !== STUB) return null;
      const stub = "class Missing { constructor() { throw new Error('only WebGL is built in'); } }";
      return `${stub} export { Missing as WebGPURenderer, Missing as CanvasRenderer };`;
    },
  };
}

/** Leaves axios's fetch adapter out of the bundle: in browsers it takes XMLHttpRequest wherever there is one. */
function xhrOnly(): Plugin {
  const STUB = '\0kilat:no-fetch';
  return {
    name: 'kilat:xhr-only',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      source === './fetch.js' && /axios[\\/]lib[\\/]adapters/.test(importer ?? '') ? STUB : null,
    load: (id) => (id === STUB ? 'export const getFetch = () => null;' : null),
  };
}

/**
 * Writes a .br and a .gz beside every text file, so that the house never compresses while it plays.
 * Not beside index.html: the house writes its market into that one.
 */
function precompress(): Plugin {
  const TEXT = new Set(['.js', '.css', '.json', '.svg']);
  const WORTHWHILE = 1024;
  let directory = '';
  const compress = async (name: string) => {
    const path = join(directory, name);
    const bytes = readFileSync(path);
    if (bytes.length < WORTHWHILE) return;
    const quality = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [gz, br] = await Promise.all([zip(bytes, { level: 9 }), brotli(bytes, { params: quality })]);
    writeFileSync(`${path}.gz`, gz);
    writeFileSync(`${path}.br`, br);
  };
  return {
    name: 'kilat:precompress',
    apply: 'build',
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      // Each file on a thread of its own: the best quality takes seconds for all of them.
      const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
      await Promise.all(names.filter((name) => TEXT.has(extname(name))).map((name) => compress(name)));
    },
  };
}
