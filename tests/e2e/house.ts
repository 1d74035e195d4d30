import { rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { ROUND_GAMES } from '../../contract/games/roundGames.ts';
import { OFFERED_SOLO } from '../../house/play/solo/ownSolo.ts';
import { freePort } from '../../house/testing/core/testNats.ts';
import { HouseProcess } from '../houseProcess.ts';
import { poolPaces } from '../poolPaces.ts';
import { slowFrames } from './slowFrames.ts';
import { copyTemplate } from './template.ts';

interface TestOptions {
  /** Draws every frame, for what is about frames. */
  everyFrame: boolean;
}

interface WorkerFixtures {
  settings: Record<string, string>;
  dataDir: string;
  house: HouseProcess;
}

/**
 * The house of nearly all journeys: all games with bots, rounds shorter than on the real site and long enough to act
 * in, and a way for a request to come from a country that is not served. A worker keeps it from file to file; a file
 * with `settings` of its own makes the worker begin anew with another, which takes seconds.
 */
const SETTINGS: Record<string, string> = {
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

/** Playwright's `test` with a house for the worker, in a process of its own, and its address as the base of every page. */
export const test = base.extend<TestOptions, WorkerFixtures>({
  everyFrame: [false, { option: true }],
  settings: [{}, { option: true, scope: 'worker' }],
  dataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const dataDir = copyTemplate();
      await use(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ settings, dataDir }, use) => {
      const house = new HouseProcess(await freePort(), { ...SETTINGS, DATA_DIR: dataDir, ...settings });
      await house.start();
      await use(house);
      await house.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  context: async ({ context, everyFrame }, use) => {
    if (!everyFrame) await slowFrames(context);
    await use(context);
  },
});
