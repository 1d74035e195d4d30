import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Board } from '../../../contract/http/site.ts';
import type { Language } from '../../../contract/markets.ts';

/** What the client's build tells of its chunks (Vite's manifest). */
interface Chunk {
  file: string;
  name?: string;
  css?: readonly string[];
  imports?: readonly string[];
}

type Manifest = Record<string, Chunk>;

const ENTRY = 'index.html';
const LOBBY = 'src/features/lobby/LobbyPage.tsx';
/** The picture of the crash card, which every lobby begins with below its banners. */
const PICTURES = ['/games/crash/cover.webp'];

/**
 * Links by which a browser fetches the lobby's own chunk and the texts of its first picture while it still reads the
 * page; else it would learn of them from the scripts, a journey to the house and back later. Empty without a build.
 */
export async function lobbyPreloads(clientDir: string, language: Language): Promise<string> {
  const text = await readFile(join(clientDir, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  const manifest: Manifest = JSON.parse(text);
  const named = chunks(manifest, [ENTRY]);
  // vite.config.ts names it.
  const texts = Object.keys(manifest).find((key) => manifest[key]?.name === `texts-${language}`);
  const files = [...chunks(manifest, [LOBBY, texts ?? LOBBY])].filter((key) => !named.has(key));
  const scripts = files.map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key]?.file}">`);
  const styles = files
    .flatMap((key) => manifest[key]?.css ?? [])
    .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`);
  return [...scripts, ...styles].join('');
}

/** Links to the largest pictures of the first screen: the first banner's and the crash card's. */
export function picturePreloads(board: Board | null): string {
  return [...(board?.banners.slice(0, 1).map(({ art }) => art) ?? []), ...PICTURES]
    .map((address) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))
    .map((address) => `<link rel="preload" as="image" fetchpriority="high" href="${address}">`)
    .join('');
}

/** The chunks of these sources and all that they import before they run. */
function chunks(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const seen = new Set(sources.filter((source) => manifest[source]));
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next);
  return seen;
}
