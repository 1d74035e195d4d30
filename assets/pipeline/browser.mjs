import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { tsImport } from 'tsx/esm/api';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ORIGIN = 'http://studio.invalid';
/** How long the page may take to come up on a busy machine, in milliseconds. */
const PATIENCE = 180_000;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.woff2': 'font/woff2' };

/**
 * Opens the photo studio, or another page of this folder, in the test browser. The folder assets/ is answered by
 * the route itself, so no server and no network is needed. Faults of the page end the build.
 */
export async function openStudio(start = '/studio/index.html') {
  const { BROWSER_ARGS, browserPath } = await tsImport('../../tests/browser.ts', import.meta.url);
  const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS });
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  page.setDefaultTimeout(PATIENCE);
  const faults = [];
  page.on('pageerror', (error) => faults.push(error));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(new Error(message.text()));
  });
  await page.route('**/*', async (route) => {
    const path = normalize(new URL(route.request().url()).pathname);
    if (path === '/favicon.ico') return route.fulfill({ status: 204 });
    const contentType = TYPES[extname(path)] ?? 'application/octet-stream';
    await route.fulfill({ contentType, body: await readFile(join(ROOT, path)) });
  });
  await page.goto(`${ORIGIN}${start}`);
  await Promise.race([
    page.waitForFunction('window.ready', undefined),
    new Promise((_, reject) => page.once('pageerror', reject)),
  ]);
  return {
    page,
    async close() {
      await browser.close();
      if (faults.length > 0)
        throw new AggregateError(faults, faults.map((fault) => fault.message).join('\n'));
    },
  };
}

/** One frame of a model as a PNG buffer. */
export async function shoot(page, model, frame, frames, width, height) {
  const url = await page.evaluate((args) => window.shoot(...args), [model, frame, frames, width, height]);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
