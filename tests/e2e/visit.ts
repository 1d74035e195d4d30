import type { Page } from '@playwright/test';

/** An address that there is not, whose title no other page has. */
export const NOWHERE = '/nowhere';

/**
 * Shows an address in a page: where the site is open there already, by its router, which takes a tenth of the processor's time
 * that loading the site again would. Resolves once the page of that address is shown.
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  // By way of a page that is like no other: the router keeps the page before until the next one's code is there.
  if (new URL(page.url()).pathname !== NOWHERE) await follow(page, NOWHERE);
  await follow(page, address);
}

/** Has the router show another address, and waits until the page before is gone and the next one is there. */
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

/** Has the router open a sheet over the page that is shown, or close it. Resolves before it has moved. */
export async function push(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = history.state ?? {};
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}
