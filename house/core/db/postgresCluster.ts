import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Log, Place } from './postgresPlace.ts';
import { isAlive } from './postmaster.ts';

const run = promisify(execFile);

/** Secrets stored in the data directory beside PostgreSQL's own files, readable by their owner only. */
export interface Secrets {
  password: string;
  /** The port of the last start, reused if it is free. */
  port: number;
}

export const SUPERUSER = 'kilat';

const secretsFile = (cluster: string) => join(cluster, 'kilat.json');

/** Reads the secrets of a data directory; null when there is no data yet. */
export async function readSecrets({ cluster }: Place): Promise<Secrets | null> {
  try {
    return JSON.parse(await readFile(secretsFile(cluster), 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${secretsFile(cluster)} cannot be read: ${String(error)}`);
  }
}

/** Replaces the secrets atomically. */
export async function writeSecrets(place: Place, secrets: Secrets, cluster = place.cluster): Promise<void> {
  const path = secretsFile(cluster);
  await writePrivate(place, `${path}.new`, JSON.stringify(secrets));
  await rename(`${path}.new`, path);
}

async function writePrivate({ account }: Place, path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
  if (account) await chown(path, account.uid, account.gid);
}

/**
 * Creates the data directory under a temporary name, then renames it: a killed process leaves nothing incomplete, and of two
 * concurrent processes one wins.
 * @param durable false skips the flush to disk (tests)
 */
export async function createCluster(place: Place, log: Log, durable: boolean): Promise<Secrets> {
  log.info(`making a new database in ${place.cluster}`);
  if (await stat(place.cluster).catch(() => null))
    throw new Error(`${place.cluster} is there but was not made by Kilat. Move it away, or set DATA_DIR.`);
  const aside = `${place.cluster}.new-${process.pid}`;
  await removeRemains(place.cluster);
  const password = randomBytes(24).toString('hex');
  const passwordFile = `${aside}.password`;
  try {
    await mkdir(aside, { mode: 0o700 });
    if (place.account) await chown(aside, place.account.uid, place.account.gid);
    await writePrivate(place, passwordFile, password);
    await runInitdb(place, aside, passwordFile, durable);
    await writeSecrets(place, { password, port: 0 }, aside);
    await rename(aside, place.cluster).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(aside, { recursive: true, force: true });
  }
  const secrets = await readSecrets(place);
  if (!secrets) throw new Error(`There is no database in ${place.cluster} after making one.`);
  return secrets;
}

/** Removes temporary folders of starts that were killed. */
async function removeRemains(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`;
  for (const name of await readdir(dirname(cluster))) {
    const owner = Number.parseInt(name.slice(prefix.length), 10);
    if (name.startsWith(prefix) && (owner === process.pid || !isAlive(owner)))
      await rm(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

async function runInitdb(
  place: Place,
  folder: string,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  try {
    await run(place.binaries.initdb, args, { ...place.account, cwd: folder, env: serverEnvironment() });
  } catch (error) {
    throw new Error(
      `PostgreSQL's initdb failed: ${(error as { stderr?: string }).stderr?.trim() || String(error)}`,
    );
  }
}

/** The environment without PostgreSQL's own variables, which would change the programs' behaviour. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(own), LC_ALL: 'C' };
}
