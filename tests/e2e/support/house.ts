import { rmSync } from 'node:fs';
import { type BrowserContext, test as base } from '@playwright/test';
import { freePort } from '../../../house/testing/core/freePort.ts';
import { HouseProcess } from '../../houseProcess.ts';
import { SETTINGS, sharedHouse } from './sharedHouse.ts';
import { slowFrames } from './slowFrames.ts';
import { copyTemplate } from './template.ts';
import { WarmContexts } from './warmContexts.ts';

interface TestOptions {
  /** The interval of frames in an animation loop, ms: 0 draws every frame, for tests of frames. */
  frameInterval: number;
  /**
   * Whether the browser may reuse the site's cached files of an earlier test: not in a test of loading, nor in one that
   * installs a clock, a script or a binding in its context, which cannot be removed.
   */
  warm: boolean;
}

interface WorkerFixtures {
  settings: Record<string, string>;
  dataDir: string;
  house: HouseProcess;
  warmContexts: WarmContexts;
}

const isShared = (settings: Record<string, string>) => Object.keys(settings).length === 0;

/**
 * Playwright's `test` with a house in a separate process, and its URL as the base of every page: the one shared by all tests,
 * or the worker's own for a file with `settings`, which takes seconds to start.
 */
export const test = base.extend<TestOptions, WorkerFixtures>({
  frameInterval: [1_000, { option: true }],
  warm: [true, { option: true }],
  settings: [{}, { option: true, scope: 'worker' }],
  dataDir: [
    async ({ settings }, use) => {
      if (isShared(settings)) return use(sharedHouse().dataDir);
      const dataDir = copyTemplate();
      await use(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ settings, dataDir }, use) => {
      if (isShared(settings)) return use(sharedHouse().house);
      const house = new HouseProcess(await freePort(), { ...SETTINGS, DATA_DIR: dataDir, ...settings });
      await house.start();
      await use(house);
      await house.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  warmContexts: [({ browser }, use) => use(new WarmContexts(browser)), { scope: 'worker' }],
  context: async (
    { warmContexts, house, warm, viewport, locale, timezoneId, contextOptions, frameInterval },
    use,
    testInfo,
  ) => {
    const options = { url: house.url, viewport, locale, timezoneId, contextOptions, frameInterval };
    const prepare = async (made: BrowserContext) => {
      if (frameInterval > 0) await slowFrames(made, frameInterval);
    };
    const context = warm ? await warmContexts.take(options, prepare) : await warmContexts.make(prepare);
    await use(context);
    const failed = testInfo.status !== testInfo.expectedStatus;
    if (warm && !failed) return warmContexts.giveBack(context, options, house.url);
    // Playwright's own setting records every test, and deletes recordings of those that passed.
    if (failed)
      for (const [i, page] of context.pages().entries())
        await page.screenshot({ path: testInfo.outputPath(`page-${i}.png`) }).catch(() => undefined);
    await context.close();
  },
});
