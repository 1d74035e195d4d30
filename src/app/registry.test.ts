// @vitest-environment dom
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isPageKey, PAGE_NEEDS_LOGIN } from '../shared/navigation/pageKeys.ts';
import { ACCOUNT, DISCOVER_ITEMS, pageOf, SEARCH, TAB_ITEMS, THUMB_ITEMS, WALLET } from './chrome/menu.ts';
import { PAGES } from './pageRegistry.ts';
import { ROUTES, routeOf, shownRouteOf } from './routes.ts';

/** Areas to come: whoever registers a page takes its line away here, until both lists are empty. */
const ROUTES_NOT_AVAILABLE: readonly string[] = [];

const PAGES_NOT_AVAILABLE = ['inbox', 'inbox-detail'];

/** spec/pages.tsv: the pages that need a player, then those that do not. */
const NEED_LOGIN = `balance-record bca-bank deposit-record deposit-success edit-bank-account-deposit
  edit-bank-account-withdraw edit-bank-account free-spin-history free-spin-history-detail lottery-week red-pocket
  referral-share spay-bank va-bank withdraw-record qrcode transaction usdt wallet account-info edit-email edit-mfa
  edit-password edit-phone edit-pin edit-profile forget-pin pin-panel security-info inbox inbox-detail withdraw
  bank-card vip-deposit-check bet-history bet-history-detail account v-d-c-record work-order-upload
  rescue-bonus-deposit rescue-bonus-deposit-rule game newbie-task comeback-task`;
const FOR_ALL = `daily-recharge-rule daily-wheel daily-wheel-rule daily-wheel-detail free-spin install-apk
  install-ios-pwa referral-history referral-join rescue-bonus reset-password vip-cash-back login register battle
  change-pwd spread-rg search battle-rule battle-history deposit-feedback withdraw-feedback vip-record
  big-win-detail`;

/** spec.md, section 2: an address of every route that needs no login, and of those that do. */
const ADDRESSES_FOR_ALL = `/ /home /account /battle /activity /activity/deposit/first /activity/active /game/crash
  /game/garuda-emas /game/lentera/garuda-emas /lottery-deposit /lottery-jackpot /referral /referral/spread-bet /referral/first-deposit /spread
  /vip /vip/record /daily-wins /daily-recharge /help /help/deposit /big-wins /game-provider`;
const ADDRESSES_NEEDING_LOGIN = '/referral/referral2 /account/limits';

const words = (text: string) => text.split(/\s+/);

describe('popup pages', () => {
  it('are those of the specification, with their login rules', () => {
    const wanted = [
      ...words(NEED_LOGIN).map((key) => [key, true]),
      ...words(FOR_ALL).map((key) => [key, false]),
    ];
    expect(PAGE_NEEDS_LOGIN).toEqual(Object.fromEntries(wanted));
  });

  it('are not available where this list says so, and nowhere else', () => {
    const missing = Object.keys(PAGE_NEEDS_LOGIN).filter((key) => isPageKey(key) && !PAGES[key]);
    expect(missing.sort()).toEqual([...PAGES_NOT_AVAILABLE].sort());
  });
});

describe('routes', () => {
  it.each(words(ADDRESSES_FOR_ALL))('%s is one that everybody may see', (address) => {
    const route = routeOf(address);
    expect(route).toBeDefined();
    expect(route?.needsLogin).toBeUndefined();
  });

  it.each(words(ADDRESSES_NEEDING_LOGIN))('%s needs a player', (address) => {
    expect(routeOf(address)?.needsLogin).toBe(true);
  });

  it('are not available where this list says so, and nowhere else', () => {
    const missing = ROUTES.filter(({ page, leadsTo }) => !page && !leadsTo).map(({ path }) => path);
    expect(missing.sort()).toEqual([...ROUTES_NOT_AVAILABLE].sort());
  });

  it('lead to a page when they lead on', () => {
    for (const { path, leadsTo } of ROUTES) if (leadsTo) expect(shownRouteOf(path)?.page).toBeDefined();
  });

  it('are chosen as the router chooses them', () => {
    for (const address of words(`${ADDRESSES_FOR_ALL} ${ADDRESSES_NEEDING_LOGIN}`))
      expect(routeOf(address)).toBe(matchRoutes([...ROUTES], address)?.[0]?.route);
  });

  it('are there for every entry of the menus', () => {
    const entries = [...TAB_ITEMS, ...THUMB_ITEMS, ...DISCOVER_ITEMS].map(({ target }) => target);
    for (const target of [...entries, ACCOUNT, WALLET, SEARCH]) {
      const shown = 'to' in target ? { to: target.to.replace(/\?.*/, '') } : target;
      expect(pageOf(shown), JSON.stringify(target)).toBeDefined();
    }
  });

  it('keep Crash and its pages apart from the pages of other games', () => {
    expect(routeOf('/game/crash')?.chrome).toBe('bare');
    expect(routeOf('/game/crash/replay/12')?.path).toBe('/game/:game/replay/:roundId');
    expect(routeOf('/game/dice/fairness')?.path).toBe('/game/:game/fairness');
    expect(routeOf('/game/naga-toba')?.path).toBe('/game/:id');
    expect(routeOf('/game/lentera/naga-toba')?.path).toBe('/game/:studio/:id');
    expect(routeOf('/nowhere')).toBeUndefined();
  });
});
