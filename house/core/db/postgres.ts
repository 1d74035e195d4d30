import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type ClientBase } from 'pg';
import type { HouseLogin } from './functions.ts';
import { HOUSE_ROLE } from './houseRole.ts';
import { createCluster, readSecrets, type Secrets } from './postgresCluster.ts';
import { findPlace, type Log } from './postgresPlace.ts';
import { ensureServer, urlOf } from './postgresServer.ts';
import { stopPostmaster } from './postmaster.ts';
import { archivesTo } from './walArchive.ts';

const DATABASE = 'kilat';
const RETRY_MS = 1_000;

/** A running private server. */
export interface PrivatePostgres {
  /** Connection URLs: of the owner of everything, and of the running house's role once the owner created it. */
  url: string;
  house: HouseLogin & { url: string };
  /** Stops the server; a tool stops it only if it started it and no house uses it by now. */
  stop(): Promise<void>;
}

interface PostgresOptions {
  /**
   * 'house' holds a lock while it runs, is refused while another house holds it, and restarts the server when it dies. 'tool'
   * may connect beside a running house and changes nothing.
   */
  role?: 'house' | 'tool';
  /** False trades safety on power loss for speed (tests). */
  durable?: boolean;
  /** Where its WAL is archived for backups; null or absent for nowhere. The same for all processes on DATA_DIR. */
  backupDir?: string | null;
  /** The folder of a Unix socket on which it listens besides TCP; null or absent for none. */
  socketDir?: string | null;
}

/** Starts the private PostgreSQL of DATA_DIR, or adopts the one that a killed house left running. */
export async function startPostgres(
  dataDir: string,
  log: Log,
  { role = 'house', durable = true, backupDir = null, socketDir = null }: PostgresOptions = {},
): Promise<PrivatePostgres> {
  const place = await findPlace(dataDir, log);
  const known = await readSecrets(place);
  if (!known && role === 'tool') throw new Error(`There is no database in ${place.cluster} yet.`);
  const secrets = known ?? (await createCluster(place, log, durable));
  let stopping = false;
  const options = {
    ...{ durable, backupDir },
    ...(socketDir !== null && { settings: { unix_socket_directories: socketDir } }),
  };
  let server = await ensureServer(place, secrets, log, options);
  let session = await connect(server.port, secrets);
  if (role === 'house') {
    const lock = async () => {
      if (await takeHouseLock(session, 'patiently')) return;
      await session.end();
      throw new Error(`Another house is running on ${dataDir}. Stop it, or set DATA_DIR or DATABASE_URL.`);
    };
    await lock();
    if (server.adopted && !(await archivesTo(session, backupDir))) {
      log.info('PostgreSQL is started anew: BACKUP_DIR is another one now');
      await session.end();
      await stopPostmaster(server.pid);
      server = await ensureServer(place, secrets, log, options);
      session = await connect(server.port, secrets);
      await lock();
    }
    session.once('end', bringBack);
  }
  const url = urlOf(server.port, secrets, DATABASE);

  /** Called when the house's own connection ended: the server died or restarted itself. */
  async function bringBack(): Promise<void> {
    while (!stopping) {
      try {
        log.warn('lost the connection to PostgreSQL: looking after it');
        server = await ensureServer(place, { ...secrets, port: server.port }, log, options);
        session = await connect(server.port, secrets);
        if (!(await takeHouseLock(session, 'patiently'))) log.warn(`another house has come to ${dataDir}`);
        session.once('end', bringBack);
        return;
      } catch (error) {
        log.warn(`PostgreSQL is not back: ${String(error)}`);
        await sleep(RETRY_MS);
      }
    }
  }

  const password = createHmac('sha256', secrets.password).update(HOUSE_ROLE).digest('hex');
  const houseUrl = urlOf(server.port, { ...secrets, password }, DATABASE, HOUSE_ROLE);
  return {
    url,
    house: { role: HOUSE_ROLE, password, url: houseUrl },
    async stop() {
      stopping = true;
      const ours = role === 'house' || (!server.adopted && (await takeHouseLock(session, 'at once')));
      if (ours) await stopPostmaster(server.pid);
      await session.end().catch(() => {});
    },
  };
}

/** Connects to the house's database, creating it if missing. */
async function connect(port: number, secrets: Secrets): Promise<pg.Client> {
  const url = urlOf(port, secrets, DATABASE);
  try {
    return await open(url);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== UNKNOWN_DATABASE) throw error;
  }
  const admin = await open(urlOf(port, secrets, 'postgres'));
  await admin.query(`CREATE DATABASE ${DATABASE}`).catch((error: pg.DatabaseError) => {
    if (error.code !== DUPLICATE_DATABASE && error.code !== UNIQUE_VIOLATION) throw error;
  });
  await admin.end();
  return open(url);
}

const UNKNOWN_DATABASE = '3D000';
const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** 'kilh' in ASCII: advisory lock held while a house runs on the data. */
const LOCK = 0x6b696c68;

const TRIES = 15;
const PAUSE_MS = 100;

/**
 * Takes the house's lock for this session. A killed house's lock is free as soon as the server notices its closed socket, so
 * 'patiently' retries for a second and a half.
 */
async function takeHouseLock(session: ClientBase, how: 'patiently' | 'at once'): Promise<boolean> {
  for (let left = how === 'patiently' ? TRIES : 1; left > 0; left--) {
    const { rows } = await session.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      LOCK,
    ]);
    if (rows[0]?.taken) return true;
    if (left > 1) await sleep(PAUSE_MS);
  }
  return false;
}
