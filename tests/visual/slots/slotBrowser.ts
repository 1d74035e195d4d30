import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { BROWSER_ARGS, browserPath } from '../../browser.ts';

/** No such server: every request is answered by the route. As a localhost name it counts as secure. */
const ORIGIN = 'http://slots.localhost';
const BASE = '/slots/';
const BUILT = '.cache/slot-pages';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webp': 'image/webp',
};

/** The test browser with the pages that slots are drawn on. */
export class SlotBrowser {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async launch(): Promise<SlotBrowser> {
    await build({
      configFile: 'tests/visual/slots/vite.config.ts',
      logLevel: 'error',
      build: { outDir: join(process.cwd(), BUILT), emptyOutDir: true },
    });
    return new SlotBrowser(
      await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS }),
    );
  }

  /** A new page; its errors are printed in the test's output. */
  async open(document: 'index' | 'desk'): Promise<Page> {
    const page = await this.#browser.newPage({ deviceScaleFactor: 1 });
    page.setDefaultTimeout(90_000);
    page.on('pageerror', (error) => console.error(error));
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    await page.route('**/*', async (route) => {
      const path = new URL(route.request().url()).pathname.slice(BASE.length);
      const body = await readFile(join(BUILT, path)).catch(() => null);
      if (body)
        await route.fulfill({ contentType: TYPES[extname(path)] ?? 'application/octet-stream', body });
      else await route.fulfill({ status: 404 });
    });
    await page.goto(`${ORIGIN}${BASE}${document}.html`);
    await page.waitForFunction(() => 'slotsPage' in window || 'desk' in window);
    return page;
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}
