import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as HappyDom from 'happy-dom';
import type { Environment } from 'vitest/runtime';

const { version } = createRequire(import.meta.url)('happy-dom/package.json') as { version: string };

/** happy-dom in one file (bundle.ts): loading its 600 files takes half a second of CPU for each test file. */
export const BUNDLE = resolve(`node_modules/.cache/happy-dom-${version}.mjs`);

/**
 * A DOM for component tests: like Vitest's own environment `happy-dom`, but from one file, which loads five times as fast, and
 * only for Vitest's VM pools: each test file has its own page and modules in a process that runs many.
 */
export default {
  name: 'dom',
  viteEnvironment: 'client',
  async setupVM() {
    const { Window } = (await import(pathToFileURL(BUNDLE).href)) as typeof HappyDom;
    // Vitest captures errors itself.
    const page = new Window({ url: 'http://localhost:3000', settings: { disableErrorCapturing: true } });
    return {
      getVmContext: () => Object.assign(page, { Buffer, structuredClone }),
      async teardown() {
        await page.happyDOM.abort();
        page.close();
      },
    };
  },
  setup() {
    throw new Error('the environment "dom" is for the pools vmForks and vmThreads');
  },
} satisfies Environment;
