import { expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';
import { follow, NOWHERE, push } from './visit.ts';

interface Violation {
  id: string;
  nodes: { html: string; target: unknown[]; failureSummary?: string }[];
}

type Axe = { run(options: object): Promise<{ violations: Violation[] }> };

/** What axe finds wrong on a page, or in a frame, as it is, WCAG 2 A and AA and best practices. */
export async function violations(page: Page | Frame): Promise<string[]> {
  // evaluate() is not held by the page's content policy, so the policy stays on.
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
 * Waits until a page, and the sheet over it where its address wants one, is there whole: loaded, filled in and at rest, and
 * still so at the next look, as a page may begin with what it has and wait for the rest a moment later.
 */
export async function settled(page: Page): Promise<void> {
  let before = false;
  await expect
    .poll(
      async () => {
        // The page may just be loading another one.
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
 * Shows addresses one after the other in one page, and holds each to all of the rules and to a title of its own. The site
 * is loaded once, at the page for an unknown address, which is held to them too; then the router follows each address. Sheets over
 * the same page are opened over it one after the other.
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

/** As `sweep`, and loads the site at each address: for what is shown in place of the site's pages. */
export async function sweepLoading(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await hold(page, address);
  }
}

async function hold(page: Page, address: string): Promise<void> {
  await settled(page);
  const found = await violations(page);
  // What it was that axe saw: by the end of the journey another page is shown.
  const seen = found.length > 0 ? `, where there is: ${await page.locator('body').innerText()}` : '';
  expect.soft(found, `${address}${seen}`).toEqual([]);
  // Again until it is so: a sheet that opens by itself takes the title over a moment later.
  await expect.poll(() => titleFault(page), { message: address, timeout: 10_000 }).toBe('');
}

/** What is wrong with the title: it names the sheet on top, or the page, and the site. */
async function titleFault(page: Page): Promise<string> {
  const over = await page.getByRole('dialog').count();
  const heading = over > 0 ? page.locator('[role="dialog"] h2').last() : page.locator('h1').first();
  const name = ((await heading.textContent({ timeout: 2_000 }).catch(() => null)) ?? '?').trim();
  const title = await page.title();
  if (!title.includes('Kilat')) return `"${title}" does not name the site`;
  const named = title.includes(name) || (over === 0 && new URL(page.url()).pathname === '/');
  return named ? '' : `"${title}" does not name "${name}"`;
}
