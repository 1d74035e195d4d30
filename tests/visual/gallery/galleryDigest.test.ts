import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { builtPages } from '../builtPages.ts';
import { galleryDigest, servedTo } from './galleryDigest.ts';
import { GALLERY_PAGES, keyOf } from './galleryPictures.ts';

const ALL = GALLERY_PAGES.map(keyOf);

let folder: string;
let pages: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kilat-gallery-'));
  pages = join(folder, 'pages');
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(pages, { recursive: true, force: true });
  // Without most of the large folders.
  const filter = (path: string) => !/[\\/](?:covers|games|banners)$/.test(path);
  cpSync(builtPages(), pages, { recursive: true, filter });
});

it('differs between pages, and is deterministic', () => {
  const digests = GALLERY_PAGES.map((page) => galleryDigest(page, pages));
  expect(new Set(digests).size).toBe(GALLERY_PAGES.length);
  expect(GALLERY_PAGES.map((page) => galleryDigest(page, pages))).toEqual(digests);
});

it('changes with a style, code, a font and a picture that its pages load', () => {
  const served = servedTo({ language: 'id' }, pages);
  for (const kind of [/gallery.*\.css$/, /gallery.*\.js$/, /^fonts\/.*\.woff2$/, /^avatars\/.*\.webp$/]) {
    const [path] = served.filter((one) => kind.test(one));
    expect(
      changedBy(() => appendFileSync(join(pages, path as string), ' ')),
      path,
    ).toEqual(ALL);
  }
  const css = served.find((path) => path.endsWith('.css') && read(path).includes('padding:')) as string;
  expect(changedBy(() => write(css, read(css).replace('padding:', 'margin:')))).toEqual(ALL);
});

it('changes with texts only for the pages of their language', () => {
  const texts = servedTo({ language: 'es-MX' }, pages).find((path) => /\/texts-site-/.test(path)) as string;
  expect(changedBy(() => appendFileSync(join(pages, texts), ' '))).toEqual(
    GALLERY_PAGES.filter(({ language }) => language === 'es-MX').map(keyOf),
  );
});

it('is unaffected by texts that its page does not show, and by renamed chunks due to them', () => {
  const served = servedTo({ language: 'id' }, pages);
  const others = readdirSync(join(pages, 'assets')).filter((file) => /^texts-es-MX-[\w-]{8}\.js$/.test(file));
  expect(others).toHaveLength(1);
  for (const other of others) expect(served).not.toContain(`assets/${other}`);
  const namers = served.filter(
    (path) => path.endsWith('.js') && others.some((one) => read(path).includes(one)),
  );
  const change = () => {
    for (const other of others) {
      const renamed = other.replace(/-[\w-]{8}\./, '-AAAAAAAA.');
      renameSync(join(pages, 'assets', other), join(pages, 'assets', renamed));
      appendFileSync(join(pages, 'assets', renamed), ' ');
      for (const namer of namers) write(namer, read(namer).replaceAll(other, renamed));
    }
  };
  expect(namers.length).toBeGreaterThan(0);
  expect(
    changedBy(
      change,
      GALLERY_PAGES.filter(({ language }) => language === 'id'),
    ),
  ).toEqual([]);
});

/** The pages whose digest changes with a change of their files. */
function changedBy(change: () => void, among = GALLERY_PAGES): string[] {
  const before = among.map((page) => galleryDigest(page, pages));
  change();
  return among.filter((page, i) => galleryDigest(page, pages) !== before[i]).map(keyOf);
}

function read(path: string): string {
  return readFileSync(join(pages, path), 'utf8');
}

function write(path: string, text: string): void {
  writeFileSync(join(pages, path), text);
}
