import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { builtPages } from '../builtPages.ts';
import { Digests } from '../digests.ts';
import { packPng } from '../packPng.ts';
import type { Mismatch } from '../report.ts';
import { StageBrowser } from '../stageBrowser.ts';
import { galleryDigest } from './galleryDigest.ts';
import {
  FOCUSED,
  GALLERY_PAGES,
  type GalleryPage,
  type GalleryPicture,
  galleryFile,
  galleryName,
  keyOf,
  PARTS,
  picturesOf,
} from './galleryPictures.ts';

const SNAPSHOTS = 'tests/visual/gallery';
/**
 * Makes edges of letters and round corners identical on every machine: rendered by the CPU (the graphics card's result depends
 * on earlier drawing), in one thread, without CPU-specific optimisations.
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

/** Placeholder for covers: the pictures are about what is around them. */
const COVER = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="240">
  <path fill="#3a2f8f" d="M0 0h180v240H0z"/><path fill="#ffd43a" d="m100 60-52 70h34l-10 50 56-74H92z"/>
</svg>`;

/** The gallery of the current sources in the test browser, and its stored pictures. */
export class Gallery {
  /** Paths of the files its pages have loaded. */
  readonly served = new Set<string>();
  readonly #digests = new Digests(`${SNAPSHOTS}/digests.json`);
  readonly #pages = new Map<string, Promise<Page>>();
  #stage: Promise<StageBrowser> | null = null;
  #browser: Promise<Browser> | null = null;

  /** Whether nothing that draws a page has changed since its pictures were stored, nor these themselves. */
  isUnchanged(page: GalleryPage): boolean {
    return this.#digests.of(keyOf(page)) === galleryDigest(page, builtPages());
  }

  /** Must be called only after every picture of the page was drawn from the current sources and equals the stored one. */
  storeDigest(page: GalleryPage): void {
    this.#digests.store(keyOf(page), galleryDigest(page, builtPages()));
  }

  /** The page, opened once. */
  page(wanted: GalleryPage): Promise<Page> {
    const page = this.#pages.get(keyOf(wanted)) ?? this.#firstBrowser().then((by) => this.#open(by, wanted));
    this.#pages.set(keyOf(wanted), page);
    return page;
  }

  /** The page in a newly started browser. */
  async freshPage(wanted: GalleryPage): Promise<Page> {
    return this.#open(await (await this.#pagesBrowser()).launch(TEXT_ARGS), wanted);
  }

  /**
   * How a picture, drawn on this page, differs from the stored one; null if equal to the byte. A different one is drawn once
   * more, on a new page, as a busy machine may have failed to load a cover.
   */
  async look(page: Page, picture: GalleryPicture): Promise<Mismatch | null> {
    if ((await this.#compare(page, picture)) === null) return null;
    const again = await this.#open(page.context().browser() as Browser, picture);
    const mismatch = await this.#compare(again, picture);
    await again.close();
    return mismatch;
  }

  async #compare(page: Page, picture: GalleryPicture): Promise<Mismatch | null> {
    const name = galleryName(picture);
    const actual = urlOf(await shoot(page, picture.name));
    const file = galleryFile(picture);
    if (!existsSync(file)) return { name, actual, why: 'nothing is kept of it yet' };
    const expected = urlOf(readFileSync(file));
    const difference = await page.evaluate(([now, then]) => window.gallery.compare(now, then), [
      actual,
      expected,
    ] as const);
    if (!difference) return null;
    const { pixels, diff } = difference;
    return { name, actual, expected, diff, why: pixels < 0 ? 'its size differs' : `${pixels} pixels differ` };
  }

  /** Draws a picture and stores it if it differs from the stored one. Returns whether it did. */
  async accept(picture: GalleryPicture): Promise<boolean> {
    const page = await this.page(picture);
    const mismatch = await this.look(page, picture);
    if (!mismatch?.actual) return false;
    const { width, height, rgb } = await page.evaluate((url) => window.gallery.pixels(url), mismatch.actual);
    const file = galleryFile(picture);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, packPng(width, height, Buffer.from(rgb, 'base64')));
    return true;
  }

  /** The page's width in CSS pixels including horizontal overflow. */
  async widthOf(wanted: GalleryPage): Promise<number> {
    return (await this.page(wanted)).evaluate(() => document.documentElement.scrollWidth);
  }

  /** Stored pictures that are no longer taken. */
  strays(): Mismatch[] {
    const known = new Set(GALLERY_PAGES.flatMap(picturesOf).map((picture) => basename(galleryFile(picture))));
    return readdirSync(SNAPSHOTS)
      .filter((file) => file.endsWith('.png') && !known.has(file))
      .map((file) => ({
        name: `gallery/${basename(file, '.png')}`,
        why: 'it is kept, but the gallery has no such picture',
      }));
  }

  /** Deletes stored pictures that are no longer taken. */
  forgetStrays(): void {
    for (const { name } of this.strays()) rmSync(`tests/visual/${name}.png`);
  }

  async close(): Promise<void> {
    await (await this.#stage)?.close();
  }

  #pagesBrowser(): Promise<StageBrowser> {
    this.#stage ??= StageBrowser.build();
    return this.#stage;
  }

  #firstBrowser(): Promise<Browser> {
    this.#browser ??= this.#pagesBrowser().then((stage) => stage.launch(TEXT_ARGS));
    return this.#browser;
  }

  async #open(by: Browser, { width, language }: GalleryPage): Promise<Page> {
    const stage = await this.#pagesBrowser();
    const page = await stage.open(by, 1, `gallery.html#${language}`, async (fresh) => {
      fresh.on('response', (one) => one.ok() && this.served.add(new URL(one.url()).pathname));
      await fresh.emulateMedia({ reducedMotion: 'reduce' });
      await fresh.setViewportSize({ width, height: width === 360 ? 640 : 800 });
      await fresh.route('**/covers/crash-*', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: COVER }),
      );
      // The cover that never finishes loading.
      await fresh.route('**/gallery-slow*', () => undefined);
    });
    await page.waitForSelector(`[data-part="${PARTS.at(-1)}"]`);
    await page.evaluate(() => document.fonts.ready);
    return page;
  }
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
    const part = page.locator(`[data-part="${name}"]`);
    // As the screenshot does: rows of games are rendered once visible, and their covers loaded.
    await part.scrollIntoViewIfNeeded();
    await page.evaluate((shown) => window.gallery.settled(shown), name);
    return part.screenshot(still);
  }
  await page.locator(`[data-opens="${name}"]`).click();
  const picture = await page.getByRole('dialog').screenshot(still);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return picture;
}

function urlOf(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
