import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { sourcesOf } from './sceneSources.ts';

/** Tools that affect every scene, whatever it imports: the browser, and the bundler. */
const TOOLS = ['@sparticuz/chromium', 'vite'];
const TEXT = new Set(['.ts', '.tsx', '.json', '.html', '.css', '.svg']);

interface Locked {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
}

/**
 * A scene's digest: SHA-256 of everything that affects its pictures. The same on every machine, as it is based on sources,
 * assets and locked package versions, not on built files.
 * @param drivers additional files that draw it, with all their imports: a test with its own page
 */
export function digestOf(scene: string, scenes: readonly string[], drivers: readonly string[] = []): string {
  const { files, packages } = sourcesOf(scene, scenes, drivers);
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(bytesOf(file)).update('\n');
  for (const locked of closureOf([...packages, ...TOOLS])) hash.update(`${locked}\n`);
  return hash.digest('hex');
}

/** The digests with which the stored pictures were last drawn, by scene or by page of the gallery. */
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

  /** Must be called only after every picture of the scene or page was drawn and equals the stored one. */
  store(subject: string, digest: string): void {
    if (this.of(subject) === digest) return;
    this.#stored.set(subject, digest);
    const sorted = [...this.#stored].sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(this.#file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}

/** A file's bytes; for text files with git's line ends. */
export function bytesOf(file: string): Buffer | string {
  return TEXT.has(extname(file)) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : readFileSync(file);
}

/** These packages with their dependencies from the lock file: name, version and content hash. */
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
