import { expect, type Page } from '@playwright/test';
import { crashRoundHistory } from '../../contract/games/crash/operations.ts';
import { slotBigWin } from '../../contract/http/catalogue.ts';
import { TestChannel } from '../../house/testing/core/testChannel.ts';
import { GAMES } from '../../src/games/games.ts';
import { PAGE_NEEDS_LOGIN } from '../../src/shared/navigation/pageKeys.ts';
import { triedOf } from '../longRun.ts';
import { settled, sweep, sweepLoading, violations } from './axe.ts';
import { test } from './house.ts';
import { Player } from './player.ts';
import { availablePages, availableRoutes, GAME_ROUTES } from './registries.ts';
import { POOL_GAMES, type PoolGameKey } from './tables.ts';

/** An address, or more, for every route of the site; ROUND- with a game's name stands for a round that has ended. */
const ROUTES: Record<string, readonly string[]> = {
  '/': ['/', '/?tab=slot', '/?tab=casinoGames', '/?tab=fish', '/?tab=sport', '/?tab=inHouseGames'],
  '/home': ['/home'],
  '/spread': ['/spread?code=AB12CD'],
  '/account': ['/account'],
  '/account/limits': ['/account/limits'],
  ...Object.fromEntries(GAME_ROUTES.map((path) => [path, [path]])),
  '/game/:game/fairness': GAMES.flatMap(({ key }) => [
    `/game/${key}/fairness`,
    `/game/${key}/fairness?round=ROUND-${key}`,
  ]),
  '/game/:game/replay/:roundId': GAMES.map(({ key }) => `/game/${key}/replay/ROUND-${key}`),
  '/game/:studio/:id': ['/game/lentera/naga-toba'],
  '/game/:id': ['/game/naga-toba'],
  '/game-provider': ['/game-provider', '/game-provider?firm=lentera', '/game-provider?firm=tidak-ada'],
  '/activity': ['/activity', '/activity?sheet=checkIn'],
  '/activity/active': ['/activity/active'],
  '/activity/deposit/*': [
    ...['first', 'second', 'third', 'special', 'new-user', 'special-invite', 'continuous', 'nothing'].map(
      (gift) => `/activity/deposit/${gift}`,
    ),
  ],
  '/battle': ['/battle', '/battle?tab=champions'],
  '/vip': ['/vip'],
  '/vip/record': ['/vip/record'],
  '/daily-wins': ['/daily-wins'],
  '/big-wins': ['/big-wins'],
  '/daily-recharge': ['/daily-recharge'],
  '/lottery-deposit': ['/lottery-deposit'],
  '/lottery-jackpot': ['/lottery-jackpot'],
  '/referral': ['/referral'],
  '/referral/spread-bet': ['/referral/spread-bet'],
  '/referral/first-deposit': ['/referral/first-deposit'],
  '/referral/referral2': ['/referral/referral2'],
  '/help': ['/help'],
  '/help/:key': ['/help/crash', '/help/fairness'],
};

/** What stands for popup pages that there are not yet. A sweep begins at an address that there is not. */
const NOTICES = ['/?z=inbox'];

/** What is not there: the house refuses it, and the browser's console counts that as an error. */
const MISSING = [
  '/game/tidak-ada',
  '/help/tidak-ada',
  '/game/crash/replay/999999999',
  '/game/naga-toba/fairness',
];

