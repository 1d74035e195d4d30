import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { RATE_ONE } from '../../contract/money.ts';
import type { Database } from '../../house/core/db/database.ts';
import { openSealer } from '../../house/core/secrets/openSealer.ts';
import { seedTargets } from '../../house/testing/games/testChain.ts';
import buildHouse from '../builtHouse.ts';
import { copyDataFolder, makeDataFolder } from '../dataFolder.ts';

/** Where the run's template is. */
const TEMPLATE = 'KILAT_E2E_TEMPLATE';

/** Enough for all journeys that one house sees. */
const FLIGHTS = 120;

/** 32 s of flight: one in 180 flies for over a minute, which is longer than a journey waits for the next round. */
const LONGEST = 16n * RATE_ONE;

/**
 * Before all journeys: builds the house, and makes a DATA_DIR of which each house gets a copy: empty but for the chain of crash's
 * rounds. Answers how to take it away.
 */
export default async function makeTemplate(): Promise<() => void> {
  buildHouse();
  const dataDir = await makeDataFolder('kilat-e2e-template-', seedFlights);
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
  const template = process.env[TEMPLATE];
  if (!template) throw new Error('there is no template: it is made before all journeys');
  return copyDataFolder(template, 'kilat-e2e-');
}
