import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const CACHE = '.cache/visual-pages';
const CONFIG = 'tests/visual/vite.config.ts';
/** The sources of the pages. */
const SOURCES = [
  'vite.config.ts',
  'scripts/bundle',
  'package-lock.json',
  'tsconfig.json',
  'contract',
  'src',
  'scenes',
  'audio',
  'public',
  CONFIG,
  'tests/visual/page',
  'tests/visual/round.ts',
];
/** The folder of the built documents inside the build. */
export const DOCUMENTS = 'tests/visual/page';

/**
 * The folder of the pages that tests draw on, built like the site. One build serves every test and benchmark until a source
 * changes.
 * @throws when the build fails
 */
export function builtPages(): string {
  const directory = join(CACHE, digestOf(SOURCES.flatMap(filesBelow)).slice(0, 16));
  if (existsSync(directory)) return directory;
  mkdirSync(CACHE, { recursive: true });
  const fresh = join(CACHE, `building-${process.pid}`);
  // In a separate process: with a test's NODE_ENV Vite would build React for development.
  const { status, error } = spawnSync(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      ...['--config', CONFIG, '--outDir', fresh, '--emptyOutDir', '--logLevel', 'error'],
    ],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw error ?? new Error(`the test pages could not be built: vite ended with ${status}`);
  for (const old of readdirSync(CACHE))
    if (old !== basename(fresh)) rmSync(join(CACHE, old), { recursive: true, force: true });
  renameSync(fresh, directory);
  return directory;
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function digestOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
