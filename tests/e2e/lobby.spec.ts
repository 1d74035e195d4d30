import { expect, type Page } from '@playwright/test';
import { test } from './support/house.ts';
import { Player } from './support/player.ts';
import { visit } from './support/visit.ts';

interface Place {
  game: string;
  top: number;
}

/** The first game that is fully visible below the sticky rows, and its position. */
function place(page: Page): Promise<Place | null> {
  return page.evaluate(() => {
    for (const tile of document.querySelectorAll('[role=listitem] a')) {
      const { top } = tile.getBoundingClientRect();
      if (top > 130) return { game: tile.getAttribute('href') ?? '', top: Math.round(top) };
    }
    return null;
  });
}

async function scrollTo(page: Page, top: number): Promise<Place | null> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect(page.locator('[role=listitem]').first()).toBeVisible();
  await page.waitForTimeout(700);
  return place(page);
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Jenis game' });
const order = (page: Page) => page.getByRole('combobox', { name: 'Urutan' });

test('a tab keeps its state: from another tab, from a game, after a reload', async ({ page }) => {
  const player = new Player(page);
  await visit(page, '/?tab=slot');
  await order(page).selectOption({ label: 'Terbaru' });
  const left = await scrollTo(page, 3_000);
  expect(left).not.toBeNull();

  await tabs(page).getByRole('link', { name: 'Tembak ikan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tembak ikan' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const fish = await scrollTo(page, 400);
  await tabs(page).getByRole('link', { name: 'Slot' }).click();
  await expect.poll(() => place(page)).toEqual(left);
  await expect(order(page)).toHaveValue('new');
  await tabs(page).getByRole('link', { name: 'Tembak ikan' }).click();
  await expect.poll(() => place(page)).toEqual(fish);
  await tabs(page).getByRole('link', { name: 'Slot' }).click();
  await expect.poll(() => place(page)).toEqual(left);

  await page.locator(`a[href="${left?.game}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${left?.game}$`));
  await page.goBack();
  await expect.poll(() => place(page)).toEqual(left);

  const requestedPages: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/main/slot/slot') requestedPages.push(Number(searchParams.get('page')));
  });
  await page.reload();
  await expect.poll(() => place(page)).toEqual(left);
  await expect(order(page)).toHaveValue('new');
  // Only the list's length and the items around the position are loaded, not everything before it.
  expect(requestedPages).toContain(1);
  expect(new Set(requestedPages).size).toBeLessThanOrEqual(4);
  expect(player.complaints).toEqual([]);
});

test('a filter narrows the list and stays with its tab; the scroll position is reset', async ({ page }) => {
  await visit(page, '/?tab=slot');
  await scrollTo(page, 2_000);
  const count = page.getByText(/^\d+ game$/);
  const all = await count.textContent();
  await page.getByRole('radio', { name: 'Buah' }).check();
  await expect(count).not.toHaveText(all ?? '');
  const fruit = await count.textContent();
  await tabs(page).getByRole('link', { name: 'Olahraga' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olahraga' })).toBeVisible();
  await tabs(page).getByRole('link', { name: 'Slot' }).click();
  await expect(page.getByRole('radio', { name: 'Buah' })).toBeChecked();
  await expect(count).toHaveText(fruit ?? '');
});

test('changing tabs adds no history entries: back leaves the lobby', async ({ page }) => {
  await visit(page, '/game/crash/fairness');
  await page.evaluate(() => history.pushState(null, '', '/'));
  await page.reload();
  for (const name of ['Slot', 'Kasino', 'Lobi']) await tabs(page).getByRole('link', { name }).click();
  await page.goBack();
  await expect(page).toHaveURL(/fairness$/);
});

test("the lobby is rendered from the page's data: a visitor needs no call for it", async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(main\/slot\/home|heracles\/board)$/.test(pathname)) calls.push(pathname);
  });
  await visit(page, '/');
  await expect(page.getByRole('heading', { name: 'Slot pilihan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Main sekarang' })).toBeVisible();
  expect(calls).toEqual([]);
});

test("a player's games are in the lobby: recently opened, and liked", async ({ page, house }) => {
  await Player.signedUp(page, house.url);
  await visit(page, '/game/garuda-emas');
  const heart = page.getByRole('button', { name: /favorit/i });
  const saved = page.waitForResponse((one) => one.request().method() === 'POST');
  await heart.click();
  await saved;
  await visit(page, '/');
  const liked = page.getByRole('list', { name: 'Favoritmu' });
  await expect(liked.getByRole('link')).toHaveCount(1);
  await visit(page, '/?tab=slot');
  await page.getByRole('button', { name: 'Hanya favorit' }).click();
  await expect(page.getByText('1 game', { exact: true })).toBeVisible();
});

test('the lobby scrolls to its end without a jump, whatever is rendered on the way', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', { name: 'Slot pilihan' })).toBeVisible();
  await page.mouse.move(180, 400);
  const end = page.getByRole('contentinfo').or(page.getByText('18+')).last();
  let reached = { top: 0, height: 0 };
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(250);
    const now = await page.evaluate(() => ({
      top: window.scrollY,
      height: document.documentElement.scrollHeight,
    }));
    expect(now.top).toBeGreaterThanOrEqual(reached.top);
    // A placeholder larger than its content would shrink the page during scrolling.
    expect(now.height).toBeGreaterThanOrEqual(reached.height);
    reached = now;
  }
  await expect(end).toBeInViewport();
});
