import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from './tests/browser.ts';
import { withOwnHouse } from './tests/e2e/support/ownHouses.ts';

/** Pages are put together by the processor alone: scenes keep their WebGL, nothing else wants it. */
const PLAIN_PAGES = ['--disable-gpu-compositing'];

/** They begin first, as they take longer. */
const APART = withOwnHouse().map((name) => `**/${name}`);

/** End-to-end journeys in the pinned Chromium, first on the smallest phone; tests/e2e/support/house.ts starts the houses. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/sharedHouse.ts',
  // Long enough for a machine that is three times slower than usual: only a journey that fails takes it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Most of the time a journey waits for a round or an answer: four keep two processors busy.
  workers: 4,
  // scripts/testRun/rerun.mjs runs what failed once more, when nothing else runs.
  retries: 0,
  reporter: [['list'], ['./tests/e2e/support/slowSteps.ts'], ['json']],
  outputDir: 'test-results/e2e',
  projects: [
    { name: 'apart', testMatch: APART },
    { name: 'together', testIgnore: APART, fullyParallel: true },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    locale: 'id-ID',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserPath(), args: [...BROWSER_ARGS, ...PLAIN_PAGES] },
  },
});
