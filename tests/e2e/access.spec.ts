import { expect, type Page } from '@playwright/test';
import { crashRoundHistory } from '../../contract/games/crash/operations.ts';
import { slotBigWin } from '../../contract/http/play/catalogue.ts';
import { TestChannel } from '../../house/testing/core/testChannel.ts';
import { POPUP_DEFINITIONS, ROUTE_DEFINITIONS } from '../../src/app/testPages.ts';
import { GAMES } from '../../src/games/games.ts';
import { triedOf } from '../longRun.ts';
import { settled, sweep, sweepLoading, violations } from './support/axe.ts';
import { test } from './support/house.ts';
import { Player } from './support/player.ts';
import { POOL_GAMES, type PoolGameKey } from './support/tables.ts';

/** The paths of our own games' pages; ROUND- with a game's name is replaced by a round that has ended. */
const GAME_ADDRESSES = GAMES.flatMap(({ key, pages }) => [
  ...pages.map(({ path = '' }) => `/game/${key}${path}`),
  `/game/${key}/fairness`,
  `/game/${key}/fairness?round=ROUND-${key}`,
  `/game/${key}/replay/ROUND-${key}`,
]);

/** The paths of all routes. */
const addresses = [
  ...ROUTE_DEFINITIONS.flatMap(({ path, addresses = [path] }) => addresses),
  ...GAME_ADDRESSES,
];

/** A placeholder for popup pages that do not exist yet. A sweep begins at an unknown path. */
const NOTICES = ['/?z=inbox'];

/** Resources that do not exist: the house refuses them, which the browser's console logs as an error. */
const MISSING = [
  '/game/tidak-ada',
  '/help/tidak-ada',
  '/game/crash/replay/999999999',
  '/game/naga-toba/fairness',
];

/** The paths of the built popup pages, for signed-in players or for everybody. */
const popups = (forPlayers: boolean) =>
  POPUP_DEFINITIONS.filter(({ component, needsLogin }) => component && needsLogin === forPlayers).flatMap(
    ({ key, addresses = [`/?z=${key}`] }) => addresses,
  );

/** Solo games have no rounds yet: their pages show that the round does not exist. */
const NO_ROUND = '999999999';

const isPool = (key: string): key is PoolGameKey => key in POOL_GAMES;

/** The newest round of crash that has ended. */
async function endedFlight(channel: TestChannel): Promise<string> {
  const [newest] = await channel.call(crashRoundHistory, { count: 1 });
  return newest?.roundId ?? '';
}

/** A past round of each game, as used in paths. */
async function endedRounds(url: string): Promise<Record<string, string>> {
  const channel = new TestChannel(url);
  const rounds = await Promise.all(
    GAMES.map(async ({ key }) => [
      `ROUND-${key}`,
      await (key === 'crash'
        ? endedFlight(channel)
        : isPool(key)
          ? POOL_GAMES[key].ended(channel)
          : NO_ROUND),
    ]),
  ).finally(() => channel.close());
  return Object.fromEntries(rounds);
}

/** The newest big win. Bots win within the first rounds. */
async function bigWin(url: string): Promise<string> {
  const newest = async () => {
    const answer = await fetch(`${url}${slotBigWin.path}?period=all&page=1&count=1`);
    return ((await answer.json()) as { items: { id: string }[] }).items[0]?.id ?? '';
  };
  await expect.poll(newest, { timeout: 900_000 }).toMatch(/\d/);
  return newest();
}

/** The paths with rounds and a win filled in. */
async function real(url: string, addresses: readonly string[]): Promise<string[]> {
  const need = (mark: string) => addresses.some((address) => address.includes(mark));
  const rounds = need('ROUND-') ? await endedRounds(url) : {};
  const won = need('WIN') ? await bigWin(url) : '';
  return addresses.map((address) =>
    address.replace(/ROUND-[A-Za-z]+/, (name) => rounds[name] ?? name).replace('WIN', won),
  );
}

const menu = (page: Page) => page.getByRole('navigation').getByRole('button', { name: 'Menu' });

/** A sweep opens two dozen pages; slow machines need a longer timeout. */
test.describe.configure({ timeout: 900_000 });

const isGames = (address: string) => address.startsWith('/game/');
const isRounds = (address: string) => isGames(address) && /\/(fairness|replay)\b/.test(address);

/**
 * The verification and replay pages of each game. In `npm test` one page of each game is swept, a different one for each game.
 */
const CHECKS = GAMES.map(({ key }) =>
  addresses.filter(isRounds).filter((address) => address.startsWith(`/game/${key}/`)),
);

/** Each sweep is a separate test, so that a slow machine has a full timeout for each. */
const SWEEPS: Record<string, readonly string[]> = {
  'every route but the games is clean for assistive technology, for a visitor with a phone': [
    ...addresses.filter((address) => !isGames(address)),
    ...NOTICES,
  ],
  'every table and page of a game is, too': addresses.filter(isGames).filter((one) => !isRounds(one)),
  'every check and recording of a round is, too': CHECKS.flatMap((all, game) =>
    triedOf(
      all,
      all.filter((_, at) => at === game % all.length),
    ),
  ),
  'every popup page is, too': popups(false),
};

for (const [title, sought] of Object.entries(SWEEPS))
  test(title, async ({ page, house }) => {
    const player = new Player(page);
    await sweep(page, await real(house.url, sought));
    expect(player.complaints).toEqual([]);
  });

test('the menu is, and what is not there', async ({ page }) => {
  const player = new Player(page);
  await page.goto('/');
  await menu(page).click();
  await settled(page);
  expect(await violations(page), 'menu').toEqual([]);
  expect(player.complaints).toEqual([]);
  await sweepLoading(page, MISSING);
});

test("what a player has is, too: the game's sheets, limits, the menu", async ({ page, house }) => {
  const player = await Player.signedUp(page, house.url);
  await page.goto('/game/crash');
  await player.waitFor('bet', 'joinNext');
  await settled(page);
  expect.soft(await violations(page), 'crash').toEqual([]);
  for (const name of ['Lihat taruhan babak ini', 'Riwayat saya', 'Panduan permainan', 'Saldo']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page);
    expect.soft(await violations(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await sweep(page, [
    ...['depositDay', 'timeout', 'exclusion', 'age'].map((edit) => `/account/limits?edit=${edit}`),
    ...['/account/limits', '/?tab=slot', '/account', '/game/naga-toba', '/help', '/'],
  ]);
  await menu(page).click();
  await settled(page);
  expect(await violations(page), 'menu').toEqual([]);
  expect(player.complaints).toEqual([]);
});

test("every popup page of a player's is, too", async ({ page, house }) => {
  const player = await Player.signedUp(page, house.url);
  await sweep(page, popups(true));
  expect(player.complaints).toEqual([]);
  // A round that is not the player's: the house refuses it.
  await sweepLoading(page, ['/account?z=bet-history-detail&played=t1']);
});

test('the main pages are on a wide screen', async ({ page }) => {
  const player = new Player(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await sweep(page, [
    ...[
      '/',
      '/?tab=slot',
      '/account',
      '/game/naga-toba',
      '/game-provider',
      '/big-wins',
      '/help',
      '/help/crash',
    ],
    ...['/game/crash', '/vip', '/?z=search&q=naga', '/?z=login'],
  ]);
  expect(player.complaints).toEqual([]);
});

test('a site that is closed to a country is, too', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-country': 'AQ' });
  await sweepLoading(page, ['/', '/account', '/help/crash']);
});
