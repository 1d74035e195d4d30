import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { RATE_ONE } from '../../contract/money.ts';
import { type Database, openDatabase } from '../../house/core/db/database.ts';
import { migrateDatabase } from '../../house/core/db/migrate.ts';
import { startPostgres } from '../../house/core/db/postgres.ts';
import { openSealer } from '../../house/core/secrets/openSealer.ts';
import { seedTargets } from '../../house/testing/games/testChain.ts';
import buildHouse from '../builtHouse.ts';

/** Where the run's template is. */
const TEMPLATE = 'KILAT_E2E_TEMPLATE';

/** Enough for all journeys that one house sees. */
const FLIGHTS = 120;

/** 32 s of flight: one in 180 flies for over a minute, which is longer than a journey waits for the next round. */
const LONGEST = 16n * RATE_ONE;

/**
 * Before all journeys: builds the house, and makes a DATA_DIR with a migrated database, of which each house gets a
 * copy: empty but for the chain of crash's rounds. Making one takes seconds. Answers how to take it away.
 */
export default async function makeTemplate(): Promise<() => void> {
  buildHouse();
  const dataDir = mkdtempSync(join(tmpdir(), 'kilat-e2e-template-'));
  const postgres = await startPostgres(dataDir, { info() {}, warn() {} });
  const db = openDatabase(postgres.url, { max: 2 });
  await migrateDatabase(db);
  await seedFlights(db, dataDir);
  await db.close();
  await postgres.stop();
  process.env[TEMPLATE] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** Gives crash rounds none of which is longer than journeys wait. */
async function seedFlights(db: Database, dataDir: string): Promise<void> {
  const config = { secretsKeys: [], databaseUrl: null, dataDir };
  const sealer = await openSealer({ db, log: pino({ level: 'silent' }), config });
  await seedTargets(db, Array(FLIGHTS).fill({ from: RATE_ONE, to: LONGEST }), sealer);
}

/** A DATA_DIR of one's own that begins as the template is. */
export function copyTemplate(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'kilat-e2e-'));
  const template = process.env[TEMPLATE];
  if (!template) throw new Error('there is no template: it is made before all journeys');
  // Run by root, PostgreSQL has an account of its own, which has to own the copy; Node gives it to root.
  if (process.getuid?.() === 0) execFileSync('cp', ['-a', `${template}/.`, dataDir]);
  else cpSync(template, dataDir, { recursive: true });
  // Houses that start at the same time would all take the template's port.
  const secrets = join(dataDir, 'postgres', 'kilat.json');
  writeFileSync(secrets, JSON.stringify({ ...JSON.parse(readFileSync(secrets, 'utf8')), port: 0 }));
  return dataDir;
}
