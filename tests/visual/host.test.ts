import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coloursOf } from '../coloursOf.ts';
import { StageBrowser } from './stageBrowser.ts';

/** The stage inside React: mounting and unmounting of pages, in StrictMode, under the site's content security policy. */
const PICTURE = { x: 0, y: 0, width: 360, height: 340 };

let stage: StageBrowser;

beforeAll(async () => {
  stage = await StageBrowser.build();
});
afterAll(() => stage?.close());

it('shows the scene, removes it with its page, and shows it again on the same canvas', async () => {
  const page = await stage.open(await stage.launch(), 1, 'host.html');
  await reached(page, 'ready');
  expect(await coloursOf(page, PICTURE)).toBeGreaterThan(1_000);
  await page.evaluate(() => {
    document.querySelector('canvas')?.setAttribute('data-first', '');
    window.visit(false);
  });
  await page.waitForSelector('p');
  expect(await page.locator('canvas').count()).toBe(0);
  await page.evaluate(() => window.visit(true));
  await reached(page, 'ready');
  expect(await page.locator('canvas[data-first]').count()).toBe(1);
  expect(await coloursOf(page, PICTURE)).toBeGreaterThan(1_000);
});

it('shows a failed load and loads again on request', async () => {
  const page = await stage.open(await stage.launch(), 1, 'host.html', async (opened) => {
    await opened.route('**/*.webp', (route) => route.abort(), { times: 1 });
  });
  await reached(page, 'failed');
  await page.getByRole('button', { name: 'retry' }).click();
  await reached(page, 'ready');
});

it('shows a message without WebGL', async () => {
  const page = await stage.open(await stage.launch(['--disable-3d-apis']), 1, 'host.html');
  await reached(page, 'unsupported');
});

async function reached(page: Page, status: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector('output')?.textContent === wanted, status);
}
