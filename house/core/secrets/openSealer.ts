import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { parseKey, Sealer } from './sealer.ts';
import { houseKeys } from './tables.ts';

const FILE = 'secrets.key';
const NAME = 'secrets';

interface Parts {
  db: Database;
  log: Logger;
  config: { secretsKeys: readonly Buffer[]; databaseUrl: string | null; dataDir: string };
}

/**
 * Opens the sealer with the house's keys: the configured one, or else the one that the first house created, in DATA_DIR next to
 * the private database or in a shared database itself (docs/operating.md). A key created before one was configured still
 * decrypts.
 */
export async function openSealer({ db, log, config }: Parts): Promise<Sealer> {
  const { secretsKeys, databaseUrl, dataDir } = config;
  const given = secretsKeys.length > 0;
  const made =
    databaseUrl === null ? await keyInFile(join(dataDir, FILE), !given) : await keyInDatabase(db, !given);
  if (databaseUrl !== null && !given)
    log.warn(
      'SECRETS_KEY is not set: the key of players’ secrets and of rounds to come is in the database with them',
    );
  const [first, ...others] = made === null ? secretsKeys : [...secretsKeys, made];
  if (!first) throw new Error('no key for secrets');
  return new Sealer([first, ...others]);
}

/** @param make where there is none */
async function keyInFile(path: string, make: boolean): Promise<Buffer | null> {
  const stored = await readKey(path);
  if (stored !== null || !make) return stored;
  await mkdir(join(path, '..'), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    // Atomic, and never overwrites another house's key.
    await link(draft, path).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readKey(path);
}

async function readKey(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = parseKey(text.trim());
  if (key === null) throw new Error(`${path} holds no key`);
  return key;
}

async function keyInDatabase(db: Database, make: boolean): Promise<Buffer | null> {
  if (make)
    await db.orm
      .insert(houseKeys)
      .values({ name: NAME, key: randomBytes(32).toString('hex') })
      .onConflictDoNothing();
  const [row] = await db.orm.select().from(houseKeys).where(eq(houseKeys.name, NAME));
  return row ? parseKey(row.key) : null;
}
