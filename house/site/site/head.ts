import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_GAME_KEYS } from '../../../contract/games/ownGameKeys.ts';
import { ROUND_GAMES, type RoundGameKey } from '../../../contract/games/roundGames.ts';
import { SOLO_GAMES, type SoloGameKey } from '../../../contract/games/soloGames.ts';
import type { Language, Market, MarketId } from '../../../contract/markets.ts';

/** Metadata of the site for browsers, search engines and home screens, in the market's language. */
interface Head {
  title: string;
  description: string;
}

const HEADS: Record<MarketId, Head> = {
  id: {
    title: 'Kilat: game real-time yang adil dan bisa dicek',
    description:
      'Main Crash dengan uang mainan: hasil setiap babak sudah terkunci sebelum dibuka, dan kamu bisa mengeceknya sendiri. Jelajahi ratusan game lain.',
  },
  mx: {
    title: 'Kilat: juegos en tiempo real, limpios y verificables',
    description:
      'Juega Crash con dinero ficticio: el resultado de cada ronda queda fijo antes de abrirla y tú puedes verificarlo. Explora cientos de juegos más.',
  },
};

const META = (name: string) => new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*(")`);
const MARKET = META('kilat-market');
const DESCRIPTION = META('description');
const TITLE = /<title>[^<]*<\/title>/;
const SPLASH = /<div class="splash"[^>]*>/;
const LANGUAGE = /<html\b[^>]*>/;

/** Writes the market into the built page's head. @throws when the page has no place for it */
export function withHead(html: string, { id, language }: Market): string {
  if (!MARKET.test(html)) throw new Error('index.html has no <meta name="kilat-market">');
  const { title, description } = HEADS[id];
  return html
    .replace(MARKET, `$1${id}$2`)
    .replace(LANGUAGE, `<html lang="${language}">`)
    .replace(TITLE, `<title>${title}</title>`)
    .replace(DESCRIPTION, `$1${description}$2`);
}

/** The hash that allows the page's own style in the security policy; null without a style. */
export function styleHashOf(html: string): string | null {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  return style === undefined ? null : `sha256-${createHash('sha256').update(style).digest('base64')}`;
}

/** The web app manifest: name and appearance of an installed Kilat. */
export function manifestOf({ id, language }: Market): object {
  const { title, description } = HEADS[id];
  const icon = (file: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: title,
    short_name: 'Kilat',
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/?source=app',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: '#0a0a1c',
    theme_color: '#0a0a1c',
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      icon('monochrome-512', 512, 'monochrome'),
    ],
  };
}

/** A chunk in the client build's manifest (Vite's manifest; scripts/bundle/workerManifest.ts). */
interface Chunk {
  file: string;
  name?: string;
  css?: readonly string[];
  imports?: readonly string[];
}

type Manifest = Record<string, Chunk>;

const ENTRY = 'index.html';
const LOBBY = 'src/features/lobby/LobbyPage.tsx';
const FRAME = 'src/features/gameFrame/pages.ts';
const SCENE_WORKER = 'src/app/scenes/sceneWorker.ts';

type TableKey = RoundGameKey | SoloGameKey;

/** Pages with their own preload links; `frame` is any provider's game, `other` preloads only the first texts. */
export type HeadPage = 'lobby' | 'frame' | 'other' | TableKey;

/**
 * Links that preload a page's own chunks and first texts while the browser still reads the document; otherwise it would
 * discover them through the scripts, some round trips later. Empty without a build.
 */
