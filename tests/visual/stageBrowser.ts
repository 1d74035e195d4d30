import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER_ARGS, browserPath } from '../browser.ts';
import { builtPages, DOCUMENTS } from './builtPages.ts';

/** No such server: every request is answered by the route. As a localhost name it counts as secure. */
const ORIGIN = 'http://stage.localhost';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Browsers for the visual tests' pages, whose requests the route answers from the build. */
export class StageBrowser {
  readonly #directory: string;
  readonly #browsers: Browser[] = [];

  private constructor(directory: string) {
    this.#directory = directory;
  }

  static async build(): Promise<StageBrowser> {
    return new StageBrowser(builtPages());
  }

  /** A newly started browser; errors of its pages are thrown into the test by `open`. */
  async launch(extra: readonly string[] = []): Promise<Browser> {
    const args = [...BROWSER_ARGS, ...extra];
    const browser = await chromium.launch({ executablePath: await browserPath(), args });
    this.#browsers.push(browser);
    return browser;
  }

  /** A new page with the stage on it, at a whole number of device pixels per CSS pixel. */
  async open(
    browser: Browser,
    deviceScaleFactor: number,
    document = 'index.html',
    prepare?: (page: Page) => Promise<void>,
  ): Promise<Page> {
    const page = await browser.newPage({ deviceScaleFactor, viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(90_000);
    page.on('pageerror', (error) => console.error(error));
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      const path = pathname.endsWith('.html') ? join(DOCUMENTS, pathname) : pathname;
      const body = await readFile(join(this.#directory, path)).catch(() => null);
      if (body)
        await route.fulfill({ contentType: TYPES[extname(path)] ?? 'application/octet-stream', body });
      else await route.fulfill({ status: 404 });
    });
    await prepare?.(page);
    await page.goto(`${ORIGIN}/${document}`);
    if (document === 'index.html') await page.waitForFunction(() => 'stagePage' in window);
    return page;
  }

  async close(): Promise<void> {
    for (const browser of this.#browsers) await browser.close();
  }
}
