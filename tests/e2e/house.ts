import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '../../house/bus/testNats.ts';
import { HouseProcess } from '../houseProcess.ts';

interface WorkerFixtures {
  settings: Record<string, string>;
  dataDir: string;
  house: HouseProcess;
}

/** Playwright's `test` with a house for the worker, in a process of its own, and its address as the base of every page. */
export const test = base.extend<object, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  dataDir: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'kilat-e2e-'));
      await use(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ settings, dataDir }, use) => {
      const house = new HouseProcess(await freePort(), {
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        CRASH_PREPARATION_MS: '5000',
        CRASH_SQUIB_MS: '2000',
        ...settings,
      });
      await house.start();
      await use(house);
      await house.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});
