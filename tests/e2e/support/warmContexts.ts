import type { Browser, BrowserContext } from '@playwright/test';

/** The data cleared after each test. The HTTP cache, with the site's files and their compiled code, is kept. */
const CLEARED = 'local_storage,indexeddb,cache_storage,service_workers';

/**
 * Browser contexts reused by one test after the other: as new, except for the site's files and their compiled code. With these
 * cached, opening a page takes half of the CPU time.
 */
export class WarmContexts {
  readonly #browser: Browser;
  readonly #free = new Map<string, BrowserContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A new one, with the test's Playwright options. @param prepare sets it up before its first page */
  async make(prepare: (context: BrowserContext) => Promise<void>): Promise<BrowserContext> {
    const context = await this.#browser.newContext();
    await prepare(context);
    return context;
  }

  /** One left by an earlier test with these options, or a new one. */
  async take(options: object, prepare: (context: BrowserContext) => Promise<void>): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const free = this.#free.get(key);
    this.#free.delete(key);
    return free ?? (await this.make(prepare));
  }

  /** Takes one back, for the next test with these options. @param origin of the site */
  async giveBack(context: BrowserContext, options: object, origin: string): Promise<void> {
    const [page, ...others] = context.pages();
    for (const other of others) await other.close();
    if (page) {
      await page.goto('about:blank');
      const devtools = await context.newCDPSession(page);
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: CLEARED });
      await page.close();
    }
    await context.unrouteAll();
    await context.clearCookies();
    await context.clearPermissions();
    await context.setOffline(false);
    this.#free.set(JSON.stringify(options), context);
  }
}
