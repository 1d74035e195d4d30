import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../contract/markets.ts';
import {
  FOCUSED,
  GALLERY_PICTURES,
  type GalleryPicture,
  galleryFile,
  PARTS,
  WIDTHS,
} from './galleryPictures.ts';
import { packPng } from './packPng.ts';
import { StageBrowser } from './stageBrowser.ts';

/**
 * Every component in every state, as pictures compared to the byte. After a change that is meant to be seen:
 * `UPDATE_PICTURES=1 npx vitest run --project visual gallery`, then look at the files before committing them.
 */
const UPDATE = Boolean(process.env.UPDATE_PICTURES);
const RESULTS = 'test-results/visual';
/**
 * Letters and round corners have the same edges on every machine and every time: drawn by the processor alone (the
 * graphics card's way depends on what was drawn before), in one thread, without the processor's own shortcuts.
 */
const TEXT_ARGS = [
  '--disable-gpu',
  '--num-raster-threads=1',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];
const OTHER_BROWSER = Boolean(process.env.CHROMIUM_PATH);
const WHY = OTHER_BROWSER ? ' (skipped: CHROMIUM_PATH names a browser that draws letters its own way)' : '';

/** Stands for the covers: the pictures are about what is around them. */
const COVER = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="240">
  <path fill="#3a2f8f" d="M0 0h180v240H0z"/><path fill="#ffd43a" d="m100 60-52 70h34l-10 50 56-74H92z"/>
</svg>`;

let stage: StageBrowser;
let browser: Browser;
const pages = new Map<string, Promise<Page>>();

beforeAll(async () => {
  stage = await StageBrowser.build();
  browser = await stage.launch(TEXT_ARGS);
});
afterAll(() => stage?.close());

describe.skipIf(OTHER_BROWSER).each(GALLERY_PICTURES)(`$name at $width in $language${WHY}`, (picture) => {
  it('is the kept picture', async () => {
    const page = await pageOf(picture);
    const actual = await shoot(page, picture.name);
    if (UPDATE) {
      mkdirSync('tests/visual/gallery', { recursive: true });
      const { width, height, rgb } = await page.evaluate((url) => window.gallery.pixels(url), urlOf(actual));
      writeFileSync(galleryFile(picture), packPng(width, height, Buffer.from(rgb, 'base64')));
    }
    expect(await differing(page, picture, actual), `pixels; see ${RESULTS}`).toBe(0);
  });
});

it.skipIf(OTHER_BROWSER)(`is drawn with the same bytes in a browser started afresh${WHY}`, async () => {
  const phone = { width: 360, language: 'id' } as const;
  const page = await opened(await stage.launch(TEXT_ARGS), phone.width, phone.language);
  for (const name of PARTS)
    expect(await differing(page, { ...phone, name }, await shoot(page, name)), name).toBe(0);
});

it("is written in the site's own font alone, which every machine has", async () => {
  for (const language of LANGUAGES)
    expect(await fontsOf(await pageOf({ width: 360, language }))).toEqual(['Plus Jakarta Sans']);
});

it('never scrolls sideways', async () => {
  for (const language of LANGUAGES)
    for (const width of WIDTHS) {
      const page = await pageOf({ width, language });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(width);
    }
});

function pageOf({ width, language }: Omit<GalleryPicture, 'name'>): Promise<Page> {
  const key = `${width} ${language}`;
  const page = pages.get(key) ?? opened(browser, width, language);
  pages.set(key, page);
  return page;
}

async function opened(by: Browser, width: number, language: Language): Promise<Page> {
  const page = await stage.open(by, 1, `gallery.html#${language}`, async (fresh) => {
    await fresh.emulateMedia({ reducedMotion: 'reduce' });
    await fresh.setViewportSize({ width, height: width === 360 ? 640 : 800 });
    await fresh.route('**/covers/crash-*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: COVER }),
    );
    // The cover that stays on its way.
    await fresh.route('**/gallery-slow*', () => undefined);
  });
  await page.waitForSelector(`[data-part="${PARTS.at(-1)}"]`);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** How many pixels are not those of the kept picture; what differs is written down. */
async function differing(page: Page, picture: GalleryPicture, actual: Buffer): Promise<number> {
  const file = galleryFile(picture);
  if (!existsSync(file)) throw new Error(`${file} is not kept yet`);
  const kept = readFileSync(file);
  const difference = await page.evaluate(([now, then]) => window.gallery.compare(now, then), [
    urlOf(actual),
    urlOf(kept),
  ] as const);
  if (!difference) return 0;
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}/${basename(file, '.png')}-actual.png`, bytesOf(difference.actual));
  writeFileSync(`${RESULTS}/${basename(file, '.png')}-diff.png`, bytesOf(difference.diff));
  return difference.pixels;
}

/** A part, the open sheet or a focused control as a PNG. */
async function shoot(page: Page, name: string): Promise<Buffer> {
  const still = { animations: 'disabled', caret: 'hide' } as const;
  const focused = FOCUSED[name];
  if (focused) {
    const control = page.locator(focused).first();
    await page.keyboard.press('Tab');
    await control.focus();
    const picture = await control.locator('xpath=..').screenshot(still);
    await control.blur();
    return picture;
  }
  if (!name.startsWith('sheet-')) {
    await page.evaluate((part) => window.gallery.settled(part), name);
    return page.locator(`[data-part="${name}"]`).screenshot(still);
  }
  await page.locator(`[data-opens="${name}"]`).click();
  const picture = await page.getByRole('dialog').screenshot(still);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return picture;
}

/** The fonts that the page's letters are really drawn with. */
async function fontsOf(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '#root *',
  });
  const families = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, glyphCount } of fonts) if (glyphCount > 0) families.add(familyName);
  }
  return [...families].sort();
}

function urlOf(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
