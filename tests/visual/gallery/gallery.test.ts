import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/markets.ts';
import { builtPages } from '../builtPages.ts';
import { type Mismatch, writeReport } from '../report.ts';
import { Gallery } from './gallery.ts';
import { servedTo } from './galleryDigest.ts';
import { GALLERY_PAGES, galleryName, PARTS, picturesOf } from './galleryPictures.ts';

/**
 * Pictures of every component in every state, compared to the byte; `npm run snapshots` checks them as well. A page is drawn
 * when any of its files has changed since its pictures were stored (docs/visual-regression.md).
 */
const REPORT = 'test-results/gallery';
const OTHER_BROWSER = Boolean(process.env.CHROMIUM_PATH);
const WHY = OTHER_BROWSER ? ' (skipped: CHROMIUM_PATH names a browser that draws letters its own way)' : '';
const PHONE = { width: 360, language: 'id' } as const;

const gallery = new Gallery();
const mismatches: Mismatch[] = [];

afterAll(async () => {
  if (mismatches.length > 0) writeReport(REPORT, mismatches);
  await gallery.close();
});

describe.each(GALLERY_PAGES)('at $width in $language', (wanted) => {
  const own = picturesOf(wanted);
  const unchanged = !OTHER_BROWSER && gallery.isUnchanged(wanted);
  let right = 0;

  it.skipIf(OTHER_BROWSER).each(own.map((picture) => ({ name: galleryName(picture), picture })))(
    `$name is the kept picture${WHY}`,
    async ({ picture }) => {
      // Its bytes are part of the digest.
      if (unchanged) return;
      const mismatch = await gallery.look(await gallery.page(wanted), picture);
      if (mismatch) mismatches.push(mismatch);
      expect(mismatch?.why ?? '', `see ${REPORT}`).toBe('');
      right += 1;
    },
  );

  it('has no horizontal overflow', async () => {
    if (!unchanged) expect(await gallery.widthOf(wanted)).toBe(wanted.width);
    right += 1;
  });

  it.skipIf(OTHER_BROWSER)(
    `is drawn by nothing that changed since its pictures were kept, or was drawn anew just now${WHY}`,
    () => {
      if (right === own.length + 1) gallery.storeDigest(wanted);
      expect(gallery.isUnchanged(wanted)).toBe(true);
    },
  );
});

it.skipIf(OTHER_BROWSER)(`is drawn with the kept bytes in a browser started afresh${WHY}`, async () => {
  const page = await gallery.freshPage(PHONE);
  for (const picture of picturesOf(PHONE).filter(({ name }) => PARTS.includes(name)))
    expect((await gallery.look(page, picture))?.why ?? '', picture.name).toBe('');
});

it("uses only the site's own font, which is the same on every machine", async () => {
  for (const language of LANGUAGES)
    expect(await fontsOf(await gallery.page({ width: 360, language }))).toEqual(['Plus Jakarta Sans']);
});

it('loads nothing that its digest does not include', () => {
  const counted = LANGUAGES.flatMap((language) => servedTo({ language }, builtPages()));
  const paths = new Set(counted.map((path) => `/${path.replace('tests/visual/page/', '')}`));
  expect(gallery.served.size).toBeGreaterThan(40);
  expect([...gallery.served].filter((path) => !paths.has(path))).toEqual([]);
});

it('stores no pictures of removed parts', () => {
  expect(gallery.strays()).toEqual([]);
});

/** The fonts with which the page's text is actually rendered. */
async function fontsOf(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    // Shapes have no text.
    selector: '#root *:not(svg *), #root svg text, #root svg text *',
  });
  const requests = nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId }));
  const fonts = (await Promise.all(requests)).flatMap((answer) => answer.fonts);
  const used = fonts.filter(({ glyphCount }) => glyphCount > 0);
  return [...new Set(used.map(({ familyName }) => familyName))].sort();
}