export async function pagePreloads(
  clientDir: string,
  language: Language,
): Promise<ReadonlyMap<HeadPage, string>> {
  const built = async (name: string): Promise<Manifest> =>
    JSON.parse(await readFile(join(clientDir, `.vite/${name}.json`), 'utf8').catch(() => '{}'));
  const [manifest, worker] = await Promise.all([built('manifest'), built('sceneWorker')]);
  // Shared chunks by their names, which scripts/bundle/chunks.ts sets.
  const named = (...names: string[]) =>
    Object.keys(manifest).filter((key) => key.startsWith('_') && names.includes(manifest[key]?.name ?? ''));
  const texts = (...bundles: string[]) => named(...bundles.map((bundle) => `texts-${bundle}${language}`));
  const links = new Map<HeadPage, string>([
    ['lobby', linksTo(manifest, [LOBBY, ...texts('')])],
    ['frame', linksTo(manifest, [FRAME, ...texts('', 'gameFrame-')])],
    ['other', linksTo(manifest, texts(''))],
  ]);
  for (const game of OWN_GAME_KEYS) {
    const shared = isSolo(game) ? ['tables-', 'solo-'] : ['tables-'];
    const first = [...named('game-parts', game), ...texts('', ...shared, `${game}-`)];
    links.set(
      game,
      linksTo(manifest, first) +
        linksTo(manifest, named('stage'), [ENTRY, ...first], ' fetchpriority="low"') +
        prefetches(worker, [SCENE_WORKER, `scenes/${game}/${game}Scene.ts`]),
    );
  }
  return links;
}

/** Links to everything that these sources need, without the `known` files that the document links to already. */
function linksTo(
  manifest: Manifest,
  sources: readonly string[],
  known: readonly string[] = [ENTRY],
  priority = '',
): string {
  const named = chunks(manifest, known);
  const files = [...chunks(manifest, sources)].filter((key) => !named.has(key));
  const scripts = files.map(
    (key) => `<link rel="modulepreload" crossorigin${priority} href="/${manifest[key]?.file}">`,
  );
  const styles = files
    .flatMap((key) => manifest[key]?.css ?? [])
    .map((file) => `<link rel="preload" as="style" crossorigin${priority} href="/${file}">`);
  return [...scripts, ...styles].join('');
}

/** Links to the files of the scene's worker: the page itself does not use them, so they come last and are only prefetched. */
function prefetches(manifest: Manifest, sources: readonly string[]): string {
  const files = [...chunks(manifest, sources)].map((key) => manifest[key]?.file);
  return files.map((file) => `<link rel="prefetch" href="/${file}">`).join('');
}

/** A page's first picture, and its size in CSS pixels. */
export interface Poster {
  address: string;
  width: number;
  height: number;
}

const ROUNDS: readonly string[] = ROUND_GAMES;

/** The picture of the first game's card, in the largest size of any lobby layout. */
export const LOBBY_POSTER: Poster = {
  address: `/games/${ROUND_GAMES[0]}/cover.webp`,
  width: 240,
  height: 240,
};

/** A game's cover: round games have their own pictures, all others those of the catalogue's tiles. */
export function posterOf(game: string): Poster {
  if (ROUNDS.includes(game)) return { address: `/games/${game}/cover.webp`, width: 200, height: 200 };
  return { address: `/covers/${game}${COVER}`, width: 180, height: 240 };
}

/** Inserts the picture shown while the page's code loads, above the mark. */
export function withPoster(html: string, { address, width, height }: Poster): string {
  return html.replace(
    SPLASH,
    (splash) => `${splash}<img src="${address}" width="${width}" height="${height}" alt="">`,
  );
}

const COVER = '-360.webp';

/** The ids of the catalogue's games with a cover. */
export async function coversIn(clientDir: string): Promise<ReadonlySet<string>> {
  const files = await readdir(join(clientDir, 'covers')).catch(() => []);
  return new Set(files.filter((file) => file.endsWith(COVER)).map((file) => file.slice(0, -COVER.length)));
}

/** Whether a path segment is one of our own games. */
export function isTable(word: string): word is TableKey {
  return (OWN_GAME_KEYS as readonly string[]).includes(word);
}

function isSolo(game: TableKey): game is SoloGameKey {
  return (SOLO_GAMES as readonly string[]).includes(game);
}

/**
 * A preload link to a picture of the first screen. It comes before those to code: a browser loads few files at a time, and
 * shows this one first.
 */
export function imagePreload(address: string): string {
  const href = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<link rel="preload" as="image" fetchpriority="high" href="${href}">`;
}

/** The chunks of these sources and all their static imports. */
function chunks(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const seen = new Set(sources.filter((source) => manifest[source]));
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next);
  return seen;
}
