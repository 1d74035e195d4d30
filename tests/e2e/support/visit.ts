import type { Page } from '@playwright/test';

/** An unknown path, whose page title is unique. */
export const NOWHERE = '/nowhere';

/**
 * Shows a path in a page: through the router if the site is open there already, which takes a tenth of the CPU time of loading
 * the site again. Resolves once the page of that path is shown.
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  // Via a page with a unique title: the router keeps the previous page until the next one's code is loaded.
  if (new URL(page.url()).pathname !== NOWHERE) await follow(page, NOWHERE);
  await follow(page, address);
}

/** Navigates the router to another path, and waits until the previous page is gone and the next one is shown. */
export async function follow(page: Page, address: string): Promise<void> {
  const before = await page.title();
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
  await push(page, address);
  await page.waitForFunction(
    (title) =>
      document.title !== title && document.querySelector('h1') && !document.querySelector('h1[data-left]'),
    before,
    { polling: 50, timeout: 30_000 },
  );
}

/** Opens or closes a sheet over the current page through the router. Resolves before the navigation is complete. */
export async function push(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // With a key of its own, as the router gives to each entry.
    history.pushState({ key: Math.random().toString(36).slice(2) }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}
