import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as HappyDom from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';

const { version } = createRequire(import.meta.url)('happy-dom/package.json') as { version: string };

/** happy-dom in one file (bundle.ts): its 600 take each file of tests half a second of a processor to read. */
export const BUNDLE = resolve(`node_modules/.cache/happy-dom-${version}.mjs`);

/** What Node has under the same name, and pages have of their own. */
const OF_PAGES = [
  ...['AbortController', 'AbortSignal', 'FormData', 'Headers', 'MessagePort', 'Request', 'Response'],
  ...['URL', 'URLSearchParams', 'fetch'],
];

/** A page to test components in: Vitest's own environment `happy-dom`, but of one file, which is read five times as fast. */
export default {
  name: 'dom',
  viteEnvironment: 'client',
  async setup(global) {
    const { GlobalWindow } = (await import(pathToFileURL(BUNDLE).href)) as typeof HappyDom;
    const page = new GlobalWindow({
      console: global.console,
      url: 'http://localhost:3000',
      // Vitest hears of errors itself.
      settings: { disableErrorCapturing: true },
    });
    const { keys, originals } = populateGlobal(global, page, {
      bindFunctions: true,
      additionalKeys: OF_PAGES,
    });
    return {
      async teardown() {
        await page.happyDOM.abort();
        page.close();
        for (const key of keys) Reflect.deleteProperty(global, key);
        for (const [key, value] of originals) Reflect.set(global, key, value);
      },
    };
  },
} satisfies Environment;
