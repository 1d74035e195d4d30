import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { FIXTURE_SCENES } from '../../../src/app/scenes/fixtures.ts';
import { Album } from '../album.ts';
import { Digests, digestOf } from '../digests.ts';
import type { Mismatch } from '../report.ts';
import { SlotBrowser } from './slotBrowser.ts';
import { bookOf, SLOT_MODELS, SLOT_SHOTS, type SlotShot, titleFile, titleOf } from './slotShots.ts';

const SNAPSHOTS = 'tests/visual/slots/kept';
const MEMORY = '.cache/slot-snapshots';
const SUBJECT = 'slots';
const PAGE = 'tests/visual/slots/page';
/** Further sources of the pictures, besides their imports. */
const DRIVERS = [
  ...['index.html', 'page.ts', 'words.ts'].map((file) => `${PAGE}/${file}`),
  ...['slotBrowser', 'slotShots', 'slotPictures'].map((name) => `tests/visual/slots/${name}.ts`),
  'tests/visual/slots/vite.config.ts',
  ...SLOT_MODELS.map(titleFile),
];
const PUBLIC = 'slots/public';

/** Pictures of the slots' canvases from the current sources, and the stored ones. */
export class SlotPictures {
  readonly #digests = new Digests(`${SNAPSHOTS}/digests.json`);
  readonly #album = new Album(SNAPSHOTS, MEMORY, () => this.#desk());
  #browser: Promise<SlotBrowser> | null = null;
  #opened: Promise<Page> | null = null;
  #desked: Promise<Page> | null = null;
  /** The open canvas, and the current book. */
  #canvas = '';
  #book = '';
  #steps: { kind: string; start: number; end: number }[] = [];

  /** Whether nothing that draws them has changed since they were stored. */
  isUnchanged(): boolean {
    return this.#digests.of(SUBJECT) === digest();
  }

  /** Must be called only after every picture was drawn from the current sources and equals the stored one. */
  storeDigest(): void {
    this.#digests.store(SUBJECT, digest());
  }

  /** Whether a shot's stored picture is intact. */
  isWhole(shot: SlotShot): Promise<boolean> {
    return this.#album.isWhole(shot);
  }

  /** How a shot differs from the stored one; null if equal. */
  async look(shot: SlotShot): Promise<Mismatch | null> {
    if (await this.#album.matches(shot, await this.seal(shot))) return null;
    return this.#album.judge(shot, await this.#shoot(shot));
  }

  /** Stores a shot. Returns whether it differed from the stored one. */
  async accept(shot: SlotShot): Promise<boolean> {
    if (await this.#album.matches(shot, await this.seal(shot))) return false;
    return this.#album.accept(shot, await this.#shoot(shot));
  }

  strays(): Mismatch[] {
    return this.#album.strays(SLOT_SHOTS);
  }

  forgetStrays(): void {
    this.#album.forgetStrays(SLOT_SHOTS);
  }

  /** The seal of a shot, computed in the page that draws it: encoding a picture takes much longer. */
  async seal(shot: SlotShot): Promise<string> {
    const page = await this.#turnTo(shot);
    return page.evaluate((t) => window.slotsPage.seal(t), this.#timeOf(shot));
  }

  /** A shot as a PNG data URL. */
  async #shoot(shot: SlotShot): Promise<string> {
    const page = await this.#turnTo(shot);
    return page.evaluate((t) => window.slotsPage.png(t), this.#timeOf(shot));
  }

  /** The page that they are drawn on, opened once. */
  page(): Promise<Page> {
    this.#opened ??= this.#launched().then((browser) => browser.open('index'));
    return this.#opened;
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }

  async #turnTo({ model, of, width, height, scale }: SlotShot): Promise<Page> {
    const page = await this.page();
    const canvas = `${model} ${width} ${height} ${scale}`;
    if (canvas !== this.#canvas) {
      await page.evaluate(([title, ...size]) => window.slotsPage.open(title, ...size), [
        ...([titleOf(model), width, height, scale] as const),
      ] as const);
      this.#canvas = canvas;
      this.#book = '';
    }
    if (of.book === this.#book || of.step === null) return page;
    this.#steps = await page.evaluate(
      (events) => window.slotsPage.take({ events, bet: 200_000 }),
      [...bookOf(model, of.book).events],
    );
    this.#book = of.book;
    return page;
  }

  #timeOf({ model, moment, of }: SlotShot): number | null {
    if (of.step === null) return null;
    const step = this.#steps.filter(({ kind, start, end }) => kind === of.step && end > start)[of.nth];
    if (!step) throw new Error(`${model} has no ${moment}`);
    return step.start + (step.end - step.start) * of.share;
  }

  #launched(): Promise<SlotBrowser> {
    this.#browser ??= SlotBrowser.launch();
    return this.#browser;
  }

  #desk(): Promise<Page> {
    this.#desked ??= this.#launched().then((browser) => browser.open('desk'));
    return this.#desked;
  }
}

function digest(): string {
  const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
  return digestOf(SUBJECT, [...FIXTURE_SCENES, SUBJECT], [...DRIVERS, ...files]);
}
