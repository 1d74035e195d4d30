import { defineConfig } from '@playwright/test';

/** End-to-end journeys in the pinned Chromium; each starts a house of its own (tests/e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 90_000,
  workers: 1,
  retries: 0,
  reporter: [['list'], ['json']],
  outputDir: 'test-results/e2e',
});
