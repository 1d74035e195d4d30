import { rmSync } from 'node:fs';
import { ROUND_GAMES } from '../../../contract/games/roundGames.ts';
import { OFFERED_SOLO } from '../../../house/play/solo/ownSolo.ts';
import { freePort } from '../../../house/testing/core/freePort.ts';
import { HouseProcess } from '../../houseProcess.ts';
import { poolPaces } from '../../poolPaces.ts';
import makeTemplate, { copyTemplate } from './template.ts';

/** The environment variable with the location of the run's shared house, for the workers. */
const SHARED = 'KILAT_E2E_HOUSE';

interface Place {
  port: number;
  dataDir: string;
}

/**
 * All games with bots, rounds shorter than on the real site and long enough to act in, and a header for requests from a blocked
 * country.
 */
export const SETTINGS: Record<string, string> = {
  NODE_ENV: 'production',
  GAMES: [...ROUND_GAMES, ...OFFERED_SOLO].join(),
  CRASH_PREPARATION_MS: '5000',
  CRASH_SQUIB_MS: '2000',
  ...poolPaces({ betting: 8_000, reveal: 4_000 }),
  WINGO_FASTEST_MS: '12000',
  SANDBOX_PAYS_MS: '5000',
  WITHDRAW_REVIEW_MS: '9000',
  TRUST_PROXY: '127.0.0.1',
  COUNTRY_HEADER: 'x-country',
  DENIED_COUNTRIES: 'AQ',
};

/**
 * Playwright's globalSetup: the template of every house, and the one house shared by nearly all tests and all workers: separate
 * ones would multiply the cost of its games and bots. Returns the teardown of both.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const removeTemplate = await makeTemplate();
  const place: Place = { port: await freePort(), dataDir: copyTemplate() };
  const house = new HouseProcess(place.port, { ...SETTINGS, DATA_DIR: place.dataDir });
  await house.start();
  process.env[SHARED] = JSON.stringify(place);
  return async () => {
    await house.stop();
    rmSync(place.dataDir, { recursive: true, force: true });
    removeTemplate();
  };
}

/** The shared house: it is running, and no test stops it. */
export function sharedHouse(): { house: HouseProcess; dataDir: string } {
  const place = process.env[SHARED];
  if (!place) throw new Error('there is no house: playwright.config.ts names this file as globalSetup');
  const { port, dataDir } = JSON.parse(place) as Place;
  return { house: new HouseProcess(port, {}), dataDir };
}
