import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { texts } from './scripts/bundle/texts.ts';
import { componentTests } from './tests/dom/componentTests.ts';

/** Tests that want a page. */
const COMPONENTS = componentTests();

/** What the unit tests with and without a page have in common. */
const UNIT = {
  include: ['{contract,src,scenes,slots,audio}/**/*.test.{ts,tsx}', 'scripts/**/*.test.{mjs,ts}'],
  // Some read every source, some play many spins; other steps run beside them. As those of the house: only what fails takes it.
  testTimeout: 90_000,
  // As graphql-ws below.
  server: { deps: { inline: [/@graphql-codegen/] } },
  deps: { optimizer: { client: { enabled: true, include: ['pixi.js'] } } },
};

/** Room for short-lived garbage, as `npm start` has: collecting it was 6 % of the profile of starting test houses. */
const ROOMY = ['--max-semi-space-size=64'];

/** One project a kind of test; `npm test` runs each as a step (scripts/testRun/testSteps.mjs). */
export default defineConfig({
  test: {
    // One core less than there are, as Vitest would itself, but two at least: most tests of the house wait for its timers.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins: [texts()],
        test: {
          ...UNIT,
          name: 'unit',
          exclude: [...configDefaults.exclude, ...COMPONENTS],
          environment: 'node',
          setupFiles: ['tests/propertySeed.ts'],
          // They are of pure code, and a process for each file took more than half of their time.
          isolate: false,
        },
      },
      {
        plugins: [texts()],
        resolve: {
          alias: {
            // Tests of components name it: `@vitest-environment dom`.
            'vitest-environment-dom': resolve('tests/dom/environment.ts'),
            // Its main file is CommonJS and asks for modules: no VM runs that.
            'react-router-dom': resolve('node_modules/react-router-dom/dist/index.mjs'),
          },
        },
        test: {
          ...UNIT,
          name: 'unit-dom',
          include: COMPONENTS,
          // Each file has modules of its own, as in a process of its own, at a third of the cost.
          pool: 'vmForks',
          globalSetup: ['tests/dom/bundle.ts'],
        },
      },
      {
        test: {
          name: 'house',
          include: ['house/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['house/testing/core/testServer.ts'],
          setupFiles: ['house/testing/core/cheapPasswords.ts', 'tests/propertySeed.ts'],
          // Houses share nothing with each other (tests of the channel run several in one process), so files may share a
          // process: a third of the processors' time was the reading of the same modules.
          isolate: false,
          execArgv: ROOMY,
          // Most of the time is waiting for the house's timers.
          maxWorkers: 4,
          // Else it gets Node's copy of graphql and our code Vite's, and neither knows the other's errors.
          server: { deps: { inline: ['graphql-ws'] } },
          // A machine that is three times slower than usual needs so much; only what fails takes it.
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'abuse',
          include: ['tests/abuse/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          execArgv: ROOMY,
          // As those of the house.
          maxWorkers: 4,
          globalSetup: ['house/testing/core/testServer.ts', 'tests/abuse/tally.ts'],
          setupFiles: ['house/testing/core/cheapPasswords.ts', 'tests/propertySeed.ts'],
          server: { deps: { inline: ['graphql-ws'] } },
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          // As those of the house.
          isolate: false,
          globalSetup: [
            'tests/builtHouse.ts',
            'tests/faults/template.ts',
            'house/testing/core/testServer.ts',
          ],
          setupFiles: ['tests/propertySeed.ts'],
          // Each file has houses and a PostgreSQL of its own, and waits for them.
          maxWorkers: 4,
          // As those of the house: only what fails takes it.
          testTimeout: 1_500_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'smoke',
          include: ['tests/smoke/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/builtHouse.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'visual',
          isolate: false,
          include: ['tests/visual/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
