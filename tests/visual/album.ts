import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Mismatch } from './report.ts';
import { isShown, nameOf, type Picture } from './shots.ts';

/**
 * The stored reference pictures: a seal of each (SHA-256 of its size and pixels), and files of those that people review. A seal
 * detects any difference like its file would, and takes no space in the repository.
 */
export class Album {
  readonly #directory: string;
  readonly #memory: string;
  readonly #desk: () => Promise<Page>;
  readonly #seals: Map<string, string>;

  /**
   * @param memory local, untracked folder of pictures that had the right seal on this machine: shown as expected in reports if
   * only the seal is stored
   * @param desk opens tests/visual/page/desk.html, or returns it if already open
   */
  constructor(directory: string, memory: string, desk: () => Promise<Page>) {
    this.#directory = directory;
    this.#memory = memory;
    this.#desk = desk;
    const file = join(directory, 'seals.json');
    this.#seals = new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []);
  }

  /** Whether this equals the stored seal of a shot, and the stored file, if any, matches the seal. */
  async matches(shot: Picture, seal: string): Promise<boolean> {
    return seal === this.#seals.get(nameOf(shot)) && (await this.isWhole(shot));
  }

  /** Whether a shot is stored, and its file, if any, matches its seal. */
  async isWhole(shot: Picture): Promise<boolean> {
    const name = nameOf(shot);
    const seal = this.#seals.get(name);
    const file = this.#fileOf(name);
    if (!seal || !existsSync(file)) return Boolean(seal) && !isShown(shot);
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const size = Buffer.alloc(8);
    size.writeUInt32BE(info.width, 0);
    size.writeUInt32BE(info.height, 4);
    return createHash('sha256').update(size).update(data).digest('hex') === seal;
  }

  /** How a picture (a PNG data URL) differs from the stored one; null if equal. */
  async judge(shot: Picture, picture: string): Promise<Mismatch | null> {
    const name = nameOf(shot);
    const seal = await this.#sealOf(picture);
    const storedSeal = this.#seals.get(name);
    const file = this.#read(this.#fileOf(name), 'webp');
    const expected =
      file ?? (seal === storedSeal ? undefined : this.#read(this.#memoryOf(`${storedSeal}`), 'png'));
    const difference = expected
      ? await (await this.#desk()).evaluate(([now, then]) => window.desk.compare(now, then), [
          picture,
          expected,
        ] as const)
      : null;
    if (seal === storedSeal && !difference) {
      if (!file) this.#remember(seal, picture);
      return null;
    }
    const report = { name, actual: picture, ...(expected && { expected }) };
    if (!difference) return { ...report, why: storedSeal ? 'its seal differs' : 'nothing is kept of it yet' };
    const { pixels, diff } = difference;
    const all = shot.width * shot.height * shot.scale ** 2;
    return { ...report, diff, why: pixels < 0 ? 'its size differs' : `${pixels} of ${all} pixels differ` };
  }

  /** Stores a picture if it differs from the stored one. Returns whether it did. */
  async accept(shot: Picture, picture: string): Promise<boolean> {
    const file = this.#fileOf(nameOf(shot));
    const missing = isShown(shot) && !existsSync(file);
    const mismatch = await this.judge(shot, picture);
    if (!missing && !mismatch) return false;
    this.#seals.set(nameOf(shot), await this.#sealOf(picture));
    if (missing || (mismatch?.diff && existsSync(file))) {
      mkdirSync(dirname(file), { recursive: true });
      const webp = await (await this.#desk()).evaluate((png) => window.desk.webp(png), picture);
      writeFileSync(file, bytesOf(webp));
    }
    this.#write();
    return true;
  }

  /** Stored pictures of removed shots, and shots whose picture should be stored as a file and is not. */
  strays(shots: readonly Picture[]): Mismatch[] {
    const names = new Set(shots.map(nameOf));
    const unknown = [...new Set([...this.#seals.keys(), ...this.#files()])].filter(
      (name) => !names.has(name),
    );
    const unseen = shots.filter((shot) => isShown(shot) && !existsSync(this.#fileOf(nameOf(shot))));
    return [
      ...unknown.map((name) => ({ name, why: 'it is kept, but no scene has such a moment' })),
      ...unseen.map((shot) => ({ name: nameOf(shot), why: 'its picture is not kept as a file' })),
    ];
  }

  /** Deletes stored pictures of removed shots. */
  forgetStrays(shots: readonly Picture[]): void {
    for (const { name } of this.strays(shots)) {
      this.#seals.delete(name);
      rmSync(this.#fileOf(name), { force: true });
    }
    this.#write();
  }

  async #sealOf(picture: string): Promise<string> {
    return (await this.#desk()).evaluate((png) => window.desk.seal(png), picture);
  }

  #read(file: string, type: 'png' | 'webp'): string | undefined {
    return existsSync(file) ? `data:image/${type};base64,${readFileSync(file, 'base64')}` : undefined;
  }

  #remember(seal: string, picture: string): void {
    if (existsSync(this.#memoryOf(seal))) return;
    mkdirSync(this.#memory, { recursive: true });
    writeFileSync(this.#memoryOf(seal), bytesOf(picture));
  }

  #memoryOf(seal: string): string {
    return join(this.#memory, `${seal}.png`);
  }

  #fileOf(name: string): string {
    return join(this.#directory, `${name}.webp`);
  }

  #files(): string[] {
    if (!existsSync(this.#directory)) return [];
    const paths = readdirSync(this.#directory, { recursive: true, encoding: 'utf8' });
    return paths
      .filter((path) => path.endsWith('.webp'))
      .map((path) => path.slice(0, -'.webp'.length).replaceAll('\\', '/'));
  }

  /** Writes the seals, and deletes cached pictures without a matching seal. */
  #write(): void {
    const seals = new Set(this.#seals.values());
    for (const file of existsSync(this.#memory) ? readdirSync(this.#memory) : [])
      if (!seals.has(file.slice(0, -'.png'.length))) rmSync(join(this.#memory, file));
    const sorted = [...this.#seals].sort(([a], [b]) => (a < b ? -1 : 1));
    mkdirSync(this.#directory, { recursive: true });
    writeFileSync(
      join(this.#directory, 'seals.json'),
      `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
    );
  }
}

/** The bytes of a data URL. */
export function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
