import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from './tests/browser.ts';

/** End-to-end journeys in the pinned Chromium, first on the smallest phone; tests/e2e/house.ts starts the house. */
export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 150_000,
  expect: { timeout: 15_000 },
  // Each has a house of its own, and waits for it, its rounds and its timers most of the time.
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json']],
  outputDir: 'test-results/e2e',
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    locale: 'id-ID',
    launchOptions: { executablePath: await browserPath(), args: BROWSER_ARGS },
    screenshot: 'only-on-failure',
  },
});
