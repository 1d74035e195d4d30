import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StageBrowser } from './stageBrowser.ts';

/** The stage inside React: pages come and go, in StrictMode, under the site's content security policy. */
let stage: StageBrowser;

beforeAll(async () => {
  stage = await StageBrowser.build();
});
afterAll(() => stage?.close());

it('shows the scene, lets it go with its page, and shows it again on the same canvas', async () => {
  const page = await stage.open(await stage.launch(), 1, 'host.html');
  await reached(page, 'ready');
  expect(await ink(page)).toBeGreaterThan(1_000);
  await page.evaluate(() => {
    document.querySelector('canvas')?.setAttribute('data-first', '');
    window.visit(false);
  });
  await page.waitForSelector('p');
  expect(await page.locator('canvas').count()).toBe(0);
  await page.evaluate(() => window.visit(true));
  await reached(page, 'ready');
  expect(await page.locator('canvas[data-first]').count()).toBe(1);
  expect(await ink(page)).toBeGreaterThan(1_000);
});

it('says what failed to load and loads it when asked again', async () => {
  const page = await stage.open(await stage.launch(), 1, 'host.html', async (opened) => {
    await opened.route('**/*.webp', (route) => route.abort(), { times: 1 });
  });
  await reached(page, 'failed');
  await page.getByRole('button', { name: 'retry' }).click();
  await reached(page, 'ready');
});

it('says so where there is no WebGL', async () => {
  const page = await stage.open(await stage.launch(['--disable-3d-apis']), 1, 'host.html');
  await reached(page, 'unsupported');
});

async function reached(page: Page, status: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector('output')?.textContent === wanted, status);
}

/** How many different colours the middle of the page shows. */
async function ink(page: Page): Promise<number> {
  const png = (await page.screenshot({ clip: { x: 0, y: 0, width: 360, height: 340 } })).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!pen) return 0;
    pen.drawImage(image, 0, 0);
    return new Set(new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer)).size;
  }, png);
}
