import { rmSync } from 'node:fs';
import { ROUND_GAMES } from '../../contract/games/roundGames.ts';
import { OFFERED_SOLO } from '../../house/play/solo/ownSolo.ts';
import { freePort } from '../../house/testing/core/freePort.ts';
import { HouseProcess } from '../houseProcess.ts';
import { poolPaces } from '../poolPaces.ts';
import makeTemplate, { copyTemplate } from './template.ts';

/** Where the run's shared house is, for the workers. */
const SHARED = 'KILAT_E2E_HOUSE';

interface Place {
  port: number;
  dataDir: string;
}

/**
 * All games with bots, rounds shorter than on the real site and long enough to act in, and a way for a request to come
 * from a country that is not served.
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
 * Playwright's globalSetup: the template of every house, and the one house that nearly all journeys are made in, by all
 * workers at once: its games and bots would cost each worker as much again. Answers how to take both away.
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

/** The house that all journeys share: it runs, and no journey stops it. */
export function sharedHouse(): { house: HouseProcess; dataDir: string } {
  const place = process.env[SHARED];
  if (!place) throw new Error('there is no house: playwright.config.ts names this file as globalSetup');
  const { port, dataDir } = JSON.parse(place) as Place;
  return { house: new HouseProcess(port, {}), dataDir };
}
