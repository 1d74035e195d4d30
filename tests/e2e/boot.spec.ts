import { expect } from '@playwright/test';
import { withDatabase } from '../withDatabase.ts';
import { test } from './support/house.ts';

test.use({ warm: false });

test('the lobby shows itself from the page alone, under the strict policy', async ({ page }) => {
  const calls: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(main\/(slot\/home|site\/frontInfo)|heracles\/board)/.test(pathname)) calls.push(pathname);
  });
  page.on('console', (message) => {
    if (/Content.Security.Policy|Manifest/i.test(message.text())) complaints.push(message.text());
  });
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('link', { name: /Crash/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Roketnya sedang terbang' })).toBeVisible();
  expect(calls).toEqual([]);
  expect(complaints).toEqual([]);
  await expect(page).toHaveTitle('Kilat: game real-time yang adil dan bisa dicek');
  const manifest = await page.request.get('/manifest.webmanifest');
  for (const { src } of (await manifest.json()).icons) expect((await page.request.get(src)).ok()).toBe(true);
});

test('a first visit to a table asks for few scripts, and for each once', async ({ page }) => {
  // Those that came over the network: a file that the document has prefetched for the worker is then read from the cache.
  const received: string[] = [];
  page.on('requestfinished', async (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js')) return;
    const { responseBodySize } = await request.sizes();
    if (responseBodySize > 0) received.push(pathname);
  });
  await page.goto('/game/crash');
  await expect(page.locator('canvas')).toBeVisible({ timeout: 30_000 });
  // What the page fetches later: the parts below the picture, the chat, the sheets.
  await expect.poll(() => received.filter((path) => /(crash|tables)-more-/.test(path)).length).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(received.toSorted()).toEqual([...new Set(received)].toSorted());
  expect(received.length).toBeGreaterThan(20);
  expect(received.length).toBeLessThanOrEqual(40);
});

test('what is looked at is counted by the house, popup pages by their keys', async ({ page, dataDir }) => {
  const counted = (key: string) =>
    withDatabase(dataDir, async ({ pool }) => {
      const { rows } = await pool.query('SELECT sum(count) FROM page_opens WHERE page = $1', [key]);
      return Number(rows[0].sum);
    });
  const before = { login: await counted('login'), game: await counted('/game/id') };
  await page.goto('/game/naga-toba?z=login');
  await expect.poll(() => counted('login'), { timeout: 20_000 }).toBeGreaterThan(before.login);
  await page.goto('/game/naga-toba');
  await expect.poll(() => counted('/game/id'), { timeout: 20_000 }).toBeGreaterThan(before.game);
});
