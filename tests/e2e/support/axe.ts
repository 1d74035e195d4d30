import { expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';
import { follow, NOWHERE, push } from './visit.ts';

interface Violation {
  id: string;
  nodes: { html: string; target: unknown[]; failureSummary?: string }[];
}

type Axe = { run(options: object): Promise<{ violations: Violation[] }> };

/** The violations axe finds on a page, or in a frame, in its current state: WCAG 2 A and AA and best practices. */
export async function violations(page: Page | Frame): Promise<string[]> {
  // evaluate() is exempt from the page's content policy, so the policy stays on.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run({
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${target} ${html}`).join(' | ')}`,
    );
  });
  return found;
}

/**
 * Waits until a page, and its sheet if any, is complete: loaded, filled in and at rest, in two consecutive checks, as a page
 * may render partial content first.
 */
export async function settled(page: Page): Promise<void> {
  let before = false;
  await expect
    .poll(
      async () => {
        // The page may be navigating.
        const now = await isSettled(page).catch(() => false);
        const both = before && now;
        before = now;
        return both;
      },
      { intervals: [100], timeout: 60_000 },
    )
    .toBe(true);
}

function isSettled(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const waiting = document.querySelector('.splash, [class*="_skeleton_"], [aria-busy="true"]');
    const moving = document
      .getAnimations()
      .some((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity);
    const sheet = document.querySelector('[role="dialog"] h2');
    const wanted = new URLSearchParams(location.search).has('z');
    return (
      waiting === null &&
      !moving &&
      document.querySelector('h1') !== null &&
      (!wanted || sheet !== null) &&
      document.fonts.status === 'loaded'
    );
  });
}

/**
 * Opens paths one after the other in one page, and checks each for violations and for a unique title. The site is loaded once,
 * at the page for an unknown path, which is checked too; then the router follows each path. Sheets over the same page are
 * opened over it one after the other.
 */
export async function sweep(page: Page, addresses: readonly string[]): Promise<void> {
  await sweepLoading(page, [NOWHERE]);
  let under = NOWHERE;
  const showUnder = async (path: string) => {
    if (under === path) return;
    if (under !== NOWHERE) await follow(page, NOWHERE);
    if (path !== NOWHERE) await follow(page, path);
    under = path;
  };
  for (const address of addresses) {
    const { pathname, searchParams } = new URL(address, 'http://any');
    const isSheet = searchParams.has('z');
    await showUnder(isSheet ? pathname : address);
    if (isSheet) await push(page, address);
    await hold(page, address);
    if (!isSheet) continue;
    await push(page, pathname);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

/** Like `sweep`, but loads the site at each path: for screens that replace the site's pages. */
export async function sweepLoading(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await hold(page, address);
  }
}

async function hold(page: Page, address: string): Promise<void> {
  await settled(page);
  const found = await violations(page);
  // The page content when axe ran: by the end of the test another page is shown.
  const seen = found.length > 0 ? `, where there is: ${await page.locator('body').innerText()}` : '';
  expect.soft(found, `${address}${seen}`).toEqual([]);
  // Retried: a sheet that opens by itself changes the title a moment later.
  await expect.poll(() => titleFault(page), { message: address, timeout: 10_000 }).toBe('');
}

/** Checks that the title names the top sheet, or the page, and the site; returns the error. */
async function titleFault(page: Page): Promise<string> {
  const over = await page.getByRole('dialog').count();
  const heading = over > 0 ? page.locator('[role="dialog"] h2').last() : page.locator('h1').first();
  const name = ((await heading.textContent({ timeout: 2_000 }).catch(() => null)) ?? '?').trim();
  const title = await page.title();
  if (!title.includes('Kilat')) return `"${title}" does not name the site`;
  const named = title.includes(name) || (over === 0 && new URL(page.url()).pathname === '/');
  return named ? '' : `"${title}" does not name "${name}"`;
}
