import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as HappyDom from 'happy-dom';
import type { Environment } from 'vitest/runtime';

const { version } = createRequire(import.meta.url)('happy-dom/package.json') as { version: string };

/** happy-dom in one file (bundle.ts): its 600 take each file of tests half a second of a processor to read. */
export const BUNDLE = resolve(`node_modules/.cache/happy-dom-${version}.mjs`);

/**
 * A page to test components in: Vitest's own environment `happy-dom`, but of one file, which is read five times as fast, and
 * only for Vitest's VM pools: each file of tests has a page and modules of its own in a process that serves many.
 */
export default {
  name: 'dom',
  viteEnvironment: 'client',
  async setupVM() {
    const { Window } = (await import(pathToFileURL(BUNDLE).href)) as typeof HappyDom;
    // Vitest hears of errors itself.
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