/** An address, or more, for every popup page; WIN stands for a big win. */
const PAGES: Record<string, readonly string[]> = {
  'red-pocket': ['/?z=red-pocket'],
  'lottery-week': ['/?z=lottery-week'],
  'referral-join': ['/?z=referral-join'],
  'referral-share': ['/?z=referral-share'],
  'referral-history': ['/?z=referral-history'],
  login: ['/?z=login'],
  'daily-wheel': ['/?z=daily-wheel'],
  'daily-wheel-rule': ['/?z=daily-wheel-rule'],
  'daily-wheel-detail': ['/?z=daily-wheel-detail'],
  register: ['/?z=register', '/?z=register&fast=1'],
  'spread-rg': ['/?z=spread-rg&code=AB12CD'],
  'reset-password': ['/?z=reset-password'],
  'change-pwd': ['/?z=change-pwd'],
  account: ['/?z=account'],
  'account-info': ['/account?z=account-info'],
  'edit-profile': ['/account?z=edit-profile'],
  'security-info': ['/?z=security-info'],
  'edit-password': ['/?z=edit-password'],
  'edit-phone': ['/?z=edit-phone'],
  'edit-email': ['/?z=edit-email'],
  'edit-mfa': ['/?z=edit-mfa'],
  'newbie-task': ['/?z=newbie-task'],
  'comeback-task': ['/?z=comeback-task'],
  'edit-pin': ['/?z=edit-pin'],
  'forget-pin': ['/?z=forget-pin'],
  'pin-panel': ['/?z=pin-panel'],
  'install-apk': ['/?z=install-apk'],
  'install-ios-pwa': ['/?z=install-ios-pwa'],
  game: ['/?z=game'],
  battle: ['/?z=battle'],
  'battle-rule': ['/battle?z=battle-rule'],
  'battle-history': ['/battle?z=battle-history'],
  search: ['/?z=search', '/?z=search&q=naga', '/?z=search&q=zzzz'],
  'big-win-detail': ['/big-wins?z=big-win-detail&win=WIN', '/big-wins?z=big-win-detail&win=999999999'],
  wallet: ['/account?z=wallet'],
  qrcode: ['/account?z=qrcode&deposit=none'],
  'va-bank': ['/account?z=va-bank&deposit=none'],
  'bca-bank': ['/account?z=bca-bank&deposit=none'],
  'spay-bank': ['/account?z=spay-bank&deposit=none'],
  usdt: ['/account?z=usdt&deposit=none'],
  'deposit-success': ['/account?z=deposit-success&deposit=none'],
  'deposit-record': ['/account?z=deposit-record'],
  'deposit-feedback': ['/?z=deposit-feedback', '/?z=deposit-feedback&deposit=none'],
  'work-order-upload': ['/account?z=work-order-upload', '/account?z=work-order-upload&deposit=none'],
  'balance-record': ['/account?z=balance-record'],
  'bet-history': ['/account?z=bet-history'],
  'bet-history-detail': ['/account?z=bet-history-detail&played=none'],
  transaction: ['/account?z=transaction&entry=none'],
  'free-spin': ['/?z=free-spin'],
  'free-spin-history': ['/account?z=free-spin-history'],
  'free-spin-history-detail': ['/account?z=free-spin-history-detail&prize=none'],
  'rescue-bonus': ['/?z=rescue-bonus'],
  'rescue-bonus-deposit': ['/?z=rescue-bonus-deposit'],
  'rescue-bonus-deposit-rule': ['/?z=rescue-bonus-deposit-rule'],
  'daily-recharge-rule': ['/daily-recharge?z=daily-recharge-rule'],
  withdraw: ['/account?z=withdraw'],
  'withdraw-record': ['/account?z=withdraw-record', '/account?z=withdraw-record&withdrawal=999999999'],
  'withdraw-feedback': ['/?z=withdraw-feedback'],
  'bank-card': ['/account?z=bank-card'],
  'edit-bank-account': ['/account?z=edit-bank-account', '/account?z=edit-bank-account&bank=999999999'],
  'edit-bank-account-withdraw': ['/account?z=withdraw_edit-bank-account-withdraw'],
  'edit-bank-account-deposit': ['/account?z=edit-bank-account-deposit'],
  'vip-record': ['/vip?z=vip-record'],
  'vip-cash-back': ['/vip?z=vip-cash-back'],
  'vip-deposit-check': ['/account?z=vip-deposit-check'],
  'v-d-c-record': ['/account?z=v-d-c-record'],
};

const needsLogin = (key: string) => PAGE_NEEDS_LOGIN[key as keyof typeof PAGE_NEEDS_LOGIN];
const pagesOf = (wanted: (key: string) => boolean) =>
  Object.keys(PAGES)
    .filter(wanted)
    .flatMap((key) => PAGES[key] ?? []);

/** Of solo games nobody has played a round yet: their pages say that there is none of that number. */
const NO_ROUND = '999999999';

const isPool = (key: string): key is PoolGameKey => key in POOL_GAMES;

/** The newest round of crash that has ended. */
async function endedFlight(channel: TestChannel): Promise<string> {
  const [newest] = await channel.call(crashRoundHistory, { count: 1 });
  return newest?.roundId ?? '';
}

/** A round of each game that has ended, as addresses name it. */
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

/** The addresses with rounds and a win that there are. */
async function real(url: string, addresses: readonly string[]): Promise<string[]> {
  const need = (mark: string) => addresses.some((address) => address.includes(mark));
  const rounds = need('ROUND-') ? await endedRounds(url) : {};
  const won = need('WIN') ? await bigWin(url) : '';
  return addresses.map((address) =>
    address.replace(/ROUND-[A-Za-z]+/, (name) => rounds[name] ?? name).replace('WIN', won),
  );
}

const menu = (page: Page) => page.getByRole('navigation').getByRole('button', { name: 'Menu' });

/** A sweep opens two dozen pages; a machine that is three times slower than usual needs the more for it. */
test.describe.configure({ timeout: 900_000 });

test('no page of the site is forgotten here', () => {
  expect(Object.keys(ROUTES).sort()).toEqual(availableRoutes().sort());
  expect(Object.keys(PAGES).sort()).toEqual(availablePages().sort());
});

const addresses = Object.values(ROUTES).flat();
const isGames = (address: string) => address.startsWith('/game/');
const isRounds = (address: string) => isGames(address) && /\/(fairness|replay)\b/.test(address);

/** The checks and replays of each game. In `npm test` one of each game is swept, of the next game the next one. */
const CHECKS = GAMES.map(({ key }) =>
  addresses.filter(isRounds).filter((address) => address.startsWith(`/game/${key}/`)),
);

/** Each sweep is a journey of its own, so that a slow machine has several for the time of one. */
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
  'every popup page is, too': pagesOf((key) => !needsLogin(key)),
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
  await sweep(page, pagesOf(needsLogin));
  expect(player.complaints).toEqual([]);
  // A round that is none of the player's: the house refuses it.
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
