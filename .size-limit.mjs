/** The budgets of the design, held over what a page really loads: the build's manifest says which chunks those are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const DIST = 'dist/client';
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'));

/** The scripts that come with these modules: they and everything they import statically. */
const scripts = (...modules) => scriptsIn(manifest, modules);

function scriptsIn(chunks, modules) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    if (!chunks[key]) throw new Error(`${key} is not a chunk of the build`);
    seen.add(key);
    for (const next of chunks[key].imports ?? []) visit(next);
  };
  for (const module of modules) visit(module);
  return [...seen].map((key) => chunks[key].file).filter((file) => file.endsWith('.js'));
}

/** What the worker that draws scenes is built of (scripts/bundle/workerManifest.ts). */
const worker = JSON.parse(readFileSync(`${DIST}/.vite/sceneWorker.json`, 'utf8'));

/** Chunks whose source path matches, for the ones pixi.js and others import dynamically. */
const matching = (...patterns) =>
  Object.keys(manifest).filter((key) => patterns.some((pattern) => pattern.test(key)));

/** Shared chunks by their names, which scripts/bundle/chunks.ts sets. */
const named = (...names) =>
  Object.keys(manifest).filter((key) => key.startsWith('_') && names.includes(manifest[key].name));

/** What a visitor's first lobby needs: its data comes with the page (src/shared/catalogue/lobbyData.ts), so no call is made for it. */
const LOBBY = ['index.html', 'src/features/lobby/LobbyPage.tsx', ...named('texts-id')];
const CRASH = [
  'index.html',
  ...named('crash', 'game-parts', 'stage', 'texts-crash-id', 'texts-tables-id'),
  ...matching(/howler/, /node_modules\/axios/, /node_modules\/graphql-ws/),
];
/** What comes besides where no worker can draw, in place of the worker's. */
const DRAWING = matching(
  /^_application-/,
  /app\/scenes\/sceneClasses/,
  /scenes\/crash\/crashScene/,
  // Pixi imports this renderer by itself; the stage tells it to import nothing else (src/stage/application.tsx).
  /pixi\.js\/lib\/.*WebGLRenderer/,
);
const lobby = scripts(...LOBBY);
/** What pages share and fetch once: the sheet with the parts of forms and lists, libraries, schemas (chunks.ts). */
const LIBRARIES = { shared: '19 kB', pages: '19 kB', data: '17 kB', forms: '14.2 kB', schemas: '4 kB' };
const library = (name) => scripts(...named(name));
/** Whether a file of a library that imports another counts as that one's. */
const comesWithAnother = (name, file) =>
  Object.keys(LIBRARIES).some(
    (other) => other !== name && !library(other).includes(library(name)[0]) && library(other).includes(file),
  );
const shared = new Set([...lobby, ...Object.keys(LIBRARIES).flatMap(library)]);
const paths = (files) => files.map((file) => `${DIST}/${file}`);
/** An area's pages come in one chunk, so each of its popup pages loads what all of them weigh. */
const popups = [
  ...['pageAreas', 'promotionPages']
    .map((list) => readFileSync(`src/app/${list}.ts`, 'utf8'))
    .join('')
    .matchAll(/import\('\.\.\/(features\/(?!lobby\/).+?\.tsx?)'\)/g),
].map(([, pages]) => ({
  name: `popup: ${pages}`,
  path: paths(scripts(`src/${pages}`).filter((file) => !shared.has(file))),
  limit: '20 kB',
  gzip: true,
}));

/** The games are the folders with a definition. */
function gameFolders() {
  return readdirSync('src/games').filter((name) => existsSync(`src/games/${name}/definition.ts`));
}

/** Of a game's own code: solo games share more of it. */
const SOLO_GAMES = readFileSync('contract/games/soloGames.ts', 'utf8');
const ownLimit = (game) => (SOLO_GAMES.includes(`'${game}'`) ? '20 kB' : '25 kB');

/** Each game's own modules: page, sheets and scene, which fetch its engine. */
const games = Object.fromEntries(
  gameFolders().map((game) => [
    game,
    scripts(...named(game), ...matching(new RegExp(`^scenes/${game}/\\w+Scene\\.ts$`))),
  ]),
);
/** What a player fetches for a game alone, whichever other game was played before. */
const ownCode = Object.entries(games).map(([game, files]) => {
  const others = Object.keys(games).flatMap((other) => (other === game ? [] : games[other]));
  const known = new Set([...shared, ...others]);
  return {
    name: `${game}: engine, scene and page`,
    path: paths(files.filter((file) => !known.has(file))),
    limit: ownLimit(game),
    gzip: true,
  };
});
const gameAssets = Object.keys(games).map((game) => ({
  name: `${game}'s assets over the wire: atlas, fonts, audio`,
  path: [`${game}.webp`, `${game}.json`, 'fonts.json']
    .map((file) => `${DIST}/games/${game}/${file}`)
    .concat(`${DIST}/audio/kilat.webm`),
  limit: '400 kB',
  gzip: true,
}));

/** What opening the chat fetches at a table that stands. */
const table = new Set([...shared, ...scripts(...CRASH), ...scripts(...named('tables-more'))]);
const chat = scripts('src/games/chat/ChatSheet.tsx', 'src/games/chat/TableChat.tsx');

/** What a slot of a sandbox provider fetches before its first spin: all but what its info sheet brings, and one language. */
const SLOTS = 'dist/slots';
const slots = JSON.parse(readFileSync(`${SLOTS}/.vite/manifest.json`, 'utf8'));
const later = new Set(['game/info/infoSheet.ts', 'game/texts/en.json', 'game/texts/es-MX.json']);
const slot = Object.entries(slots).filter(([key, { file }]) => file.endsWith('.js') && !later.has(key));

export default [
  { name: 'JS to an interactive lobby', path: paths(lobby), limit: '150 kB', gzip: true },
  {
    name: 'JS to the first in-house game, all included',
    path: paths([
      ...new Set([...lobby, ...scripts(...CRASH)]),
      ...scriptsIn(worker, ['src/app/scenes/sceneWorker.ts', 'scenes/crash/crashScene.ts']),
    ]),
    limit: '400 kB',
    gzip: true,
  },
  {
    name: 'JS to the first in-house game where no worker draws',
    path: paths([...new Set([...lobby, ...scripts(...CRASH, ...DRAWING)])]),
    limit: '470 kB',
    gzip: true,
  },
  ...Object.entries(LIBRARIES).map(([name, limit]) => ({
    name: `shared by pages: ${name}`,
    path: paths(library(name).filter((file) => !lobby.includes(file) && !comesWithAnother(name, file))),
    limit,
    gzip: true,
  })),
  {
    name: 'chat at a table',
    path: paths(chat.filter((file) => !table.has(file))),
    limit: '12 kB',
    gzip: true,
  },
  {
    name: 'JS to a slot, all included',
    path: slot.map(([, { file }]) => `${SLOTS}/${file}`),
    limit: '300 kB',
    gzip: true,
  },
  ...popups,
  ...ownCode,
  ...gameAssets,
];
