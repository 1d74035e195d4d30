import { expect, type Locator, type Page } from '@playwright/test';
import { SOLO_GAMES } from '../../../contract/games/soloGames.ts';
import { TESTED_TABLES } from '../../../house/testing/games/testTables.ts';
import { GAMES } from '../../../src/games/games.ts';
import { test } from '../support/house.ts';
import { Player } from '../support/player.ts';

const tile = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
const last = (one: Locator) => one.getByRole('list', { name: 'Babak terakhir' }).getByRole('listitem');
const namesIn = (one: Locator) =>
  one.getByRole('img').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')));

test('each of our games is shown live, by one subscription for all with shared rounds', async ({ page }) => {
  const player = new Player(page);
  const received: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const [, name] = /"query":"subscription (\w+)/.exec(String(payload)) ?? [];
      if (name) received.push(name);
    }),
  );
  await page.goto('/?tab=inHouseGames');
  const solo = GAMES.filter(({ key }) => SOLO_GAMES.some((one) => one === key));
  for (const { name, key } of solo)
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'href',
      `/game/${key}`,
    );
  for (const { name, key } of GAMES.filter((game) => !solo.includes(game))) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/game/${key}`);
    await expect(last(tile(page, name)).first()).toBeVisible();
  }
  // And one subscription for the wins of solo games.
  expect(received.toSorted()).toEqual(['GamesLiveRound', 'GamesLiveSoloWins']);

  await expect(tile(page, 'Crash')).toContainText(/Sedang terbang|Meledak|Taruhan dibuka/);
  await expect(tile(page, 'Wingo')).toContainText(/Tutup \d+ dtk lagi/);
  for (const { name } of GAMES.filter(({ key }) => key in TESTED_TABLES)) {
    const one = tile(page, name);
    // A round that is visible from its betting on.
    await expect(one).toContainText('Hasil');
    await expect(one).toContainText('Taruhan dibuka');
    await expect(one).toContainText(/Tutup \d+ dtk lagi/);
    await expect(one).toContainText('Hasil');
    const [shown, newest] = await Promise.all([
      namesIn(one.locator('[data-phase="result"]')),
      namesIn(last(one).first()),
    ]);
    expect(shown).toHaveLength(name === 'Dice' ? 3 : 1);
    expect(shown).toEqual(newest);
  }
  expect(player.complaints).toEqual([]);
});

test('a tile leads to its game, and back to where the tab was', async ({ page }) => {
  await page.goto('/?tab=inHouseGames');
  const link = page.getByRole('link', { name: 'Dingdong', exact: true });
  await link.waitFor();
  await page.evaluate(() => window.scrollTo(0, 300));
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  // A mouse click would scroll first.
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL(/\/game\/dingdong$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Game Kilat' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});
