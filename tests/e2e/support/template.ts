import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { RATE_ONE } from '../../../contract/money.ts';
import type { Database } from '../../../house/core/db/database.ts';
import { openSealer } from '../../../house/core/secrets/openSealer.ts';
import { seedTargets } from '../../../house/testing/games/testChain.ts';
import buildHouse from '../../builtHouse.ts';
import { copyDataFolder, makeDataFolder } from '../../dataFolder.ts';

/** The environment variable with the location of the run's template. */
const TEMPLATE = 'KILAT_E2E_TEMPLATE';

/** Enough for all tests with one house. */
const FLIGHTS = 120;

/** 32 s of flight: one in 180 flies for over a minute, which is longer than a test waits for the next round. */
const LONGEST = 16n * RATE_ONE;

/**
 * Setup of all tests: builds the house, and makes a DATA_DIR that is copied for each house: empty except for the chain of
 * crash's rounds. Returns the teardown.
 */
export default async function makeTemplate(): Promise<() => void> {
  buildHouse();
  const dataDir = await makeDataFolder('kilat-e2e-template-', seedFlights);
  process.env[TEMPLATE] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** Adds crash rounds that are all shorter than tests wait. */
async function seedFlights(db: Database, dataDir: string): Promise<void> {
  const config = { secretsKeys: [], databaseUrl: null, dataDir };
  const sealer = await openSealer({ db, log: pino({ level: 'silent' }), config });
  await seedTargets(db, Array(FLIGHTS).fill({ from: RATE_ONE, to: LONGEST }), sealer);
}

/** A copy of the template's DATA_DIR. */
export function copyTemplate(): string {
  const template = process.env[TEMPLATE];
  if (!template) throw new Error('there is no template: it is made before all journeys');
  return copyDataFolder(template, 'kilat-e2e-');
}
