import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/house.ts';

test.use({ warm: false });

/** The stage page with one scene at one moment (docs/visual-regression.md), compared with the reference images. */
const MOMENTS = [
  { stored: '360x340@1-1.50x', query: 'stage=crash&round=cash-outs&t=12680' },
  { stored: '900x700@2-lift-off', query: 'stage=crash&round=cash-outs&t=8700&scale=2&w=900&h=700' },
];

for (const { stored, query } of MOMENTS)
  for (const deviceScaleFactor of [1, 2])
    test(`draws ${stored} to the byte on a screen of ${deviceScaleFactor} device pixels`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ baseURL, deviceScaleFactor });
      await page.goto(`/?${query}`);
      await expect(page.locator('html')).toHaveAttribute('data-stage', 'drawn', { timeout: 30_000 });
      const drawn = await page.evaluate(() => window.kilatStage?.png());
      const file = readFileSync(`tests/visual/snapshots/crash/${stored}.webp`, 'base64');
      expect(await differing(await browser.newPage(), `${drawn}`, `data:image/webp;base64,${file}`)).toBe(0);
      await page.close();
    });

test('loads the scene and nothing of the site around it', async ({ page }) => {
  const requested: string[] = [];
  const sockets: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/?stage=crash&t=8700');
  await expect(page.locator('html')).toHaveAttribute('data-stage', 'drawn', { timeout: 30_000 });
  // Longer than the channel waits before a retry.
  await page.waitForTimeout(2_000);
  const own = /^\/$|^\/assets\/|^\/games\/crash\/|^\/fonts\/|^\/icons\/|^\/manifest\.webmanifest$/;
  expect(requested.filter((path) => !own.test(path))).toEqual([]);
  expect(requested.filter((path) => /LobbyPage|CrashPage|axios/.test(path))).toEqual([]);
  expect(requested).toContain('/games/crash/crash.webp');
  expect(sockets).toEqual([]);
  expect(complaints).toEqual([]);
  expect(await page.locator('main, nav, header, a, button').count()).toBe(0);
});

test('draws any time of the round on request by a script, independent of earlier frames', async ({
  page,
}) => {
  await page.goto('/?stage=crash&round=cash-outs&t=12680');
  await expect(page.locator('html')).toHaveAttribute('data-stage', 'drawn', { timeout: 30_000 });
  const { first, later, again, duration, refused } = await page.evaluate(async () => {
    const stage = window.kilatStage!;
    const before = await stage.png();
    await stage.draw(stage.moments['squib-120']!.t);
    return {
      first: before,
      later: await stage.png(),
      again: await stage.png(12_680),
      duration: stage.duration,
      refused: await stage.draw(stage.duration + 1).catch((error: Error) => error.message),
    };
  });
  expect(later).not.toBe(first);
  expect(again).toBe(first);
  expect(duration).toBe(41_666);
  expect(refused).toContain('it lasts 41666 ms');
});

test('another seed draws a different sky', async ({ page }) => {
  const picture = async (seed: string) => {
    await page.goto(`/?stage=crash&t=12680${seed}`);
    await expect(page.locator('html')).toHaveAttribute('data-stage', 'drawn', { timeout: 30_000 });
    return page.evaluate(() => window.kilatStage?.png());
  };
  const seven = await picture('&seed=7');
  expect(await picture('')).not.toBe(seven);
  expect(await picture('&seed=7')).toBe(seven);
});

for (const [query, status] of [
  ['stage=poker', 'stage=poker is not one of crash'],
  ['stage=crash&round=none', 'round=none is not one of cash-outs, on-the-pad'],
  ['stage=crash&t=99999999', 't=99999999 is not a time of this round'],
  ['stage=crash&scale=1.5', 'scale=1.5 is not a whole number from 1 to 3'],
])
  test(`says what is wrong with ${query}`, async ({ page }) => {
    await page.goto(`/?${query}`);
    await expect(page.locator('html')).toHaveAttribute('data-stage', 'error');
    await expect(page.getByRole('alert')).toContainText(`${status}`);
    await expect(page.locator('canvas')).toHaveCount(0);
  });

/** The number of differing bytes in two images; -1 when the sizes differ. */
async function differing(desk: Page, one: string, other: string): Promise<number> {
  return desk.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const image = await createImageBitmap(await (await fetch(picture)).blob());
          const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (a!.width !== b!.width || a!.height !== b!.height) return -1;
      return a!.data.filter((byte, at) => byte !== b!.data[at]).length;
    },
    [one, other],
  );
}
