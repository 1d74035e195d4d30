import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { sourcesOf } from './sceneSources.ts';

/** Drawn by these whatever the scene imports: the browser, and what builds the page. */
const TOOLS = ['@sparticuz/chromium', 'vite'];
const TEXT = new Set(['.ts', '.tsx', '.json', '.html', '.css', '.svg']);

interface Locked {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
}

/**
 * A scene's digest: SHA-256 of all that draws its pictures. The same on every machine, as it is made of sources, assets
 * and the locked versions of packages rather than of built files.
 * @param drivers what else draws it, and all that it imports: a test with a page of its own
 */
export function digestOf(scene: string, scenes: readonly string[], drivers: readonly string[] = []): string {
  const { files, packages } = sourcesOf(scene, scenes, drivers);
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(bytesOf(file)).update('\n');
  for (const locked of closureOf([...packages, ...TOOLS])) hash.update(`${locked}\n`);
  return hash.digest('hex');
}

/** The digests with which the kept pictures were drawn last, by scene or by page of the gallery. */
export class Digests {
  readonly #file: string;
  readonly #stored: Map<string, string>;

  constructor(file: string) {
    this.#file = file;
    this.#stored = new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []);
  }

  of(subject: string): string | undefined {
    return this.#stored.get(subject);
  }

  /** To be called once every picture of the scene or page was drawn and is what is kept of it. */
  store(subject: string, digest: string): void {
    if (this.of(subject) === digest) return;
    this.#stored.set(subject, digest);
    const sorted = [...this.#stored].sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(this.#file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}

/** A file's bytes, those of a text with the line ends that git keeps. */
export function bytesOf(file: string): Buffer | string {
  return TEXT.has(extname(file)) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : readFileSync(file);
}

/** These packages and all that they need, as the lock file has them: name, version and what they contain. */
export function closureOf(names: readonly string[]): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Set(names);
  for (const name of found)
    for (const need of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})) found.add(need);
  return [...found].sort().map((name) => {
    const { version, integrity } = packages[`node_modules/${name}`] ?? {};
    return `${name} ${version} ${integrity}`;
  });
}
