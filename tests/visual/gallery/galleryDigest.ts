import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../../contract/markets.ts';
import { bytesOf, closureOf } from '../digests.ts';
import { type GalleryPage, galleryFile, keyOf, picturesOf } from './galleryPictures.ts';

const DOCUMENT = 'tests/visual/page/gallery.html';
/** Code that opens the page and takes its pictures, and its tools. */
const DRIVERS = [
  'tests/browser.ts',
  'tests/visual/stageBrowser.ts',
  'tests/visual/gallery/gallery.ts',
  'tests/visual/gallery/galleryPictures.ts',
];
const TOOLS = ['@sparticuz/chromium', 'playwright-core'];
/** Static files without effect on pictures. */
const SOUNDS = /^audio\//;
/** A built file's name with its hash. */
const BUILT = /([\w.-]+)-[\w-]{8}(\.\w+)\b/g;
const TEXT = /\.(?:html|js|css|svg|json)$/;

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/**
 * The files of the built pages that a page of the gallery may load: its document, all code reachable from it, with styles and
 * assets, the texts of its language, and all static files.
 * @param directory of the built pages
 */
export function servedTo({ language }: Pick<GalleryPage, 'language'>, directory: string): string[] {
  const chunks = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const keys = new Set([DOCUMENT]);
  const files = new Set([DOCUMENT]);
  for (const key of keys) {
    const { file, imports = [], dynamicImports = [], css = [], assets = [] } = chunks[key] as Chunk;
    if (isOfOther(language, file)) continue;
    for (const path of [file, ...css, ...assets]) files.add(path);
    for (const next of [...imports, ...dynamicImports]) keys.add(next);
  }
  for (const path of assetsAsTheyAre(directory)) files.add(path);
  return [...files];
}

/**
 * SHA-256 of everything that affects the pictures of a page of the gallery, as it is served, and of the stored pictures
 * themselves. Hashes in the names of built files are ignored: the contents are included here, and chunks shared with other
 * pages contain those pages' hashes.
 * @param directory of the built pages
 */
export function galleryDigest(page: GalleryPage, directory: string): string {
  const hash = createHash('sha256').update(`${keyOf(page)}\n`);
  const built = new Set(readdirSync(join(directory, 'assets')));
  const unhashed = (text: string) =>
    text.replaceAll(BUILT, (file, name, ending) => (built.has(file) ? name + ending : file));
  for (const path of servedTo(page, directory)) {
    const bytes = readFileSync(join(directory, path));
    hash.update(`${unhashed(path)}\n`).update(TEXT.test(path) ? unhashed(bytes.toString()) : bytes);
    hash.update('\n');
  }
  for (const file of [...DRIVERS, ...picturesOf(page).map(galleryFile)])
    hash.update(`${file}\n`).update(bytesOf(file)).update('\n');
  for (const locked of closureOf(TOOLS)) hash.update(`${locked}\n`);
  return hash.digest('hex');
}

/** Whether a chunk only has texts of other languages: `texts-site-es-MX-XLfJkeLI.js`. */
function isOfOther(language: Language, file: string): boolean {
  const name = file.replace(BUILT, '$1');
  return (
    name.startsWith('assets/texts-') &&
    LANGUAGES.some((other) => other !== language && name.endsWith(`-${other}`))
  );
}

/** The files in public/, by their path when served. */
function assetsAsTheyAre(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(directory, '/').length))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/^(?:assets|tests|\.vite)\//.test(path) && !SOUNDS.test(path))
    .sort();
}
